import { loadOnce } from '#src/loading/load-once.ts';
import { fetchData } from '#src/loading/fetch-data.ts';
import type { LoadedColumns } from '#src/search/column.ts';
import { decodeColumns, readColumns } from './column-file.ts';
import type { ReadItem } from './columns.ts';
import { MOST_WHOLE } from './list-sizes.ts';

/** Cuts a list into parts of `size`; the last may be shorter. */
export function chunk<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, index) => list.slice(index * size, (index + 1) * size));
}

/** A list as the build writes it for {@link openShards}: what is in its page, and the shards of a long one. */
export interface CutList<Columns> {
  /** All records, or the first page of a long list. */
  first: Columns;
  /** None where `first` holds all records. */
  rows: Columns[];
}

/** Cuts a list that is longer than {@link MOST_WHOLE} into shards. */
export function cutIntoShards<Item, Columns>(
  list: readonly Item[],
  { perPage, perShard }: { perPage: number; perShard: number },
  write: (items: readonly Item[]) => Columns,
): CutList<Columns> {
  if (list.length <= MOST_WHOLE) return { first: write(list), rows: [] };
  return { first: write(list.slice(0, perPage)), rows: chunk(list, perShard).map(write) };
}

/** The addresses of data files, each with columns, in list order. */
export interface ShardAddresses<Columns> extends ReadonlyArray<string> {
  /** Only for the type checker. */
  readonly columns?: Columns;
}

/** The functions that load the shards of a list, in list order. */
type ShardLoaders<Columns> = readonly (() => Promise<LoadedColumns<Columns>>)[];

/** The functions that fetch these files, for {@link openShards}. */
export function loadersOf<Columns>(addresses: ShardAddresses<Columns>): ShardLoaders<Columns> {
  return addresses.map((address) => async () => readColumns<Columns>(await fetchData(address)));
}

/** A list of records that is loaded in shards. Each shard is fetched once and kept. */
export interface ShardedList<Item> {
  /** The record at a position of the list, if its shard is loaded. It is the same object each time. */
  at: (position: number) => Item | undefined;
  /** A new object of the same record. Keeping every record of a long list would take several times the memory of its columns. */
  read: (position: number) => Item | undefined;
  /** Loads the shard with a position. @throws if it cannot be loaded; the next call tries again. */
  loadAt: (position: number) => Promise<void>;
  /** Loads all shards at the same time. @throws if one of them cannot be loaded. */
  loadAll: () => Promise<void>;
  /** Loads all shards and makes all records. @throws if one of the shards cannot be loaded. */
  loadItems: () => Promise<readonly Item[]>;
  /** The number of records in the whole list. */
  length: number;
  /** Iterates over the records from the first to the last that is loaded. The records are not kept. */
  [Symbol.iterator]: () => Iterator<Item>;
}

/**
 * Opens a list.
 * @param first The records that came with the page: the whole list if there are no loaders, else its first page.
 * @param open Opens columns to read their records; `begin` is the position of the first. Columns are only decoded and opened when a record
 *   is requested.
 */
export function openShards<Columns extends LoadedColumns<Columns>, Item>(
  loaders: ShardLoaders<Columns>,
  perShard: number,
  length: number,
  first: readonly Item[],
  open: (columns: Columns, begin: number) => ReadItem<Item>,
): ShardedList<Item> {
  const loaded: LoadedColumns<Columns>[] = [];
  const readers: ReadItem<Item>[] = [];
  const kept: (Item | undefined)[] = [];
  const shardOf = (position: number) => Math.floor(position / perShard);

  function read(position: number): Item | undefined {
    const shard = shardOf(position);
    const columns = loaded[shard];
    if (columns === undefined) return first[position];
    readers[shard] ??= openLoaded(shard, columns);
    return readers[shard](position % perShard);
  }

  function openLoaded(shard: number, columns: LoadedColumns<Columns>): ReadItem<Item> {
    const texts = decodeColumns(columns);
    // In place of the bytes, so that memory does not hold both.
    loaded[shard] = texts;
    return open(texts, shard * perShard);
  }

  const load = loadOnce(async (shard: number) => {
    const loader = loaders[shard];
    if (!loader) throw new Error(`The list has no shard ${shard}`);
    loaded[shard] = await loader();
  });

  const at = (position: number) => (kept[position] ??= read(position));
  const loadAll = async () => void (await Promise.all(loaders.map((_, shard) => load(shard))));

  return {
    length,
    at,
    read,
    loadAt: async (position) => {
      if (loaders.length > 0) await load(shardOf(position));
    },
    loadAll,
    loadItems: loadOnce(async () => {
      await loadAll();
      return Array.from({ length }, (_, position) => at(position)).filter((item) => item !== undefined);
    }),
    *[Symbol.iterator]() {
      let position = 0;
      for (let item = read(0); item !== undefined; item = read((position += 1))) yield item;
    },
  };
}
