import { LEXICON } from '../data/lexicon.ts';
import { isFunctionWord } from '../function-words.ts';
import { isMadeOf } from './made-of.ts';

/** What a word around a name is: `plain` in any question or search, or of a class of `LEXICON` that is more than that. */
export type WordClass = 'plain' | 'kind' | 'service' | 'asked';

const { kind, service, asked, dealing, ...plain } = LEXICON;
const classed = (lines: readonly (readonly string[])[], of: WordClass) =>
  lines.flat().flatMap((line) => line.split(' ').map((word) => [word, of] as const));
const CLASSES = new Map([
  ...classed(Object.values(plain), 'plain'),
  ...classed([kind], 'kind'),
  ...classed([service], 'service'),
  ...classed([asked], 'asked'),
]);

const DEALING = new Set(dealing.flatMap((line) => line.split(' ')));
const HAN = /^\p{Script=Han}/u;
const CHINESE = new Set([...CLASSES.keys()].filter((word) => HAN.test(word)));
const PLAIN_CHINESE = new Set([...CHINESE].filter((word) => CLASSES.get(word) !== 'asked'));
const LONGEST = Math.max(...[...CHINESE].map(({ length }) => length));
/** A longer row of Chinese characters is a sentence. */
const MAX_ROW = 40;

/** What Arabic joins to the beginning of a word (and, so; with, as, to; the), and to its end (pronouns and endings of cases and plurals). */
const JOINED_BEFORE = [/^$/, /^[وف]/u, /^[وف]?[بك]?ال/u, /^[وف]?لل/u, /^[وف]?[بكلس]/u];
const JOINED_BEHIND = [/$^/, /(?:ه|ها|هم|نا|كم|ك|ي|ات|ين|ون|ا)$/u];
const MIN_STEM = 4;

/** What French joins to a word with an apostrophe, which folding removes: `c'est`, `d'identité`. */
const ELISION = /^(?:[cdjlmnst]|qu)(?=[aeiouh])/;

/** The forms in which a word may be in the lexicon: the singular, the masculine, without elision, and an Arabic word without what is joined to it. */
function formsOf(word: string): string[] {
  if (/^\p{Script=Arabic}/u.test(word)) {
    return JOINED_BEFORE.flatMap((before) =>
      JOINED_BEHIND.map((behind) => word.replace(before, '').replace(behind, '')).flatMap((stem) => [stem, stem.replace(/ت$/u, 'ه')]),
    );
  }
  const whole = word.replace(ELISION, '');
  const others = [word, whole]
    .map((one) => one.replace(/s$/, ''))
    .flatMap((singular) => [singular, singular.replace(/a$/, 'o'), singular.replace(/e$/, '')]);
  return [whole, ...others.filter(({ length }) => length >= MIN_STEM)];
}

/** Whether a word is a year, which people add to a search. */
export const isYear = (word: string) => /^(?:19|20)\d\d$/.test(word);

/** The class of a folded word, or of a row of Chinese words; undefined if it is none that stands around names. */
export function classOf(word: string): WordClass | undefined {
  const exact = CLASSES.get(word);
  if (exact !== undefined) return exact;
  if (isFunctionWord(word) || isYear(word)) return 'plain';
  if (!HAN.test(word)) {
    const form = formsOf(word).find((one) => CLASSES.has(one) || isFunctionWord(one));
    return form === undefined ? undefined : (CLASSES.get(form) ?? 'plain');
  }
  const isOf = (words: ReadonlySet<string>) => isMadeOf(word, (part) => words.has(part), LONGEST);
  if (!isOf(CHINESE)) return undefined;
  return isOf(PLAIN_CHINESE) ? 'plain' : 'asked';
}

/** Whether a text is a row of Chinese words of a question and of some others. */
export const isChinese = (row: string, others: ReadonlySet<string>) =>
  HAN.test(row) && isMadeOf(row, (part) => CHINESE.has(part) || others.has(part), MAX_ROW);

/** Whether a folded word is of paying, investing, calling or losing. In a row of Chinese characters, any part of it may be. */
export const isDealing = (word: string) =>
  HAN.test(word) ? [...DEALING].some((part) => HAN.test(part) && word.includes(part)) : formsOf(word).some((form) => DEALING.has(form));
