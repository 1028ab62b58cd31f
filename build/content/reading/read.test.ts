import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { formatProblem } from '../problems.ts';
import { Reader } from './read.ts';
import { text } from '../schemas/values.ts';

/*
 * Any table that a spreadsheet may save, any bytes, and the form of a file. `tests/content/editors-mistakes.test.ts` has more mistakes
 * in a CSV or YAML file, with their messages.
 */

const folder = mkdtempSync(join(tmpdir(), 'reader-'));
afterAll(() => rmSync(folder, { recursive: true }));

function readerOf(file: string, source: string | Uint8Array) {
  writeFileSync(join(folder, file), source);
  return new Reader(folder);
}

const schema = z.strictObject({ a: z.string(), b: z.string() });

describe('a CSV file', () => {
  test('counts the lines inside cells; the line of a row is its first', () => {
    const reader = readerOf('rows.csv', 'a,b\n"1\n2",3\n4,5\n');
    expect(reader.csv('rows.csv', schema).map(({ line }) => line)).toEqual([2, 4]);
  });

  test('may begin with a byte order mark, end its lines as Windows does and have empty lines, which count', () => {
    const reader = readerOf('rows.csv', '\ufeffa,b\r\n\r\n\r\n1,2\r\n\r\n');
    expect(reader.csv('rows.csv', schema).map(({ line, data }) => [line, data])).toEqual([[4, { a: '1', b: '2' }]]);
    expect(reader.problems).toEqual([]);
  });
});

describe('a YAML file', () => {
  const record = z.strictObject({ id: text(), words: z.array(text()) });
  const SOUND = '- id: a\n  words: [x]\n';
  const LAST = '- id: b\n  words: [y]\n';

  test('may begin with a byte order mark and end its lines as Windows does', () => {
    const reader = readerOf('list.yaml', `\ufeff${SOUND}${LAST}`.replaceAll('\n', '\r\n'));
    expect(reader.list('list.yaml', record).map(({ line, data }) => [line, data.id])).toEqual([
      [1, 'a'],
      [3, 'b'],
    ]);
    expect(reader.problems).toEqual([]);
  });
});

describe('a limit', () => {
  test('is reported with the file, the size and with advice', () => {
    const reader = readerOf('long.yaml', `# ${'x'.repeat(997)}\n`.repeat(2_001));
    reader.record('long.yaml', schema);
    expect(reader.problems.map(formatProblem)).toEqual([
      'long.yaml "2.0 MB": must be at most 2 MB, or raise LIMITS in build/content/reading/source.ts',
    ]);
  });
});

describe('a reader', () => {
  test('reports lists that are nested too deeply', () => {
    const reader = readerOf('deep.yaml', '['.repeat(3_000) + ']'.repeat(3_000));
    reader.list('deep.yaml', schema);
    expect(reader.problems).not.toEqual([]);
  });
});
