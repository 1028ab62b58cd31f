import { useState } from 'react';
import { Trans } from '@lingui/react/macro';
import type { DocumentType } from '#src/content/published-documents.ts';
import { PREFIX } from '#src/i18n/address.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import styles from './download-button.module.css';

interface DownloadButtonProps {
  type: DocumentType;
  id: string;
  title: string;
  /** The address of the document as text, if there is one. */
  text?: string;
  /** Called if there is no document with this id. */
  onMissing?: () => void;
  variant: 'solid' | 'line';
  size?: 'small' | 'normal';
  /** The text of the button. The default is 'Download', with the title of the document for screen readers. */
  children?: React.ReactNode;
}

/** Downloads a document as a PDF file that the browser makes (PDF-8). The first click loads the engine. */
export function DownloadButton({ type, id, title, text, onMissing, children, ...appearance }: DownloadButtonProps) {
  const { busy, failed, start } = useDownload(async () => {
    const { downloadDocument } = await import('./download-document.ts');
    if (!(await downloadDocument(type, id))) onMissing?.();
  });
  // The same file from the build, for visitors without our script.
  const address = `${PREFIX}/documents/${id}.pdf`;
  const label = children ?? (
    <>
      <Trans>Download</Trans> <span className="spoken">{title}</span>
    </>
  );
  return (
    <div className={styles['download']}>
      <Button {...appearance} data-script-only aria-busy={busy} onClick={start}>
        <Icon name="download" />
        <span aria-live="polite">{busy ? <Trans>Preparing…</Trans> : label}</span>
      </Button>
      <a className={styles['file']} href={address}>
        {label}
      </a>
      {failed && <Failure address={text ?? address} />}
    </div>
  );
}

/** Runs one download at a time and returns its state. */
export function useDownload(make: () => Promise<void>): { busy: boolean; failed: boolean; start: () => void } {
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const start = () => {
    // A second click during a download makes no second file.
    if (state === 'busy') return;
    setState('busy');
    make().then(
      () => setState('ready'),
      (error: unknown) => {
        console.error(error);
        setState('failed');
      },
    );
  };
  return { busy: state === 'busy', failed: state === 'failed', start };
}

function Failure({ address }: { address: string }) {
  return (
    <p role="alert" className={styles['failure']}>
      <Trans>
        The document could not be created. <a href={address}>Read it here</a> instead, or try again.
      </Trans>
    </p>
  );
}
