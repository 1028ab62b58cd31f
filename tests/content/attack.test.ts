import { load as loadXml } from 'cheerio';
import { parse as parseCsv } from 'csv-parse/sync';
import { afterAll, describe, expect, test } from 'vitest';
import { CSV, FILES, FORBIDDEN, PO, STRAYS, VALUES, YAML, type Marked, withOtherKeys } from '../support/attack/breakings.ts';
import { type Change, copyContent } from '../support/attack/content-copy.ts';
import { type Field, fieldsOf, literalOf, withValues } from '../support/attack/fields.ts';
import { describePdf } from '../support/pdf/describe-pdf.ts';
import { run, withFile } from '../support/pdf/programs.ts';
import { checkCatalogues } from '../../src/content/build/catalogues.ts';
import { type Content, loadContent } from '../../src/content/build/load.ts';
import { compileContent } from '../../src/content/build/plugin.ts';
import { ContentError, type ContentProblem, formatProblem } from '../../src/content/build/problems.ts';

/*
 * The content folder under attack: every kind of breaking in every file, or in every field of every file, is loaded as the
 * build loads it. Each must stop the build with a problem that names it, or come out as the text that it is.
 *
 * A kind is tried in all places at once, for a problem in one is no problem in another; those that nobody complained of
 * are loaded again without the rest, until the folder is accepted. Some hundred are tried alone, too, which shows that
 * none owed its problem to its neighbours.
 */

const copy = copyContent();
afterAll(() => copy.remove());

/** Catalogues are all of one form: every fifth will do. */
const catalogues = copy.files.filter((file) => file.startsWith('locales/')).filter((_, place) => place % 5 === 0);
const content = copy.files.filter((file) => !file.startsWith('locales/'));
const fields = [...content, ...catalogues].flatMap((file) => fieldsOf(file, copy.textOf(file)));
const sound = loadContent(copy.folder);
const count = { stopped: 0, harmless: 0 };
/** Which fields a kind was stopped in, where it was tried in all. */
const stoppedIn = new Map<string, ReadonlySet<Field>>();

/** One field with another value in it. */
interface Mutant {
  kind: string;
  field: Field;
  /** Part of the value, where that can have one: no other mutant has it. */
  mark: string;
  literal: string;
}

/** The content of the copy with these changes, or everything that is wrong with it. */
function attempt(changes: ReadonlyMap<string, Change>): { content: Content } | { problems: readonly ContentProblem[] } {
  const touchesCatalogues = [...changes.keys()].some((file) => file.startsWith('locales/'));
  try {
    return copy.withChanges(changes, () => ({
      content: loadContent(copy.folder, touchesCatalogues ? checkCatalogues(copy.folder) : []),
    }));
  } catch (error) {
    // Anything else is a crash, and names no file.
    if (error instanceof ContentError) return { problems: error.problems };
    throw error;
  }
}

function attemptMutants(mutants: readonly Mutant[]) {
  const byFile = Map.groupBy(mutants, ({ field }) => field.file);
  return attempt(new Map([...byFile].map(([file, own]) => [file, withValues(copy.textOf(file), own)])));
}

/** Rules on a file as a whole, which have no place in it. */
const OF_THE_FILE = /^(must exist|must be a file|is not a file|must hold a catalogue|must hold a firm|must be at most .* MB)/;

const NOT_SHOWN = new RegExp(`[${FORBIDDEN.filter((sign) => sign !== '\ufffd').join('')}]`, 'u');

/** A problem is a help when it says where, and is short, and shows nothing that is not there. */
function expectHelpful(problems: readonly ContentProblem[]) {
  // Asked once and not for each of a hundred thousand.
  const unhelpful = problems.filter((problem) => {
    const { file, line, key, rule } = problem;
    const message = formatProblem(problem);
    if (file === '' || rule === '' || message.length > 1_200 || NOT_SHOWN.test(message)) return true;
    return line === undefined && key === undefined && !OF_THE_FILE.test(rule);
  });
  expect(unhelpful).toEqual([]);
}

