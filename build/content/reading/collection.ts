import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import type { Located } from './check-record.ts';
import type { Reader } from './read.ts';

/** The kinds of collection: how each reads its files, and which data the loader gets. */

/**
 * The modules (`content:<name>`) that a collection ships to the browser, each with all of its data or a part of it. Only the
 * build uses data that is in no module.
 */
type Ships<Data> = Readonly<Record<string, 'whole' | ((data: Data) => unknown)>>;

/** A row of the table in `collections.ts`. */
export interface Collection<Found, Data, S> {
  schema: z.ZodType;
  /** Reads the files and validates each record. Mistakes are added to `reader.problems`. */
  read: (reader: Reader, idsOf: (collection: string) => readonly string[]) => Found;
  /** The data without lines and files, once the whole content folder is valid. */
  dataOf: (found: Found) => Data;
  ships: S;
}

type Records<T> = Located<T>[];

function bare<T>(records: Records<T>): T[] {
  return records.map(({ data }) => data);
}

/** A YAML file with one record. */
export function record<T extends z.ZodType, const S extends Ships<z.output<T>>>(
  file: string,
  schema: T,
  ships: S,
): Collection<Located<z.output<T>> | undefined, z.output<T>, S> {
  return {
    schema,
    ships,
    read: (reader) => reader.record(file, schema),
    dataOf: (found) => {
      if (found === undefined) throw new Error(`${file} has not been read`);
      return found.data;
    },
  };
}

/** A YAML file with a list of records. */
export function list<T extends z.ZodType, const S extends Ships<z.output<T>[]>>(
  file: string,
  schema: T,
  ships: S,
): Collection<Records<z.output<T>>, z.output<T>[], S> {
  return { schema, ships, read: (reader) => reader.list(file, schema), dataOf: bare };
}

/** A CSV file with a record in each row. `modules.ts` decides in which form it ships. */
export function table<T extends z.ZodObject>(
  file: string,
  schema: T,
  { optional = false } = {},
): Collection<Records<z.output<T>>, z.output<T>[], object> {
  const isAbsent = (reader: Reader) => optional && !existsSync(join(reader.folder, file));
  return { schema, ships: {}, read: (reader) => (isAbsent(reader) ? [] : reader.csv(file, schema)), dataOf: bare };
}

/** A folder with these YAML files, each with one record of the same schema, in this order. */
export function folder<T extends z.ZodType, const S extends Ships<z.output<T>[]>>(
  name: string,
  files: readonly string[],
  schema: T,
  ships: S,
): Collection<Records<z.output<T>>, z.output<T>[], S> {
  return {
    schema,
    ships,
    read: (reader) => files.map((file) => reader.record(`${name}/${file}.yaml`, schema)).filter((found) => found !== undefined),
    dataOf: bare,
  };
}

/** A folder whose files each ship whole, as the module `content:<folder>/<file>`. */
export function folderOfPages<const N extends string, const F extends string, T extends z.ZodType>(
  name: N,
  files: readonly F[],
  schema: T,
): Collection<Records<z.output<T>>, z.output<T>[], Readonly<Record<`${N}/${F}`, (data: z.output<T>[]) => z.output<T>>>> {
  const ships = Object.fromEntries(files.map((file, index) => [`${name}/${file}`, (data: z.output<T>[]) => data[index]]));
  // oxlint-disable-next-line no-unsafe-type-assertion -- Object.fromEntries forgets the names
  return { ...folder(name, files, schema, {}), ships: ships as Readonly<Record<`${N}/${F}`, (data: z.output<T>[]) => z.output<T>>> };
}

/** A folder with a YAML file for each record of another collection, named by its id. */
export function filesNamedBy<T extends z.ZodType>(
  collection: string,
  name: string,
  schema: T,
): Collection<Records<z.output<T>>, z.output<T>[], object> {
  return {
    schema,
    ships: {},
    // Each file once, even if the list has an id twice. That is reported with the list.
    read: (reader, idsOf) =>
      [...new Set(idsOf(collection))].map((id) => reader.record(`${name}/${id}.yaml`, schema)).filter((found) => found !== undefined),
    dataOf: bare,
  };
}
