import { fold } from '../names/fold.ts';
import { isMinor, isShortFor, wordsIn } from '../names/name-words.ts';
import { spellingsOf } from '../names/name.ts';
import { isUsualWord } from '../names/usual-words.ts';
import { MultiMap } from './multi-map.ts';
import { indexNearest } from './nearest.ts';
import type { ListedName } from './names.ts';

/** The words of all names, and the names that have each word. The number of a name is its position in `names`. */
export interface WordIndex {
  names: readonly ListedName[];
  /** For each name, the number of its words and their total weight. Minor words do not count. */
  counts: Uint8Array;
  weights: Float32Array;
  /** The total weight with less for usual words, because many names that are on no list have these too. */
  tellingWeights: Float32Array;
  /** The numbers of the names with a word, in ascending order. */
  namesWith: (word: string) => readonly number[];
  /** The weight of a word. The rarer it is, the heavier. */
  weightOf: (word: string) => number;
  /** The words of names that a typed word may stand for, with their likeness. */
  alike: (typed: string) => readonly Alike[];
}

/** A word of a name that a typed word may stand for. */
interface Alike {
  word: string;
  likeness: number;
}

/** The likeness of a typed word to a word of a name: equal, in another form, abbreviated, or with one letter different. */
export const ALIKE: Readonly<Record<'same' | 'variant' | 'short' | 'near', number>> = { same: 1, variant: 0.9, short: 0.8, near: 0.75 };

/** The share of its weight with which a usual word helps to identify a name. */
const USUAL = 0.45;
export const distinctiveShare = (word: string) => (isUsualWord(word) ? USUAL : 1);
const NO_NAMES: readonly number[] = [];

export function indexWords(names: readonly ListedName[]): WordIndex {
  const filed = new Map<string, number[]>();
  for (const [number, { value, folded }] of names.entries()) {
    for (const spelling of [folded, ...spellingsOf(value).slice(1).map(fold)]) {
      for (const word of wordsIn(spelling)) {
        const numbers = filed.get(word);
        if (numbers === undefined) filed.set(word, [number]);
        else if (numbers.at(-1) !== number) numbers.push(number);
      }
    }
  }
  const namesWith = (word: string) => filed.get(word) ?? NO_NAMES;
  const weightOf = (word: string) => Math.log(1 + names.length / Math.max(1, namesWith(word).length));
  return {
    names,
    namesWith,
    weightOf,
    ...weigh(filed, names.length, weightOf),
    alike: createAlike([...filed.keys()], namesWith, names.length),
  };
}

function weigh(filed: ReadonlyMap<string, readonly number[]>, size: number, weightOf: WordIndex['weightOf']) {
  const counts = new Uint8Array(size);
  const weights = new Float32Array(size);
  const tellingWeights = new Float32Array(size);
  for (const [word, numbers] of filed) {
    if (isMinor(word)) continue;
    const weight = weightOf(word);
    const telling = weight * distinctiveShare(word);
    for (const name of numbers) {
      counts[name] = (counts[name] ?? 0) + 1;
      weights[name] = (weights[name] ?? 0) + weight;
      tellingWeights[name] = (tellingWeights[name] ?? 0) + telling;
    }
  }
  return { counts, weights, tellingWeights };
}

const MIN_STEM = 4;

/** The stem of a word: `trad` for `trade`, `trader` and `trading`. */
function stemOf(word: string): string {
  const stem = word.replace(/(?:ings?|ers?|ments?|es?|s)$/, '');
  return stem.length < MIN_STEM ? word : stem;
}

/** A word that fewer than one in this many names have is not expected to be abbreviated. */
const RARE = 5_000;
/** Shorter words differ from other words by a letter too often. */
const MIN_NEAR = 5;

/** The most typed words whose likely words are cached. The cache helps, because a message repeats its words. */
const MAX_KEPT = 5_000;

function createAlike(words: readonly string[], namesWith: WordIndex['namesWith'], size: number): WordIndex['alike'] {
  const majors = words.filter((word) => !isMinor(word));
  const byInitial = new MultiMap<string, string>();
  const byStem = new MultiMap<string, string>();
  for (const word of majors) {
    byInitial.add(word.charAt(0), word);
    byStem.add(stemOf(word), word);
  }
  const isUsed = (word: string) => namesWith(word).length > 0;
  const isFrequent = (word: string) => namesWith(word).length * RARE >= size;
  const kept = new Map<string, readonly Alike[]>();
  const nearest = indexNearest(majors);

  function find(typed: string): readonly Alike[] {
    const same = isUsed(typed) ? [{ word: typed, likeness: ALIKE.same }] : [];
    if (isMinor(typed)) return same;
    // The singular or the plural, and the word after a French `l'`, `d'` or `qu'`, whose apostrophe folding has removed.
    const written = same.length > 0 ? [] : [typed.replace(/s$/, ''), `${typed}s`, typed.replace(/^(?:[dl]|qu)/, '')];
    const variants = new Set([...written, ...byStem.get(stemOf(typed))]);
    variants.delete(typed);
    const found = [...variants].filter((word) => isUsed(word) && !isMinor(word)).map((word) => ({ word, likeness: ALIKE.variant }));
    for (const word of byInitial.get(typed.charAt(0))) {
      const isShort = (isFrequent(word) && isShortFor(typed, word)) || (word.length > 2 && isShortFor(word, typed));
      if (isShort) found.push({ word, likeness: ALIKE.short });
    }
    if (same.length + found.length === 0 && typed.length >= MIN_NEAR && !isUsualWord(typed)) {
      for (const { key } of nearest(typed)) found.push({ word: majors[key] ?? '', likeness: ALIKE.near });
    }
    return [...same, ...found];
  }

  return (typed) => {
    const before = kept.get(typed);
    if (before) return before;
    if (kept.size >= MAX_KEPT) kept.clear();
    const found = find(typed);
    kept.set(typed, found);
    return found;
  };
}
