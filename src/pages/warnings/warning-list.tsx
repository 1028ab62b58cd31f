import { memo, useEffect, useRef, useState } from 'react';
import { formatNumber } from '#src/i18n/format-number.ts';
import { useLoaded } from '#src/loading/use-loaded.ts';
import type { Read } from '#src/parts/check/reading.tsx';
import { ListFailed, PagedList, WithoutScript } from '#src/parts/paging/paged-list.tsx';
import { WarningTotals } from '#src/parts/paging/totals.tsx';
import { useArrival } from '#src/parts/paging/use-arrival.ts';
import { usePages } from '#src/parts/paging/use-pages.ts';
import { findWarnedFirm, warnings, type ListedWarnedFirm } from '#src/register/warned-firms.ts';
import { LoadingText } from '#src/ui/loading.tsx';
import { Count } from './count.tsx';
import { NEWEST_FIRST } from './newest-first.ts';
import { NoMatch } from './no-match.tsx';
import { UnknownEntry } from './unknown-entry.tsx';
import { showEntry, useEntryId } from './use-entry.ts';
import { WarnedFirmCard } from './warned-firm-card.tsx';
import { WARNINGS, sortNewestFirst } from './warning-search.ts';
import styles from './warned-firm-list.module.css';

const EVERY_POSITION = [...warnings.first.keys()];

/**
 * A card for every warned firm: all of a short list, so that find-in-page, printing and reading without a script include them; a long list page
 * by page, each with its own address.
 */
export function WarningList({ search, isNewestFirst }: { search: string; isNewestFirst: boolean }) {
  const id = useEntryId();
  const entry = useEntry(id);
  const sort = isNewestFirst ? sortNewestFirst : undefined;
  const pages = usePages(WARNINGS, { search, entry: entry.position, sort });
  const { isWhole, found, paging, records, isFailed } = pages;
  const [read, setRead] = useState<Read>();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const isHere = records !== undefined;
  const follow = useArrival(headingRef, isHere);
  const isSettled = isHere && (id === undefined || entry.isKnown || entry.isFailed);

  useEffect(() => {
    if (isHere && id !== undefined && entry.position !== undefined) showEntry(id);
  }, [isHere, id, entry.position]);

  return (
    <>
      {entry.isKnown && id !== undefined && entry.position === undefined && <UnknownEntry key={id} id={id} />}
      {entry.isFailed && <ListFailed onRetry={entry.retry} />}
      <Count announced={read?.announced}>
        {isSettled ? (
          <WarningTotals isWhole={isWhole} found={read?.matching ?? found?.length} all={warnings.size} />
        ) : (
          !isFailed && <LoadingText />
        )}
      </Count>
      {!isWhole && <WithoutScript shown={formatNumber(paging.end)} total={formatNumber(warnings.size)} file="/data/warnings.csv" />}
      {isFailed && <ListFailed onRetry={pages.retry} />}
      {records?.length === 0 && <NoMatch search={search} onRead={setRead} />}
      {records && (isWhole || records.length > 0) && (
        <PagedList
          isWhole={isWhole}
          search={search}
          parameters={{ order: isNewestFirst ? NEWEST_FIRST : '' }}
          paging={paging}
          headingRef={headingRef}
          onFollow={follow}
        >
          <ul className={styles['cards']}>
            {isWhole ? (
              <AllCards order={sort?.(EVERY_POSITION) ?? EVERY_POSITION} found={found} linked={entry.position} />
            ) : (
              records.map((firm) => <Card key={firm.position} firm={firm} hidden={false} linked={firm.position === entry.position} />)
            )}
          </ul>
        </PagedList>
      )}
    </>
  );
}

/** All cards stay mounted, and those that do not match are hidden. That is cheaper at each keystroke than creating cards again. */
function AllCards({
  order,
  found,
  linked,
}: {
  order: readonly number[];
  found: readonly number[] | undefined;
  linked: number | undefined;
}) {
  const matching = found && new Set(found);
  return order.map((position) => {
    const firm = warnings.at(position);
    return firm && <Card key={position} firm={firm} hidden={matching?.has(position) === false} linked={position === linked} />;
  });
}

const Card = memo(function Card({ firm, hidden, linked }: { firm: ListedWarnedFirm; hidden: boolean; linked: boolean }) {
  return (
    <li className={styles['item']} hidden={hidden}>
      <WarnedFirmCard firm={firm} linked={linked} />
    </li>
  );
});

/** Finds the entry in the address. A long list must be loaded for that. */
function useEntry(id: string | undefined) {
  const { value, isFailed, retry } = useLoaded(id, async (wanted) => ({ position: (await findWarnedFirm(wanted))?.position }));
  return { isKnown: value !== undefined, position: value?.position, isFailed, retry };
}
