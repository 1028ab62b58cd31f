import { textOf, type Column, type LoadedColumns } from '#src/search/column.ts';

/*
 * A data file with columns, which the build writes and the browser reads. It is not JSON, because each reader needs some of the columns only,
 * and parsing ten megabytes would delay the first answer of the check.
 */

/** Separates columns in a data file. No value can contain a control character. */
const SEPARATOR = '\f';

/** Writes columns as a data file: their names, and then each of them. */
export function writeColumns(columns: object): string {
  return [Object.keys(columns).join('\n'), ...Object.values(columns)].join(SEPARATOR);
}

/**
 * Reads a data file without decoding the columns. Each is a view of the bytes.
 * @throws if the bytes are something else, such as a page that a host sends instead of a missing file.
 */
export function readColumns<Columns>(bytes: Uint8Array<ArrayBuffer>): LoadedColumns<Columns> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const separator = SEPARATOR.charCodeAt(0);
  for (let begin = 0, end = 0; end !== -1; begin = end + 1) {
    end = bytes.indexOf(separator, begin);
    parts.push(bytes.subarray(begin, end === -1 ? bytes.length : end));
  }
  const [head = bytes, ...columns] = parts;
  const names = textOf(head).split('\n');
  if (names.length !== columns.length) throw new Error('This is not a file of columns');
  // oxlint-disable-next-line no-unsafe-type-assertion -- the build wrote the file for this type
  return Object.fromEntries(names.map((name, index) => [name, columns[index]])) as LoadedColumns<Columns>;
}

/** The same columns as texts. */
export function decodeColumns<Columns>(columns: LoadedColumns<Columns>): Columns {
  // oxlint-disable-next-line no-unsafe-type-assertion -- it has the same names
  return Object.fromEntries(Object.entries<Column>(columns).map(([name, column]) => [name, textOf(column)])) as Columns;
}
