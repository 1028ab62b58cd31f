import { Trans } from '@lingui/react/macro';
import { keepReason, knownReason, loadReason } from '#src/content/warned-firm-reasons.ts';
import { firstWarnedFirms, warnedFirmCount } from '#src/content/warned-firms-head.ts';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { GenuineFirmLink } from '#src/parts/genuine-firm/genuine-firm.tsx';
import { loadOptional } from '#src/loading/missing-chunk.ts';
import { useLoaded } from '#src/loading/use-loaded.ts';
import { LoadingText } from '#src/ui/loading.tsx';
import styles from './warned-firm-card.module.css';

/*
 * The prerendered page contains the reasons. They are read from it before React draws anything: hydration then finds the
 * text that it expects, another language and a later visit have it too, and no chunk is requested for it.
 */
if (!import.meta.env.SSR) {
  for (const element of document.querySelectorAll<HTMLElement>('[data-reason]')) {
    const { dataset, textContent, parentElement } = element;
    const genuine = parentElement?.querySelector<HTMLElement>('[data-licence]');
    keepReason(Number(dataset['reason']), {
      text: textContent,
      isEnglish: element.querySelector('[lang]') !== null,
      genuine: genuine ? { licenseId: genuine.dataset['licence'] ?? '', name: genuine.textContent } : undefined,
    });
  }
}

const PAUSE_MS = 150;

/** In a long list, reloading the page would not bring the reason, because the prerendered page contains only the first ones. */
const isPaged = firstWarnedFirms.length < warnedFirmCount;

async function load(position: number, signal: AbortSignal) {
  if (!isPaged) return loadReason(position);
  // A card that the next keystroke removes again requests nothing.
  await new Promise((done) => setTimeout(done, PAUSE_MS));
  signal.throwIfAborted();
  return loadOptional(() => loadReason(position));
}

/** Why the public is warned about a firm, and whom it imitates. It is loaded if the prerendered page does not contain it. */
export function WarnedFirmReason({ position }: { position: number }) {
  const known = knownReason(position);
  const { value: reason = known, isFailed } = useLoaded(known ? undefined : position, load);
  if (!reason) return <p className={styles['waiting']}>{isFailed ? <Missing /> : <LoadingText />}</p>;
  return (
    <>
      <p data-reason={position}>
        <ContentText isEnglish={reason.isEnglish ?? false}>{reason.text}</ContentText>
      </p>
      {reason.genuine && <GenuineFirmLink {...reason.genuine} />}
    </>
  );
}

function Missing() {
  return <Trans>The reason could not be loaded. Check your connection and reload this page.</Trans>;
}
