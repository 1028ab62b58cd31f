import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { Reader } from './read.ts';

/* Property tests: any table that a spreadsheet may save, and any bytes. */

const folder = mkdtempSync(join(tmpdir(), 'reader-'));
afterAll(() => rmSync(folder, { recursive: true }));

function readerOf(file: string, source: string | Uint8Array) {
  writeFileSync(join(folder, file), source);
  return new Reader(folder);
}

const schema = z.strictObject({ a: z.string(), b: z.string() });

describe('a CSV file', () => {
  const anyCell = fc.string({ unit: fc.constantFrom(...'ab;"\',\n ', '\r\n', 'é', '中', '😀') });
  const quoted = (value: string) => `"${value.replaceAll('"', '""')}"`;

  test('returns every cell that was quoted, with the line of its row', () => {
    // A row without values is a mistake.
    const anyRow = fc.record({ a: anyCell, b: anyCell }).filter(({ a, b }) => `${a}${b}`.trim() !== '');
    fc.assert(
      fc.property(fc.array(anyRow), fc.constantFrom('\n', '\r\n'), (rows, end) => {
        const source = ['a,b', ...rows.map(({ a, b }) => `${quoted(a)},${quoted(b)}`), ''].join(end);
        const reader = readerOf('rows.csv', source);
        const read = reader.csv('rows.csv', schema);
        expect(reader.problems).toEqual([]);
        expect(read.map(({ data }) => data)).toEqual(rows);
      }),
    );
  });

  test('counts the lines inside cells; the line of a row is its first', () => {
    const reader = readerOf('rows.csv', 'a,b\n"1\n2",3\n4,5\n');
    expect(reader.csv('rows.csv', schema).map(({ line }) => line)).toEqual([2, 4]);
  });
});

describe('a reader', () => {
  // A problem is never an exception, because one broken file must not hide the problems of the next.
  test('throws for no bytes at all, but returns problems or records', () => {
    const anySource = fc.oneof(
      fc.uint8Array({ maxLength: 40 }),
      fc.string({ unit: 'binary', maxLength: 40 }),
      // Characters that mean something to YAML or CSV.
      fc.string({
        unit: fc.constantFrom(...'-:[]{}&*!|>%@`#?,"\'\\ \t\n\r~<ab1', '<<: ', '- a: 1\n', '&x ', '*x', '!!set ', '\ufeff'),
        maxLength: 40,
      }),
    );
    fc.assert(
      fc.property(anySource, (source) => {
        writeFileSync(join(folder, 'any'), source);
        const reader = new Reader(folder);
        reader.csv('any', schema);
        reader.list('any', schema);
        const before = reader.problems.length;
        const record = reader.record('any', schema);
        // Either a record or at least one problem.
        expect(reader.problems.length === before).toBe(record !== undefined);
        expect(reader.problems.every(({ file, rule }) => file === 'any' && rule !== '')).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test('reports lists that are nested too deeply', () => {
    const reader = readerOf('deep.yaml', '['.repeat(3_000) + ']'.repeat(3_000));
    reader.list('deep.yaml', schema);
    expect(reader.problems).not.toEqual([]);
  });
});
