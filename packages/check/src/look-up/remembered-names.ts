import { ALIKE, distinctiveShare, type WordIndex } from '../index/words.ts';
import { isMinor, partsOfWord, wordsIn } from '../names/name-words.ts';
import { isQuestionWord, isUsualWord } from '../names/usual-words.ts';
import type { Word } from '../names/words-in-text.ts';

/** A name that the words of a text may mean: in another order, without some of them, abbreviated, or with a letter wrong. */
export interface Remembered {
  list: 'firms' | 'warnings' | 'ours';
  position: number;
  score: number;
  /** The share of the name that the text has. A usual word counts less: it is in many names that no list has. */
  share: number;
  /** At least one of the words identifies the name: it is neither a usual word nor an abbreviation. */
  isDistinctive: boolean;
  /** The text has the first word of the name, as it is and not as an abbreviation. */
  hasFirst: boolean;
  /** The first word of the name is a coined one, which no ordinary text has. */
  isCoined: boolean;
  /** Each of the words begins with a capital letter. */
  isCapital: boolean;
  /** The words follow each other in the text. */
  isTogether: boolean;
  /** The number of words of the text that lead to the name. */
  count: number;
  /** The place of these words in the text. */
  begin: number;
  end: number;
}

/** How many words of a text are searched together: more than a name has, but few enough that the words of a name seldom meet by chance. */
const WINDOW = 16;
/** The most names that are rated. If more share common words, only those with a rarer word are. */
const MAX_RATED = 8_000;
/** Shorter words are abbreviations and first names. */
const MIN_COINED = 5;
/** In a text with this many words, usual words occur by chance. */
const SENTENCE = 10;
const MISSING_COST = 0.5;
/** The share of the weight of a name that a text must have: if all of its words are in the name, and if it has others. */
const MIN_SHARE = { name: 0.3, sentence: 0.6 } as const;
/** A word that no more names than this have can identify a name by itself. */
const FEW = 10;

/** The names that the words of a text may mean, the most likely first, each record once. */
export function findRemembered(words: readonly Word[], index: WordIndex): Remembered[] {
  const best = new Map<string, Remembered>();
  const count = Math.max(1, Math.ceil((words.length - WINDOW) / (WINDOW / 2)) + 1);
  for (let nth = 0; nth < count; nth += 1) {
    for (const one of rateWindow(words.slice((nth * WINDOW) / 2, (nth * WINDOW) / 2 + WINDOW), index, count > 1)) {
      const key = `${one.list} ${one.position}`;
      const before = best.get(key);
      if (!before || isBetter(one, before)) best.set(key, one);
    }
  }
  return [...best.values()].sort((a, b) => b.score - a.score || a.position - b.position);
}

/**
 * Compares two names of one record. A name that a distinctive word leads to is better than one that only usual words and abbreviations lead
 * to.
 */
function isBetter(one: Remembered, other: Remembered): boolean {
  return one.isDistinctive === other.isDistinctive ? one.score > other.score : one.isDistinctive;
}

/** The evidence that a word of the text stands for a word of names. */
interface Evidence {
  word: string;
  score: number;
  likeness: number;
  /** The place of the typed word in the window. */
  at: number;
}

function rateWindow(window: readonly Word[], index: WordIndex, isLong: boolean): Remembered[] {
  const evidence = collectEvidence(window, index);
  // In a short question, such as `is Adyen legit`, the other words say nothing about whose name is meant.
  const typed = new Set(window.flatMap(({ folded }) => partsOfWord(folded)).filter((word) => !isMinor(word)));
  const isShort = !isLong && typed.size < SENTENCE;
  const majors = isShort ? new Set([...typed].filter((word) => !isQuestionWord(word) || evidence.has(word))) : typed;
  const sums = new Map<number, Evidence[]>();
  // The rarest first: where too many names have a common word, only those with a rarer one are rated.
  const inOrder = [...evidence.values()].sort(
    (a, b) => Number(isUsualWord(a.word)) - Number(isUsualWord(b.word)) || index.namesWith(a.word).length - index.namesWith(b.word).length,
  );
  for (const one of inOrder.filter(({ word }) => !isMinor(word))) {
    const names = index.namesWith(one.word);
    const mayBegin = isShort ? sums.size === 0 || sums.size + names.length <= MAX_RATED : !isUsualWord(one.word);
    for (const name of names) {
      const before = sums.get(name);
      if (before) before.push(one);
      else if (mayBegin) sums.set(name, [one]);
    }
  }
  return [...sums].flatMap(([name, found]) => rateName(name, found, { window, index, majors: majors.size }));
}

