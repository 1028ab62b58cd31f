import { writeCsv } from '../../formats.ts';
import { LIST_SEPARATOR } from '../schemas/values.ts';

/** A value of a published record. */
export type Cell = string | number | boolean | readonly string[] | undefined;

/** Text that a spreadsheet may read as a formula, after any apostrophes. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

/**
 * Writes records as CSV. A list becomes one cell with its values joined by `; `, and a missing value an empty cell. There is no byte order mark,
 * because some programs read it as part of the first column's name.
 */
export function toCsv(columns: readonly string[], records: readonly Readonly<Record<string, Cell>>[]): string {
  const rows = records.map((record) => Object.fromEntries(columns.map((column) => [column, defuse(asText(record[column]))])));
  return writeCsv(columns, rows, 'windows');
}

function asText(value: Cell): string {
  return typeof value === 'object' ? value.join(LIST_SEPARATOR) : String(value ?? '');
}

/**
 * Puts an apostrophe before text that a spreadsheet would run as a formula (OWASP, CSV injection). A cell that begins with
 * such apostrophes gets one more, so removing one always gives the value back.
 */
function defuse(value: string): string {
  return FORMULA.test(value) ? `'${value}` : value;
}
