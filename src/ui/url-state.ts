import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocationProperty, useSearch } from 'wouter/use-browser-location';
import type { entryTexts } from './entry-texts.ts';
import { shareable } from './shareable.ts';

const PAUSE_MS = 250;

const nothing = () => undefined;

/** The fragment of the current address, decoded if possible. Empty if there is none. */
export function currentFragment(): string {
  const fragment = location.hash.slice(1);
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/**
 * The query of the current address. Not by `useSearch` of `wouter` itself, which decodes it once more: `%252F` in the address is a typed `%2F`,
 * and would become a slash. The page was prerendered without a query. Hydration begins without one too, and the query is read right afterwards.
 */
export function useQuery(): URLSearchParams {
  return new URLSearchParams(useSearch({ ssrSearch: '' }));
}

/** The question in the address (`?q=`); empty if there is none. Unlike the typed text, it is not private. */
export function useQuestionOfAddress(): string {
  return useQuery().get('q') ?? '';
}

/** The question of the current history entry: its whole text if `entries` has it, and else the value in its address. */
export function useQuestionOfEntry(name: string, entries?: typeof entryTexts): string {
  const inAddress = useQuery().get(name) ?? '';
  // Two entries may have the same address and different texts.
  return useLocationProperty(entries?.textOf ?? nothing, nothing) ?? inAddress;
}

/**
 * Writes a query parameter into the current address. An empty value, or a message, removes it.
 * @returns the value that the address now has
 */
export function writeUrlParameter(name: string, value: string): string {
  const address = new URL(location.href);
  const kept = shareable(value);
  if ((address.searchParams.get(name) ?? '') === kept) return kept;
  if (kept === '') address.searchParams.delete(name);
  else address.searchParams.set(name, kept);
  history.replaceState(history.state, '', address);
  return kept;
}

/**
 * A typed text that is kept in the address for links, reloads and Back, if it may be there. The address is written when typing pauses, because
 * browsers refuse hundreds of changes a minute, or at a click, which may add a history entry.
 *
 * @param entries makes questions steps for Back. Without it, each question replaces the last one.
 */
export function useUrlText(name: string, entries?: typeof entryTexts): [text: string, setText: (text: string) => void] {
  const ofEntry = useQuestionOfEntry(name, entries);
  const [text, setText] = useState(ofEntry);
  // What this hook wrote is never read back, because the address may contain less than was typed.
  const written = useRef(ofEntry);

  useLayoutEffect(() => {
    if (ofEntry === written.current) return;
    written.current = ofEntry;
    setText(ofEntry);
  }, [ofEntry]);

  useEffect(() => {
    const write = () => {
      stop();
      // Do not overwrite an entry whose text was lost by a reload until the visitor types.
      const isTyped = text !== written.current;
      entries?.step(written.current, text);
      const inAddress = writeUrlParameter(name, text);
      if (isTyped) entries?.keep(text, inAddress);
      written.current = entries?.textOf() ?? inAddress;
    };
    const stop = () => {
      clearTimeout(timer);
      removeEventListener('click', write, true);
    };
    const timer = setTimeout(write, PAUSE_MS);
    addEventListener('click', write, true);
    return stop;
  }, [name, text, entries]);

  return [text, setText];
}
