import { loadOnce } from '#src/loading/load-once.ts';
import type { ReadItem } from './read-items.ts';

/** The parts of a list as a module of the build offers them: functions that load them, in the order of the list. */
export type ShardLoaders<Columns> = readonly (() => Promise<{ default: Columns }>)[];

/** A list of records that arrives in shards. Each shard is fetched once and kept. */
export interface ShardedList<Columns, Item> {
  /** The record at a position of the list, if its shard is here: the same object each time. */
  at: (position: number) => Item | undefined;
  /** The same record, made again each time: to keep every record of a long list takes several times the room of its columns. */
  read: (position: number) => Item | undefined;
  /** Loads the shard that holds a position. @throws when it cannot be loaded; the next call tries again. */
  loadAt: (position: number) => Promise<void>;
  /** Loads all shards at the same time. @throws when one of them cannot be loaded. */
  loadAll: () => Promise<readonly Columns[]>;
  /** The columns that are here, in order: all of them after `loadAll`. */
  columns: () => readonly Columns[];
  /** How many records the list has, with those that are not here yet. */
  length: number;
  /** The records from the first on, as far as they are here. None of them is kept: all together weigh several times their text. */
  [Symbol.iterator]: () => Iterator<Item>;
}

/**
 * Opens a list.
 * @param first What is here from the start: the whole list if there are no loaders, else its first page.
 * @param open Prepares columns to be read; `begin` is the position of the first of their records. It is called when a record
 *   of the shard is asked for, and not before: a search can scan the columns without it.
 */
export function openShards<Columns, Item>(
  loaders: ShardLoaders<Columns>,
  perShard: number,
  length: number,
  first: { columns: Columns; items: readonly Item[] },
  open: (columns: Columns, begin: number) => ReadItem<Item>,
): ShardedList<Columns, Item> {
  const here: Columns[] = [];
  const readers: ReadItem<Item>[] = [];
  const kept: (Item | undefined)[] = [];
  const shardOf = (position: number) => Math.floor(position / perShard);

  function read(position: number): Item | undefined {
    const shard = shardOf(position);
    const columns = here[shard];
    if (columns === undefined) return first.items[position];
    readers[shard] ??= open(columns, shard * perShard);
    return readers[shard](position % perShard);
  }

  const load = loadOnce(async (shard: number) => {
    const loader = loaders[shard];
    if (!loader) throw new Error(`The list has no shard ${shard}`);
    const { default: columns } = await loader();
    here[shard] = columns;
    return columns;
  });

  return {
    length,
    at: (position) => (kept[position] ??= read(position)),
    read,
    loadAt: async (position) => {
      if (loaders.length > 0) await load(shardOf(position));
    },
    loadAll: () => (loaders.length === 0 ? Promise.resolve([first.columns]) : Promise.all(loaders.map((_, shard) => load(shard)))),
    columns: () => (loaders.length === 0 ? [first.columns] : here),
    *[Symbol.iterator]() {
      let position = 0;
      for (let item = read(0); item !== undefined; item = read((position += 1))) yield item;
    },
  };
}
