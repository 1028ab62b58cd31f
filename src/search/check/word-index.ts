import { groupSteps } from './groups.ts';
import { createIntegerList } from './integer-list.ts';
import { isMinor, isShortFor, wordsIn } from './name-words.ts';
import { isPause, type Sliced } from '#src/search/slices.ts';
import { createDifferentTexts, type TextRow } from './text-row.ts';

/** The words of all names, each with a number, and the names that have them. */
export interface WordIndex {
  /** The number of names. */
  size: number;
  /** The number of words. */
  words: number;
  /** The words that a typed word may stand for, and how much alike they are: 1 if they are the same. A minor word is only itself. */
  alike: (typed: string) => readonly WordMatch[];
  /** In ascending order. */
  namesWith: (word: number) => Uint32Array;
  isMinor: (word: number) => boolean;
}

interface WordMatch {
  word: number;
  likeness: number;
}

/** The names of 50,000 firms have about this many different words. */
const EXPECTED_WORDS = 50_000;

/** Builds the index of names in their order. */
export function* wordIndexSteps(names: Iterable<string>): Sliced<WordIndex> {
  const different = createDifferentTexts(EXPECTED_WORDS);
  const words = different.texts;
  const filed = { word: createIntegerList(), name: createIntegerList() };
  let size = 0;
  for (const name of names) {
    for (const word of new Set(wordsIn(name))) {
      filed.word.push(different.add(word));
      filed.name.push(size);
    }
    if (isPause(size)) yield;
    size += 1;
  }
  const namesWith = yield* groupSteps(filed.word.toArray(), filed.name.toArray(), words.size());
  const find: Find = (typed) => {
    const word = different.find(typed);
    return word === undefined ? [] : [{ word, likeness: ALIKE.same }];
  };
  const findShort = yield* shortFinderSteps(words, (word) => namesWith(word).length * RARE >= size);
  return {
    size,
    words: words.size(),
    alike(typed) {
      const same = find(typed);
      if (isMinor(typed)) return same;
      const others = [...(same.length > 0 ? [] : findVariants(typed, find)), ...findShort(typed)];
      return [...same, ...others.filter(({ word }) => !isMinor(words.at(word)))];
    },
    namesWith,
    isMinor: (word) => isMinor(words.at(word)),
  };
}

/** How much alike two words are. */
export const ALIKE = { same: 1, variant: 0.9, short: 0.8 } as const;

type Find = (typed: string) => readonly WordMatch[];

/** The singular or the plural, and the word after `l'`, `d'` or `qu'`, whose apostrophe is gone after folding. */
function findVariants(typed: string, find: Find): readonly WordMatch[] {
  const variants = [typed.replace(/s$/, ''), `${typed}s`, typed.replace(/^(?:[dl]|qu)/, '')];
  return variants.flatMap(find).map(({ word }) => ({ word, likeness: ALIKE.variant }));
}

/** Nobody abbreviates a word that fewer than one in so many names have. */
const RARE = 5_000;

/** Finds the usual words that a typed word is short for, and all that are short for it. */
function* shortFinderSteps(words: TextRow, isUsual: (word: number) => boolean): Sliced<Find> {
  const size = words.size();
  // Most words are ruled out by their letters, without reading them.
  const letters = new Uint32Array(size);
  const initials = new Int32Array(size);
  for (let word = 0; word < size; word += 1) {
    const text = words.at(word);
    letters[word] = lettersOf(text);
    initials[word] = initialOf(text);
    if (isPause(word)) yield;
  }
  const beginningWith = yield* groupSteps(initials, Int32Array.from(initials.keys()), INITIALS);
  return (typed) => {
    const own = lettersOf(typed);
    const found: WordMatch[] = [];
    for (const word of beginningWith(initialOf(typed))) {
      const others = letters[word] ?? 0;
      if ((own & ~others) !== 0 && (others & ~own) !== 0) continue;
      const text = words.at(word);
      if ((isUsual(word) && isShortFor(typed, text)) || (text.length > 2 && isShortFor(text, typed)))
        found.push({ word, likeness: ALIKE.short });
    }
    return found;
  };
}

const A = 97;
/** 26 letters, and one group for all other characters. */
const INITIALS = 27;
const initialOf = (word: string) => letterAt(word, 0);

function letterAt(word: string, at: number): number {
  const letter = word.charCodeAt(at) - A;
  return letter >= 0 && letter < INITIALS - 1 ? letter : INITIALS - 1;
}

/** One bit for each letter of a word. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << letterAt(word, at);
  return bits;
}
