import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Checklist } from '#src/content/document-schemas.ts';
import { BackLink } from '#src/ui/back-link.tsx';
import { Button } from '#src/ui/button.tsx';
import { Breadcrumb } from '../breadcrumb/breadcrumb.tsx';
import { ContentText } from '../document/content-text.tsx';
import { Progress } from './progress.tsx';
import { resultAsText, saveText } from './result.ts';
import styles from './checklist-page.module.css';

/** A self-assessment checklist (specification §2, §4). What is ticked is kept nowhere (decision 14). */
export function ChecklistPage({ checklist }: { checklist: Checklist }) {
  const { t } = useLingui();
  const { title, lead, sections } = checklist;
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set());
  const total = sections.reduce((sum, { items }) => sum + items.length, 0);

  function toggle(id: string) {
    const next = new Set(checked);
    if (!next.delete(id)) next.add(id);
    setChecked(next);
  }

  function save() {
    const words = { done: t`Done`, open: t`Open`, todo: t`To do`, of: t`${checked.size} of ${total} completed` };
    saveText(title, resultAsText(checklist, checked, words));
  }

  return (
    <>
      <Breadcrumb />
      <div className={`wrap ${styles['page']}`}>
        <BackLink href="/self-assessment-tools">
          <Trans>Back to Tools</Trans>
        </BackLink>
        <h1 tabIndex={-1}>
          <ContentText>{title}</ContentText>
        </h1>
        <p className={styles['lead']}>
          <ContentText>{lead}</ContentText>
        </p>
        <Progress completed={checked.size} total={total} />
        {sections.map(({ name, items }) => (
          <fieldset key={name} className={styles['group']}>
            <legend>
              <ContentText>{name}</ContentText>
              <span className={styles['count']}>
                <bdi dir="ltr">
                  {items.filter(({ id }) => checked.has(id)).length} / {items.length}
                </bdi>
              </span>
            </legend>
            <div className={styles['items']}>
              {items.map(({ id, text, todo, source }) => (
                // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- its text is what ContentText writes
                <label key={id} className={styles['item']}>
                  <input type="checkbox" id={id} checked={checked.has(id)} onChange={() => toggle(id)} />
                  <span>
                    <ContentText>{text}</ContentText>
                    <small>
                      {!checked.has(id) && <ContentText>{todo}</ContentText>} (<bdi dir="ltr">{source}</bdi>)
                    </small>
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
        ))}
        <div className={styles['take']} data-screen-only>
          <Button look="solid" onClick={save}>
            <Trans>Save the result as a file</Trans>
          </Button>
          <Button look="line" onClick={() => print()}>
            <Trans>Print</Trans>
          </Button>
        </div>
      </div>
    </>
  );
}
