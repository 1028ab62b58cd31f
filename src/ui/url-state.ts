import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocationProperty, useSearch } from 'wouter/use-browser-location';
import { entryState, entryTexts } from './entry-texts.ts';
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

/** An address with its query, if there is one. Safari 16 and Chrome 111 have no `size` of `URLSearchParams`. */
export function withQuery<P extends string>(path: P, query: URLSearchParams): P | `${P}?${string}` {
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** The question in the address (`?q=`); empty if there is none. Unlike the typed text, it is not private. */
export function useQuestionOfAddress(): string {
  return useQuery().get('q') ?? '';
}

/** The question of the current history entry: its whole text if that is in memory, and else the question in its address. */
export function useQuestionOfEntry(): string {
  const inAddress = useQuestionOfAddress();
  // Two entries may have the same address and different texts.
  return useLocationProperty(entryTexts.textOf, nothing) ?? inAddress;
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
 * The text of a search box. It is kept in the address for links, reloads and Back if it may be there, and else in memory. Both are written when
 * typing pauses, because browsers refuse hundreds of changes a minute, or at a click, which may add a history entry.
 *
 * @param isStep whether each question is a step for Back. Without it, each question replaces the last one.
 */
export function useSearchText(isStep = false): [text: string, setText: (text: string) => void] {
  const ofEntry = useQuestionOfEntry();
  const [text, setText] = useState(ofEntry);
  // What this hook wrote is never read back, because the address may contain less than was typed.
  const written = useRef(ofEntry);

  useLayoutEffect(() => {
    if (ofEntry === written.current) return;
    // A link within the page leads to an entry without a state. A text that only the entry before knows goes along.
    if (ofEntry === '' && location.hash !== '' && entryState() === null && shareable(written.current) === '') {
      entryTexts.keep(written.current, '');
      return;
    }
    written.current = ofEntry;
    setText(ofEntry);
  }, [ofEntry]);

  useEffect(() => {
    const write = () => {
      stop();
      if (isStep) entryTexts.step(written.current, text);
      const inAddress = writeUrlParameter('q', text);
      // Do not overwrite an entry whose text was lost by a reload until the visitor types.
      if (text !== written.current || text !== inAddress) entryTexts.keep(text, inAddress);
      written.current = entryTexts.textOf() ?? inAddress;
    };
    const stop = () => {
      clearTimeout(timer);
      removeEventListener('click', write, true);
    };
    const timer = setTimeout(write, PAUSE_MS);
    addEventListener('click', write, true);
    return stop;
  }, [text, isStep]);

  return [text, setText];
}