/** The evidence in a window, by word of names. If several typed words may stand for one word, the most alike counts. */
function collectEvidence(window: readonly Word[], index: WordIndex): ReadonlyMap<string, Evidence> {
  const evidence = new Map<string, Evidence>();
  for (const [at, { folded }] of window.entries()) {
    for (const typed of partsOfWord(folded)) {
      const matches = index.alike(typed);
      // An abbreviation that may stand for many words is weaker evidence.
      const meant = matches.reduce((sum, { word }) => sum + index.namesWith(word).length, 0);
      for (const { word, likeness } of matches) {
        if (likeness <= (evidence.get(word)?.likeness ?? 0)) continue;
        const rarity = likeness === ALIKE.short ? Math.log(1 + index.names.length / meant) : Infinity;
        evidence.set(word, { word, likeness, at, score: likeness * Math.min(rarity, index.weightOf(word)) });
      }
    }
  }
  return evidence;
}

interface Rating {
  window: readonly Word[];
  index: WordIndex;
  /** The number of words of the text that are not minor. */
  majors: number;
}

/** Rates a name by the evidence in a window. Nothing if the evidence is too weak. */
function rateName(nth: number, found: readonly Evidence[], { window, index, majors }: Rating): Remembered[] {
  const name = index.names[nth];
  const all = index.weights[nth] ?? 0;
  const score = sumOf(found, (one) => one.score);
  if (!name || score < all * MIN_SHARE.name) return [];
  const places = new Set(found.map(({ at }) => at));
  const at = [...places].sort((a, b) => a - b);
  const typed = places.size;
  const isName = typed === majors;
  // A text of one word may have a wrong letter if the name has other words. Names of one word are compared as a whole elsewhere.
  const least = isName && typed < (index.counts[nth] ?? 0) ? ALIKE.near : ALIKE.variant;
  const isFew = found.some(
    ({ word, likeness }) => index.namesWith(word).length <= FEW && !isUsualWord(word) && likeness !== ALIKE.short && likeness >= least,
  );
  const [first = ''] = wordsIn(name.folded);
  const ofFirst = found.find(({ word, likeness }) => word === first && likeness >= ALIKE.near);
  const isCoined = first.length >= MIN_COINED && !isUsualWord(first) && index.namesWith(first).length <= FEW;
  // A single word is enough only if it is rare, and is the whole text, the whole name or the coined word at its beginning.
  const isByFirst = isCoined && ofFirst !== undefined && ofFirst.likeness >= ALIKE.variant;
  const isEnough = typed > 1 || (isFew && (isName || isByFirst || found.length === index.counts[nth]));
  if (!isEnough || (!isByFirst && score < all * MIN_SHARE[isName ? 'name' : 'sentence'])) return [];
  const weight = sumOf(found, ({ word }) => index.weightOf(word));
  const telling = sumOf(found, ({ word, likeness }) => likeness * index.weightOf(word) * distinctiveShare(word));
  return [
    {
      list: name.list,
      position: name.position,
      score: score - MISSING_COST * (all - weight),
      share: telling / (index.tellingWeights[nth] || 1),
      // A word with a wrong letter identifies the name only together with other words.
      isDistinctive: found.some(
        ({ word, likeness }) => !isUsualWord(word) && likeness !== ALIKE.short && (typed > 1 || likeness > ALIKE.near),
      ),
      hasFirst: ofFirst !== undefined,
      isCoined: isByFirst,
      isCapital: at.every((place) => window[place]?.isCapital),
      isTogether: isRow(at, window),
      count: typed,
      begin: window[at[0] ?? 0]?.begin ?? 0,
      end: window[at.at(-1) ?? 0]?.end ?? 0,
    },
  ];
}

/** Whether only small words are between the words at some places. */
function isRow(places: readonly number[], window: readonly Word[]): boolean {
  const [first = 0, last = 0] = [places[0], places.at(-1)];
  return window.slice(first, last + 1).every(({ folded }, nth) => places.includes(first + nth) || partsOfWord(folded).every(isMinor));
}

function sumOf<T>(list: readonly T[], valueOf: (one: T) => number): number {
  return list.reduce((sum, one) => sum + valueOf(one), 0);
}
