import { parse as parseCsv } from 'csv-parse/sync';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { checkCatalogues } from '../../build/content/checks/catalogue-rules.ts';
import type { Located } from '../../build/content/reading/check-record.ts';
import { collections } from '../../build/content/collections.ts';
import { type ContentProblem, formatProblem } from '../../build/content/problems.ts';
import { Reader } from '../../build/content/reading/read.ts';
import { findUnseen, showUnseen } from '../../build/content/reading/unseen.ts';
import { copyContent } from '../support/content-copy.ts';
import { problemsOf } from '../support/mistakes.ts';
import { sampleOf } from '../support/sample.ts';

/* A damaged file of the content is valid or gives problems that say where: never an exception, and no record is dropped without a word. */

const copy = copyContent();
afterAll(() => copy.remove());

/** What a hand, a program or an attacker may put in place of a value. */
const VALUES = [
  ...'" \' ~ -1 1e999 2025-02-30 2052-01-01 [] {a: *a &a >- =1+1 ../x main x,y ; "a""b" constructor toString __proto__:'.split(' '),
  ...'<script> javascript:alert(1) https://*;x.example //x.example /nowhere#x "\\u202ex" "\\u200b" "\\ud800"'.split(' '),
  ...'| |!!binary x|- x|# x|x #y|\u2028\ufeff|\0|\t'.split('|'),
  'x'.repeat(6_000),
];

interface Damage {
  file: string;
  how: 'value' | 'line' | 'new line' | 'twice' | 'removed' | 'character' | 'cut off';
  at: number;
  value: string;
}
const damageTo = (files: readonly string[]) =>
  fc.record<Damage>({
    file: fc.constantFrom(...files),
    how: fc.constantFrom('value', 'line', 'new line', 'twice', 'removed', 'character', 'cut off'),
    at: fc.nat(),
    value: fc.oneof(fc.constantFrom(...VALUES), fc.string({ unit: 'binary' })),
  });

/** A value of a table, of YAML or of a catalogue, or a key. */
const VALUE = /(?<=^|: |- |,|msgstr ")[^,]+/g;

function damaged({ file, how, at, value }: Damage): string {
  const source = copy.textOf(file);
  const [lines, position] = [source.split('\n'), at % (source.length + 1)];
  const row = at % lines.length;
  const line = lines[row] ?? '';
  const places = [...line.matchAll(VALUE)].map(({ index }) => index);
  const place = places[Math.floor(at / lines.length) % places.length];
  if (how === 'character') return source.slice(0, position) + value + source.slice(position + 1);
  if (how === 'cut off') return source.slice(0, position);
  const changed = {
    value: [line.replaceAll(VALUE, (found, index: number) => (index === place ? value : found))],
    line: [value],
    'new line': [value, line],
    twice: [line, line],
    removed: [],
  }[how];
  return lines.toSpliced(row, 1, ...changed).join('\n');
}

type Read = Pick<Located<unknown>, 'file' | 'data'>;

/** Reads a file with the others of its collection. */
const readers = new Map(
  Object.values(collections).flatMap(({ read }) => {
    const readAll = (reader: Reader): Read | Read[] | undefined =>
      read(reader, () => copy.files.flatMap((file) => /^downloads\/(.*)\.yaml$/.exec(file)?.[1] ?? []));
    const reader = new Reader(copy.folder);
    readAll(reader);
    return [...reader.files].filter((file) => copy.files.includes(file)).map((file) => [file, readAll] as const);
  }),
);

/** Every value of a record, whatever contains it. */
const valuesIn = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(valuesIn) : value === undefined ? [] : [value];

/** The records that a parser without rules finds in a file. */
function recordsIn(file: string, source: string): unknown[] {
  const text = source.replace(/^\ufeff/, '');
  if (!file.endsWith('.csv')) return [parseYaml(text, { logLevel: 'silent' })].flat();
  const rows: string[][] = parseCsv(text, { relax_column_count: true });
  return rows.slice(1).filter((row) => row.length > 1 || row[0] !== '');
}

/** What does not help an editor: a problem without its place, a long message, or one that shows no invisible character as a code. */
function unhelpful(problems: readonly ContentProblem[]): string[] {
  const isWhole = ({ rule }: ContentProblem) => /^(?:must exist|must be at most|is not a file)/.test(rule);
  return problems
    .filter((problem) => problem.line === undefined && problem.key === undefined && !isWhole(problem))
    .map(formatProblem)
    .concat(problems.map(formatProblem).filter((message) => message.length > 1_200 || showUnseen(message) !== message));
}

test('a file says where it is damaged, or has every record', () => {
  expect(copy.files.filter((file) => !file.startsWith('locales/') && !readers.has(file))).toEqual([]);
  fc.assert(
    fc.property(damageTo([...readers.keys()]), (damage) => {
      const { file } = damage;
      const source = damaged(damage);
      const reader = new Reader(copy.folder);
      const found = copy.withChanges({ [file]: source }, () => readers.get(file)?.(reader));
      expect(unhelpful(reader.problems)).toEqual([]);
      for (const problem of reader.problems) expect([problem.file, problem.line]).toEqual([file, expect.any(Number)]);
      if (reader.problems.length > 0) return;
      const read = [found].flat().flatMap((located) => (located?.file === file ? [located.data] : []));
      const records = recordsIn(file, source);
      expect(read).toHaveLength(records.length);
      // A cell with a list has several values.
      const counted = file.endsWith('.csv') ? [] : [valuesIn(read).length, valuesIn(records).length];
      expect(counted[0]).toBe(counted[1]);
      expect(valuesIn(read).filter((value) => findUnseen(String(value)))).toEqual([]);
    }),
    { numRuns: sampleOf(5_000, 40) },
  );
});

/** Damages several files at once, and checks the whole folder. */
const everyFolder = (files: readonly string[], problemsIn: (folder: string) => readonly ContentProblem[]) =>
  fc.property(fc.array(damageTo(files), { minLength: 1, maxLength: 8 }), (damages) => {
    const changes = Object.fromEntries(damages.map((damage) => [damage.file, damaged(damage)]));
    return unhelpful(copy.withChanges(changes, () => problemsIn(copy.folder))).length === 0;
  });

test('a folder with damaged files has content or problems', () => {
  expect(() => fc.assert(everyFolder([...readers.keys()], problemsOf), { numRuns: sampleOf(300, 50) })).not.toThrow();
});

test('damaged catalogues have texts or problems', () => {
  const catalogues = copy.files.filter((file) => file.startsWith('locales/'));
  expect(() => fc.assert(everyFolder(catalogues, checkCatalogues), { numRuns: sampleOf(60, 30) })).not.toThrow();
});
