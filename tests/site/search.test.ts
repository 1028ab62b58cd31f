import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { fileOf } from '../../build/built-files.ts';
import { openSearch, type StoredTexts } from '../../src/search/site/site-search.ts';
import { LANGUAGES } from '../../src/i18n/languages.ts';
import { loadOnce } from '../../src/loading/load-once.ts';
import { content } from '../support/content.ts';
import { findRoute, routes } from '../../src/routes.ts';
import { pageTexts } from '../support/page-texts.ts';

/** Asks the published site search visitors' questions. */

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

const searchIn = loadOnce(async (language: string) => openSearch(await stored(language)));

/** The best result of each kind, the best kind first. */
async function ask(question: string, language = 'en') {
  return (await searchIn(language))(question).groups.map(({ kind, results }) => ({
    kind,
    address: results[0]?.address,
    title: results[0]?.title,
  }));
}

test.each(LANGUAGES)('the texts in $name are within 68 kB, compressed, and no page loads them before use', ({ code }) => {
  const file = files.get(code) ?? '';
  expect(readFileSync(join(ASSETS, `${file}.br`)).length).toBeLessThanOrEqual(68_000);
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
  expect(await ask('adyen')).toEqual([]);
  expect(await ask('10x signal room')).not.toContainEqual(expect.objectContaining({ title: expect.stringContaining('10x') }));
  expect(JSON.stringify(await read('en'))).not.toContain('10x Signal Room');
});

test('what is the same on many pages is not searched: links back, the quick exit', async () => {
  const texts = JSON.stringify(await read('en'));
  expect(texts).toContain('Report Market Abuse');
  for (const repeated of ['press Shift three times', 'Back to Tools', 'Back to Alerts']) expect(texts).not.toContain(repeated);
});

describe('a visitor who asks for', () => {
  test.for([
    ['capital ratio', 'guidance', /^\/regulatory-guidance#crd-021/],
    ['report suspicious', 'question', /^\/regulatory-guidance#report-a-suspicious-transaction$/],
    ['stablecoin', 'guidance', /^\/regulatory-guidance#darf-stablecoins$/],
    ['cookies', 'page', /^\/privacy-policy#what-we-store$/],
    ['GUID-AML-004', 'guidance', /^\/regulatory-guidance#aml-004$/],
    ['annual report', 'publication', /^\/documents\/annual-report-2024\.pdf$/],
    ['investor warn', 'page', /^\/warnings$/],
    ['penalty', 'advisory', /^\/advisories\/enforcement-action$/],
    ['acessibility statment', 'page', /^\/accessibility$/],
  ] as const)('%s is led to a %s first', async ([question, kind, address]) => {
    const [best] = await ask(question);
    expect(best?.kind).toBe(kind);
    expect(best?.address).toMatch(address);
  });

  test.for([
    ['es', 'politica de privacidad', '/privacy-policy'],
    ['es', 'empresas reguladas', '/regulated-companies'],
    ['fr', 'mises en garde', '/warnings'],
    ['fr', 'accessibilite', '/accessibility'],
    ['zh', '隐私政策', '/privacy-policy'],
    ['zh', '投资者警示', '/warnings'],
    ['ar', 'سياسه الخصوصيه', '/privacy-policy'],
    ['ar', 'تحذيرات المستثمرين', '/warnings'],
  ] as const)('in %s, %s is led to %s', async ([language, question, path]) => {
    expect((await ask(question, language)).find(({ kind }) => kind === 'page')?.address?.replace(/#.*/, '')).toBe(path);
  });
});

test('without a script, the search page lists every page with its description', () => {
  const $ = load(readFileSync('dist/search.html', 'utf8'));
  const listed = $('main section li')
    .toArray()
    .map((item) => ({ path: $(item).find('a').attr('href') ?? '', about: $(item).find('p').text() }));
  expect(listed.map(({ path }) => path).toSorted()).toEqual(
    routes
      .map(({ path }) => path)
      .filter((path) => path !== '/search')
      .toSorted(),
  );
  expect(listed.filter(({ path, about }) => about !== pageTexts(findRoute(path).page).description)).toEqual([]);
  expect($('main noscript').text()).toContain('needs JavaScript');
});
