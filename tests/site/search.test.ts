import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { fileOf } from '../../build/built-files.ts';
import type { StoredTexts } from '../../src/search/site/site-search.ts';
import { LANGUAGES } from '../../src/i18n/languages.ts';
import { content } from '../support/content.ts';
import { findRoute, routes } from '../../src/routes.ts';
import { pageTexts } from '../support/page-texts.ts';

/** The texts of the published site search. What visitors find with their questions is in `search-questions.test.ts`. */

const ASSETS = resolve('dist/assets');
const files = new Map<string, string>(
  LANGUAGES.map(({ code }) => [code, readdirSync(ASSETS).find((file) => new RegExp(`^search-texts-${code}-.*\\.js$`).test(file)) ?? '']),
);

async function stored(language: string): Promise<string> {
  // oxlint-disable-next-line no-unsafe-type-assertion -- what the plugin writes
  return ((await import(pathToFileURL(join(ASSETS, files.get(language) ?? '')).href)) as { default: string }).default;
}

// oxlint-disable-next-line no-unsafe-type-assertion -- what the build writes
const read = async (language: string) => (JSON.parse(await stored(language)) as StoredTexts).entries;

test.each(LANGUAGES)('the texts in $name are within 62 kB, compressed, and no page loads them before use', ({ code }) => {
  const file = files.get(code) ?? '';
  expect(readFileSync(join(ASSETS, `${file}.br`)).length).toBeLessThanOrEqual(62_000);
  for (const route of routes) {
    const html = readFileSync(join('dist', fileOf(route, code)), 'utf8');
    expect(html).not.toContain(file);
    expect(html).not.toMatch(/site-search-/);
  }
});

test.each(LANGUAGES)('every address of the search in $name is a page, a fragment of one, or a file', async ({ code }) => {
  const ids = new Map<string, (string | undefined)[]>(
    routes.map((route) => {
      const [, main = ''] = /<main(.*)<\/main>/s.exec(readFileSync(join('dist', fileOf(route, code)), 'utf8')) ?? [];
      return [route.path, Array.from(main.matchAll(/\sid="([^"]*)"/g), ([, id]) => id)];
    }),
  );
  const entries = await read(code);
  const wrong = entries.filter(({ address }) => {
    if (address.endsWith('.pdf')) return !existsSync(join('dist', address));
    const [path = '', fragment] = address.split('#');
    return !ids.has(path) || (fragment !== undefined && !ids.get(path)?.includes(fragment));
  });
  expect(wrong).toEqual([]);
  expect(entries.length).toBeGreaterThan(120);
});

test.each(LANGUAGES)('every page, published document and question can be found in $name', async ({ code }) => {
  const entries = await read(code);
  const addresses = new Set(entries.map(({ address }) => address));
  expect(routes.filter(({ path, noindex }) => !noindex && !addresses.has(path))).toEqual([]);
  const references = new Set(entries.map(({ reference }) => reference));
  expect(content.publishedDocuments.filter(({ document }) => !references.has(document.reference))).toEqual([]);
  expect(entries.filter(({ kind }) => kind === 'question').length).toBe(content.faqs.length);
});

test('it contains neither regulated nor warned firms', async () => {
  const texts = JSON.stringify(await read('en'));
  for (const name of ['Adyen', '10x Signal Room']) expect(texts).not.toContain(name);
});

test('what is the same on many pages is not searched: links back, the quick exit', async () => {
  const texts = JSON.stringify(await read('en'));
  expect(texts).toContain('Report Market Abuse');
  for (const repeated of ['press Shift three times', 'Back to Tools', 'Back to Alerts']) expect(texts).not.toContain(repeated);
});

test('without a script, the search page lists every page with its description', () => {
  const $ = load(readFileSync('dist/search.html', 'utf8'));
  const listed = $('main section li')
    .toArray()
    .map((item) => ({ path: $(item).find('a').attr('href') ?? '', about: $(item).find('p').text().replaceAll('\u{a0}', ' ') }));
  expect(listed.map(({ path }) => path).toSorted()).toEqual(
    routes
      .map(({ path }) => path)
      .filter((path) => path !== '/search')
      .toSorted(),
  );
  expect(listed.filter(({ path, about }) => about !== pageTexts(findRoute(path).page).description)).toEqual([]);
  expect($('main noscript').text()).toContain('needs JavaScript');
});