function names(problem: ContentProblem, { field: { file, key }, mark }: Mutant): boolean {
  if (problem.file === file && problem.key !== undefined && (problem.key === key || problem.key.startsWith(`${key}.`))) return true;
  // Another file that no longer agrees with this one, or a rule on the record as a whole.
  const { file: elsewhere, value, rule } = problem;
  return `${elsewhere} ${typeof value === 'string' ? value : ''} ${rule}`.includes(mark);
}

/** A value without a mark may be in two places of which only one may have it. */
function isTwice(problem: ContentProblem, { field: { file }, literal }: Mutant): boolean {
  return problem.file === file && literal.trim() === JSON.stringify(problem.value);
}

/** What another file names, and its own file no longer has. */
function isLacked({ rule }: ContentProblem, { field: { file } }: Mutant): boolean {
  return rule.includes(file);
}

/** A value without a mark may break the rule of another field of its file, or be what another file should agree with. */
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

/** Puts a value into all of the fields, and tells those that were stopped from those that came through together. */
function attack(
  kind: string,
  value: Marked,
  { raw = false, among = fields } = {},
): { stopped: Mutant[]; passed: Mutant[]; content: Content } {
  let passed = among.map((field, place): Mutant => {
    const mark = `m${place + 10_000}`;
    const wanted = value(mark);
    // A sentence is no date and no id, whatever stands at its beginning: there, every value can have its mark.
    const marked =
      typeof wanted === 'string' && wanted !== '' && !wanted.includes(mark) && isSentence(field) ? `${wanted} ${mark}` : wanted;
    return { kind, field, mark, literal: literalOf(field, marked, raw) };
  });
  const stopped: Mutant[] = [];
  for (;;) {
    const outcome = attemptMutants(passed);
    if ('content' in outcome) {
      count.stopped += stopped.length;
      count.harmless += passed.length;
      if (among === fields) stoppedIn.set(kind, new Set(stopped.map(({ field }) => field)));
      return { stopped, passed, content: outcome.content };
    }
    expectHelpful(outcome.problems);
    let told = passed.filter((mutant) => outcome.problems.some((problem) => names(problem, mutant)));
    for (const suspected of [isTwice, isLacked, mayMean]) {
      if (told.length === 0) told = passed.filter((mutant) => outcome.problems.some((problem) => suspected(problem, mutant)));
    }
    expect(told, outcome.problems.map(formatProblem).join('\n')).not.toEqual([]);
    stopped.push(...told);
    passed = passed.filter((mutant) => !told.includes(mutant));
  }
}

/** Changes files, and tells those that came through together: those that a problem names are taken back, until none does. */
function sieve(changed: readonly [string, Change][]): { passed: readonly [string, Change][]; content: Content } {
  for (let passed = changed; ;) {
    const outcome = attempt(new Map(passed));
    if ('content' in outcome) return { passed, content: outcome.content };
    expectHelpful(outcome.problems);
    const isTold = (file: string) => outcome.problems.some((problem) => file === problem.file || file.startsWith(`${problem.file}/`));
    // A list that lacks what another file names; an English text that its translations still have.
    const isMeant = (file: string) =>
      outcome.problems.some(
        ({ file: other, rule }) => rule.includes(file) || (file.startsWith('locales/en/') && file.slice(11) === other.slice(11)),
      );
    const told = passed.filter(([file]) => isTold(file));
    const meant = told.length > 0 ? told : passed.filter(([file]) => isMeant(file));
    expect(meant, outcome.problems.map(formatProblem).join('\n')).not.toEqual([]);
    passed = passed.filter((one) => !meant.includes(one));
  }
}

/** What a module of the content gives: its source is one literal, so that no text can be code. */
function valueOf(source: string): unknown {
  if (/^export default \[(\(\) => import\('content:[a-z/-]+-\d+'\),?)*\]$/.test(source)) return [];
  const [, literal] = /^export default (?:JSON\.parse\((".*")\)|(?:\{.*\}|\[.*\]))$/s.exec(source) ?? [];
  if (literal === undefined) return JSON.parse(source.replace('export default ', ''));
  return JSON.parse(String(JSON.parse(literal)));
}

