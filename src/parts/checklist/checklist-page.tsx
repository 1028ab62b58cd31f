import { useEffect, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Checklist } from '#build/content/schemas/texts.ts';
import { CLOSE, OPEN } from '#src/i18n/punctuation.ts';
import { BackLink } from '#src/parts/link/back-link.tsx';
import { Button } from '#src/ui/button.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { ContentText } from '../document/content-text.tsx';
import { useDownload } from '../download/download-button.tsx';
import { Verbatim } from '#src/ui/verbatim.tsx';
import { Progress, ProgressLine } from './progress.tsx';
import { useAskBeforeLeaving } from './use-ask-before-leaving.ts';
import styles from './checklist-page.module.css';

/** A self-assessment checklist (TOOL-3). Ticks are not stored (TOOL-4), so the page asks before they are lost (TOOL-5). */
export function ChecklistPage({ checklist }: { checklist: Checklist }) {
  const { t } = useLingui();
  const { title, lead, sections } = checklist;
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set());
  const [downloaded, setDownloaded] = useState(checked);
  const ids = sections.flatMap(({ items }) => items.map(({ id }) => id));
  const total = ids.length;
  useEarlyTicks(ids, (ticked) => setChecked(new Set(ticked)));

  function toggle(id: string) {
    const next = new Set(checked);
    if (!next.delete(id)) next.add(id);
    setChecked(next);
  }

  const { busy, failed, start } = useDownload(async () => {
    const { downloadResult } = await import('../download/download-document.ts');
    await downloadResult(checklist, checked);
    setDownloaded(checked);
  });
  useAskBeforeLeaving(checked.size > 0 && checked !== downloaded, t`What you have ticked will be lost. Leave this checklist?`);

  return (
    <>
      <BackLink href="/self-assessment-tools">
        <Trans>Back to Tools</Trans>
      </BackLink>
      <PageHead heading={<ContentText>{title}</ContentText>} lead={<ContentText>{lead}</ContentText>} />
      <div className={`wrap block-end ${styles['page']}`}>
        <Progress completed={checked.size} total={total} />
        <ProgressLine completed={checked.size} total={total} />
        {sections.map((section) => (
          <Group key={section.name} section={section} checked={checked} onToggle={toggle} />
        ))}
        <TakeAway busy={busy} failed={failed} onDownload={start} />
      </div>
    </>
  );
}

/** A section of the checklist with its boxes. */
function Group({
  section: { name, items },
  checked,
  onToggle,
}: {
  section: Checklist['sections'][number];
  checked: ReadonlySet<string>;
  onToggle: (id: string) => void;
}) {
  return (
    <fieldset className={`thirds ${styles['group']}`}>
      <legend>
        <ContentText>{name}</ContentText>
      </legend>
      <div>
        {items.map(({ id, text, todo, source }) => (
          // The whole row can be clicked, but only the statement names the box.
          <label key={id} className={styles['item']}>
            <input
              type="checkbox"
              id={id}
              aria-labelledby={`${id}-statement`}
              aria-describedby={`${id}-todo`}
              checked={checked.has(id)}
              onChange={() => onToggle(id)}
            />
            <span>
              <span id={`${id}-statement`}>
                <ContentText>{text}</ContentText>
              </span>
              <small className="meta" id={`${id}-todo`}>
                <ContentText>{todo}</ContentText>
                {OPEN}
                <Verbatim>{source}</Verbatim>
                {CLOSE}
              </small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The ways to save the result: as a document or on paper. */
function TakeAway({ busy, failed, onDownload }: { busy: boolean; failed: boolean; onDownload: () => void }) {
  return (
    <div className={`cluster ${styles['take']}`} data-screen-only data-script-only>
      <Button variant="solid" aria-busy={busy} onClick={onDownload}>
        <span aria-live="polite">{busy ? <Trans>Preparing…</Trans> : <Trans>Download the result</Trans>}</span>
      </Button>
      <Button variant="line" onClick={() => print()}>
        <Trans>Print</Trans>
      </Button>
      {failed && (
        <p role="alert">
          <Trans>The document could not be created. Print the result instead, or try again.</Trans>
        </p>
      )}
    </div>
  );
}

/** Takes over the boxes that were ticked before the page was mounted. Hydration leaves the ticks in the page, but not in a state. */
function useEarlyTicks(ids: readonly string[], onTicks: (ticked: string[]) => void): void {
  useEffect(() => {
    const ticked = ids.filter((id) => {
      const box = document.getElementById(id);
      return box instanceof HTMLInputElement && box.checked;
    });
    if (ticked.length > 0) onTicks(ticked);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the boxes are mounted
  }, []);
}
