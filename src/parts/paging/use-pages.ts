import { useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import { loadOptional } from '#src/loading/missing-chunk.ts';
import { useLoaded } from '#src/loading/use-loaded.ts';
import { pageAt, pageOf, type Paging } from './pages.ts';

/** A list that is too long for one page. It must be the same object in every render. */
export interface LongList<Item> {
  size: number;
  perPage: number;
  /** True if it is shown in another order than it is stored. Then even the first page needs the whole list. */
  isSorted?: boolean;
  /** The first page of the list, which came with the HTML. */
  first: readonly Item[];
  /** Loads the functions for the rest of the list, which the first page does not need. */
  open: () => Promise<OpenList<Item>>;
}

export interface OpenList<Item> {
  /** The record at a position, if it is loaded. */
  at: (position: number) => Item | undefined;
  /** Loads the records around a position, at least those of its page. */
  loadAt: (position: number) => Promise<void>;
  /** Loads the whole list and returns its search, which returns the positions that match a text, in order. */
  loadMatch: () => Promise<Match>;
}

type Match = (text: string) => readonly number[];

export interface Pages<Item> {
  /** The matching positions in order; undefined without a search or filter, or while the list is loading. */
  found: readonly number[] | undefined;
  /** The same before the filter. */
  searched: readonly number[] | undefined;
  paging: Paging;
  /** The records of the page; undefined while they are loading, and after a failure. */
  records: readonly Item[] | undefined;
  isFailed: boolean;
  retry: () => void;
}

/**
 * The page of a long list in the address (`?page=3`), of all records or of those that match the search and a filter.
 * @param entry the position of a record that must be shown. Its page is shown, and it counts as a match.
 * @param filtered the positions that a filter leaves; undefined without a filter
 */
export function usePages<Item>(list: LongList<Item>, search: string, entry?: number, filtered?: ReadonlySet<number>): Pages<Item> {
  const wanted = new URLSearchParams(useSearch()).get('page');
  const [loaded, setLoaded] = useState<{ at?: OpenList<Item>['at']; match?: Match | undefined }>({});
  const { at = (position: number) => list.first[position], match } = loaded;

  const isSearch = search !== '' || list.isSorted === true || filtered !== undefined;
  const searched = useMemo(() => (isSearch && match ? withEntry(match(search), entry) : undefined), [isSearch, match, search, entry]);
  const found = useMemo(() => (filtered ? searched?.filter((position) => filtered.has(position)) : searched), [searched, filtered]);
  const position = entry === undefined ? undefined : (found?.indexOf(entry) ?? entry);
  const paging = pageAt(position === undefined ? wanted : String(pageOf(position, list.perPage)), found?.length ?? list.size, list.perPage);
  const positions =
    found?.slice(paging.begin, paging.end) ?? Array.from({ length: paging.end - paging.begin }, (_, index) => paging.begin + index);
  const records = positions.map(at).filter((item) => item !== undefined);
  const isHere = isSearch ? found !== undefined : records.length === positions.length;
  const wantedPart = isSearch ? 'search' : paging.begin;
  const { isFailed, retry } = useLoaded(isHere ? undefined : wantedPart, (part) =>
    loadOptional(async () => {
      const open = await list.open();
      if (part === 'search') {
        const opened = await open.loadMatch();
        setLoaded({ at: open.at, match: opened });
      } else {
        await open.loadAt(part);
        setLoaded((before) => ({ ...before, at: open.at }));
      }
    }),
  );

  return { found, searched, paging, records: isHere ? records : undefined, isFailed, retry };
}

/** The matching positions, and always the entry in the address, because a link to it must show it. */
function withEntry(positions: readonly number[], entry: number | undefined): readonly number[] {
  return entry === undefined || positions.includes(entry) ? positions : [...positions, entry].toSorted((a, b) => a - b);
}
