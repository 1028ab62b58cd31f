import { useLayoutEffect, type ReactNode } from 'react';
import { Plural, Trans } from '@lingui/react/macro';
import { isContact, recordsOf } from '@frontier/check';
import { itemText } from '#src/check/items.ts';
import { questionOf } from '#src/check/question.ts';
import { checkOnce, useCheck, type Answered } from '#src/check/use-check.ts';
import { LIST } from '#src/i18n/punctuation.ts';
import { LatinLetters } from '#src/parts/latin-letters/latin-letters.tsx';
import { useHasSettled } from '#src/ui/use-has-settled.ts';
import { Verbatim } from '#src/ui/verbatim.tsx';
import { CheckLink } from './check-link.tsx';
import { Entry } from './entry.tsx';
import { ComparedTable, resembledBy } from './sent-table.tsx';
import styles from './reading.module.css';

/** If more records match, the visitor has to type more. */
const MAX_SHOWN = 10;

/** What the reading shows. */
export interface Read {
  /** How many warnings match, and how many of them are shown. */
  matching: number;
  shown: number;
  /** What else is announced, once typing pauses. */
  announced: ReactNode;
}

/**
 * Shows the warnings for a text that none of them contains literally: a disguised address, a name in other letters or in a sentence, or a
 * similar name.
 * @param notFound shown unless a warning covers an address in the text or has the text as its name
 * @param onRead gets what is shown, so that there is one count and one announcement. The same function in every render.
 */
export function Reading({ search, notFound, onRead }: { search: string; notFound: ReactNode; onRead: (read: Read | undefined) => void }) {
  const { answered } = useCheck(search, checkOnce);
  const isRested = useHasSettled(answered);
  const { records, total: matching } = answered ? recordsOf(answered.answer).warnings : { records: [], total: 0 };
  const rows = (answered?.answer.items ?? []).flatMap(resembledBy).filter(({ resembled }) => resembled?.list === 'warnings');
  const isExact = records.some(({ rank }) => rank === 'exact');
  const similar = isRested ? rows.length : 0;
  // Before the next paint, so that the count never differs from what is shown.
  useLayoutEffect(() => {
    const announced = similar > 0 && <Plural value={similar} one="# similar name or address" other="# similar names or addresses" />;
    onRead({ matching, shown: Math.min(matching, MAX_SHOWN), announced });
    return () => onRead(undefined);
  }, [onRead, matching, similar]);
  return (
    <div className={`stack ${styles['reading']}`}>
      {answered && records.length > 0 && (
        <p>
          <HowItWasRead {...answered} isExact={isExact} />
        </p>
      )}
      {records.slice(0, MAX_SHOWN).map(({ position, match }) => {
        const record = answered?.records.warnings.get(position);
        return record && <Entry key={position} record={record} match={match} level="h2" />;
      })}
      {answered && <ComparedTable rows={rows} answered={answered} />}
      {/* Below the similar names. */}
      {!isExact && notFound}
      {records.length === 0 && <LatinLetters text={search} />}
      <p>
        <CheckLink text={search} question={answered && questionOf(answered.text, answered.answer)}>
          <Trans>Search both lists</Trans>
        </CheckLink>
      </p>
    </div>
  );
}

/** How the text was read, so that the visitor sees why a warning is shown. */
function HowItWasRead({ text, answer: { items }, isExact }: Answered & { isExact: boolean }) {
  const said = items
    .filter(isContact)
    .map((item) => itemText(item, text))
    .join(LIST);
  if (said !== '') {
    return (
      <Trans>
        We read this as <Verbatim>{said}</Verbatim>. It matches:
      </Trans>
    );
  }
  if (isExact) return <Trans>Ignoring accents, punctuation, legal form and other words, this matches:</Trans>;
  return <Trans>There may be a warning about this name:</Trans>;
}
