import { Trans } from '@lingui/react/macro';
import { loadReason, reasonAt, reasonsInPage, type GenuineFirm } from '#src/register/reasons.ts';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { FirmName } from '#src/parts/firm-name/firm-name.tsx';
import { recordAt } from '#src/parts/link/ask-at.ts';
import { Link } from '#src/parts/link/link.ts';
import { useLoaded } from '#src/loading/use-loaded.ts';
import { LoadingText } from '#src/late/loading.tsx';
import styles from './warning-table.module.css';

/**
 * Reads the reasons in the prerendered page, once. Hydration then finds the text that it expects, a later visit has it too, and no file is
 * requested for it. It must not run before the page is drawn: the module may be loaded while the browser still receives the HTML.
 */
function readPage(): void {
  if (isRead) return;
  isRead = true;
  for (const element of document.querySelectorAll<HTMLElement>('[data-reason]')) {
    const { dataset, textContent, parentElement } = element;
    const genuine = parentElement?.querySelector<HTMLElement>('[data-licence]');
    reasonsInPage[Number(dataset['reason'])] = {
      text: textContent,
      isEnglish: element.querySelector('[lang]') !== null,
      genuine: genuine ? { licenseId: genuine.dataset['licence'] ?? '', name: genuine.textContent } : undefined,
    };
  }
}

let isRead = import.meta.env.SSR;

const PAUSE_MS = 150;

async function load(position: number, signal: AbortSignal) {
  // A row that the next keystroke removes again requests nothing.
  await new Promise((done) => setTimeout(done, PAUSE_MS));
  signal.throwIfAborted();
  return loadReason(position);
}

/** Why the public is warned about a firm, and whom it imitates. It is loaded if the prerendered page does not contain it. */
export function WarnedFirmReason({ position }: { position: number }) {
  readPage();
  const known = reasonAt(position);
  const { value: reason = known, isFailed } = useLoaded(known ? undefined : position, load);
  if (!reason) return <p className={styles['waiting']}>{isFailed ? <Missing /> : <LoadingText />}</p>;
  return (
    <>
      <p data-reason={position} className={styles['reason']}>
        <ContentText isEnglish={reason.isEnglish ?? false}>{reason.text}</ContentText>
      </p>
      {reason.genuine && <Imitates {...reason.genuine} />}
    </>
  );
}

/** The regulated firm that a clone firm imitates, with a link to its record. */
function Imitates({ licenseId, name }: GenuineFirm) {
  return (
    <p className={styles['imitates']}>
      <Trans>
        <strong>Imitates</strong>{' '}
        <Link href={recordAt(licenseId)} data-licence={licenseId}>
          <FirmName>{name}</FirmName>
        </Link>
      </Trans>
    </p>
  );
}

function Missing() {
  return <Trans>The reason could not be loaded. Check your connection and reload this page.</Trans>;
}
