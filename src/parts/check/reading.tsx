import { useDeferredValue, useLayoutEffect, type ReactNode } from 'react';
import { Plural, Trans } from '@lingui/react/macro';
import { warnedFirmAt } from '#src/content/warned-firms.ts';
import { Link } from '#src/parts/link/link.ts';
import { defang } from '#src/search/defang.ts';
import { askAt } from '#src/parts/link/ask-at.ts';
import { useRested } from '#src/ui/use-rested.ts';
import { useLoaded } from '#src/loading/use-loaded.ts';
import { checkIndex } from './lists.ts';
import { Matched } from './matched.tsx';
import { questionOf } from './question.ts';
import { Resemblances } from './resemblances.tsx';
import { useCheckAnswer } from './use-check-answer.ts';
import { WarnedEntry } from './warned-entry.tsx';
import styles from './reading.module.css';

/** If more records match, the visitor has to type more. */
const MOST_SHOWN = 10;

/** What the reading shows. */
export interface Read {
  /** How many warnings match, and how many of them are shown. */
  matching: number;
  shown: number;
  /** What else is announced, once typing pauses. */
  announced: ReactNode;
}

/**
 * Shows the warnings for a text that none of them contains literally: a disguised address, a name in other letters, or a
 * similar name. It says how the text was read.
 *
 * @param notFound shown unless a warning covers an address in the text or has the text as its name
 * @param onRead gets what is shown, so that there is one count and one announcement. The same function in every render.
 */
export function Reading({ search, notFound, onRead }: { search: string; notFound: ReactNode; onRead: (read: Read | undefined) => void }) {
  const { value: index } = useLoaded(true, () => checkIndex());
  const text = useDeferredValue(search);
  const answer = useCheckAnswer(index, text);
  const isRested = useRested(answer);
  const resembles = answer?.resembles.filter(({ list }) => list === 'warned') ?? [];
  const matching = answer?.warned.total ?? 0;
  const similar = isRested ? resembles.length : 0;
  // Before the next paint, so that the count never differs from what is shown.
  useLayoutEffect(() => {
    const announced = similar > 0 && <Plural value={similar} one="# similar name or address" other="# similar names or addresses" />;
    onRead({ matching, shown: Math.min(matching, MOST_SHOWN), announced });
    return () => onRead(undefined);
  }, [onRead, matching, similar]);
  if (!answer) return notFound;
  const { intake, warned } = answer;
  const isFound = warned.count.exact > 0;
  const addresses = intake.addresses.map(({ said }) => said).join(', ');
  return (
    <div className={styles['reading']}>
      {!isFound && notFound}
      {warned.total > 0 && (
        <>
          <p>
            {intake.addresses.length === 0 ? (
              <Trans>If you ignore accents, punctuation and legal form, this matches:</Trans>
            ) : (
              <Trans>
                We read this as <bdi dir="ltr">{defang(addresses)}</bdi>. It matches:
              </Trans>
            )}
          </p>
          {warned.take(0, MOST_SHOWN).map((match) => {
            const firm = warnedFirmAt(match.position);
            return firm && <WarnedEntry key={match.position} firm={firm} matched={<Matched match={match} />} level="h2" />;
          })}
        </>
      )}
      <Resemblances resembles={resembles} />
      <p>
        <Link href={askAt('/check', questionOf(intake.said))}>
          <Trans>Search both lists</Trans>
        </Link>
      </p>
    </div>
  );
}
