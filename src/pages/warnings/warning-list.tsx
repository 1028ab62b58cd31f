import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Plural, Trans } from '@lingui/react/macro';
import { formatNumber } from '#src/i18n/format-number.ts';
import { ListWithoutScript } from '#src/late/list-without-script.tsx';
import { searchWarnings } from '#src/parts/lists/search-warnings.ts';
import type { ListedWarnedFirm } from '#src/register/warned-firm-rows.ts';
import { warnings } from '#src/register/warned-firms.ts';
import { useTitlePrefix } from '#src/ui/title-prefix.ts';
import { useQuestionOfAddress } from '#src/ui/url-state.ts';
import { WarningTable } from './warning-table.tsx';
import { NoMatch, UnknownEntry } from './no-match.tsx';
import { leaveEntry, showEntry, useEntryId, writeEntry } from './use-entry.ts';
import { sortByName } from './order.ts';
import styles from './page.module.css';

/**
 * A row for every warning, so that printing and reading without a script include them all. The rows stay mounted, because hiding rows is cheaper at
 * each keystroke than creating them again.
 */
export function WarningList({ search, isByName }: { search: string; isByName: boolean }) {
  const id = useEntryId();
  const [opened, open] = useOpening(id);
  const entry = warnings.find((firm) => firm.id === id);
  const question = useQuestionOfAddress();
  useTitlePrefix(entry?.name ?? question);
  // The entry in the address counts as a match, because a link to it must show it.
  const shown = useMemo(() => new Set([...searchWarnings(search), ...(entry ? [entry.position] : [])]), [search, entry]);
  const listed = useMemo(() => (isByName ? sortByName(warnings) : warnings), [isByName]);

  const isOpenedHere = opened !== undefined && opened.id === id;
  useEffect(() => {
    if (id !== undefined && entry && !isOpenedHere) showEntry(id);
  }, [id, entry, isOpenedHere]);

  return (
    <>
      <p role="status" className={`meta ${styles['count']}`}>
        <Count matching={shown.size} />
      </p>
      {id !== undefined && !entry && <UnknownEntry key={id} id={id} />}
      <ListWithoutScript total={warnings.length} file="/data/warnings.csv" />
      {shown.size === 0 && <NoMatch search={search} />}
      <WarningTable firms={listed} shown={shown} isByName={isByName} open={entry?.position} onToggle={open} />
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
    else writeEntry(firm.id);
  }, []);

  return [opened, open] as const;
}

/** How many warnings are shown of all. */
function Count({ matching }: { matching: number }) {
  const [some, all] = [formatNumber(matching), formatNumber(warnings.length)];
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
