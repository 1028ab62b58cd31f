import { isMinor, isShortFor, wordsIn } from '../names/name-words.ts';
import { spellingsOf } from '../names/name.ts';
import { isUsualWord } from '../names/usual-words.ts';
import type { FirmRecord, WarningRecord } from '../types.ts';
import { indexNear, type NearIndex } from './near.ts';
import { file, isHostName } from './names.ts';

/** A name, in words. */
export interface WordedName {
  list: 'firms' | 'warnings';
  position: number;
  /** Its words, without minor ones, each once. */
  words: readonly string[];
  minor: readonly string[];
  /** The sum of the weights of its words. */
  weight: number;
}

/** What a word of a name says: the rarer, the more. */
type WeightOf = (word: string) => number;

/** The words of all names, and the names that have them. */
export interface WordIndex {
  names: readonly WordedName[];
  /** The numbers of the names with a word, in ascending order. */
  namesWith: (word: string) => readonly number[];
  weightOf: WeightOf;
  /** The words that a typed word may stand for, and how much alike they are. */
  alike: (typed: string) => readonly { word: string; likeness: number }[];
}

/** How much alike two words are. */
export const ALIKE: Readonly<Record<'same' | 'variant' | 'short' | 'near', number>> = { same: 1, variant: 0.9, short: 0.8, near: 0.75 };

const NO_NAMES: readonly number[] = [];

export function indexWords(firms: readonly FirmRecord[], warnings: readonly WarningRecord[]): WordIndex {
  const filed = new Map<string, number[]>();
  const names: { list: WordedName['list']; position: number; words: string[]; minor: string[] }[] = [];
  const add = (list: WordedName['list'], position: number, text: string) => {
    for (const spelling of spellingsOf(text)) {
      const all = [...new Set(wordsIn(spelling))];
      for (const word of all) file(filed, word, names.length);
      names.push({ list, position, words: all.filter((word) => !isMinor(word)), minor: all.filter(isMinor) });
    }
  };
  firms.forEach(({ name }, position) => add('firms', position, name));
  warnings.forEach(({ name, aliases = [] }, position) => {
    for (const text of [name, ...aliases]) if (!isHostName(text)) add('warnings', position, text);
  });
  const namesWith = (word: string) => filed.get(word) ?? NO_NAMES;
  const weightOf = (word: string) => Math.log(1 + names.length / Math.max(1, namesWith(word).length));
  return {
    names: names.map((name) => ({ ...name, weight: name.words.reduce((sum, word) => sum + weightOf(word), 0) })),
    namesWith,
    weightOf,
    alike: createAlike([...filed.keys()], namesWith, names.length),
  };
}

/** Nobody abbreviates a word that fewer than one in so many names have. */
const RARE = 5_000;
/** Shorter words differ from others by a letter too often. */
const LEAST_NEAR = 5;

function createAlike(words: readonly string[], namesWith: WordIndex['namesWith'], size: number): WordIndex['alike'] {
  const majors = words.filter((word) => !isMinor(word));
  const byInitial = new Map<string, string[]>();
  for (const word of majors) file(byInitial, word.charAt(0), word);
  let near: NearIndex | undefined;
  return (typed) => {
    const same = namesWith(typed).length > 0 ? [{ word: typed, likeness: ALIKE.same }] : [];
    if (isMinor(typed)) return same;
    // The singular or the plural, and the word behind `l'`, `d'` or `qu'`, whose apostrophe is gone after folding.
    const variants = same.length > 0 ? [] : [typed.replace(/s$/, ''), `${typed}s`, typed.replace(/^(?:[dl]|qu)/, '')];
    const found = variants.filter((word) => namesWith(word).length > 0 && !isMinor(word)).map((word) => ({ word, likeness: ALIKE.variant }));
    const isUsual = (word: string) => namesWith(word).length * RARE >= size;
    for (const word of byInitial.get(typed.charAt(0)) ?? []) {
      if ((isUsual(word) && isShortFor(typed, word)) || (word.length > 2 && isShortFor(word, typed))) found.push({ word, likeness: ALIKE.short });
    }
    if (same.length + found.length === 0 && typed.length >= LEAST_NEAR && !isUsualWord(typed)) {
      near ??= indexNear(majors);
      for (const number of near.near(typed)) found.push({ word: majors[number] ?? '', likeness: ALIKE.near });
    }
    return [...same, ...found];
  };
}
