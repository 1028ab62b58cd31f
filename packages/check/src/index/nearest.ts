import { skeletonOf } from '../names/look-alike-letters.ts';

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
 * A single error leaves the first or the second half of a text unchanged. So the keys are sorted twice, by their beginnings and by their ends,
 * and a search compares only keys with the same beginning or the same end.
 *
 * @param lookOf the form in which texts are compared; keys with one form are alike
 *
 * @example
 * indexNearest(['golden', 'carp'])('go1den'); // [{ key: 0, how: 'alike' }]
 */
export function indexNearest(keys: readonly string[], lookOf: (text: string) => string = skeletonOf): Nearest {
  const looks = keys.map((key) => {
    const look = lookOf(key);
    // Most keys have this form already. They need no second text in memory.
    return look === key ? key : look;
  });
  const lookAt = (key: number | undefined) => looks[key ?? 0] ?? '';
  const sort = (compare: Compare) => Uint32Array.from(looks.keys()).sort((a, b) => compare(lookAt(a), lookAt(b)));
  const orders = [
    { order: sort(compareTexts), compare: compareTexts, cut: (text: string, length: number) => text.slice(0, length) },
    { order: sort(compareEnds), compare: compareEnds, cut: (text: string, length: number) => text.slice(-length) },
  ];
  return (wanted) => {
    const look = lookOf(wanted);
    if (look === '') return [];
    const isLong = look.length >= MIN_LETTERS;
    const half = isLong ? Math.floor((look.length - 1) / 2) : look.length;
    const found = new Map<number, Near>();
    for (const { order, compare, cut } of orders) {
      const part = cut(look, half);
      for (let at = firstFrom(order, (key) => compare(lookAt(key), part) >= 0); at < order.length; at += 1) {
        const key = order[at] ?? 0;
        const known = lookAt(key);
        if (cut(known, half) !== part) break;
        if (known === look) found.set(key, { key, how: keys[key] === wanted ? 'same' : 'alike' });
        else if (isLong && editBetween(known, look)) found.set(key, { key, how: 'letter' });
      }
    }
    return [...found.values()].sort((a, b) => CLOSEST.indexOf(a.how) - CLOSEST.indexOf(b.how) || a.key - b.key);
  };
}

type Compare = (one: string, other: string) => number;

const compareTexts: Compare = (one, other) => (one < other ? -1 : Number(one > other));

/** Compares two texts from their ends. */
function compareEnds(one: string, other: string): number {
  let at = 1;
  while (at <= Math.min(one.length, other.length)) {
    const difference = one.charCodeAt(one.length - at) - other.charCodeAt(other.length - at);
    if (difference !== 0) return difference;
    at += 1;
  }
  return one.length - other.length;
}

/** The index of the first element that fits, by binary search. All elements behind it fit too. */
function firstFrom(order: Uint32Array, fits: (key: number) => boolean): number {
  let [begin, end] = [0, order.length];
  while (begin < end) {
    const middle = (begin + end) >>> 1;
    if (fits(order[middle] ?? 0)) end = middle;
    else begin = middle + 1;
  }
  return begin;
}

/** The edit that turns one text into another: its start, and the number of replaced units in each text, both 0 for equal texts. */
export interface Edit {
  at: number;
  /** How many units of the first text are replaced (0 to 2) … */
  first: number;
  /** … and by how many of the second. */
  second: number;
}

const NO_EDIT: Edit = { at: 0, first: 0, second: 0 };

/**
 * The edit between two texts, or lists of units: a substitution, an insertion, a deletion or a swap of neighbours (optimal string
 * alignment distance of at most one). Undefined if more than one is needed.
 */
export function editBetween<T extends string | readonly string[]>(first: T, second: T): Edit | undefined {
  const [longer, shorter] = [Math.max(first.length, second.length), Math.min(first.length, second.length)];
  if (longer - shorter > 1) return undefined;
  let begin = 0;
  while (begin < shorter && first[begin] === second[begin]) begin += 1;
  if (begin === longer) return NO_EDIT;
  let end = 0;
  while (end < shorter - begin && first[first.length - 1 - end] === second[second.length - 1 - end]) end += 1;
  const edit = { at: begin, first: first.length - begin - end, second: second.length - begin - end };
  if (edit.first <= 1 && edit.second <= 1) return edit;
  const swapped = edit.first === 2 && edit.second === 2 && first[begin] === second[begin + 1] && first[begin + 1] === second[begin];
  return swapped ? edit : undefined;
}
