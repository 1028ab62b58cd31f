import { describePdf } from '@frontier/documents/testing/describe-pdf';
import { qpdf } from '@frontier/documents/testing/programs';
import { createCompiledCatalog } from '@lingui/cli/api';
import { afterAll, describe, expect, test } from 'vitest';
import { type Content, loadContent } from '../../build/content/load.ts';
import { type ContentProblem, formatProblem } from '../../build/content/problems.ts';
import { attempt, expectHelpful } from '../support/attack/attempt.ts';
import { FORBIDDEN, type Marked, VALUES } from '../support/attack/breakings.ts';
import { copyContent } from '../support/attack/content-copy.ts';
import { type Field, fieldsOf, literalOf, withValues } from '../support/attack/fields.ts';
import { expectHarmless } from '../support/attack/harmless.ts';
import { isThorough } from '../support/sample.ts';

/*
 * Attacks on the content folder: wrong values in every field of every file. Each must stop the build with a problem
 * that names it, or be published as plain text.
 *
 * Every field gets a wrong value at once, of many kinds. The values without a problem are loaded again without the others, until the
 * folder is accepted. Dozens of values are also tried alone, to show that the others did not affect their result.
 */

const copy = copyContent();
afterAll(() => copy.remove());

const catalogues = copy.files.filter((file) => file.startsWith('locales/'));
const contentFiles = copy.files.filter((file) => !file.startsWith('locales/'));
const fields = [...contentFiles, ...catalogues].flatMap((file) => fieldsOf(file, copy.textOf(file)));
const sound = loadContent(copy.folder);
const count = { stopped: 0, harmless: 0 };
/** The fields in which each kind was stopped. */
const stoppedIn = new Map<string, Set<Field>>();
/** The fields that were taken for the cause of a problem that does not name them. */
const onlySuspected = new Set<Field>();

/** A field with a wrong value. */
interface Mutant {
  field: Field;
  /** A unique part of the value, if it can have one. */
  mark: string;
  value: unknown;
  literal: string;
}

function attemptMutants(mutants: readonly Pick<Mutant, 'field' | 'literal'>[]) {
  const byFile = Map.groupBy(mutants, ({ field }) => field.file);
  return attempt(copy, new Map([...byFile].map(([file, own]) => [file, withValues(copy.textOf(file), own)])));
}

function names(problem: ContentProblem, { field: { file, key }, mark }: Mutant): boolean {
  if (problem.file === file && problem.key !== undefined && (problem.key === key || problem.key.startsWith(`${key}.`))) return true;
  // Another file no longer agrees with this one, or it is a rule about the whole record.
  const { file: elsewhere, value, rule } = problem;
  return `${elsewhere} ${typeof value === 'string' ? value : ''} ${rule}`.includes(mark);
}

/** True if the problem is that the same value, which has no mark, is in two places. */
function isTwice(problem: ContentProblem, { field: { file }, literal }: Mutant): boolean {
  return problem.file === file && literal.trim() === JSON.stringify(problem.value);
}

/** True if another file names something that this file no longer has. */
function isLacked({ rule }: ContentProblem, { field: { file } }: Mutant): boolean {
  return rule.includes(file);
}

/** The same for an id, a code or a reference, which is the more likely cause. */
function isLackedName(problem: ContentProblem, mutant: Mutant): boolean {
  return isLacked(problem, mutant) && /(?:^|\.)(?:id|code|ref)$/.test(mutant.field.key);
}

/** A value without a mark may break a rule about another field of its file, or about another file that must agree with it. */
function mayMean(problem: ContentProblem, { field: { file }, literal }: Mutant): boolean {
  const value = literal.trim().slice(1, -1);
  return (
    problem.file === file ||
    problem.rule.includes(file) ||
    (value.length > 1 && `${problem.file} ${problem.rule}`.toLowerCase().includes(value.toLowerCase()))
  );
}

function isSentence({ value }: Field): boolean {
  return typeof value === 'string' && /^\D.* /.test(value);
}

/** Marks have five digits. */
const FIRST_MARK = 10_000;

/** Puts a value into all fields, and separates those that were stopped from those that passed together. */
function attack(value: Marked, { raw = false, among = fields } = {}): { stopped: Mutant[]; passed: Mutant[]; content: Content } {
  let passed = among.map((field, index): Mutant => {
    const mark = `m${index + FIRST_MARK}`;
    const wanted = value(mark);
    // A sentence is never a date or an id, so every value there can have its mark.
    const marked =
      typeof wanted === 'string' && wanted !== '' && !wanted.includes(mark) && isSentence(field) ? `${wanted} ${mark}` : wanted;
    return { field, mark, value: marked, literal: literalOf(field, marked, raw) };
  });
  const stopped: Mutant[] = [];
  for (;;) {
    const outcome = attemptMutants(passed);
    if ('content' in outcome) {
      count.stopped += stopped.length;
      count.harmless += passed.length;
      return { stopped, passed, content: outcome.content };
    }
    expectHelpful(outcome.problems);
    let told = passed.filter((mutant) => outcome.problems.some((problem) => names(problem, mutant)));
    for (const suspected of [isTwice, isLackedName, isLacked, mayMean]) {
      if (told.length > 0) break;
      told = passed.filter((mutant) => outcome.problems.some((problem) => suspected(problem, mutant)));
      for (const { field } of told) onlySuspected.add(field);
    }
    expect(told, outcome.problems.map(formatProblem).join('\n')).not.toEqual([]);
    stopped.push(...told);
    passed = passed.filter((mutant) => !told.includes(mutant));
  }
}

