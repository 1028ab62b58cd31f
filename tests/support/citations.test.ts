import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/*
 * Code, tests and guides cite `docs/requirements.md` by id, `docs/decisions/` by number, and files by their path. These tests fail if
 * what is cited does not exist, or if no test cites a requirement that is not listed here.
 */

const REQUIREMENTS = 'docs/requirements.md';
const TEST_FILE = /\.(?:test|spec)\.tsx?$/;
/** An id such as DIR-3 that is not part of another name, such as `%PDF-1.7`, `GUID-CRD-021` or `PDF/UA-1`. */
const ID = /(?<![\w%/-])[A-Z]{2,}-\d{1,2}(?![\w-]|\.\d)/g;

const texts = globSync(['*.ts', 'README.md', '{src,build,tests,scripts,deploy,packages,docs,content}/**/*.{ts,tsx,css,md,yaml}'], {
  exclude: [import.meta.filename.slice(process.cwd().length + 1)],
}).map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const defined = [...readFileSync(REQUIREMENTS, 'utf8').matchAll(/^- \*\*([A-Z]+-\d+)\*\* /gm)].map(([, id = '']) => id);
const groups = new Set(defined.map((id) => id.split('-')[0] ?? ''));
const records = new Set(globSync('docs/decisions/*.md').map((file) => /\d{3}/.exec(file)?.[0] ?? file));

/** The ids of requirements in a text. Ids of unknown groups count only in brackets. */
function cited(text: string): string[] {
  const inBrackets = [...text.matchAll(/\(([A-Z]{2,}-\d{1,2}(?:, [A-Z]{2,}-\d{1,2})*)\)/g)].flatMap(([, ids = '']) => ids.split(', '));
  const known = (text.match(ID) ?? []).filter((id) => groups.has(id.split('-')[0] ?? ''));
  return [...inBrackets.filter((id) => !/^(?:UTF|SHA)-/.test(id)), ...known];
}

test('every requirement has a unique id', () => {
  expect(defined.length).toBeGreaterThan(80);
  expect(defined.filter((id, index) => defined.indexOf(id) !== index)).toEqual([]);
});

test('every requirement that is cited exists', () => {
  const ids = new Set(defined);
  const unknown = texts.flatMap(({ file, text }) =>
    cited(text)
      .filter((id) => !ids.has(id))
      .map((id) => `${file}: ${id}`),
  );
  expect(unknown).toEqual([]);
});

test('every record that is cited exists', () => {
  expect(records.size).toBeGreaterThan(20);
  const unknown = texts.flatMap(({ file, text }) =>
    [...text.matchAll(/decisions\/(\d+)|\b[Rr]ecord (\d+)/g)]
      .map(([, path, number]) => path ?? number?.padStart(3, '0') ?? '')
      .filter((record) => !records.has(record))
      .map((record) => `${file}: ${record}`),
  );
  expect(unknown).toEqual([]);
});

test('every file that a guide or a record names exists', () => {
  // The guide to adding a page names the files of a page that does not exist yet.
  const guides = globSync('{README,CONTRIBUTING,docs/**/*}.md', { exclude: ['docs/add-a-page.md'] });
  const named = guides.flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(/`((?:src|packages|scripts|tests|bench|deploy|docs|public)\/[\w./-]+)`|\]\(([\w./-]+)[)#]/g),
    ].map(([, path, link = '']) => ({ file, path: path ?? join(dirname(file), link) })),
  );
  expect(named.length).toBeGreaterThan(200);
  expect(named.filter(({ path }) => !existsSync(path))).toEqual([]);
});

test('no text cites a document that is not in the repository', () => {
  const elsewhere = /\b[Dd]ecisions? \d|\bdesign §|\bLOOK: "|\b[Ss]pecification(?:['’]s)?,? (?:§|section)/;
  expect(texts.filter(({ text }) => elsewhere.test(text)).map(({ file }) => file)).toEqual([]);
});

test('every requirement is cited by a test, except those listed here', () => {
  const tested = new Set(texts.filter(({ file }) => TEST_FILE.test(file)).flatMap(({ text }) => cited(text)));
  // A requirement leaves the list with its first test. None is added.
  expect(defined.filter((id) => !tested.has(id))).toEqual(['LOOK-2']);
});

test.for([
  ['a list (DIR-2, WARN-2)', ['DIR-2', 'WARN-2']],
  ['as DIR-99 says', ['DIR-99']],
  ['an unknown group (DRI-3)', ['DRI-3']],
  ['%PDF-1.7, PDF/UA-1, GUID-CRD-021-v1.8, DFP-CHK-01 and (UTF-8)', []],
] as const)('%s cites %j', ([text, ids]) => {
  expect([...new Set(cited(text))]).toEqual(ids);
});
