import { useMemo } from 'react';
import { loadOnce, type LoadOnce } from '#src/loading/load-once.ts';
import { useLoaded } from '#src/loading/use-loaded.ts';
import type { List } from '#src/register/list.ts';
import { buildLongIndex, buildSubstringIndex, type SubstringIndex } from '#src/search/substring/substring-index.ts';
import { pageAt, pageOf, type Paging } from './pages.ts';
import { useQuery } from '#src/ui/url-state.ts';

/** A list, and how it is shown and searched. It must be the same object in every render. */
export interface SearchableList<Item> {
  list: List<Item>;
  /** The whole of a short list is on one page. */
  perPage: number;
  /** Loads the search. That of a short list is there at once. */
  loadMatch: LoadOnce<Match, void>;
}

/** Finds the positions of the records that match a text, in order. */
type Match = (text: string) => readonly number[];

/**
 * @param perPage the number of records on a page, if the list is a long one
 * @param fieldsOf the fields of a record that are searched
 * @param match the search in the index of these fields
 */
export function makeSearchable<Item>(
  list: List<Item>,
  perPage: number,
  fieldsOf: (record: Item) => readonly string[],
  match: (index: SubstringIndex, text: string) => readonly number[],
): SearchableList<Item> {
  const isWhole = list.first.length === list.size;
  const loadMatch = loadOnce(async (): Promise<Match> => {
    const index = await buildLongIndex(await list.loadAll(), fieldsOf);
    return (text) => match(index, text);
  });
  if (isWhole) {
    const index = buildSubstringIndex(list.first, fieldsOf);
    loadMatch.set(undefined, (text) => match(index, text));
  }
  return { list, perPage: isWhole ? Math.max(1, list.size) : perPage, loadMatch };
}

export interface Pages<Item> {
  /** The list is short, so all its records stay on the page, and those that do not match are hidden. */
  isWhole: boolean;
  /** The matching positions in the order in which they are shown; undefined without a search, filter or sorting, or while the list is loading. */
  found: readonly number[] | undefined;
  /** The same before the filter. `within` applies. */
  searched: readonly number[] | undefined;
  paging: Paging;
  /** The records of the page; undefined while they are loading, and after a failure. */
  records: readonly Item[] | undefined;
  isFailed: boolean;
  retry: () => void;
}

interface Wanted {
  search: string;
  /** The position of a record that must be shown. Its page is shown, and it counts as a match. */
  entry?: number | undefined;
  /** The positions that a filter leaves; undefined without a filter. */
  filtered?: ReadonlySet<number> | undefined;
  /** The positions that the list has at all; undefined for every one. The search finds no others. */
  within?: ReadonlySet<number> | undefined;
  /** Sorts positions, if the list is shown in another order than it is stored. The same function in every render. */
  sort?: ((positions: readonly number[]) => readonly number[]) | undefined;
}

/** The page of a list in the address (`?page=3`), of all records or of those that match the search and a filter. */
export function usePages<Item>(
  { list, perPage, loadMatch }: SearchableList<Item>,
  { search, entry, filtered, within, sort }: Wanted,
): Pages<Item> {
  const wanted = useQuery().get('page');
  const { size } = list;
  // Sorting needs the whole list, as a search does.
  const isSearch = search !== '' || sort !== undefined;
  const isPart = filtered !== undefined || within !== undefined;
  const match = isSearch ? loadMatch.ifLoaded() : undefined;
  const searched = useMemo(() => {
    const every = match ? match(search) : !isSearch && isPart ? Array.from({ length: size }, (_, position) => position) : undefined;
    const positions = every && withEntry(within ? every.filter((position) => within.has(position)) : every, entry);
    return positions && sort ? sort(positions) : positions;
  }, [match, search, isSearch, isPart, size, within, entry, sort]);
  const found = useMemo(() => (filtered ? searched?.filter((position) => filtered.has(position)) : searched), [searched, filtered]);

  const position = entry === undefined ? undefined : (found?.indexOf(entry) ?? entry);
  const paging = pageAt(position === undefined ? wanted : String(pageOf(position, perPage)), found?.length ?? size, perPage);
  const positions =
    found?.slice(paging.begin, paging.end) ?? Array.from({ length: paging.end - paging.begin }, (_, index) => paging.begin + index);
  const records = positions.map(list.at).filter((item) => item !== undefined);
  const isHere = isSearch ? found !== undefined : records.length === positions.length;
  const missing = positions.find((one) => list.at(one) === undefined);
  const { isFailed, retry } = useLoaded<unknown, 'search' | number>(isHere ? undefined : isSearch ? 'search' : missing, (part) =>
    part === 'search' ? loadMatch() : Promise.all(positions.map(list.loadAt)),
  );

  return { isWhole: size <= perPage, found, searched, paging, records: isHere ? records : undefined, isFailed, retry };
}

/** The matching positions, and always the entry in the address, because a link to it must show it. */
function withEntry(positions: readonly number[], entry: number | undefined): readonly number[] {
  return entry === undefined || positions.includes(entry) ? positions : [...positions, entry].toSorted((a, b) => a - b);
}
