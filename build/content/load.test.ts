import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { DOWNLOAD, FIRM, WARNED_FIRM } from '../../tests/support/records.ts';
import { loadContent } from './load.ts';
import { contentFolder } from './plugin.ts';

/* What a whole folder gives. `tests/content/editors-mistakes.test.ts` has what is refused. */

const REAL = resolve(import.meta.dirname, '../../content');
const root = mkdtempSync(join(tmpdir(), 'content-'));
afterAll(() => rmSync(root, { recursive: true }));

/** `firms.csv` with these changes of a valid firm, from line 2. */
const firms = (...changes: Partial<Record<keyof typeof FIRM, string>>[]) =>
  [Object.keys(FIRM), ...changes.map((change) => Object.values({ ...FIRM, ...change }))]
    .map((row) => `${row.map((cell) => `"${String(cell)}"`).join(',')}\n`)
    .join('');
/** In JSON, which is YAML. */
const warned = (change: object = {}) => JSON.stringify([{ ...WARNED_FIRM, ...change }]);
const SECTION = { id: 'facts', heading: 'Facts', blocks: [{ text: 'One.' }] };
const textOf = (ref: string) => JSON.stringify({ title: DOWNLOAD.title, ref, date: '2025-03-31', sections: [SECTION] });

type Files = Record<string, string | null>;
let copies = 0;

/** Loads a copy of the content folder with these files replaced; null removes one. */
function load(files: Files) {
  const folder = join(root, String((copies += 1)));
  cpSync(REAL, folder, { recursive: true, filter: (source) => !/(locales|downloads)$/.test(source) });
  mkdirSync(join(folder, 'downloads'));
  const short: Files = {
    'firms.csv': firms({}),
    'warned-firms.yaml': warned(),
    'downloads.yaml': JSON.stringify([DOWNLOAD]),
    // It is about our records.
    'history.csv': null,
    'downloads/figures.yaml': textOf('PUB-XX-2030-01'),
  };
  for (const [file, source] of Object.entries({ ...short, ...files })) {
    if (source === null) rmSync(join(folder, file), { force: true });
    else writeFileSync(join(folder, file), source);
  }
  return loadContent(folder);
}

describe('the content folder', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  test('is the project’s own, or the one that CONTENT_DIR names', () => {
    vi.stubEnv('CONTENT_DIR', undefined);
    expect(contentFolder()).toBe(REAL);
    vi.stubEnv('CONTENT_DIR', '/srv/words');
    expect(contentFolder()).toBe('/srv/words');
  });

  test('may have a notice, which does not stop the build', () => {
    const { notices } = load({ 'firms.csv': firms({}, { licenseId: 'FCA-2018-NL-200' }) });
    expect(notices.map(({ file, line, key }) => [file, line, key])).toEqual([['firms.csv', 3, 'name']]);
  });
});

test('there may be no warnings', () => {
  expect(load({ 'warned-firms.yaml': '[]\n' }).warnedFirms).toEqual([]);
});
