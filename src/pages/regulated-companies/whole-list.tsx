import { useMemo } from 'react';
import { Trans } from '@lingui/react/macro';
import { firmCount, firstFirms } from '#src/content/register-head.ts';
import { buildSubstringIndex, matchTyped } from '#src/search/substring/substring-index.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { Count } from './count.tsx';
import { FirmRow } from './firm-row.tsx';
import { searchedFields, type FirmListProps } from './firm-list.ts';
import { LetterIndex } from './letter-index.tsx';
import { letterAnchor, letterRuns } from './letters.ts';
import { NoMatch } from './no-match.tsx';
import { TableFrame } from './table-frame.tsx';
import styles from './page.module.css';

/** Nothing has to be loaded before a search. */
export const prepareSearch = undefined;

const index = buildSubstringIndex(firstFirms, searchedFields);

/** The whole register in one table, so that find-in-page, printing and reading without a script include every firm. */
export function FirmList({ search, onOpen }: FirmListProps) {
  const rows = useMemo(() => matchTyped(index, search), [search]);
  const runs = useMemo(() => letterRuns(rows), [rows]);
  const [some, all] = [formatNumber(rows.length), formatNumber(firmCount)];
  // All rows stay mounted, and those that do not match are hidden. That is cheaper at each keystroke than creating rows again.
  const matching = new Set(rows);
  const letterOf = new Map(runs.map(({ letter, first }) => [first, letter]));
  return (
    <div className={`wrap block-end ${styles['fields']}`}>
      <LetterIndex runs={runs} renderLink={({ letter }) => <a href={`#${letterAnchor(letter)}`}>{letter}</a>} />
      <div>
        <Count>
          <Trans>
            <b>{some}</b> of <b>{all}</b> firms shown, sorted by name
          </Trans>
        </Count>
        <TableFrame hidden={rows.length === 0}>
          {firstFirms.map((firm) => (
            <FirmRow key={firm.row} firm={firm} letter={letterOf.get(firm.row)} hidden={!matching.has(firm.row)} onOpen={onOpen} />
          ))}
        </TableFrame>
        {rows.length === 0 && <NoMatch />}
      </div>
    </div>
  );
}
