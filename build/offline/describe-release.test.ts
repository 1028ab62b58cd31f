import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readPo } from '../content/translation/po.ts';
import { describeRelease, WORDS } from './describe-release.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(files: Readonly<Record<string, string>>) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

const SITE = {
  'index.html': '/assets/shell-en.js /assets/print-a.css',
  'report-abuse.html': '/assets/shell-en.js /assets/print-a.css /assets/report-en.js',
  'es/index.html': '/assets/shell-es.js /assets/print-a.css',
  'es/report-abuse.html': '/assets/shell-es.js /assets/print-a.css /assets/report-es.js',
  'fr/index.html': '/assets/shell-fr.js /assets/print-a.css',
  'fr/report-abuse.html': '/assets/shell-fr.js',
  'assets/shell-en.js': 'import("./later-en.js"); import("./all.js")',
  'assets/shell-es.js': 'import("./later-es.js"); import("./all.js"); import("./romance.js")',
  'assets/shell-fr.js': 'import("./all.js"); import("./romance.js")',
  'assets/later-en.js': '',
  'assets/later-es.js': 'import("./later-es.js")',
  'assets/all.js': '',
  'assets/romance.js': '',
  'assets/report-en.js': '',
  'assets/report-es.js': '',
  'assets/unused.svg': '',
  'assets/print-a.css': '',
  'icon.svg': '',
  'data/firms.csv': '',
  'es/feeds/alerts.atom': '',
  'es/documents/a.pdf': '',
  'index.html.br': '',
};
const describeSite = () => describeRelease(folder, new Date(0));

test('each language has its pages and what they lead to, without what English has', async () => {
  write(SITE);
  const { languages } = await describeSite();
  const addresses = Object.fromEntries(Object.entries(languages).map(([code, { files }]) => [code, files.map(([address]) => address)]));
  expect(addresses).toEqual({
    en: [
      '/assets/all.js',
      '/assets/later-en.js',
      '/assets/print-a.css',
      '/assets/report-en.js',
      '/assets/shell-en.js',
      '/assets/unused.svg',
      '/icon.svg',
      '/',
      '/report-abuse',
    ],
    es: [
      '/assets/later-es.js',
      '/assets/report-es.js',
      '/assets/romance.js',
      '/assets/shell-es.js',
      '/es/documents/a.pdf',
      '/es/',
      '/es/report-abuse',
    ],
    fr: ['/assets/romance.js', '/assets/shell-fr.js', '/fr/', '/fr/report-abuse'],
  });
  expect([languages.en?.shell, languages.es?.shell, languages.fr?.shell]).toEqual([
    '/assets/shell-en.js',
    '/assets/shell-es.js',
    '/assets/shell-fr.js',
  ]);
});

test('the private files are the report page in each language and what only that page names', async () => {
  write(SITE);
  const { privateFiles } = await describeSite();
  expect(privateFiles.toSorted()).toEqual([
    '/assets/report-en.js',
    '/assets/report-es.js',
    '/es/report-abuse',
    '/fr/report-abuse',
    '/report-abuse',
  ]);
});

test('the words of the notice are translated', async () => {
  write(SITE);
  const { languages } = await describeSite();
  expect(languages.en?.words.offline).toBe('You are offline.');
  expect(languages.es?.words.offline).toBe('No tiene conexión.');
  expect(languages.fr?.words.upToDate).toContain('{time}');
});

test('the id of the release changes with any file in any language', async () => {
  write(SITE);
  const { id } = await describeSite();
  write({ 'fr/index.html': `${SITE['fr/index.html']} again` });
  expect((await describeSite()).id).not.toBe(id);
});

test('a folder without English pages is refused', async () => {
  write({ 'es/index.html': SITE['es/index.html'], 'assets/shell-es.js': '', 'assets/print-a.css': '' });
  await expect(describeSite()).rejects.toThrow('has no English pages');
  write({ 'index.html': '' });
  await expect(describeSite()).rejects.toThrow('the home page in en names no shell');
});

test('the worker has the words of the pages', () => {
  const { entries } = readPo(readFileSync('content/locales/en/messages.po', 'utf8'));
  const ofPages = entries
    .filter(({ references }) => references.some((place) => place.startsWith('src/offline/page/')))
    .map(({ text }) => text);
  expect(ofPages).toEqual(expect.arrayContaining(Object.values(WORDS)));
});
