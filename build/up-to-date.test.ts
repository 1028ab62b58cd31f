import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SOURCES, isUpToDate, startRecord, workFolder } from './up-to-date.ts';

/** What the build starts: its own code, what it bundles, and its configuration. */
const ENTRIES = ['build/site.ts', 'src/prerender.tsx', 'src/main.tsx', 'src/inline/lang.ts', 'vite.config.ts'];
const IMPORT = /(?:\bfrom|\bimport|\bimport\()\s*'((?:\.|#|@frontier\/)[^'?$]+)'/g;

/** Adds a file and the files of this repository that it imports, directly or through others. */
function addImports(file: string, found: Set<string>): void {
  // Code that the build writes has imports too, of files that do not exist. tsc checks the others.
  if (found.has(file) || file.includes('/node_modules/') || !existsSync(file)) return;
  found.add(file);
  if (!/\.(tsx?|mjs)$/.test(file)) return;
  const required = createRequire(file);
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(IMPORT))
    addImports(name.startsWith('.') ? resolve(dirname(file), name) : required.resolve(name), found);
}

test('every folder that the build imports from is a source of the site', () => {
  const found = new Set<string>();
  for (const entry of ENTRIES) addImports(resolve(entry), found);
  const files = [...found].map((file) => relative(process.cwd(), file));
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((file) => !SOURCES.some((source) => file === source || file.startsWith(`${source}/`)))).toEqual([]);
});

describe('a site', () => {
  let folder: string;
  const page = () => join(folder, 'check.html');
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'up-to-date-'));
    mkdirSync(workFolder(folder), { recursive: true });
    writeFileSync(page(), 'one');
    startRecord(folder)();
  });
  afterEach(() => {
    for (const made of [folder, workFolder(folder)]) rmSync(made, { recursive: true, force: true });
  });

  test('is up to date when it was built', () => {
    expect(isUpToDate(folder)).toBe(true);
  });

  test.for([
    ['a file is missing', () => rmSync(page())],
    ['the folder is missing', () => rmSync(folder, { recursive: true })],
    ['a file was cut', () => writeFileSync(page(), '')],
    ['there is a file of another site', () => writeFileSync(join(folder, 'old.html'), 'old')],
    [
      'a file was changed, with the same size and time',
      () => {
        const { atime, mtime } = statSync(page());
        writeFileSync(page(), 'two');
        utimesSync(page(), atime, mtime);
      },
    ],
  ] as const)('is not up to date if %s', ([, change]) => {
    change();
    expect(isUpToDate(folder)).toBe(false);
  });

  test('is up to date if somebody keeps a repository in its folder', () => {
    mkdirSync(join(folder, '.git'));
    writeFileSync(join(folder, '.git/HEAD'), 'main');
    expect(isUpToDate(folder)).toBe(true);
  });
});
