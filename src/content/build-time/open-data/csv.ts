import { stringify } from 'csv-stringify/sync';
import { LIST_SEPARATOR } from '#src/content/build-time/schemas/values.ts';

/** A value of a published record. */
export type Cell = string | number | boolean | readonly string[] | undefined;

/** What a spreadsheet may take for the beginning of a formula, after any apostrophes that hold it back. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

/**
 * Writes records as CSV by RFC 4180: a row with the columns' names, commas, CRLF, doubled quotes. A list becomes one
 * cell, its values joined by `; `; what is not given is an empty cell.
 *
 * UTF-8 without a byte order mark, which a program that does not expect one reads as a part of the first column's name.
 */
export function toCsv(columns: readonly string[], records: readonly Readonly<Record<string, Cell>>[]): string {
  const rows = records.map((record) => columns.map((column) => defuse(asText(record[column]))));
  // The library quotes a whole CRLF alone; half of one, too, ends the row for many readers.
  return stringify([columns, ...rows], { record_delimiter: 'windows', quoted_match: /[\r\n]/ });
}

function asText(value: Cell): string {
  return typeof value === 'object' ? value.join(LIST_SEPARATOR) : String(value ?? '');
}

/**
 * Puts an apostrophe before what a spreadsheet would run as a formula (OWASP, CSV injection). A cell that has such an
 * apostrophe already gets one more, so that taking one away always gives the value back.
 */
function defuse(value: string): string {
  return FORMULA.test(value) ? `'${value}` : value;
}
