import { useMemo } from 'react';
import steps from 'content:what-happened-links';
import { useLocationProperty } from 'wouter/use-browser-location';
import { focusSoon } from '#src/ui/focus-soon.ts';
import { currentFragment } from '#src/ui/url-state.ts';

/** The steps for victims, to which other pages lead. A page that is being opened is not in the document yet. */
const isStep = (id: string) => steps.some((step) => step.id === id);

/** The id of the entry in the address (`/warnings#<id>`), if there is one. */
export function useEntryId(): string | undefined {
  const id = useLocationProperty(currentFragment, () => '');
  // A fragment can refer to another part of the page, as that of the skip link does. A withdrawn warning is an entry too, which is not in the list.
  return useMemo(
    () => (id === '' || isStep(id) || document.getElementById(id)?.matches(':not(article, [data-withdrawn])') ? undefined : id),
    [id],
  );
}

/** Writes the entry that the visitor opens into the address, without a history entry: Back leaves the page, however many were opened. */
export function writeEntry(id: string): void {
  history.replaceState(history.state, '', `${location.pathname}${location.search}#${id}`);
}

/** Removes the entry from the address, when the visitor closes it or starts to search. */
export function leaveEntry(): void {
  if (location.hash !== '') history.replaceState(history.state, '', location.pathname + location.search);
}

/** Brings the row of an entry into view and gives it focus. */
export function showEntry(id: string): void {
  // The browser scrolls there itself, except on a page drawn again in another language or reached from another page.
  const row = document.getElementById(id);
  row?.scrollIntoView();
  focusSoon(row, { preventScroll: true });
}
