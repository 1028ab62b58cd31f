import { useRef } from 'react';
import { useSearch } from 'wouter';
import type { ListedFirm } from '#src/content/firm-columns.ts';
import { FILTERS } from '#src/content/firm-filters.ts';
import { FIRMS_PER_PAGE } from '#src/content/list-sizes.ts';
import { firmCount, firstFirms } from '#src/content/register-head.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { useLoaded } from '#src/loading/use-loaded.ts';
import { Link, usePagePath } from '#src/parts/link/link.ts';
import { NotHere, PagedList, WithoutScript } from '#src/parts/paging/paged-list.tsx';
import { pageAddress, pageOf, type ListParameters } from '#src/parts/paging/pages.ts';
import { FirmTotals } from '#src/parts/paging/totals.tsx';
import { useArrival } from '#src/parts/paging/use-arrival.ts';
import { usePages, type LongList } from '#src/parts/paging/use-pages.ts';
import { writeUrlParameter } from '#src/ui/url-state.ts';
import { Count } from './count.tsx';
import { Filters } from './filters.tsx';
import type { FirmListProps } from './firm-list.ts';
import { FirmRow } from './firm-row.tsx';
import { LetterIndex } from './letter-index.tsx';
import { allRuns, letterAnchor, letterRuns } from './letters.ts';
import { NoMatch } from './no-match.tsx';
import { TableFrame } from './table-frame.tsx';
import { useFilters } from './use-filters.tsx';
import { LoadingText } from '#src/ui/loading.tsx';
import styles from './page.module.css';

/** Only the first page of the list is in the first load. */
const loadRegister = () => import('./long-register.ts');

const LIST: LongList<ListedFirm> = {
  size: firmCount,
  perPage: FIRMS_PER_PAGE,
  first: firstFirms,
  open: async () => (await loadRegister()).longRegister,
};

/** Loads the register before a search. A failure here is ignored, because the search tries again and reports it. */
export function prepareSearch() {
  loadRegister()
    .then(({ longRegister }) => longRegister.loadMatch())
    .catch(() => undefined);
}

/** A long register, page by page. Each page has its own address. The whole register is loaded only for a search. */
export function FirmList({ search, onOpen }: FirmListProps) {
  const path = usePagePath();
  const filters = useFilters();
  const parameters = useFiltersInAddress();
  const { found, searched, records, paging, isFailed, retry } = usePages(LIST, search, undefined, filters.rows);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const follow = useArrival(headingRef, records !== undefined);
  useFirmOfAddress(search, parameters);
  const runs = found ? letterRuns(found) : allRuns;
  const letterOf = new Map(runs.map(({ letter, position }) => [position, letter]));
  return (
    <div className={`wrap block-end ${styles['fields']}`}>
      <LetterIndex
        runs={runs}
        renderLink={({ letter, position }) => (
          <Link
            href={`${pageAddress(path, search, pageOf(position, FIRMS_PER_PAGE), parameters)}#${letterAnchor(letter)}`}
            onClick={follow}
          >
            {letter}
          </Link>
        )}
      />
      <div>
        <Filters found={searched} filters={filters} />
        <Count>{filters.notice ?? (records ? <FirmTotals found={found?.length} all={firmCount} /> : !isFailed && <LoadingText />)}</Count>
        <WithoutScript shown={formatNumber(paging.end)} total={formatNumber(firmCount)} file="/data/firms.csv" />
        {isFailed && <NotHere onRetry={retry} />}
        {records?.length === 0 && <NoMatch search={search} />}
        {records && records.length > 0 && (
          <PagedList search={search} parameters={parameters} paging={paging} headingRef={headingRef} onFollow={follow}>
            <TableFrame rowCount={found?.length ?? firmCount}>
              {records.map((firm, index) => {
                const position = paging.begin + index;
                // oxlint-disable-next-line react/no-array-index-key -- a keystroke then changes texts instead of making a hundred rows
                return <FirmRow key={index} firm={firm} letter={letterOf.get(position)} position={position + 2} onOpen={onOpen} />;
              })}
            </TableFrame>
          </PagedList>
        )}
      </div>
    </div>
  );
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
    const firm = await (await loadRegister()).findFirmByLicence(wanted);
    const page = firm ? pageOf(firm.row, FIRMS_PER_PAGE) : 1;
    if (!signal.aborted && page > 1) writeUrlParameter('page', String(page));
  });
}
