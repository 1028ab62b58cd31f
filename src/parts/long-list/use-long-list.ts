import { useMemo, useState } from 'react';
import { useLoaded } from '#src/loading/use-loaded.ts';
import { SHOWN_AT_ONCE } from '#src/register/sizes.ts';
import type { SearchableList } from './searchable-list.ts';

export interface LongList {
  /** The matching positions in the order in which they are shown; undefined without a search, filter or sorting. */
  found: readonly number[] | undefined;
  /** The same before the filter. `within` applies. */
  searched: readonly number[] | undefined;
  /** The positions that are shown: the first of those that match. Undefined while the list is loading, and after a failure. */
  shown: readonly number[] | undefined;
  /** How many more {@link LongList.showMore} adds; 0 if all are shown. */
  more: number;
  showMore: () => void;
  isFailed: boolean;
  retry: () => void;
}

interface Wanted {
  search: string;
  /** The position of a record that must be shown. It counts as a match. */
  entry?: number | undefined;
  /** Whether a filter leaves the record at a position. The same function in every render; undefined without a filter. */
  filter?: ((position: number) => boolean) | undefined;
  /** The positions that the list has at all; undefined for every one. The search finds no others. */
  within?: ReadonlySet<number> | undefined;
  /** Sorts positions, if the list is shown in another order than it is stored. The same function in every render. */
  sort?: ((positions: readonly number[]) => readonly number[]) | undefined;
}

/** The first {@link SHOWN_AT_ONCE} records of a list, or of those that match a search and a filter, and more when the visitor asks for them. */
export function useLongList<Item>({ list, loadMatch }: SearchableList<Item>, { search, entry, filter, within, sort }: Wanted): LongList {
  const { size, first } = list;
  const [most, setMost] = useState(SHOWN_AT_ONCE);
  const isPart = search !== '' || sort !== undefined || filter !== undefined || within !== undefined;
  const needsAll = isPart || most > first.length || (entry ?? 0) >= first.length;
  const match = loadMatch.ifLoaded();
  const isReady = first.length === size || !needsAll || match !== undefined;
  const searched = useMemo(() => {
    if (!isPart || !match) return undefined;
    const every = match(search);
    const positions = withEntry(within ? every.filter((position) => within.has(position)) : every, entry);
    return sort ? sort(positions) : positions;
  }, [match, search, isPart, within, entry, sort]);
  const found = useMemo(() => (filter ? searched?.filter(filter) : searched), [searched, filter]);
  const { isFailed, retry } = useLoaded(isReady ? undefined : true, () => loadMatch());
  const shown = useMemo(() => withEntry((found ?? [...Array(size).keys()]).slice(0, most), entry), [found, size, most, entry]);
  return {
    found,
    searched,
    shown: isReady ? shown : undefined,
    more: Math.min(SHOWN_AT_ONCE, Math.max(0, (found?.length ?? size) - most)),
    showMore: () => setMost(most + SHOWN_AT_ONCE),
    isFailed,
    retry,
  };
}

/** The positions, and always the entry in the address, because a link to it must show it. */
function withEntry(positions: readonly number[], entry: number | undefined): readonly number[] {
  return entry === undefined || positions.includes(entry) ? positions : [...positions, entry].sort((a, b) => a - b);
}
