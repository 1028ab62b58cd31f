import { useMemo } from 'react';
import { Trans } from '@lingui/react/macro';
import { firmCount, firstFirms } from '#src/content/register-head.ts';
import { buildSubstringIndex, matchTyped } from '#src/search/substring/substring-index.ts';
import { hydrateLater } from '#src/parts/prerendered/hydrate-later.tsx';
import { formatNumber } from '#src/i18n/format-number.ts';
import { Count } from './count.tsx';
import { FirmRow } from './firm-row.tsx';
import { searchedFields, type FirmListProps } from './firm-list.ts';
import { Filters } from './filters.tsx';
import { letterAnchor, letterRuns, type LetterRun } from './letters.ts';
import { TableFrame } from './table-frame.tsx';
import { useFilters } from './use-filters.tsx';
import indexStyles from './letter-index.module.css';
import styles from './page.module.css';

/** Nothing has to be loaded before a search. */
export const prepareSearch = undefined;

/** The markup of both is in the page, so their code is not in the first load. */
const loadParts = () => import('./parts-of-search.ts');
const LetterIndex = hydrateLater(async () => (await loadParts()).LetterIndex);
const NoMatch = hydrateLater(async () => (await loadParts()).NoMatch);

const renderLetter = ({ letter }: LetterRun) => <a href={`#${letterAnchor(letter)}`}>{letter}</a>;

const index = buildSubstringIndex(firstFirms, searchedFields);

/** The whole register in one table, so that find-in-page, printing and reading without a script include every firm. */
export function FirmList({ search, onOpen }: FirmListProps) {
  const filters = useFilters();
  const found = useMemo(() => matchTyped(index, search), [search]);
  const rows = useMemo(() => found.filter((row) => filters.rows?.has(row) ?? true), [found, filters.rows]);
  const runs = useMemo(() => letterRuns(rows), [rows]);
  const [some, all] = [formatNumber(rows.length), formatNumber(firmCount)];
  // All rows stay mounted, and those that do not match are hidden. That is cheaper at each keystroke than creating rows again.
  const matching = new Set(rows);
  const letterOf = new Map(runs.map(({ letter, first }) => [first, letter]));
  return (
    <div className={`wrap block-end ${styles['fields']}`}>
      <LetterIndex className={indexStyles['holder']} isNeeded={rows.length < firmCount} runs={runs} renderLink={renderLetter} />
      <div>
        <Filters found={found} filters={filters} />
        <Count>
          {filters.notice ?? (
            <Trans>
              <b>{some}</b> of <b>{all}</b> firms shown, sorted by name
            </Trans>
          )}
        </Count>
        <TableFrame hidden={rows.length === 0}>
          {firstFirms.map((firm) => (
            <FirmRow key={firm.row} firm={firm} letter={letterOf.get(firm.row)} hidden={!matching.has(firm.row)} onOpen={onOpen} />
          ))}
        </TableFrame>
        <div hidden={rows.length > 0}>
          <NoMatch isNeeded={rows.length === 0} search={search} />
        </div>
      </div>
    </div>
  );
}
