import { useMemo, useRef } from 'react';
import { Trans } from '@lingui/react/macro';
import { formatNumber } from '#src/i18n/format-number.ts';
import { useLoaded } from '#src/loading/use-loaded.ts';
import { Link, usePagePath } from '#src/parts/link/link.ts';
import { ListFailed, PagedList, WithoutScript } from '#src/parts/paging/paged-list.tsx';
import { pageAddress, pageOf, type ListParameters } from '#src/parts/paging/pages.ts';
import { FirmTotals } from '#src/parts/paging/totals.tsx';
import { useArrival } from '#src/parts/paging/use-arrival.ts';
import { usePages } from '#src/parts/paging/use-pages.ts';
import type { RegisterOnDay } from '#src/history/past-register.ts';
import { FILTERS } from '#src/register/filters.ts';
import { findFirmByLicence, register, type ListedFirm } from '#src/register/firms.ts';
import { CheckLink } from '#src/parts/answer/check-link.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { LoadingText } from '#src/ui/loading.tsx';
import { useQuery, writeUrlParameter } from '#src/ui/url-state.ts';
import { Count } from './count.tsx';
import { useDay, type ShownDay } from './use-day.ts';
import { FilterPanel } from './filter-panel.tsx';
import { FIRMS } from './firm-search.ts';
import { FirmRow, TableFrame } from './firm-row.tsx';
import { LetterIndex } from './letter-index.tsx';
import { allRuns, letterAnchor, letterRuns, type LetterRun } from './letters.ts';
import { useFilters } from './use-filters.tsx';
import styles from './page.module.css';

/**
 * The register as a table: all of a short one, so that find-in-page, printing and reading without a script include every firm; a long one page by
 * page.
 * @param isCovered a record is about to cover the list, so the list is not shown before it (DIR-11)
 */
