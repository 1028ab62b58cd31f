import { fetchData } from '#src/loading/fetch-data.ts';
import { loadOnce } from '#src/loading/load-once.ts';

/** The address of a data file, in a list that is empty if there is no such file. */
export interface DataAddress<Value> extends ReadonlyArray<string> {
  /** Only for the type checker. */
  readonly value?: Value;
}

/** A list of records in a data file, which is fetched once and kept. */
interface List<Item> {
  /** The record at a position, if it is loaded. It is the same object each time. */
  at: (position: number) => Item | undefined;
  /** Loads the record at a position. @throws if it cannot be loaded; the next call tries again. */
  loadAt: (position: number) => Promise<Item>;
  /** Loads the whole list. @throws if it cannot be loaded. */
  loadAll: () => Promise<readonly Item[]>;
}

/** Whoever waits longer for the details of a record is told so, and can try again. */
const MAX_WAIT_MS = 8_000;

/** Opens a list that the build has written into a file. */
export function openRecords<Item>([address = '']: DataAddress<readonly Item[]>): List<Item> {
  const load = loadOnce(() => {
    // `AbortSignal.timeout` is not in every browser that the site supports.
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), MAX_WAIT_MS);
    return fetchData<readonly Item[]>(address, limit.signal).finally(() => clearTimeout(timer));
  });
  return {
    at: (position) => load.ifLoaded()?.[position],
    async loadAt(position) {
      const record = (await load())[position];
      if (record === undefined) throw new Error(`The list has no record ${position}`);
      return record;
    },
    loadAll: load,
  };
}
