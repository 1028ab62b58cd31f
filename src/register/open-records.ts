import { fetchData } from '#src/loading/fetch-data.ts';
import { loadOnce } from '#src/loading/load-once.ts';
import { RECORDS_PER_FILE } from './sizes.ts';

/** The addresses of data files, each with a part of a list, in list order. */
export interface PartAddresses<Part> extends ReadonlyArray<string> {
  /** Only for the type checker. */
  readonly part?: Part;
}

/** A list of records in data files. Each file is fetched once and kept. */
interface List<Item> {
  /** The record at a position, if it is loaded. It is the same object each time. */
  at: (position: number) => Item | undefined;
  /** Loads the record at a position and those in the same file. @throws if it cannot be loaded; the next call tries again. */
  loadAt: (position: number) => Promise<Item>;
  /** Loads the whole list. @throws if a file cannot be loaded. */
  loadAll: () => Promise<readonly Item[]>;
}

/** Whoever waits longer for the details of a record is told so, and can try again. */
const MAX_WAIT_MS = 8_000;

/** Opens a list that the build has cut into files. @param perFile the number of records in each file; the last may have fewer */
export function openRecords<Item>(files: PartAddresses<readonly Item[]>, perFile = RECORDS_PER_FILE): List<Item> {
  const load = loadOnce(async (file: number) => {
    const address = files[file];
    if (address === undefined) throw new Error(`The list has no file ${file}`);
    // `AbortSignal.timeout` is not in every browser that the site supports.
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), MAX_WAIT_MS);
    return fetchData<readonly Item[]>(address, limit.signal).finally(() => clearTimeout(timer));
  });
  return {
    at: (position) => load.ifLoaded(Math.floor(position / perFile))?.[position % perFile],
    async loadAt(position) {
      const record = (await load(Math.floor(position / perFile)))[position % perFile];
      if (record === undefined) throw new Error(`The list has no record ${position}`);
      return record;
    },
    loadAll: async () => (await Promise.all(files.map((_, file) => load(file)))).flat(),
  };
}