test('the test breaks fields in every kind of file', () => {
  expect(new Set(fields.map(({ file }) => file))).toEqual(
    new Set([...contentFiles, ...catalogues.filter((file) => /^msgid "[^"]/m.test(copy.textOf(file)))]),
  );
  expect(fields.length).toBeGreaterThan(300);
});

test('writing a field’s own value back changes nothing', () => {
  const same = fields.filter(({ form }) => form !== 'po').map((field) => ({ field, literal: literalOf(field, field.value) }));
  const outcome = attemptMutants(same.filter(({ field: { value } }) => typeof value !== 'object'));
  expect('problems' in outcome ? outcome.problems.map(formatProblem) : outcome.content).toEqual(sound);
});

const KINDS = Object.entries(VALUES).flatMap(([group, kinds]) =>
  Object.entries(kinds).map(([kind, value]) => ({ kind: `${group}: ${kind}`, value })),
);
/** In `npm run release -- thorough` there are as many rounds as kinds, so each field gets each kind. */
const ROUNDS = [...Array(isThorough ? KINDS.length : 4).keys()];
/** The kind that a field gets in a round. In each round, neighbouring fields get different kinds. */
const kindAt = (field: number, round: number) => KINDS[(field + round) % KINDS.length] ?? { kind: '', value: () => '' };
const kindOf = (mark: string, round: number) => kindAt(Number(mark.slice(1)) - FIRST_MARK, round);

describe('wrong values in every field', () => {
  test.each(ROUNDS)('round %i', async (round) => {
    const { stopped, passed, content } = attack((mark) => kindOf(mark, round).value(mark));
    for (const { field, mark } of stopped) {
      const { kind } = kindOf(mark, round);
      stoppedIn.set(kind, (stoppedIn.get(kind) ?? new Set<Field>()).add(field));
    }
    expect(stopped).not.toEqual([]);
    if (passed.length > 0) await expectHarmless({ ...content, publishedDocuments: [] });
  });

  test('each kind is stopped in some field', () => {
    expect(KINDS.map(({ kind }) => kind).filter((kind) => !stoppedIn.has(kind))).toEqual([]);
  });
});

describe('an invisible character is refused in every field (DATA-5)', () => {
  // Each field gets some of the characters, and each character is tried in several fields.
  const TURNS = isThorough ? 8 : 2;
  const breaking = (turn: number) => (mark: string) =>
    `Neder${FORBIDDEN[(Number(mark.slice(1)) * TURNS + turn) % FORBIDDEN.length]}haven ${mark}`;
  const turns = [...Array(TURNS).keys()];

  test.each(turns)('unescaped: %i', (turn) => {
    const { passed } = attack(breaking(turn), { raw: true });
    // Arabic may use the two direction marks.
    const refused = passed.filter(({ field, literal }) => !(field.file.startsWith('locales/ar/') && /[\u200e\u200f]/.test(literal)));
    expect(refused.map(({ field, literal }) => [field.file, literal])).toEqual([]);
  });

  test.each(turns)('escaped: %i', (turn) => {
    // PO files have no escapes for them, and tables have no escapes.
    const among = fields.filter(({ form }) => form === 'yaml');
    expect(attack(breaking(turn), { among }).passed).toEqual([]);
  });

  test('each of them is named', () => {
    const among = fields
      .filter((field) => field.form === 'yaml' && isSentence(field) && String(field.value).length > 30)
      .slice(0, FORBIDDEN.length);
    const outcome = attemptMutants(
      FORBIDDEN.flatMap((character, index) => {
        const field = among[index];
        return field ? [{ field, literal: literalOf(field, `Neder${character}haven`, true) }] : [];
      }),
    );
    const rules = 'problems' in outcome ? outcome.problems.map(({ rule }) => rule).join('\n') : '';
    const codes = FORBIDDEN.map((character) => `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`);
    expect(among).toHaveLength(FORBIDDEN.length);
    expect(codes.filter((code) => !rules.includes(`must not contain ${code},`))).toEqual([]);
  });

  test('and is named', () => {
    const outcome = attemptMutants([{ field: fieldOf('firms.csv', 'name'), literal: '"Neder\u202ehaven"' }]);
    const line = copy.textOf('firms.csv').trimEnd().split('\n').length;
    expect('problems' in outcome && outcome.problems.map(formatProblem)).toEqual([
      expect.stringMatching(
        new RegExp(
          String.raw`^firms\.csv:${line} ".*Neder\\u202ehaven.*": must not contain U\+202E, which changes the direction of text: delete it$`,
        ),
      ),
    ]);
  });
});

