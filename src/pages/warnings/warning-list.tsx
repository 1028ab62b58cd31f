import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { formatNumber } from '#src/i18n/format-number.ts';
import { useLoaded } from '#src/loading/use-loaded.ts';
import type { Read } from '#src/parts/answer/reading.tsx';
import { ListFailed, PagedList, WithoutScript } from '#src/parts/paging/paged-list.tsx';
import { WarningTotals } from '#src/parts/paging/totals.tsx';
import { useArrival } from '#src/parts/paging/use-arrival.ts';
import { usePages } from '#src/parts/paging/use-pages.ts';
import { findWarnedFirm, idOf, warnings, type ListedWarnedFirm } from '#src/register/warned-firms.ts';
import { LoadingText } from '#src/ui/loading.tsx';
import { Ledger } from './ledger.tsx';
import { NoMatch, UnknownEntry } from './no-match.tsx';
import { leaveEntry, showEntry, useEntryId, writeEntry } from './use-entry.ts';
import { BY_NAME, WARNINGS, sortByName } from './warning-search.ts';
import styles from './page.module.css';

const EVERY_POSITION = [...warnings.first.keys()];

/**
 * A row for every warning: all of a short list, so that printing and reading without a script include them; a long list page by page. All rows of
 * a short list stay mounted, because hiding rows is cheaper at each keystroke than creating them again.
 */
export function WarningList({ search, isByName }: { search: string; isByName: boolean }) {
  const id = useEntryId();
  const [opened, open] = useOpening(id);
  const entry = useEntry(id, opened);
  const sort = isByName ? sortByName : undefined;
  const pages = usePages(WARNINGS, { search, entry: entry.position, sort });
  const { isWhole, found, paging, records, isFailed } = pages;
  const [read, setRead] = useState<Read>();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const isHere = records !== undefined;
  const follow = useArrival(headingRef, isHere);
  const isSettled = isHere && (id === undefined || entry.isKnown || entry.isFailed);
  const whole = useMemo(() => (sort?.(EVERY_POSITION) ?? EVERY_POSITION).flatMap((position) => warnings.at(position) ?? []), [sort]);
  const matching = useMemo(() => found && new Set(found), [found]);

  const isOpenedHere = opened !== undefined && idOf(opened) === id;
  useEffect(() => {
    if (isHere && id !== undefined && entry.position !== undefined && !isOpenedHere) showEntry(id);
  }, [isHere, id, entry.position, isOpenedHere]);

  return (
    <>
      {/* What else is found is announced with it. */}
      <p role="status" className={styles['count']}>
        {isSettled ? (
          <WarningTotals isWhole={isWhole} found={read?.matching ?? found?.length} all={warnings.size} />
        ) : (
          !isFailed && <LoadingText />
        )}
        {read?.announced && <span className="spoken"> {read.announced}</span>}
      </p>
      {entry.isKnown && id !== undefined && entry.position === undefined && <UnknownEntry key={id} id={id} />}
      {entry.isFailed && <ListFailed onRetry={entry.retry} />}
      {!isWhole && <WithoutScript shown={formatNumber(paging.end)} total={formatNumber(warnings.size)} file="/data/warnings.csv" />}
      {isFailed && <ListFailed onRetry={pages.retry} />}
      {records?.length === 0 && <NoMatch search={search} onRead={setRead} />}
      {records && (isWhole || records.length > 0) && (
        <PagedList
          isWhole={isWhole}
          search={search}
          parameters={{ order: isByName ? BY_NAME : '' }}
          paging={paging}
          headingRef={headingRef}
          onFollow={follow}
        >
          <Ledger
            firms={isWhole ? whole : records}
            matching={isWhole ? matching : undefined}
            isWhole={isWhole}
            isByName={isByName}
            open={entry.position}
            isSettled={isSettled}
            onToggle={open}
          />
        </PagedList>
      )}
    </>
  );
}

/**
 * The warning that the visitor has opened here, and a function that opens one, or closes the one that is open. The link that was clicked
 * stays where it is on the screen, although the row that closes may be above it.
 */
function useOpening(id: string | undefined) {
  const [opened, setOpened] = useState<ListedWarnedFirm>();
  const clickedRef = useRef<{ link: HTMLElement; top: number }>(undefined);

  useLayoutEffect(() => {
    const clicked = clickedRef.current;
    clickedRef.current = undefined;
    if (clicked) scrollBy(0, clicked.link.getBoundingClientRect().top - clicked.top);
  }, [id]);

  const open = useCallback((firm: ListedWarnedFirm, link: HTMLElement) => {
    clickedRef.current = { link, top: link.getBoundingClientRect().top };
    setOpened(firm);
    if (link.getAttribute('aria-expanded') === 'true') leaveEntry();
    else writeEntry(idOf(firm));
  }, []);

  return [opened, open] as const;
}

/** Finds the entry in the address. A long list must be loaded for that, unless the visitor has `opened` the entry on the page. */
function useEntry(id: string | undefined, opened: ListedWarnedFirm | undefined) {
  const known = [opened, ...warnings.first].find((firm) => firm && id !== undefined && idOf(firm) === id);
  const { value, isFailed, retry } = useLoaded(known ? undefined : id, async (wanted) => ({
    position: (await findWarnedFirm(wanted))?.position,
  }));
  return { isKnown: known !== undefined || value !== undefined, position: (known ?? value)?.position, isFailed, retry };
}