/** Every file that the content becomes holds the text as text. @returns the PDF files. */
async function expectHarmless(content: Content): Promise<Uint8Array[]> {
  const { modules, assets } = await compileContent(content);
  for (const source of modules.values()) expect(() => valueOf(source)).not.toThrow();
  const pdfs: Uint8Array[] = [];
  for (const [address, { source }] of assets) {
    if (typeof source !== 'string') pdfs.push(source);
    else if (address.endsWith('.csv')) expectCsv(source, address.includes('firms') ? content.firms.length : content.warnedFirms.length);
    else if (address.endsWith('.atom')) expectAtom(source, content);
    else if (address.endsWith('.svg'))
      expect(source).toMatch(/^(<\/?(svg|g|path|pattern|clipPath|circle)( [a-zA-Z:-]+="[^"<>&]*")*\/?>)+$/);
    else if (/\.json(ld)?$/.test(address)) expect(() => JSON.parse(source), address).not.toThrow();
    else expect(address).toBe('/data/SHA256SUMS');
  }
  expect('polluted' in {}).toBe(false);
  return pdfs;
}

function expectCsv(source: string, records: number) {
  const [header = [], ...rows] = parseCsv(source);
  expect(rows).toHaveLength(records);
  for (const row of rows) expect(row).toHaveLength(header.length);
  expect(rows.flat().filter((cell) => /^[=+\-@\t\r\uff0b\uff0d\uff1d\uff20]/.test(cell))).toEqual([]);
}

const ATOM = /^(feed|id|title|subtitle|updated|author|name|uri|email|rights|icon|link|entry|published|category|summary)$/;

function expectAtom(source: string, { warnedFirms, alerts, publications }: Content) {
  const $ = loadXml(source, { xml: true });
  expect(
    $('*')
      .toArray()
      .map((element) => ('tagName' in element ? element.tagName : ''))
      .filter((name) => !ATOM.test(name)),
  ).toEqual([]);
  expect(source).not.toMatch(/<!(?!\[CDATA\[)|<\?(?!xml )/);
  const known = new Set([...warnedFirms.map(({ name }) => name), ...[...alerts, ...publications].map(({ title }) => title)]);
  const titles = $('entry > title')
    .toArray()
    .map((element) => $(element).text());
  expect(titles.filter((title) => !known.has(title))).toEqual([]);
}

test('the folder has fields of every kind of file', () => {
  expect(new Set(fields.map(({ file }) => file))).toEqual(
    new Set([...content, ...catalogues.filter((file) => /^msgid "[^"]/m.test(copy.textOf(file)))]),
  );
  expect(fields.length).toBeGreaterThan(300);
});

test('a field that is given its own value again changes nothing', () => {
  const same = fields
    .filter(({ form }) => form !== 'po')
    .map((field) => ({ kind: '', field, mark: '', literal: literalOf(field, field.value) }));
  const outcome = attemptMutants(same.filter(({ field: { value } }) => typeof value !== 'object'));
  expect('problems' in outcome ? outcome.problems.map(formatProblem) : outcome.content).toEqual(sound);
});

describe.each(Object.entries(VALUES))('%s in every field', (group, kinds) => {
  test.each(Object.entries(kinds))('%s', async (kind, value) => {
    const {
      stopped,
      passed,
      content: accepted,
    } = attack(`${group}: ${kind}`, value, {
      among: group === 'sizes' ? fields.filter((_, place) => place % 4 === 0) : fields,
    });
    // Each kind is wrong somewhere: a catalogue of rules that knows none of it would let it through everywhere.
    expect(stopped).not.toEqual([]);
    if (passed.length > 0) await expectHarmless({ ...accepted, papers: [] });
  });
});

describe('a character that cannot be seen is refused in every field', () => {
  // Every field has some of them, and every one of them dozens of fields.
  const TURNS = 8;
  const breaking = (turn: number) => (mark: string) =>
    `Neder${FORBIDDEN[(Number(mark.slice(1)) * TURNS + turn) % FORBIDDEN.length]}haven ${mark}`;
  const turns = [...Array(TURNS).keys()];

  test.each(turns)('as it is: %i', (turn) => {
    const { passed } = attack(`raw ${turn}`, breaking(turn), { raw: true });
    // Arabic needs the two marks of direction.
    const refused = passed.filter(({ field, literal }) => !(field.file.startsWith('locales/ar/') && /[\u200e\u200f]/.test(literal)));
    expect(refused.map(({ field, literal }) => [field.file, literal])).toEqual([]);
  });

  test.each(turns)('by an escape: %i', (turn) => {
    // PO has no escapes for them; a table has none at all.
    const among = fields.filter(({ form }) => form === 'yaml');
    expect(attack(`escaped ${turn}`, breaking(turn), { among }).passed).toEqual([]);
  });

  test('each of them is named', () => {
    const among = fields.filter((field) => field.form === 'yaml' && isSentence(field)).slice(0, FORBIDDEN.length);
    const outcome = attemptMutants(
      FORBIDDEN.flatMap((character, place) => {
        const field = among[place];
        return field ? [{ kind: '', field, mark: '', literal: literalOf(field, `Neder${character}haven`) }] : [];
      }),
    );
    const rules = 'problems' in outcome ? outcome.problems.map(({ rule }) => rule).join('\n') : '';
    const codes = FORBIDDEN.map((character) => `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`);
    expect(among).toHaveLength(FORBIDDEN.length);
    expect(codes.filter((code) => !rules.includes(`must not hold ${code},`))).toEqual([]);
  });

  test('and is named', () => {
    const outcome = attemptMutants([{ kind: '', field: fieldOf('firms.csv', 'name'), mark: '', literal: '"Neder\u202ehaven"' }]);
    expect('problems' in outcome && outcome.problems.map(formatProblem)).toEqual([
      String.raw`firms.csv:251 name "Neder\u202ehaven": must not hold U+202E, which turns the direction of text`,
    ]);
  });
});

describe('ten megabytes in one field', () => {
  // Three at once: the line is refused before anything reads it, and a gigabyte in all would only take time.
  const some = fields.filter((_, place) => place % 60 === 0);

  test.each(some)('$file $key', (field) => {
    const { stopped } = attack('10 MB', (mark) => mark.padEnd(10_000_000, 'x'), { among: [field] });
    expect(stopped).toHaveLength(1);
  });

  test('of many lines are refused for their size, or for the value’s length', () => {
    const field = fieldOf('warned-firms.yaml', 'reason');
    const text = `>-\n${`    ${'word '.repeat(100)}\n`.repeat(20_000)}`;
    const outcome = attemptMutants([{ kind: '', field, mark: '', literal: text }]);
    expect('problems' in outcome && outcome.problems.map(({ file, key, rule }) => [file, key, rule])).toEqual([
      ['warned-firms.yaml', 'reason', 'must have at most 5000 characters'],
    ]);
  });
});

/** The files that a kind of breaking of files fits. */
const forms = {
  'any file': { of: () => true, groups: FILES },
  'a YAML file': { of: (file: string) => file.endsWith('.yaml'), groups: YAML },
  'a table': { of: (file: string) => file.endsWith('.csv'), groups: CSV },
  'a catalogue': { of: (file: string) => file.endsWith('.po'), groups: PO },
} as const;

describe.each(Object.entries(forms))('%s', (_form, { of, groups }) => {
  const files = copy.files.filter(of);
  const kinds = Object.entries(groups).flatMap(([group, own]) =>
    Object.entries<(source: string, file: string) => Change>(own).map(([kind, breaking]) => ({ name: `${group}: ${kind}`, breaking })),
  );

  test.each(kinds)('$name', async ({ name, breaking }) => {
    const changed = files
      // What is large in some files, and not in two hundred.
      .filter((_, place) => !/^(sizes|shapes)/.test(name) || place % (name.startsWith('sizes') ? 80 : 12) === 0)
      .map((file): [string, Change] => [file, breaking(copy.textOf(file), file)])
      // A breaking that found nothing to break.
      .filter(([file, change]) => change !== copy.textOf(file));
    expect(changed).not.toEqual([]);
    const { passed, content: rest } = sieve(changed);
    // What nobody complained of must mean the same as before; a file that ends early can be a sound one, with less in it.
    if (name.endsWith('the first half')) await expectHarmless({ ...rest, papers: [] });
    else expect(rest).toEqual(sound);
    count.stopped += changed.length - passed.length;
    count.harmless += passed.length;
  });
});

test('a key that is missing, has another name or is given twice stops the build, unless it may be missing', () => {
  const optional = ['effective', 'requiredCapital', 'clones', 'summary', 'link', 'named'];
  const ofFiles = copy.files
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => [...withOtherKeys(copy.textOf(file))].map((other) => ({ file, ...other })));
  for (let round = 0; ofFiles.some((own) => own[round]); round += 1) {
    const mutants = ofFiles.flatMap((own) => own[round] ?? []);
    const { passed } = sieve(mutants.map(({ file, changed }) => [file, changed]));
    const accepted = mutants.filter(({ file }) => passed.some(([other]) => other === file));
    expect(accepted.filter(({ kind, path }) => kind !== 'missing' || !optional.includes(String(path.at(-1))))).toEqual([]);
    count.harmless += accepted.length;
    count.stopped += mutants.length - accepted.length;
  }
});

test('a file that has no business in the folder is named', () => {
  const outcome = attempt(new Map(STRAYS.map((file) => [file, 'name: x\n'])));
  const found = 'problems' in outcome ? outcome.problems : [];
  expectHelpful(found);
  expect(found.map(({ file }) => file).toSorted()).toEqual(STRAYS.toSorted());
  count.stopped += STRAYS.length;
});

test('each of some hundred alone, one in each field, fares as it did among all', () => {
  const kinds = Object.entries(VALUES).flatMap(([group, own]) =>
    Object.entries(own).map(([kind, value]) => ({ kind: `${group}: ${kind}`, value })),
  );
  const some = fields.filter((_, place) => place % 2 === 0);
  const alone = some.flatMap((field, place) => {
    const { kind, value } = kinds[(place * 7) % kinds.length] ?? { kind: '', value: () => '' };
    const among = stoppedIn.get(kind);
    // Without a mark, it is not always known which of them a problem means.
    return among && JSON.stringify(value('m10000')).includes('m10000')
      ? [{ kind, field, among: among.has(field), alone: attack(kind, value, { among: [field] }).stopped.length === 1 }]
      : [];
  });
  expect(alone.length).toBeGreaterThan(100);
  expect(alone.filter((one) => one.alone !== one.among)).toEqual([]);
});

describe('what is legal text', () => {
  const representatives = {
    'a script': VALUES['script']?.['a script'],
    'an attribute’s end': VALUES['script']?.['an attribute’s end'],
    'a CDATA’s end': VALUES['script']?.['a CDATA’s end'],
    'an address that runs': VALUES['addresses']?.['javascript'],
    'a formula': VALUES['formulas']?.['a program'],
  };

  test.each(Object.entries(representatives))('stands in the documents as text, and does nothing: %s', async (kind, value) => {
    if (!value) throw new Error('There is no such kind');
    const { passed, content } = attack(kind, value);
    const pdfs = await expectHarmless(content);
    expect(pdfs).toHaveLength(content.papers.length);
    const described = await Promise.all(pdfs.map((bytes) => describePdf(bytes)));
    const printed = described.flatMap(({ structure }) => structure.map(({ text }) => text)).join('\n');
    const onPaper = passed.filter(({ field: { file } }) => /^(guidance|advisories|downloads|publication-text|pre-sub)/.test(file));
    expect(
      onPaper.filter(({ mark, field }) => /\.(text|heading|list\.\d+|ordered\.\d+)$/.test(field.key) && !printed.includes(mark)),
    ).toEqual([]);
    for (const bytes of pdfs) {
      const { output } = await withFile('paper.pdf', bytes, (path) => run('qpdf', ['--qdf', '--object-streams=disable', path, '-']));
      expect(output.match(/\/(JavaScript|JS|Launch|URI|OpenAction|AA|EmbeddedFiles|SubmitForm|GoToR)\b/g)).toBeNull();
    }
  });
});

test('there are thousands of breakings, most of them stopped', () => {
  console.info(`Content under attack: ${count.stopped} stopped, ${count.harmless} harmless`);
  expect(count.stopped).toBeGreaterThan(10_000);
});

function fieldOf(file: string, key: string): Field {
  const found = fields.find((field) => field.file === file && field.key === key);
  if (!found) throw new Error(`${file} has no ${key}`);
  return found;
}
