import { textOf, type Passage } from './passage.ts';
import type { SearchEntry } from './site-search.ts';

/*
 * The content is in English in every language, so each index would contain the same texts. They are stored once, in a list that
 * all indexes share. An index has their positions in the list.
 */

/** A text, or its position in the list of shared texts. */
type Stored = string | number;
type StoredPassage = Stored | { en: Stored };

/** A stored entry. Its texts may be positions. */
export type StoredEntry = Omit<SearchEntry, 'title' | 'heading' | 'passages'> & {
  title: StoredPassage;
  heading?: StoredPassage | undefined;
  passages: StoredPassage[];
};

const passagesOf = ({ title, heading, passages }: SearchEntry): Passage[] => [
  title,
  ...(heading === undefined ? [] : [heading]),
  ...passages,
];

/** The texts that are in English in the indexes of other languages, each once. */
export function collectShared(languages: Iterable<readonly SearchEntry[]>): string[] {
  const english = [...languages].flatMap((entries) => entries.flatMap(passagesOf)).filter((passage) => typeof passage !== 'string');
  return [...new Set(english.map(textOf))];
}

/** Replaces shared texts with their positions. */
export function storeEntries(entries: readonly SearchEntry[], shared: readonly string[]): StoredEntry[] {
  const positions = new Map(shared.map((text, position) => [text, position]));
  const stored = (text: string): Stored => positions.get(text) ?? text;
  return mapPassages(entries, (passage: Passage): StoredPassage =>
    typeof passage === 'string' ? stored(passage) : { en: stored(passage.en) },
  );
}

/** Restores the entries that `storeEntries` stored. */
export function restoreEntries(entries: readonly StoredEntry[], shared: readonly string[]): SearchEntry[] {
  const restored = (text: Stored) => (typeof text === 'number' ? (shared[text] ?? '') : text);
  return mapPassages(entries, (passage: StoredPassage): Passage =>
    typeof passage === 'object' ? { en: restored(passage.en) } : restored(passage),
  );
}

function mapPassages<From, To>(
  entries: readonly (Omit<SearchEntry, 'title' | 'heading' | 'passages'> & { title: From; heading?: From | undefined; passages: From[] })[],
  change: (passage: From) => To,
) {
  return entries.map(({ title, heading, passages, ...rest }) => ({
    ...rest,
    title: change(title),
    ...(heading !== undefined && { heading: change(heading) }),
    passages: passages.map(change),
  }));
}
