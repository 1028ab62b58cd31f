import { loadOnce, type LoadOnce } from '#src/loading/load-once.ts';
import type { List } from '#src/register/list.ts';
import { buildLongIndex, buildSubstringIndex, type SubstringIndex } from '#src/search/substring/substring-index.ts';

/** A list, and how it is searched. It must be the same object in every render. */
export interface SearchableList<Item> {
  list: List<Item>;
  /** Loads the whole list and its search. Those of a short list are there at once. */
  loadMatch: LoadOnce<Match, void>;
}

/** Finds the positions of the records that match a text, in order. */
type Match = (text: string) => readonly number[];

/**
 * @param fieldsOf the fields of a record that are searched
 * @param match the search in the index of these fields
 */
export function makeSearchable<Item>(
  list: List<Item>,
  fieldsOf: (record: Item) => readonly string[],
  match: (index: SubstringIndex, text: string) => readonly number[],
): SearchableList<Item> {
  const loadMatch = loadOnce(async (): Promise<Match> => {
    const index = await buildLongIndex(await list.loadAll(), fieldsOf);
    return (text) => match(index, text);
  });
  if (list.first.length === list.size) {
    const index = buildSubstringIndex(list.first, fieldsOf);
    loadMatch.set(undefined, (text) => match(index, text));
  }
  return { list, loadMatch };
}
