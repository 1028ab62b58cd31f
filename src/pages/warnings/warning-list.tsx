import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Plural, Trans } from '@lingui/react/macro';
import { formatNumber } from '#src/i18n/format-number.ts';
import { useLoaded } from '#src/loading/use-loaded.ts';
import type { Read } from '#src/parts/answer/reading.tsx';
import { ListFailed, ShowMore, WithoutScript } from '#src/parts/long-list/notes.tsx';
import { useLongList } from '#src/parts/long-list/use-long-list.ts';
import { findWarnedFirm, idOf, warnings, type ListedWarnedFirm } from '#src/register/warned-firms.ts';
import { useTitlePrefix } from '#src/ui/document-title.ts';
import { LoadingText } from '#src/ui/loading.tsx';
import { useQuestionOfAddress } from '#src/ui/url-state.ts';
import { Ledger } from './ledger.tsx';
import { NoMatch, UnknownEntry } from './no-match.tsx';
import { leaveEntry, showEntry, useEntryId, writeEntry } from './use-entry.ts';
import { WARNINGS } from '#src/parts/long-list/warnings.ts';
import { sortByName } from './order.ts';
import styles from './page.module.css';

/**
 * A row for every warning: all of a short list, so that printing and reading without a script include them, and the beginning of a long one. The
 * first rows stay mounted, because hiding rows is cheaper at each keystroke than creating them again.
 */
export function WarningList({ search, isByName }: { search: string; isByName: boolean }) {
  const id = useEntryId();
  const [opened, open] = useOpening(id);
  const entry = useEntry(id, opened);
  const question = useQuestionOfAddress();
  useTitlePrefix(warnings.at(entry.position ?? -1)?.name ?? question);
  const sort = isByName ? sortByName : undefined;
  const { shown, more, showMore, isFailed, retry } = useLongList(WARNINGS, { search, entry: entry.position, sort });
  const [read, setRead] = useState<Read>();
  const isHere = shown !== undefined;
  const isSettled = isHere && (id === undefined || entry.isKnown || entry.isFailed);
  const isShown = useMemo(() => new Set(shown), [shown]);
  const listed = useMemo(() => {
    const positions = [...new Set([...warnings.first.keys(), ...isShown])];
    return (sort?.(positions) ?? positions).flatMap((position) => warnings.at(position) ?? []);
  }, [sort, isShown]);

  const isOpenedHere = opened !== undefined && idOf(opened) === id;
  useEffect(() => {
    if (isHere && id !== undefined && entry.position !== undefined && !isOpenedHere) showEntry(id);
  }, [isHere, id, entry.position, isOpenedHere]);

  const matching = read?.matching ?? shown?.length ?? 0;
  return (
    <>
      {/* What else is found is announced with it. */}
      <p role="status" className={`meta ${styles['count']}`}>
        {isSettled ? <Count matching={matching} /> : !isFailed && <LoadingText />}
        {read?.announced && <span className="spoken"> {read.announced}</span>}
      </p>
      {entry.isKnown && id !== undefined && entry.position === undefined && <UnknownEntry key={id} id={id} />}
      {entry.isFailed && <ListFailed onRetry={entry.retry} />}
      <WithoutScript shown={warnings.first.length} total={warnings.size} file="/data/warnings.csv" />
      {isFailed && <ListFailed onRetry={retry} />}
      {shown?.length === 0 && <NoMatch search={search} onRead={setRead} />}
      {shown && (
        <Ledger
          firms={listed}
          shown={isShown}
          isWhole={more === 0}
          isByName={isByName}
          open={entry.position}
          isSettled={isSettled}
          onToggle={open}
        />
      )}
      <ShowMore count={more} onClick={showMore} />
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

/** How many warnings are shown of all. */
function Count({ matching }: { matching: number }) {
  const [some, all] = [formatNumber(matching), formatNumber(warnings.size)];
  return (
    <Plural
      value={matching}
      one={
        <Trans>
          <b>{some}</b> of <b>{all}</b> warnings shown
        </Trans>
      }
      other={
        <Trans>
          <b>{some}</b> of <b>{all}</b> warnings shown
        </Trans>
      }
    />
  );
}
