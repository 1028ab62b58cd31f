import { describe, expect, test } from 'vitest';
import { LANGUAGES, tagOf, type LanguageCode } from '../../src/i18n/languages.ts';
import { pageAt } from '../support/built-pages.ts';
import { content } from '../support/content.ts';

/** The names of firms in Latin letters. Without a mark, a screen reader spells or skips them on a page in other letters. */
const isLatin = (name: string) => /^[\P{L}\p{Script=Latin}]+$/u.test(name);
const LISTS = [
  ['/regulated-companies', content.firms.map(({ name }) => name).filter(isLatin)],
  ['/warnings', content.warnedFirms.map(({ name }) => name.replace(/ \(clone\)$/, '')).filter(isLatin)],
] as const;

/** The language in which each of the names is marked in the main part of a page, wherever it is. */
function marks(path: string, language: LanguageCode, names: readonly string[]): Map<string, Set<string | undefined>> {
  const wanted = new Set(names);
  const found = new Map<string, Set<string | undefined>>();
  const $ = pageAt(path, language);
  for (const node of $('main *').contents().toArray()) {
    const text = 'data' in node ? node.data.trim() : '';
    if (!wanted.has(text)) continue;
    const mark = $(node).closest('[lang]').attr('lang');
    found.set(text, (found.get(text) ?? new Set()).add(mark));
  }
  return found;
}

describe.for(LISTS)('on %s', ([path, names]) => {
  test.for(LANGUAGES)('a name in Latin letters is marked as English on a page in other letters: $code', ({ code }) => {
    const isMarked = code === 'ar' || code === 'zh';
    const found = marks(path, code, names);
    expect(names.filter((name) => !found.has(name))).toEqual([]);
    const expected = new Set([isMarked ? 'en' : tagOf(code)]);
    for (const [name, languages] of found) expect(languages, name).toEqual(expected);
  });
});
