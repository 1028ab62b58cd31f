import { Trans } from '@lingui/react/macro';
import { FirmName } from '#src/parts/firm-name/firm-name.tsx';
import type { CheckAnswer, Match } from '#src/search/check/check.ts';
import styles from './answer.module.css';

/** The name on record if it differs from the typed one, and the difference that was ignored. */
export function ComparedName({ answer: { firms, warned } }: { answer: CheckAnswer }) {
  const matches = [warned, firms].flatMap((list): readonly Match[] => list.take(0, list.count.exact));
  if (matches.some(({ aside }) => aside === undefined || aside === 'nothing')) return null;
  const [match] = matches;
  if (!match) return null;
  const { value } = match;
  return (
    <p className={styles['compared']}>
      {match.aside === 'form' ? (
        <Trans>
          On record as <FirmName>{value}</FirmName>, with a different legal form or punctuation.
        </Trans>
      ) : (
        <Trans>
          On record as <FirmName>{value}</FirmName>, with different punctuation or accents.
        </Trans>
      )}
    </p>
  );
}
