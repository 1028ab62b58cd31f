import { useEffect, useLayoutEffect, useRef, useState } from 'react';
// Not the one of `wouter` itself, which decodes the query once more: `%252F` in the address is a typed `%2F`, and would become a slash.
import { useSearch } from 'wouter/use-browser-location';
import { shareable } from './shareable.ts';

const PAUSE_MS = 250;

/** The fragment of the current address, decoded if possible. Empty if there is none. */
export function currentFragment(): string {
  const fragment = location.hash.slice(1);
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** The question in the address (`?q=`); empty if there is none. Unlike the typed text, it is nothing private. */
export function useQuestionOfAddress(): string {
  return new URLSearchParams(useSearch({ ssrSearch: '' })).get('q') ?? '';
}

/**
 * Writes a query parameter into the current address. An empty value, or a message, removes it.
 *
 * @param isNew adds a history entry, so that Back returns to the address before
 * @returns the value that the address now has
 */
export function writeUrlParameter(name: string, value: string, isNew = false): string {
  const address = new URL(location.href);
  const kept = shareable(value);
  if ((address.searchParams.get(name) ?? '') === kept) return kept;
  if (kept === '') address.searchParams.delete(name);
  else address.searchParams.set(name, kept);
  if (isNew) history.pushState(null, '', address);
  else history.replaceState(history.state, '', address);
  return kept;
}

/**
 * A typed text that is kept in the address for links, reloads and Back. The address is updated when typing pauses (browsers refuse
 * hundreds of changes a minute), or at a click, which may add a history entry. If the address changes otherwise (Back, a link), the
 * text changes too.
 *
 * @param toAddress returns the part of the text that may be in the address, or undefined as long as that is not known. It is called
 *   again when another function is passed.
 * @param isStep returns whether Back should return from a question to the one before. By default, each question replaces the last one.
 */
export function useUrlText(
  name: string,
  toAddress: (text: string) => string | undefined = shareable,
  isStep: (before: string, after: string) => boolean = never,
): [text: string, setText: (text: string) => void] {
  const fromUrl = new URLSearchParams(useSearch({ ssrSearch: '' })).get(name) ?? '';
  const [text, setText] = useState(() => textOfEntry(name) ?? fromUrl);
  // What this hook wrote is never read back, because the address may contain less than was typed.
  const written = useRef(fromUrl);

  useLayoutEffect(() => {
    if (fromUrl === written.current) return;
    written.current = fromUrl;
    setText(textOfEntry(name) ?? fromUrl);
  }, [name, fromUrl]);

  useEffect(() => {
    const write = () => {
      const kept = toAddress(text);
      if (kept === undefined) return;
      stop();
      written.current = writeUrlParameter(name, kept, isStep(written.current, kept));
      keepTextOfEntry(name, text, written.current);
    };
    const stop = () => {
      clearTimeout(timer);
      removeEventListener('click', write, true);
    };
    const timer = setTimeout(write, PAUSE_MS);
    addEventListener('click', write, true);
    return stop;
  }, [name, text, toAddress, isStep]);

  return [text, setText];
}

const never = () => false;

/** Texts of which the address contains less, by a number in the history entry. They are only in memory, so a reload forgets them. */
const texts: string[] = [];

/** The whole text of a parameter in the current history entry, if the address contains less. */
export function textOfEntry(name: string): string | undefined {
  if (typeof history === 'undefined') return undefined;
  const number = entryState()[keyOf(name)];
  return typeof number === 'number' ? texts[number] : undefined;
}

/** Keeps a text with the current history entry, so that Back shows all of it again. */
export function keepTextOfEntry(name: string, text: string, inAddress: string): void {
  if (text === (textOfEntry(name) ?? inAddress)) return;
  const number = text === inAddress ? undefined : texts.push(text) - 1;
  history.replaceState({ ...entryState(), [keyOf(name)]: number }, '');
}

const keyOf = (name: string) => `text of ${name}`;

function entryState(): Readonly<Record<string, unknown>> {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
}
