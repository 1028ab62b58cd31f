import type { FirmRecord } from '../types.ts';
import { fold } from './fold.ts';
import { isChinese } from './lexicon.ts';
import { memo } from './memo.ts';
import { wordsAt } from './words-in-text.ts';

/* The names of countries, in the languages of the site. */

const LANGUAGES = ['en', 'es', 'zh', 'ar', 'fr'];
const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** The folded names of each country, by its code (ISO 3166-1). They are made when a text has a word that may be one. */
let made: ReadonlyMap<string, string[]> | undefined;
function countries(): ReadonlyMap<string, string[]> {
  if (made) return made;
  const lists = LANGUAGES.flatMap((language) =>
    (['long', 'short'] as const).map((style) => new Intl.DisplayNames(language, { type: 'region', style, fallback: 'none' })),
  );
  const codes = LETTERS.flatMap((one) => LETTERS.map((other) => one + other));
  made = new Map(codes.map((code) => [code, [...new Set(lists.map((list) => fold(list.of(code) ?? '')))].filter((name) => name !== '')]));
  return made;
}

let words: ReadonlySet<string> | undefined;

/** Whether a folded word is in the name of a country, or a row of Chinese words has one. */
export function isCountry(word: string): boolean {
  words ??= new Set([...countries().values()].flat().flatMap((name) => name.split(' ')));
  return words.has(word) || isChinese(word, words);
}

const wordsOfPlaces = memo((headquarters) => {
  const country = fold(headquarters.slice(headquarters.lastIndexOf(',') + 1));
  const names = [...countries().values()].find((all) => all.includes(country)) ?? [];
  return [...wordsAt(headquarters).map(({ folded }) => folded), ...names].join(' ');
});

/** The folded words of the places of a firm: its city and its country, in every language. */
export const placesOf = ({ headquarters = '' }: Pick<FirmRecord, 'headquarters'> = {}): string[] => wordsOfPlaces(headquarters).split(' ');
