import { parseCsv, type Row } from '../content/reading/read-csv.ts';

/**
 * Compares two versions of `history.csv`: the newer one must begin with the rows of the older one. A column may be new, in which the older
 * rows are empty.
 *
 * @returns the first line of the newer version that breaks this, or that of the older version whose row is missing; undefined if there is none
 */
export function firstLineChanged(older: string, newer: string): number | undefined {
  // This is so for almost every pair, and much faster than reading the rows.
  if (older.endsWith('\n') && newer.startsWith(older)) return undefined;
  const [was, is] = [recordsOf(older), recordsOf(newer)];
  const at = was.findIndex((row, position) => !continues(row.cells, is[position]?.cells));
  return at === -1 ? undefined : (is[at] ?? was[at])?.line;
}

/** Whether a version has two days in each row. Older versions are not compared, because their rows were still being written. */
export const hasRecorded = (source: string) => /^[^\n]*\brecorded\b/.test(source);

type Cells = Readonly<Record<string, string>>;

function recordsOf(source: string): { line: number; cells: Cells }[] {
  const rows = parseCsv(source);
  if (!Array.isArray(rows)) return [];
  const [header, ...others] = rows;
  const withNames = ({ cells }: Row) => Object.fromEntries(cells.map((cell, column) => [header?.cells[column] ?? '', cell]));
  return others.map((row) => ({ line: row.line, cells: withNames(row) }));
}

function continues(was: Cells, is: Cells | undefined): boolean {
  return is !== undefined && Object.keys({ ...was, ...is }).every((column) => (was[column] ?? '') === (is[column] ?? ''));
}
