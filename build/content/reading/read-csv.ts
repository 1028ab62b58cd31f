import { CsvError, parse } from 'csv-parse/sync';
import type { z } from 'zod';
import type { ContentProblem } from '../problems.ts';

/** Reads a table: its rows with their lines, and its mistakes as an editor would describe them. */

export interface Row {
  /** The line where it begins. */
  line: number;
  cells: string[];
}

/** A mistake after which a table cannot be read. */
type Mistake = Pick<ContentProblem, 'line' | 'value' | 'rule'>;

const SEPARATORS = { ';': 'semicolons', '\t': 'tabs', '|': 'vertical bars' } as const;

/** The rows of a CSV file (RFC 4180) without empty lines, or its first mistake. */
export function parseCsv(source: string): Row[] | Mistake {
  // The library counts the line end of Windows twice inside quotation marks.
  const text = source.replaceAll('\r\n', '\n');
  const rows: Row[] = [];
  let line = 1;
  const add = (cells: string[], { lines }: { lines: number }) => {
    if (cells.length > 1 || cells[0] !== '') rows.push({ line, cells });
    line = lines + 1;
    return null;
  };
  try {
    parse(text, { relax_column_count: true, record_delimiter: '\n', on_record: add });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // The library stops where a quotation is closed in the wrong place, which may be many lines below the row where it opens.
    const isOpen = error.code === 'CSV_QUOTE_NOT_CLOSED' || error['lines'] !== line;
    return { line, value: text.split('\n')[line - 1]?.trim(), rule: isOpen ? NEVER_CLOSED : STRAY_QUOTE };
  }
  return rows;
}

const NEVER_CLOSED = 'must close the quotation mark (") that opens on this line; write a quotation mark inside a text twice ("")';
const STRAY_QUOTE =
  'must not contain a quotation mark (") inside a value, unless the whole value is in quotation marks and this mark is written twice ("")';

/** The mistake of a table whose first line has another separator. Tested first, because quotation marks beside it look like a mistake too. */
export function wrongSeparator(source: string): Mistake | undefined {
  const [first = ''] = source.split(/[\r\n]/, 1);
  const name = first.includes(',') ? undefined : Object.entries(SEPARATORS).find(([character]) => first.includes(character))?.[1];
  if (name === undefined) return undefined;
  const rule = `must have commas between the columns, but has ${name}: save the file again with the comma as the field delimiter`;
  return { line: 1, value: first, rule };
}

/** Finds the mistakes in the header row, so that they are not reported for every row. */
export function checkHeader(file: string, { line, cells: columns }: Row, schema: z.ZodObject): ContentProblem[] {
  const wrong = (key: string | undefined, value: string | undefined, rule: string): ContentProblem => ({ file, line, key, value, rule });
  if (columns.some((column) => column !== column.trim())) {
    return [wrong(undefined, columns.join(','), 'must have no spaces around the names of the columns')];
  }
  if (columns.includes('')) {
    return [wrong(undefined, columns.join(','), 'must have a name in each column: delete the empty columns behind the last one')];
  }
  const known = Object.entries(schema.shape);
  if (!known.some(([key]) => columns.includes(key))) {
    const rule = `must be the header row: ${known.map(([key]) => key).join(',')}`;
    return [wrong(undefined, columns.join(','), rule)];
  }
  const unknown = columns.filter((column) => !known.some(([key]) => key === column));
  const missing = known.filter(([key, cell]) => !columns.includes(key) && !cell.safeParse(undefined).success).map(([key]) => key);
  const [misspelt = ''] = unknown;
  if (unknown.length === 1 && missing.length === 1) return [wrong(misspelt, misspelt, `is not a known column: ${missing[0]} is missing`)];
  return [
    ...unknown.map((column) => wrong(column, column, 'is not a known column')),
    ...columns
      .filter((column, index) => columns.indexOf(column) < index && !unknown.includes(column))
      .map((column) => wrong(column, column, 'must appear only once among the columns')),
    ...missing.map((key) => wrong(key, undefined, 'must be one of the columns in the header row')),
  ];
}

/** The mistake of a row as a whole; undefined if it has a cell for each column. */
export function checkRow({ cells }: Row, columns: readonly string[]): Pick<ContentProblem, 'value' | 'rule'> | undefined {
  if (cells.every((cell) => cell.trim() === '')) return { value: cells.join(','), rule: 'must not be an empty row: delete it' };
  if (cells.length === columns.length) return undefined;
  const rule = `must have ${columns.length} columns, but has ${cells.length}`;
  // The same value for every row, because a spreadsheet adds the cells to all of them.
  if (cells.length > columns.length && cells.slice(columns.length).every((cell) => cell === '')) {
    return { value: 'empty cells at the end', rule: `${rule}: delete the empty columns behind the last one` };
  }
  const hint = cells.length > columns.length ? ': put a value that contains a comma in quotation marks ("…")' : '';
  return { value: cells.join(','), rule: rule + hint };
}
