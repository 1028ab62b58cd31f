/** The parts of a list as a module of the build offers them: functions that load them, in the order of the list. */
export type ShardLoaders<Columns> = readonly (() => Promise<{ default: Columns }>)[];

/** A list of records that arrives in shards. Each shard is fetched once and kept. */
export interface ShardedList<Columns, Item> {
  /** The record at a place of the list, if its shard is here. */
  at: (place: number) => Item | undefined;
  /** Loads the shard that holds a place. @throws when it cannot be loaded; the next call tries again. */
  loadAt: (place: number) => Promise<void>;
  /** Loads all shards at the same time. @throws when one of them cannot be loaded. */
  loadAll: () => Promise<readonly Columns[]>;
}

/**
 * Opens a list.
 * @param first What is here from the start: the whole list if there are no loaders, else its first page.
 * @param read Makes records of columns; `begin` is the place of the first of them. It is called when a record of the
 *   shard is asked for, and not before: a search can scan the columns without it.
 */
export function openShards<Columns, Item>(
  loaders: ShardLoaders<Columns>,
  perShard: number,
  first: { columns: Columns; items: readonly Item[] },
  read: (columns: Columns, begin: number) => readonly Item[],
): ShardedList<Columns, Item> {
  const here: Columns[] = [];
  const items: (readonly Item[])[] = [];
  const loading = new Map<number, Promise<Columns>>();
  const shardOf = (place: number) => Math.floor(place / perShard);

  function at(place: number): Item | undefined {
    const shard = shardOf(place);
    const columns = here[shard];
    if (columns === undefined) return first.items[place];
    items[shard] ??= read(columns, shard * perShard);
    return items[shard][place % perShard];
  }

  function load(shard: number): Promise<Columns> {
    const promise = loading.get(shard) ?? fetchShard(shard);
    loading.set(shard, promise);
    promise.catch(() => loading.delete(shard));
    return promise;
  }

  async function fetchShard(shard: number): Promise<Columns> {
    const loader = loaders[shard];
    if (!loader) throw new Error(`The list has no shard ${shard}`);
    const { default: columns } = await loader();
    here[shard] = columns;
    return columns;
  }

  return {
    at,
    loadAt: async (place) => {
      if (loaders.length > 0) await load(shardOf(place));
    },
    loadAll: () => (loaders.length === 0 ? Promise.resolve([first.columns]) : Promise.all(loaders.map((_, shard) => load(shard)))),
  };
}
