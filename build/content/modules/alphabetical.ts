import { DEFAULT_LANGUAGE, type LanguageCode } from '#src/i18n/languages.ts';

/** Terms in the alphabetical order of a language. The build sorts them, because the rules of a browser may be of another version. */

const LATIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** The alphabets that differ from the English one. */
const ALPHABETS: Partial<Record<LanguageCode, string>> = {
  es: 'ABCDEFGHIJKLMNÑOPQRSTUVWXYZ',
  ar: 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي',
};
/** Each letter with which a Chinese syllable can begin, after the first character of that letter in the order of pinyin. */
const PINYIN = '阿A八B嚓C哒D妸E发F旮G哈H讥J咔K垃L痳M拏N噢O妑P七Q呥R扨S它T穵W夕X丫Y帀Z';
/** The article, which readers leave out when they look up a word. Some words only begin like it, such as that for obligation. */
const ARABIC_ARTICLE = /^ال(?!تزام|تماس|تحاق)(?=\p{L}{2})/u;

export interface Alphabetical<T> {
  /** All letters of the language, and then others with which a term begins. */
  alphabet: string[];
  /** The letters that have terms, in order. */
  groups: { letter: string; terms: T[] }[];
}

/** Sorts terms by the rules of a language (CLDR), and groups them by letter. Chinese is sorted by pinyin. */
export function sortTerms<T extends { term: string }>(terms: readonly T[], language: LanguageCode): Alphabetical<T> {
  const { compare } = new Intl.Collator(language);
  const letters = [...(ALPHABETS[language] ?? LATIN)];
  const letterOf = letterFinder(language, letters);
  const sorted = terms
    .map((term) => ({ term, key: keyOf(term.term) }))
    .toSorted((a, b) => compare(a.key, b.key))
    .map(({ term, key }) => ({ term, letter: letterOf(key) }));
  const byLetter = Map.groupBy(sorted, ({ letter }) => letter);
  const others = [...byLetter.keys()].filter((letter) => !letters.includes(letter)).toSorted(new Intl.Collator(DEFAULT_LANGUAGE).compare);
  const alphabet = letters.concat(others);
  const groups = alphabet.flatMap((letter) => {
    const ofLetter = byLetter.get(letter);
    return ofLetter ? [{ letter, terms: ofLetter.map(({ term }) => term) }] : [];
  });
  return { alphabet, groups };
}

/** A term as a reader looks for it: without a mark or an article before it. */
const keyOf = (term: string) => term.replace(/^[^\p{L}\p{N}]+/u, '').replace(ARABIC_ARTICLE, '');

/** Finds the letter under which a reader looks for a term: É is under E, but Ñ is a letter of Spanish. */
function letterFinder(language: LanguageCode, alphabet: readonly string[]): (term: string) => string {
  const { compare } = new Intl.Collator(language, { sensitivity: 'base' });
  return (term) => {
    const first = [...term.normalize('NFC')][0] ?? '';
    if (/\p{Script=Han}/u.test(first)) return pinyinOf(first);
    return alphabet.find((letter) => compare(letter, first) === 0) ?? first.toUpperCase();
  };
}

/** The letter with which the pinyin of a character begins. If it has several readings, the most frequent one counts. */
function pinyinOf(character: string): string {
  const { compare } = new Intl.Collator('zh');
  const before = [...PINYIN].filter((first, index) => index % 2 === 0 && compare(first, character) <= 0);
  return [...PINYIN][before.length * 2 - 1] ?? 'A';
}
