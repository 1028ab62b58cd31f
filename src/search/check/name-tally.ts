/**
 * Adds up for each name what the words of a text say for it, in flat lists of numbers: that takes a tenth of the time of reading the
 * names one by one.
 */
export interface NameTally {
  /** Counts a word for the names that have it; for those that have no other, only if `mayBegin`. */
  add: (names: Uint32Array, evidence: Evidence, mayBegin: boolean) => void;
  /** The number of names that have a word. */
  size: () => number;
  /** Adds to the score of those names. */
  addScore: (names: Uint32Array, score: number) => void;
  /** The names that have a word, with their sums. Starts again from nothing. */
  take: () => Sums[];
}

export interface Evidence {
  /** The more names have the word, the less. */
  weight: number;
  /** At most the weight. */
  score: number;
  /** The place of the typed word in the text, below 16. */
  at: number;
  /** The word alone says enough. */
  isTelling: boolean;
}

/** The sums of a name. */
interface Sums {
  name: number;
  /** The number of its words that the text has, and their weight. */
  words: number;
  weight: number;
  score: number;
  /** The number of words of the text that stand for them. */
  typed: number;
  isTelling: boolean;
}

/** @param size the number of names */
export function createNameTally(size: number): NameTally {
  const words = new Uint8Array(size);
  const weights = new Float32Array(size);
  const scores = new Float32Array(size);
  const typed = new Uint16Array(size);
  const telling = new Uint8Array(size);
  let begun: number[] = [];

  return {
    size: () => begun.length,
    add(names, { weight, score, at, isTelling }, mayBegin) {
      for (const name of names) {
        if (words[name] === 0) {
          if (!mayBegin) continue;
          begun.push(name);
        }
        words[name] = (words[name] ?? 0) + 1;
        weights[name] = (weights[name] ?? 0) + weight;
        scores[name] = (scores[name] ?? 0) + score;
        typed[name] = (typed[name] ?? 0) | (1 << at);
        if (isTelling) telling[name] = 1;
      }
    },
    addScore(names, score) {
      for (const name of names) if (words[name] !== 0) scores[name] = (scores[name] ?? 0) + score;
    },
    take() {
      const sums = begun.map((name) => ({
        name,
        words: words[name] ?? 0,
        weight: weights[name] ?? 0,
        score: scores[name] ?? 0,
        typed: countBits(typed[name] ?? 0),
        isTelling: telling[name] === 1,
      }));
      for (const list of [words, weights, scores, typed, telling]) for (const name of begun) list[name] = 0;
      begun = [];
      return sums;
    },
  };
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
