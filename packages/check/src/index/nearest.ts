import { PAIRS, prototypesOf } from '../names/look-alike-letters.ts';

/** A key that a text equals (`same`), looks like (`alike`), or differs from by one typing error (`letter`). */
export interface Near {
  /** Its position in the list of keys. */
  key: number;
  how: 'same' | 'alike' | 'letter';
}

/** Finds the keys near a text, the closest first and of equally close ones the first in the list. */
export type Nearest = (wanted: string) => readonly Near[];

/** In a shorter text, one typing error makes another text. */
const MIN_LETTERS = 3;
const CLOSEST: readonly Near['how'][] = ['same', 'alike', 'letter'];

/**
 * Indexes names, words, labels or numbers. A typing error is one letter wrong, missing or added, or two neighbours swapped.
 *
 * A single error leaves the first or the second half of a key unchanged. So the keys are filed by the hashes of both halves, and a search
 * compares only keys with a half of the text.
 *
 * @param lookOf the form in which texts are compared: keys with one form are alike
 *
 * @example
 * indexNearest(['golden', 'carp'])('go1den'); // [{ key: 0, how: 'alike' }]
 */
export function indexNearest(keys: readonly string[], lookOf: (text: string) => string = prototypesOf): Nearest {
  const looks = keys.map((key) => {
    const look = lookOf(key);
    // Most keys have this form already. They need no second text in memory.
    return look === key ? key : look;
  });
  const halves = [
    (text: string, length: number) => text.slice(0, length),
    (text: string, length: number) => text.slice(text.length - length),
  ];
  const files = halves.map((cut) => ({ cut, file: fileKeys(looks, (look) => cut(look, halfOf(look.length))) }));
  return (wanted) => {
    const look = lookOf(wanted);
    if (look === '') return [];
    const isLong = look.length >= MIN_LETTERS;
    const lengths = new Set([look.length - 1, look.length, look.length + 1].map(halfOf));
    const found = new Map<number, Near>();
    for (const { cut, file } of files) {
      for (const key of [...lengths].flatMap((length) => keysIn(file, cut(look, length)))) {
        const known = looks[key] ?? '';
        const edit = isLong || known === look ? editBetween(known, look) : undefined;
        if (edit) found.set(key, { key, how: !edit.isAlike ? 'letter' : keys[key] === wanted ? 'same' : 'alike' });
      }
    }
    return [...found.values()].sort((a, b) => CLOSEST.indexOf(a.how) - CLOSEST.indexOf(b.how) || a.key - b.key);
  };
}

/** The length of the half of a text that one typing error, which may be in two of its letters, leaves unchanged. */
const halfOf = (length: number) => Math.max(0, Math.floor((length - 1) / 2));

/** A hash has 32 bits and a position 21, so that both are in one exact number. */
const MAX_KEYS = 2 ** 21;

/** The positions of the texts, each behind the hash of its half, in ascending order. */
function fileKeys(texts: readonly string[], halfIn: (text: string) => string): Float64Array {
  return Float64Array.from(texts, (text, key) => hashOf(halfIn(text)) * MAX_KEYS + key).sort();
}

/** The positions of the texts with a half, by binary search. */
function keysIn(file: Float64Array, half: string): number[] {
  const first = hashOf(half) * MAX_KEYS;
  let [begin, end] = [0, file.length];
  while (begin < end) {
    const middle = (begin + end) >>> 1;
    if ((file[middle] ?? 0) < first) begin = middle + 1;
    else end = middle;
  }
  const found: number[] = [];
  for (let at = begin; (file[at] ?? Infinity) < first + MAX_KEYS; at += 1) found.push((file[at] ?? 0) - first);
  return found;
}

/** A hash of 32 bits (FNV-1a). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** The edit that turns one text into another: its start, and the number of replaced units in each text, both 0 for equal texts. */
export interface Edit {
  at: number;
  /** How many units of the first text are replaced (0 to 2) … */
  first: number;
  /** … and by how many of the second. */
  second: number;
  /** The texts look alike: they are equal, or the edit replaces `m` by `rn`. */
  isAlike: boolean;
}

/**
 * The edit between two texts, or lists of units: a substitution, an insertion, a deletion or a swap of neighbours (optimal string
 * alignment distance of at most one), or a letter for a pair that looks like it. Undefined if more than one is needed.
 */
export function editBetween<T extends string | readonly string[]>(one: T, other: T): Edit | undefined {
  const [longer, shorter] = [Math.max(one.length, other.length), Math.min(one.length, other.length)];
  if (longer - shorter > 1) return undefined;
  let at = 0;
  while (at < shorter && one[at] === other[at]) at += 1;
  let end = 0;
  while (end < shorter - at && one[one.length - 1 - end] === other[other.length - 1 - end]) end += 1;
  const [first, second] = [one.length - at - end, other.length - at - end];
  if (first <= 1 && second <= 1) return { at, first, second, isAlike: first + second === 0 };
  if (first + second > 4) return undefined;
  const partOf = (text: T, length: number) => Array.from({ length }, (_, nth) => text[at + nth]).join('');
  const [replaced, by] = [partOf(one, first), partOf(other, second)];
  if (PAIRS.get(replaced) === by || PAIRS.get(by) === replaced) return { at, first, second, isAlike: true };
  return first === 2 && second === 2 && one[at] === other[at + 1] && one[at + 1] === other[at]
    ? { at, first, second, isAlike: false }
    : undefined;
}
