import { useMemo } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';
import { currentFragment } from '#src/ui/url-state.ts';

/** The id of the entry that the address names (`/warnings#<id>`); undefined when it names none. */
export function useEntryId(): string | undefined {
  const id = useLocationProperty(currentFragment, () => '');
  // A fragment can name another part of the page: the skip link's does.
  return useMemo(() => (id === '' || document.getElementById(id)?.matches(':not(article)') ? undefined : id), [id]);
}

/** Takes the entry out of the address: the visitor has gone on to search. */
export function leaveEntry(): void {
  if (location.hash !== '') history.replaceState(history.state, '', location.pathname + location.search);
}

/** Brings the card of an entry into view and gives it focus. */
export function showEntry(id: string): void {
  // The browser has been there, but for a page drawn anew in another language or come to from another page.
  const card = document.getElementById(id);
  card?.scrollIntoView();
  focusSoon(card, { preventScroll: true });
}

/** Gives focus in the next frame: in this one, a page drawn in another language is still hidden and takes none. */
export function focusSoon(element: HTMLElement | null, options?: FocusOptions): void {
  requestAnimationFrame(() => element?.focus(options));
}
