import { createHashTable, hashOf } from './hash-table.ts';
import { isPause, type Sliced } from '#src/search/slices.ts';
import type { TextRow } from './text-row.ts';

/**
 * Finds the texts that differ by one typing error: one letter wrong, missing or added, or two neighbours swapped. It is fast
 * enough for hundreds of thousands of texts at every keystroke.
 */
export interface NearIndex {
  /** The positions of the texts that equal `wanted`. */
  same: (wanted: string) => readonly number[];
  /** The positions of the texts within one edit of `wanted`, including equal ones, each once. */
  near: (wanted: string) => readonly number[];
}

/**
 * Builds the index.
 *
 * A single edit, or a swap of neighbours, does not change both the beginning and the end of a text. So each text is stored under
 * both, each a little shorter than half, so that a swap in the middle changes only one of them. A search compares the texts
 * under six hashes.
 */
export function* nearIndexSteps(texts: Pick<TextRow, 'size' | 'at'>): Sliced<NearIndex> {
  const size = texts.size();
  const table = createHashTable(size * 2);
  for (let position = 0; position < size; position += 1) {
    const text = texts.at(position);
    // Two entries for each text.
    table.add(hashOfBeginning(text, text.length));
    table.add(hashOfEnd(text, text.length));
    if (isPause(position)) yield;
  }

  /** Adds to `found` the texts of this length under the hash that pass. */
  function lookUp(hash: number, length: number, passes: (text: string) => boolean, found: Set<number>) {
    for (const entry of table.at(hash)) {
      const position = entry >> 1;
      const text = texts.at(position);
      if (text.length === length && passes(text)) found.add(position);
    }
  }

  return {
    same(wanted) {
      const found = new Set<number>();
      lookUp(hashOfBeginning(wanted, wanted.length), wanted.length, (text) => text === wanted, found);
      return [...found];
    },
    near(wanted) {
      const found = new Set<number>();
      const passes = (text: string) => editBetween(text, wanted) !== undefined;
      for (const length of [wanted.length, wanted.length - 1, wanted.length + 1]) {
        if (length < 1) continue;
        lookUp(hashOfBeginning(wanted, length), length, passes, found);
        lookUp(hashOfEnd(wanted, length), length, passes, found);
      }
      return [...found];
    },
  };
}

/** The number of letters that count as the beginning, and as the end, of a text of this length. */
const partOf = (length: number) => Math.floor((length - 1) / 2);

// The length is part of the hash, so texts of different lengths are separate.
const hashOfBeginning = (text: string, length: number) => hashOf(text, 0, partOf(length), length * 2);
const hashOfEnd = (text: string, length: number) => hashOf(text, text.length - partOf(length), text.length, length * 2 + 1);

/** The edit that turns one text into another: its start, and the number of units of each text. Nothing for equal texts. */
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
