import { fetchData } from '#src/loading/fetch-data.ts';
import { loadOnce } from '#src/loading/load-once.ts';
import { RECORDS_PER_FILE } from './sizes.ts';

/** The addresses of data files, each with a part of a list, in list order. */
export interface PartAddresses<Part> extends ReadonlyArray<string> {
  /** Only for the type checker. */
  readonly part?: Part;
}

/** A list of records in data files. Each file is fetched once and kept. */
export interface List<Item> {
  /** The number of records in the whole list. */
  size: number;
  /** The records that came with the page, from the beginning of the list. */
  first: readonly Item[];
  /** The record at a position, if it is loaded. It is the same object each time. */
  at: (position: number) => Item | undefined;
  /** Loads the record at a position and those in the same file. @throws if it cannot be loaded; the next call tries again. */
  loadAt: (position: number) => Promise<Item>;
  /** Loads the whole list. @throws if a file cannot be loaded. */
  loadAll: () => Promise<readonly Item[]>;
}

interface Options<Part, Item> {
  files: PartAddresses<Part>;
  /** The number of records in each file; the last may have fewer. By default, one file has all. */
  perFile?: number;
  size: number;
  /** The records that came with the page. The array may be sparse. */
  first?: readonly Item[];
  /** Reads the records of a file. `begin` is the position of the first. */
  read: (part: Part, begin: number) => readonly Item[];
}

/** Opens a list that the build has cut into files. */
export function openList<Part, Item>({ files, size, perFile = Math.max(1, size), first = [], read }: Options<Part, Item>): List<Item> {
  const load = loadOnce(async (file: number) => {
    const address = files[file];
    if (address === undefined) throw new Error(`The list has no file ${file}`);
    return read(await fetchData<Part>(address), file * perFile);
  });
  const at = (position: number) => first[position] ?? load.ifLoaded(Math.floor(position / perFile))?.[position % perFile];
  return {
    size,
    first,
    at,
    async loadAt(position) {
      const known = at(position) ?? (await load(Math.floor(position / perFile)))[position % perFile];
      if (known === undefined) throw new Error(`The list has no record ${position}`);
      return known;
    },
    loadAll: loadOnce(async () => {
      if (first.length < size) await Promise.all(files.map((_, file) => load(file)));
      return Array.from({ length: size }, (_, position) => at(position)).filter((item) => item !== undefined);
    }),
  };
}

/** Opens a list of records that the data files have as they are. */
export function openRecords<Item>(files: PartAddresses<readonly Item[]>, size: number, first: readonly Item[] = []): List<Item> {
  return openList({ files, perFile: RECORDS_PER_FILE, size, first, read: (records: readonly Item[]) => records });
}
