import { useMemo } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';
import { idOf, firstWarnedFirms, type ListedWarnedFirm } from '#src/content/warned-firms-head.ts';

/** The entry that the address names: `/warnings#<id>`. */
export interface Entry {
  id: string;
  /** Undefined when no warned firm has that id. */
  firm: ListedWarnedFirm | undefined;
}

/** The entry in the address; a new one with each new address, undefined when it names none. */
export function useEntry(): Entry | undefined {
  const hash = useLocationProperty(
    () => location.hash,
    () => '',
  );
  return useMemo(() => findEntry(hash), [hash]);
}

function findEntry(hash: string): Entry | undefined {
  const id = decode(hash.slice(1));
  if (id === '') return undefined;
  const firm = firstWarnedFirms.find((one) => idOf(one) === id);
  // A fragment can name another part of the page: the skip link's does.
  return firm === undefined && document.getElementById(id) ? undefined : { id, firm };
}

function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** Takes the entry out of the address: the visitor has gone on to search. */
export function leaveEntry(): void {
  if (location.hash !== '') history.replaceState(history.state, '', location.pathname + location.search);
}

/** Gives focus in the next frame: in this one, a page drawn in another language is still hidden and takes none. */
export function focusSoon(element: HTMLElement | null, options?: FocusOptions): void {
  requestAnimationFrame(() => element?.focus(options));
}

/** What matches the search, and the entry of the address whether it matches or not: its link must show it. */
export function withEntry(places: readonly number[], entry: Entry | undefined): readonly number[] {
  const place = entry?.firm?.place;
  return place === undefined || places.includes(place) ? places : [...places, place].toSorted((a, b) => a - b);
}
