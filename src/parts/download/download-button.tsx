import { useState } from 'react';
import { Trans } from '@lingui/react/macro';
import type { PaperType } from '#src/content/papers.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { loadOptional } from '#src/ui/optional-part.ts';
import styles from './download-button.module.css';

interface DownloadButtonProps {
  type: PaperType;
  id: string;
  /** The same document as the build made it, for a visitor without our script. */
  file: string;
  /** Where the document stands as text, if it does. */
  text?: string;
  /** What happens where there is no document of this id. */
  onMissing?: () => void;
  look: 'solid' | 'line';
  size?: 'small' | 'normal';
  'aria-label'?: string;
  children: React.ReactNode;
}

/** Downloads a document as a PDF made here (specification §7). Its engine comes with the first click. */
export function DownloadButton({ type, id, file, text, onMissing, children, ...rest }: DownloadButtonProps) {
  const { busy, failed, start } = useDownload(async () => {
    const { downloadDocument } = await loadOptional(() => import('./download-document.ts'));
    if (!(await downloadDocument(type, id))) onMissing?.();
  });
  const address = `/documents/${file}`;
  return (
    <div className={styles['download']}>
      <Button {...rest} aria-busy={busy} onClick={start}>
        <Icon name="download" />
        {busy ? <Trans>Preparing…</Trans> : children}
      </Button>
      <a className={styles['file']} href={address}>
        {children}
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
        The document could not be made. <a href={address}>Read it here</a> instead, or try again.
      </Trans>
    </p>
  );
}
