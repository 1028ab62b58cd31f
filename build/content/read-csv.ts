import type { z } from 'zod';
import type { ContentProblem } from './problems.ts';

/** Reads a table: its rows with their lines, and its mistakes as an editor would describe them. */

/** A row of a table. */
export interface Row {
  /** The line where it begins. */
  line: number;
  cells: string[];
}

/** A mistake after which the rest of a table cannot be read. */
export type Mistake = Pick<ContentProblem, 'line' | 'value' | 'rule'>;

/** No table of ours has more columns. */
const MAX_COLUMNS = 100;

const SEPARATORS = { ';': 'semicolons', '\t': 'tabs', '|': 'vertical bars' } as const;

const UNQUOTED = /[^,"\r\n]*/y;
const LINE_END = /\r\n|\n|\r/y;
const LINE_ENDS = /\r\n|\n|\r/g;

/**
 * Yields the rows of a CSV file (RFC 4180) without empty lines. A mistake is yielded last, with the line where an editor
 * finds it: a quotation that is never closed is reported where it opens. No library does this, one row at a time.
 */
export function* rowsOf(source: string): Generator<Row | Mistake> {
  let at = 0;
  let line = 1;
  while (at < source.length) {
    const row: Row = { line, cells: [] };
    for (let more = true; more; at += more ? 1 : 0) {
      const cell = source[at] === '"' ? quotedCell(source, at, line) : plainCell(source, at, line);
      if ('rule' in cell) {
        yield cell;
        return;
      }
      row.cells.push(cell.text);
      at = cell.end;
      line = cell.line;
      more = source[at] === ',';
    }
    LINE_END.lastIndex = at;
    if (LINE_END.test(source)) {
      at = LINE_END.lastIndex;
      line += 1;
    }
    if (row.cells.length > 1 || row.cells[0] !== '') yield row;
  }
}

/** The mistake of a table whose first line has another separator. Tested first, because quotation marks beside it look like a mistake too. */
export function wrongSeparator(source: string): Mistake | undefined {
  const [first = ''] = source.split(/[\r\n]/, 1);
  const name = first.includes(',') ? undefined : Object.entries(SEPARATORS).find(([character]) => first.includes(character))?.[1];
  if (name === undefined) return undefined;
  const rule = `must have commas between the columns, but has ${name}: save the file again with the comma as the field delimiter`;
  return { line: 1, value: first, rule };
}

/** A cell, with the offset and the line where it ends. */
interface Cell {
  text: string;
  end: number;
  line: number;
}

function plainCell(source: string, at: number, line: number): Cell | Mistake {
  UNQUOTED.lastIndex = at;
  const text = UNQUOTED.exec(source)?.[0] ?? '';
  const end = at + text.length;
  return source[end] === '"' ? strayQuote(source, end, line) : { text, end, line };
}

function quotedCell(source: string, at: number, opened: number): Cell | Mistake {
  const close = closingQuote(source, at);
  if (close === -1) return neverClosed(source, at, opened);
  const quoted = source.slice(at + 1, close);
  const line = opened + (quoted.match(LINE_ENDS)?.length ?? 0);
  const isWhole = /^(?:[,\r\n]|$)/.test(source.slice(close + 1, close + 2));
  // If the closing mark is on another line, it is probably the opening mark of another value.
  if (!isWhole) return line > opened ? neverClosed(source, at, opened) : strayQuote(source, close, line);
  return { text: quoted.includes('""') ? quoted.replaceAll('""', '"') : quoted, end: close + 1, line };
}

/** The offset of the quotation mark that closes the one at `from`, or -1. Two in a row stand for one in the text. */
function closingQuote(source: string, from: number): number {
  let end = source.indexOf('"', from + 1);
  while (end !== -1 && source[end + 1] === '"') end = source.indexOf('"', end + 2);
  return end;
}

const neverClosed = (source: string, at: number, line: number): Mistake => ({
  line,
  value: lineAround(source, at),
  rule: 'must close the quotation mark (") that opens on this line; write a quotation mark inside a text twice ("")',
});

const strayQuote = (source: string, at: number, line: number): Mistake => ({
  line,
  value: lineAround(source, at),
  rule: 'must not contain a quotation mark (") inside a value, unless the whole value is in quotation marks and this mark is written twice ("")',
});

/** The text of the line around an offset. */
function lineAround(source: string, at: number): string {
  const begin = source.lastIndexOf('\n', at - 1) + 1;
  const end = source.indexOf('\n', at);
  return source.slice(begin, end === -1 ? undefined : end).trim();
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
  if (columns.length > MAX_COLUMNS) return [wrong(undefined, columns.join(','), `must have at most ${MAX_COLUMNS} columns`)];
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
