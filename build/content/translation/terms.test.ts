import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DEFAULT_LANGUAGE, LANGUAGES, TRANSLATED, type LanguageCode } from '#src/i18n/languages.ts';
import { type Entry, readPo } from './po.ts';

/* The table of terms in `docs/glossary.md` holds in every translation of the content and of the interface. */

const read = (path: string) => readFileSync(resolve(import.meta.dirname, '../../..', path), 'utf8');
const table = read('docs/glossary.md').split('## Terms of the field in each language')[1]?.split('## ')[0] ?? '';
const [header = [], , ...rows] = [...table.matchAll(/^\| (.+) \|$/gm)].map(([, row = '']) => row.split('|').map((cell) => cell.trim()));
const names = new Intl.DisplayNames(DEFAULT_LANGUAGE, { type: 'language' });
/** The number of the column of a language, or -1. */
const columnOf = (language: LanguageCode) => header.indexOf(names.of(language) ?? '');

/** Without case and accents. */
const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The beginnings of the words of a term, without articles and short words. Chinese words do not change. */
function beginnings(term: string, language: LanguageCode): string[] {
  if (language === 'zh') return [term];
  const words = fold(term).split(' ');
  if (language === 'ar') {
    const bare = words.map((word) => word.replace(/^(ال|وال|بال|لل)/, '')).filter((word) => word.length > 2);
    return bare.map((word) => word.slice(0, word.length < 6 ? 3 : 4));
  }
  const bare = words.map((word) => word.replace(/^(l|d|qu)’/, '')).filter((word) => word.length > 3);
  return bare.map((word) => word.slice(0, Math.max(4, word.length - 3)));
}

/** The texts that have the English term and whose translation has another one. What is not translated is shown in English. */
function withoutTerm(entries: readonly Pick<Entry, 'text' | 'translation'>[], english: string, term: string, language: LanguageCode) {
  const asWord = new RegExp(`(?<![\\w-])${english}(s|es)?(?![\\w-])`, 'i');
  const wanted = beginnings(term, language);
  return entries.filter(
    ({ text, translation }) =>
      translation !== '' && asWord.test(text) && !wanted.every((beginning) => fold(translation).includes(beginning)),
  );
}

test('a translation with another word is found, and a text without a translation is not counted', () => {
  const other = { text: 'An advisory', translation: 'Un comunicado' };
  const entries = [{ text: 'The second advisory', translation: '' }, { text: 'The advisory', translation: 'El aviso' }, other];
  expect(withoutTerm(entries, 'advisory', 'aviso', 'es')).toEqual([other]);
});

test('the table has a column for each language, and its terms are used', () => {
  expect(LANGUAGES.filter(({ code }) => columnOf(code) === -1)).toEqual([]);
  expect(rows.length).toBeGreaterThan(40);
  expect(rows.every((row) => row.length === LANGUAGES.length)).toBe(true);
});

describe.each(TRANSLATED)('%s', (language) => {
  const entries = ['content', 'messages'].flatMap((name) => readPo(read(`content/locales/${language}/${name}.po`)).entries);

  test.each(rows)('%s', (...terms) => {
    const [english = ''] = terms;
    const term = terms[columnOf(language)] ?? '';
    const without = withoutTerm(entries, english, term, language);
    expect(without.map(({ text, translation }) => `${text} → ${translation} (${term})`)).toEqual([]);
  });
});
