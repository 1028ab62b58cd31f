import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';

/** An address longer than this is refused by servers and useless as a link; a text so long stays out of it. */
const LONGEST_TEXT = 500;
const PAUSE_MS = 250;

/** Writes one query parameter of the current address in place; an empty value removes it. */
export function writeUrlParameter(name: string, value: string): void {
  const address = new URL(location.href);
  if ((address.searchParams.get(name) ?? '') === value) return;
  if (value === '' || value.length > LONGEST_TEXT) address.searchParams.delete(name);
  else address.searchParams.set(name, value);
  history.replaceState(history.state, '', address);
}

/**
 * A text the visitor types, kept in the address so that it can be linked, reloaded and gone back to. The
 * address follows at a pause in typing (browsers refuse hundreds of changes a minute) and leads when it
 * changes by itself: Back, a link.
 */
export function useUrlText(name: string): [text: string, setText: (text: string) => void] {
  const fromUrl = new URLSearchParams(useSearch()).get(name) ?? '';
  const [text, setText] = useState(fromUrl);
  const [seen, setSeen] = useState(fromUrl);
  if (fromUrl !== seen) {
    setSeen(fromUrl);
    // An address cannot hold a lone surrogate: what it reads back is then not what was typed, and must not replace it.
    if (fromUrl !== text.toWellFormed()) setText(fromUrl);
  }

  useEffect(() => {
    const timer = setTimeout(() => writeUrlParameter(name, text.toWellFormed()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [name, text]);

  return [text, setText];
}

/** One of a few values, kept in the address; the first is the default and leaves no trace there. */
export function useUrlChoice<T extends string>(name: string, values: readonly [T, ...T[]]): [choice: T, setChoice: (choice: T) => void] {
  const wanted = new URLSearchParams(useSearch()).get(name);
  const [first] = values;
  const choice = values.find((value) => value === wanted) ?? first;
  return [choice, (value) => writeUrlParameter(name, value === first ? '' : value)];
}
