import { useState } from 'react';
import { Trans } from '@lingui/react/macro';
import type { DocumentType } from '#src/content/published-documents.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { loadOptional } from '#src/loading/missing-chunk.ts';
import styles from './download-button.module.css';

interface DownloadButtonProps {
  type: DocumentType;
  id: string;
  title: string;
  /** Where the document stands as text, if it does. */
  text?: string;
  /** What happens where there is no document of this id. */
  onMissing?: () => void;
  variant: 'solid' | 'line';
  size?: 'small' | 'normal';
  /** What the button says; else 'Download', and to those who cannot see the row the title. */
  children?: React.ReactNode;
}

/** Downloads a document as a PDF made here (PDF-8). Its engine comes with the first click. */
export function DownloadButton({ type, id, title, text, onMissing, children, ...appearance }: DownloadButtonProps) {
  const { busy, failed, start } = useDownload(async () => {
    const { downloadDocument } = await loadOptional(() => import('./download-document.ts'));
    if (!(await downloadDocument(type, id))) onMissing?.();
  });
  // The same document as the build made it, for a visitor without our script.
  const address = `/documents/${id}.pdf`;
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

/** Runs a download one at a time, and says how it stands. */
export function useDownload(make: () => Promise<void>): { busy: boolean; failed: boolean; start: () => void } {
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const start = () => {
    // A second click while the first is at work makes no second file.
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
