import { Trans } from '@lingui/react/macro';
import type { Answer, FirmMatch, WarningMatch } from '@frontier/check';
import { CLONE, FirmName } from '#src/parts/firm-name/firm-name.tsx';
import styles from './band.module.css';

/** The name on record if it differs from the typed one. A warning says what a firm calls itself, so it is not "on record". */
export function ComparedName({ answer }: { answer: Answer }) {
  const { warnings = [], firms = [] } = answer.decidedBy?.facts ?? {};
  const matches: readonly (FirmMatch | WarningMatch)[] = [...warnings, ...firms];
  const [match] = matches;
  if (!match || matches.some(({ difference }) => difference === undefined)) return null;
  const { value, difference } = match;
  const isWarned = 'warning' in match;
  // The mark of a clone is no part of its name.
  if (isWarned && value.endsWith(CLONE)) return null;
  return (
    <p className={styles['more']}>
      {isWarned ? (
        <Trans>
          Our warning gives its name as <FirmName>{value}</FirmName>.
        </Trans>
      ) : difference === 'form' ? (
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