export function FirmList({ search, isCovered, onOpen }: { search: string; isCovered: boolean; onOpen: (firm: ListedFirm) => void }) {
  const path = usePagePath();
  const day = useDay();
  const past = day.shown?.register;
  const filters = useFilters(past);
  const parameters = useListInAddress();
  const pages = usePages(FIRMS, { search, filtered: filters.rows, within: past?.rows });
  const { isWhole, found, paging, isFailed } = pages;
  // If the day cannot be shown because it did not load, do not show today's list instead.
  const records = day.isFailed ? undefined : pages.records;
  const headingRef = useRef<HTMLHeadingElement>(null);
  const follow = useArrival(headingRef, records !== undefined);
  useFirmOfAddress(search, parameters);
  const runs = useMemo(() => (found ? letterRuns(found) : allRuns), [found]);
  const isWaiting = isCovered || filters.isLoading || day.isLoading || (records === undefined && !isFailed && !day.isFailed);
  return (
    <>
      {day.shown?.band}
      <div className={`wrap block-end ${styles['fields']}`} data-waiting={isWaiting || undefined} hidden={day.isOpening}>
        <div>
          <FilterPanel filters={filters} found={pages.searched} />
          <div className={styles['count']}>
            <Count>
              {isWaiting ? (
                <LoadingText />
              ) : (
                (filters.notice ?? (records && <Totals isWhole={isWhole} found={found?.length} day={day.shown} />))
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
          {day.isFailed && <ListFailed onRetry={day.retry} />}
          {isFailed && <ListFailed onRetry={pages.retry} />}
          {records?.length === 0 && <NoMatch search={search} />}
          {records && (isWhole || records.length > 0) && (
            <PagedList isWhole={isWhole} search={search} parameters={parameters} paging={paging} headingRef={headingRef} onFollow={follow}>
              <TableFrame rowCount={isWhole ? undefined : (found?.length ?? register.size)} hidden={records.length === 0}>
                {isWhole ? (
                  <AllRows found={found} runs={runs} past={past} onOpen={onOpen} />
                ) : (
                  <PageRows firms={records} begin={paging.begin} runs={runs} past={past} onOpen={onOpen} />
                )}
              </TableFrame>
            </PagedList>
          )}
        </div>
      </div>
    </>
  );
}

/** How many firms are shown of all, and on which day if that is not today. */
function Totals({ day, ...totals }: { isWhole: boolean; found: number | undefined; day: ShownDay | undefined }) {
  return (
    <>
      {day && <>{day.lead} </>}
      <FirmTotals {...totals} all={day?.register?.rows.size ?? register.size} />
    </>
  );
}

/** The text for an empty result (DIR-6), and advice for someone who expected to find a firm. The link to the check carries the text over. */
function NoMatch({ search }: { search: string }) {
  return (
    <Callout tone="amber">
      <p>
        <strong>
          <Trans>No companies found matching your search.</Trans>
        </strong>
      </p>
      <p>
        <Trans>
          Check the spelling, or try part of the name. If a firm that is not in this directory offers you services, do not send it money.
          Search the <Link href="/warnings">investor warnings</Link> or <Link href="/contact">ask us</Link>.
        </Trans>
      </p>
      <p className="tall-links">
        <CheckLink text={search}>
          <Trans>Search both lists</Trans>
        </CheckLink>
      </p>
    </Callout>
  );
}

interface RowsProps {
  runs: readonly LetterRun[];
  past: RegisterOnDay | undefined;
  onOpen: (firm: ListedFirm) => void;
}

/** All rows stay mounted, and those that do not match are hidden. That is cheaper at each keystroke than creating rows again. */
function AllRows({ found, runs, past, onOpen }: RowsProps & { found: readonly number[] | undefined }) {
  const positionOf = found && new Map(found.map((row, position) => [row, position]));
  const beginningAt = beginnings(runs);
  return register.first.map((firm) => {
    const position = positionOf ? positionOf.get(firm.row) : firm.row;
    return (
      <FirmRow
        key={firm.row}
        firm={firm}
        {...onDay(firm, past)}
        {...beginningAt(position)}
        hidden={position === undefined}
        onOpen={onOpen}
      />
    );
  });
}

/** The rows of a page of a long list. `begin` is the position of the first. */
function PageRows({ firms, begin, runs, past, onOpen }: RowsProps & { firms: readonly ListedFirm[]; begin: number }) {
  const beginningAt = beginnings(runs);
  return firms.map((firm, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a keystroke then changes texts instead of making a hundred rows
    <FirmRow key={index} firm={firm} {...onDay(firm, past)} {...beginningAt(begin + index)} position={begin + index + 2} onOpen={onOpen} />
  ));
}

/** The status of a firm on the day that is shown. */
function onDay({ row, status }: ListedFirm, past: RegisterOnDay | undefined) {
  return { status: past?.statusOf(row) ?? status, on: past?.day };
}

/** The letter that begins at a position, if one does, and how many firms it has. */
function beginnings(runs: readonly LetterRun[]) {
  const runAt = new Map(runs.map((run) => [run.position, run]));
  return (position: number | undefined) => {
    const run = position === undefined ? undefined : runAt.get(position);
    return { letter: run?.letter, count: run?.count };
  };
}

/** The filters and the day in the address, for links to other pages of the list. */
function useListInAddress(): ListParameters {
  const query = useQuery();
  return Object.fromEntries([...FILTERS, 'on'].map((name) => [name, query.get(name) ?? '']));
}

/** A link to a firm (`?firm=LICENCE`) shows the page that lists the firm, unless it contains a page, a search, a filter or a day. */
function useFirmOfAddress(search: string, parameters: ListParameters) {
  const query = useQuery();
  const isPlain = search === '' && !query.has('page') && !query.has('q') && Object.values(parameters).every((value) => value === '');
  const licence = isPlain ? query.get('firm') : null;
  // If the register cannot be loaded, the dialog says so.
  useLoaded(licence ?? undefined, async (wanted, signal) => {
    const firm = await findFirmByLicence(wanted);
    const page = firm ? pageOf(firm.row, FIRMS.perPage) : 1;
    if (!signal.aborted && page > 1) writeUrlParameter('page', String(page));
  });
}