describe('ten megabytes in one field', () => {
  // Only some of the fields, because a gigabyte in all of them would only take time.
  const some = fields.filter((_, index) => index % 60 === 0);

  test.each(some)('$file $key', (field) => {
    const { stopped } = attack((mark) => mark.padEnd(10_000_000, 'x'), { among: [field] });
    expect(stopped).toHaveLength(1);
  });

  test('a text of many lines is refused for its length', () => {
    const field = fieldOf('warned-firms.yaml', 'reason');
    const text = `>-\n${`    ${'word '.repeat(100)}\n`.repeat(3_000)}`;
    const outcome = attemptMutants([{ field, literal: text }]);
    expect('problems' in outcome && outcome.problems.map(({ file, key, rule }) => [file, key, rule])).toEqual([
      ['warned-firms.yaml', 'reason', 'must have at most 5000 characters'],
    ]);
  });
});

test('dozens of values, each tried alone, give the same results as all of them together', () => {
  const some = [...fields.entries()].filter(([at]) => at % (isThorough ? 5 : 20) === 0);
  const alone = some.flatMap(([at, field], index) => {
    const { kind, value } = kindAt(at, (index * 7) % ROUNDS.length);
    // Without a mark, a problem cannot always be assigned to a value.
    return !onlySuspected.has(field) && JSON.stringify(value('m10000')).includes('m10000')
      ? [{ kind, field, among: stoppedIn.get(kind)?.has(field) === true, alone: attack(value, { among: [field] }).stopped.length === 1 }]
      : [];
  });
  expect(alone.length).toBeGreaterThan(isThorough ? 40 : 10);
  expect(alone.filter((one) => one.alone !== one.among)).toEqual([]);
  // Each value loads the whole folder.
}, 180_000);

test('legal text is text in the documents and has no effect', async () => {
  const kinds = [
    VALUES['script']?.['a script'],
    VALUES['script']?.['an attribute’s end'],
    VALUES['script']?.['a CDATA’s end'],
    VALUES['addresses']?.['javascript'],
    VALUES['formulas']?.['a program'],
  ];
  // The documents are made once, with each kind in a fifth of the fields.
  const { passed, content } = attack((mark) => kinds[Number(mark.slice(1)) % kinds.length]?.(mark));
  const pdfs = await expectHarmless(content);
  expect(pdfs).toHaveLength(content.publishedDocuments.length);
  const described = await Promise.all(pdfs.map((bytes) => describePdf(bytes)));
  // A long word may be broken at the end of a line or page.
  const lines = described.flatMap(({ textLines }) => textLines.flat());
  const printed = lines.flatMap(({ text, artifact }) => (artifact ? [] : text)).join('');
  const inDocuments = passed.filter(
    ({ field: { file, key } }) =>
      /^(guidance|advisories|downloads|publication-text|pre-sub)/.test(file) && /\.(text|heading|list\.\d+|ordered\.\d+)$/.test(key),
  );
  expect(new Set(inDocuments.map(({ mark }) => Number(mark.slice(1)) % kinds.length)).size).toBe(kinds.length);
  expect(inDocuments.filter(({ mark }) => !printed.includes(mark))).toEqual([]);
  for (const bytes of pdfs) {
    const { output } = await qpdf(bytes, (path) => ['--qdf', '--object-streams=disable', path, '-']);
    expect(output.toString('latin1').match(/\/(JavaScript|JS|Launch|URI|OpenAction|AA|EmbeddedFiles|SubmitForm|GoToR)\b/g)).toBeNull();
  }
});

test('legal text in a translation becomes a string of its module and never code', () => {
  // Lingui compiles only the texts of the interface.
  const catalogueFields = fields.filter(({ file }) => file.endsWith('/messages.po'));
  const values = ['script', 'addresses', 'formulas'].flatMap((group) => Object.values(VALUES[group] ?? {}));
  for (const round of isThorough ? values.keys() : [0]) {
    const value = (mark: string) => values[(Number(mark.slice(1)) + round) % values.length]?.(mark);
    for (const mutant of attack(value, { among: catalogueFields }).passed) {
      const { source } = createCompiledCatalog('en', { [mutant.field.key]: String(mutant.value) }, { namespace: 'es' });
      const [, literal = ''] = /^\/\*eslint-disable\*\/export const messages=JSON\.parse\((".*")\)[ \w]*;?$/s.exec(source) ?? [];
      expect(JSON.stringify(JSON.parse(String(JSON.parse(literal)))), source).toContain(mutant.mark);
    }
  }
});

test('there are thousands of wrong values, most of which stop the build', () => {
  console.info(`Wrong values: ${count.stopped} stopped, ${count.harmless} harmless`);
  expect(count.stopped).toBeGreaterThan(isThorough ? 30_000 : 3_000);
});

function fieldOf(file: string, key: string): Field {
  const found = fields.find((field) => field.file === file && field.key === key);
  if (!found) throw new Error(`${file} has no ${key}`);
  return found;
}
