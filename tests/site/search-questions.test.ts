import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { loadOnce } from '../../src/loading/load-once.ts';
import { LANGUAGES } from '../../src/i18n/languages.ts';
import { openSearch } from '../../src/search/site/site-search.ts';

/*
 * Questions in visitors' words, each with the pages of which one must be among the first three results of the published index. If a
 * question finds nothing useful, add it to `search-questions.yaml` and its words to content/synonyms.yaml.
 */

const ASSETS = resolve('dist/assets');

const openPublished = loadOnce(async (language: string) => {
  const file = readdirSync(ASSETS).find((name) => new RegExp(`^search-texts-${language}-.*\\.js$`).test(name)) ?? '';
  // oxlint-disable-next-line no-unsafe-type-assertion -- written by the plugin
  const { default: texts } = (await import(pathToFileURL(join(ASSETS, file)).href)) as { default: string };
  return openSearch(texts);
});

/** `search-questions.yaml`: lists of questions in each language, with the addresses that answer them. */
type Lists = Readonly<Record<string, readonly ({ means: readonly string[] } & Partial<Record<string, readonly string[]>>)[]>>;
// oxlint-disable-next-line no-unsafe-type-assertion -- ours
const LISTS = parse(readFileSync('tests/site/search-questions.yaml', 'utf8')) as Lists;
/** The least share of a list that must be answered. The texts of the pages change, and with them the order of the results. */
const MIN_AMONG_THREE = 0.95;
const MIN_FIRST = 0.85;

describe.each(LANGUAGES)('in $name, what people type', async ({ code: language }) => {
  const search = await openPublished(language);
  const isAmong = (means: readonly string[], address: string) => {
    const found = address.replace(new RegExp(`^/${language}/`), '/').replace(/[0-9a-f]{32}/, '{hash}');
    return means.some((wanted) => (wanted.endsWith('#*') ? found.split('#')[0] === wanted.slice(0, -2) : found === wanted));
  };

  /** The share of a list that has an answer among the first results, and the other questions. */
  const ask = (list: string, among: number) => {
    const asked = LISTS[list]?.flatMap(({ means, [language]: questions = [] }) => questions.map((question) => ({ question, means }))) ?? [];
    const missed = asked.filter(({ question, means }) => {
      const found = search(question).groups.flatMap(({ results }) => results.map(({ entry }) => entry.address));
      return !found.slice(0, among).some((address) => isAmong(means, address));
    });
    return { count: asked.length, answered: 1 - missed.length / asked.length, missed: missed.map(({ question }) => question).join('; ') };
  };

  test.each(Object.keys(LISTS))('finds an answer among the first three (FIND-5): %s', (list) => {
    const { count, answered, missed } = ask(list, 3);
    expect(count).toBeGreaterThan(10);
    expect(answered, missed).toBeGreaterThanOrEqual(MIN_AMONG_THREE);
  });

  test('finds the answer first, if it is typed on a phone (FIND-5)', () => {
    const { answered, missed } = ask('phone', 1);
    expect(answered, missed).toBeGreaterThanOrEqual(MIN_FIRST);
  });
});

describe('the offer to check a firm or website', async () => {
  const search = await openPublished('en');
  const offer = (asked: string) => !search(asked).isAnswered;

  test.for(['24 hours', 'fraud', 'capital ratio', 'cookies', 'suspicious transaction', 'insider dealing', 'is this firm real', 'press'])(
    'is not made for %j, which the site answers',
    (asked) => expect(offer(asked)).toBe(false),
  );

  test.for(['Zephyrine Global Trade', 'Quaymont', 'zephyrine-trade.example', '+44 20 7946 0999'])(
    'is made for %j, which no text mentions',
    (asked) => expect(offer(asked)).toBe(true),
  );

  test('is made for words that a section contains, but not next to each other', () => {
    for (const asked of ['First Capital', 'capital first']) expect(offer(asked)).toBe(true);
  });
});
