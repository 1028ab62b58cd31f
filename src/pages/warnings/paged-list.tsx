import { Suspense, lazy, useEffect, useRef, useState } from 'react';
import { WARNINGS_PER_PAGE } from '#src/content/list-sizes.ts';
import type { ListedWarnedFirm } from '#src/content/warned-firm-columns.ts';
import { firstWarnedFirms, warnedFirmCount } from '#src/content/warned-firms-head.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { loadOptional } from '#src/loading/missing-chunk.ts';
import { useLoaded } from '#src/loading/use-loaded.ts';
import { NEWEST_FIRST } from './newest-first.ts';
import type { Read } from '#src/parts/check/reading.tsx';
import { NotHere, PagedList, WithoutScript } from '#src/parts/paging/paged-list.tsx';
import { WarningTotals } from '#src/parts/paging/totals.tsx';
import { useArrival } from '#src/parts/paging/use-arrival.ts';
import { usePages, type LongList } from '#src/parts/paging/use-pages.ts';
import { Count } from './count.tsx';
import { showEntry, useEntryId } from './use-entry.ts';
import { WarnedFirmCard } from './warned-firm-card.tsx';
import { LoadingText } from '#src/ui/loading.tsx';
import styles from './warned-firm-list.module.css';

/** Rarely shown, so not in the first load. */
const NoMatch = lazy(async () => ({ default: (await import('./no-match.tsx')).NoMatch }));
const UnknownEntry = lazy(async () => ({ default: (await import('./unknown-entry.tsx')).UnknownEntry }));

/** Only the first page of the list is in the first load. */
const loadWarnings = () => import('./long-warnings.ts');

const LIST: LongList<ListedWarnedFirm> = {
  size: warnedFirmCount,
  perPage: WARNINGS_PER_PAGE,
  first: firstWarnedFirms,
  open: async () => (await loadWarnings()).longWarnings,
};

const NEWEST: LongList<ListedWarnedFirm> = { ...LIST, isSorted: true, open: async () => (await loadWarnings()).newestWarnings };

/** Loads the warnings before a search. A failure here is ignored, because the search tries again and reports it. */
export function prepareSearch() {
  loadWarnings()
    .then(({ longWarnings }) => longWarnings.loadMatch())
    .catch(() => undefined);
}

/** A long list of warned firms, page by page. Each page has its own address. The whole list is loaded only for a search. */
export function WarningList({ search, isNewestFirst }: { search: string; isNewestFirst: boolean }) {
  const id = useEntryId();
  const entry = useEntry(id);
  const { found, records, paging, isFailed, retry } = usePages(isNewestFirst ? NEWEST : LIST, search, entry.position);
  const [read, setRead] = useState<Read>();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const isHere = records !== undefined;
  const follow = useArrival(headingRef, isHere);

  useEffect(() => {
    if (isHere && id !== undefined && entry.position !== undefined) showEntry(id);
  }, [isHere, id, entry.position]);

  return (
    <>
      <Suspense>{entry.isKnown && id !== undefined && entry.position === undefined && <UnknownEntry key={id} id={id} />}</Suspense>
      {entry.isFailed && <NotHere onRetry={entry.retry} />}
      <Count announced={read?.announced}>
        {isHere && (id === undefined || entry.isKnown || entry.isFailed) ? (
          <WarningTotals found={read?.matching ?? found?.length} all={warnedFirmCount} />
        ) : (
          !isFailed && <LoadingText />
        )}
      </Count>
      <WithoutScript shown={formatNumber(paging.end)} total={formatNumber(warnedFirmCount)} file="/data/warnings.csv" />
      {isFailed && <NotHere onRetry={retry} />}
      <Suspense>{records?.length === 0 && <NoMatch search={search} onRead={setRead} />}</Suspense>
      {records !== undefined && records.length > 0 && (
        <PagedList
          search={search}
          parameters={{ order: isNewestFirst ? NEWEST_FIRST : '' }}
          paging={paging}
          headingRef={headingRef}
          onFollow={follow}
        >
          <ul className={styles['cards']}>
            {records.map((firm) => (
              <li key={firm.position} className={styles['item']}>
                <WarnedFirmCard firm={firm} linked={firm.position === entry.position} />
              </li>
            ))}
          </ul>
        </PagedList>
      )}
    </>
  );
}

/** Finds the entry in the address. Searching the list for its id may take a moment. */
function useEntry(id: string | undefined) {
  const { value, isFailed, retry } = useLoaded(id, (wanted) =>
    loadOptional(async () => ({ position: (await (await loadWarnings()).findWarnedFirm(wanted))?.position })),
  );
  return { isKnown: value !== undefined || id === undefined, position: value?.position, isFailed, retry };
}
