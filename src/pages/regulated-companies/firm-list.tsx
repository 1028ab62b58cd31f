import { useMemo, useRef } from 'react';
import { useSearch } from 'wouter';
import { formatNumber } from '#src/i18n/format-number.ts';
import { useLoaded } from '#src/loading/use-loaded.ts';
import { usePagePath } from '#src/parts/link/link.ts';
import { ListFailed, PagedList, WithoutScript } from '#src/parts/paging/paged-list.tsx';
import { pageAddress, pageOf, type ListParameters } from '#src/parts/paging/pages.ts';
import { FirmTotals } from '#src/parts/paging/totals.tsx';
import { useArrival } from '#src/parts/paging/use-arrival.ts';
import { usePages } from '#src/parts/paging/use-pages.ts';
import { FILTERS } from '#src/register/filters.ts';
import { findFirmByLicence, register, type ListedFirm } from '#src/register/firms.ts';
import { LoadingText } from '#src/ui/loading.tsx';
import { writeUrlParameter } from '#src/ui/url-state.ts';
import { Count } from './count.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { FIRMS } from './firm-search.ts';
import { FirmRow } from './firm-row.tsx';
import { LetterIndex } from './letter-index.tsx';
import { allRuns, letterAnchor, letterRuns, type LetterRun } from './letters.ts';
import { NoMatch } from './no-match.tsx';
import { TableFrame } from './table-frame.tsx';
import { useFilters } from './use-filters.tsx';
import styles from './page.module.css';

/**
 * The register as a table: the whole of a short one, so that find-in-page, printing and reading without a script include every firm; a long one
 * page by page, each with its own address.
 * @param isCovered a record is about to cover the list, so the list is not shown before it (DIR-11)
 */
export function FirmList({ search, isCovered, onOpen }: { search: string; isCovered: boolean; onOpen: (firm: ListedFirm) => void }) {
  const path = usePagePath();
  const filters = useFilters();
  const parameters = useFiltersInAddress();
  const pages = usePages(FIRMS, { search, filtered: filters.rows });
  const { isWhole, found, paging, records, isFailed } = pages;
  const headingRef = useRef<HTMLHeadingElement>(null);
  const follow = useArrival(headingRef, records !== undefined);
  useFirmOfAddress(search, parameters);
  const runs = useMemo(() => (found ? letterRuns(found) : allRuns), [found]);
  const isWaiting = isCovered || filters.isLoading || (records === undefined && !isFailed);
  return (
    <div className={`wrap block-end ${styles['fields']}`} data-waiting={isWaiting || undefined}>
      <div>
        <FilterPanel filters={filters} found={pages.searched} />
        <div className={styles['count']}>
          <Count>
            {isWaiting ? (
              <LoadingText />
            ) : (
              (filters.notice ?? (records && <FirmTotals isWhole={isWhole} found={found?.length} all={register.size} />))
            )}
          </Count>
        </div>
        {!isWhole && <WithoutScript shown={formatNumber(paging.end)} total={formatNumber(register.size)} file="/data/firms.csv" />}
      </div>
      <LetterIndex
        runs={runs}
        begin={paging.begin}
        hrefOf={({ letter, position }) =>
          `${pageAddress(path, search, pageOf(position, FIRMS.perPage), parameters)}#${letterAnchor(letter)}`
        }
        onFollow={follow}
      />
      <div data-unasked>
        {isFailed && <ListFailed onRetry={pages.retry} />}
        {records?.length === 0 && <NoMatch search={search} />}
        {records && (isWhole || records.length > 0) && (
          <PagedList isWhole={isWhole} search={search} parameters={parameters} paging={paging} headingRef={headingRef} onFollow={follow}>
            <TableFrame rowCount={isWhole ? undefined : (found?.length ?? register.size)} hidden={records.length === 0}>
              {isWhole ? (
                <AllRows found={found} runs={runs} onOpen={onOpen} />
              ) : (
                <PageRows firms={records} begin={paging.begin} runs={runs} onOpen={onOpen} />
              )}
            </TableFrame>
          </PagedList>
        )}
      </div>
    </div>
  );
}

interface RowsProps {
  runs: readonly LetterRun[];
  onOpen: (firm: ListedFirm) => void;
}

/** All rows stay mounted, and those that do not match are hidden. That is cheaper at each keystroke than creating rows again. */
function AllRows({ found, runs, onOpen }: RowsProps & { found: readonly number[] | undefined }) {
  const positionOf = found && new Map(found.map((row, position) => [row, position]));
  const beginningAt = beginnings(runs);
  return register.first.map((firm) => {
    const position = positionOf ? positionOf.get(firm.row) : firm.row;
    return <FirmRow key={firm.row} firm={firm} {...beginningAt(position)} hidden={position === undefined} onOpen={onOpen} />;
  });
}

/** The rows of a page of a long list. `begin` is the position of the first. */
function PageRows({ firms, begin, runs, onOpen }: RowsProps & { firms: readonly ListedFirm[]; begin: number }) {
  const beginningAt = beginnings(runs);
  return firms.map((firm, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a keystroke then changes texts instead of making a hundred rows
    <FirmRow key={index} firm={firm} {...beginningAt(begin + index)} position={begin + index + 2} onOpen={onOpen} />
  ));
}

/** The letter that begins at a position, if one does, and how many firms it has. */
function beginnings(runs: readonly LetterRun[]) {
  const runAt = new Map(runs.map((run) => [run.position, run]));
  return (position: number | undefined) => {
    const run = position === undefined ? undefined : runAt.get(position);
    return { letter: run?.letter, count: run?.count };
  };
}

/** The filters in the address, for links to other pages of the list. */
function useFiltersInAddress(): ListParameters {
  const query = new URLSearchParams(useSearch());
  return Object.fromEntries(FILTERS.map((filter) => [filter, query.get(filter) ?? '']));
}

/** A link to a firm (`?firm=LICENCE`) shows the page that lists the firm, unless it contains a page, a search or a filter. */
function useFirmOfAddress(search: string, filters: ListParameters) {
  const query = new URLSearchParams(useSearch());
  const isPlain = search === '' && !query.has('page') && !query.has('q') && Object.values(filters).every((value) => value === '');
  const licence = isPlain ? query.get('firm') : null;
  // If the register cannot be loaded, the dialog says so.
  useLoaded(licence ?? undefined, async (wanted, signal) => {
    const firm = await findFirmByLicence(wanted);
    const page = firm ? pageOf(firm.row, FIRMS.perPage) : 1;
    if (!signal.aborted && page > 1) writeUrlParameter('page', String(page));
  });
}
