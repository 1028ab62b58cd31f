import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toCsv } from './csv.ts';

/** Removes one apostrophe before a formula, as the page tells readers to do. */
const restore = (cell: string) => (/^'+[=+\-@\t\r\n＝＋－＠]/.test(cell) ? cell.slice(1) : cell);

const cellsOf = (csv: string) => parse(csv);

describe('CSV', () => {
  test('has a header row, commas, CRLF after every row, and no byte order mark (RFC 4180)', () => {
    expect(toCsv(['name', 'country'], [{ name: 'Nederhaven Bank N.V.', country: 'Netherlands' }])).toBe(
      'name,country\r\nNederhaven Bank N.V.,Netherlands\r\n',
    );
  });

  test('writes a list as one cell, numbers and booleans as in JSON, and an empty cell for a missing value', () => {
    expect(toCsv(['list', 'none', 'number', 'truth', 'absent'], [{ list: ['Lending', 'Custody'], none: [], number: 0, truth: true }])).toBe(
      'list,none,number,truth,absent\r\nLending; Custody,,0,true,\r\n',
    );
  });

  test.for(['=1+1', '+44 20', '-1', '@SUM(A1)', '\tx', '\rx', '\nx', '＝1', '＋1', '－1', '＠x', "'=1", "''=1"])(
    'gives %j an apostrophe, so that no spreadsheet runs it',
    (value) => {
      expect(cellsOf(toCsv(['a', 'b'], [{ a: value, b: 'x' }]))[1]?.[0]).toBe(`'${value}`);
    },
  );

  test.for(['18.4%', "'t Zand Bank", 'N/A', '3rd Meridian', 'a=b', ' =1'])('does not change %j', (value) => {
    expect(cellsOf(toCsv(['a', 'b'], [{ a: value, b: 'x' }]))[1]?.[0]).toBe(value);
  });

  test('preserves every text, once another program has read it and the apostrophe is removed', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '"', ',', '\r', '\n', '\t', ';', ' ', '\ufeff', '＝', 'a') }),
    );
    fc.assert(
      fc.property(anything, anything, (a, b) => {
        const [, row] = cellsOf(toCsv(['a', 'b'], [{ a, b }]));
        expect(row?.map(restore)).toEqual([a, b]);
      }),
    );
  });
});
