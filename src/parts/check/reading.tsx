import { useDeferredValue, useMemo } from 'react';
import { Link } from 'wouter';
import { Trans } from '@lingui/react/macro';
import { messages } from '#content/locales/en/part-check.po';
import { warnedFirmAt } from '#src/content/warned-firms.ts';
import { addEnglish } from '#src/i18n/activate.ts';
import { defang } from '#src/search/defang.ts';
import { askAt } from '#src/ui/ask-at.ts';
import { useWhenNeeded } from '#src/ui/use-when-needed.ts';
import { checkIndex } from './lists.ts';
import { Matched } from './matched.tsx';
import { questionOf } from './question.ts';
import { Resemblances } from './resemblances.tsx';
import { WarnedEntry } from './warned-entry.tsx';
import styles from './reading.module.css';

addEnglish(messages);

/** Of more than these, the visitor has to type more. */
const MOST_SHOWN = 10;

/**
 * What the warnings have for a text that none of them holds literally: an address in disguise, a name in other
 * letters, a name that one resembles. It says that it was read and not found as typed.
 */
export function Reading({ search }: { search: string }) {
  const index = useWhenNeeded(true, checkIndex);
  const text = useDeferredValue(search);
  const answer = useMemo(() => index?.check(text), [index, text]);
  if (!answer) return null;
  const { intake, warned } = answer;
  const resembles = answer.resembles.filter(({ list }) => list === 'warned');
  return (
    <div aria-live="polite" className={styles['reading']}>
      {warned.total > 0 && (
        <>
          <p>
            {intake.kind === 'text' ? (
              <Trans>Without regard to accents, signs and legal form, or by the addresses in it, it leads to:</Trans>
            ) : (
              <Trans>
                Read as <bdi dir="ltr">{defang(intake.said)}</bdi>, it leads to:
              </Trans>
            )}
          </p>
          {warned.take(0, MOST_SHOWN).map((match) => {
            const firm = warnedFirmAt(match.place);
            return firm && <WarnedEntry key={match.place} firm={firm} matched={<Matched match={match} />} level="h2" />;
          })}
        </>
      )}
      <Resemblances resembles={resembles} />
      <p>
        <Link href={askAt('/check', questionOf(intake.said))}>
          <Trans>Check it in both lists</Trans>
        </Link>
      </p>
    </div>
  );
}
