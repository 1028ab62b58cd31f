import { foldLetters } from '#src/search/letters.ts';
import { atOnce, inSlices, isPause, mapEach, type Sliced } from '#src/search/slices.ts';

/**
 * Substring search over records of several fields (SEARCH-2, DIR-2, WARN-2), without regard to case and accents. It looks through
 * the texts of all records at each keystroke.
 */
export interface SubstringIndex {
  /**
   * The numbers of the records that contain `query` in any field, in order. Both are folded (`letters.ts`), so these include all
   * for which `field.toLowerCase().includes(query.toLowerCase())` is true for a field. An empty query matches all.
   */
  match: (query: string) => readonly number[];
}

/** Separates fields. No field can contain it, because the rules of the content forbid control characters. */
const SEPARATOR = '\u0000';

/** Builds the index at once. `fieldsOf` returns the fields of a record; none may contain U+0000. */
export function buildSubstringIndex<T>(records: Iterable<T>, fieldsOf: (record: T) => readonly string[]): SubstringIndex {
  return atOnce(substringIndexSteps(mapEach(records, fieldsOf)));
}

/** Builds the index of a long list in slices, so that the page stays usable in the meantime. */
export function buildLongIndex<T>(records: Iterable<T>, fieldsOf: (record: T) => readonly string[]): Promise<SubstringIndex> {
  return inSlices(substringIndexSteps(mapEach(records, fieldsOf)));
}

/** Builds the index in steps, of each record's fields. */
export function* substringIndexSteps(records: Iterable<readonly string[]>): Sliced<SubstringIndex> {
  const blocks: Block[] = [];
  let size = 0;
  let texts: string[] = [];
  for (const fields of records) {
    texts.push(foldLetters(fields.join(SEPARATOR)));
    size += 1;
    if (texts.length === IN_BLOCK) {
      blocks.push(joinTexts(texts));
      texts = [];
    }
    if (isPause(size)) yield;
  }
  if (texts.length > 0) blocks.push(joinTexts(texts));
  const everyRecord = [...Array(size).keys()];
  return {
    match(query) {
      if (query === '') return everyRecord;
      const wanted = foldLetters(query);
      // A query of accents alone folds to nothing, which every text contains.
      return wanted === '' || wanted.includes(SEPARATOR) ? [] : blocks.flatMap((block, nth) => findIn(block, wanted, nth * IN_BLOCK));
    },
  };
}

/** The number of records in a block. */
const IN_BLOCK = 2048;

/** The texts of consecutive records as one, because separate strings are scattered in memory, which takes three times as long. */
interface Block {
  text: string;
  /** Where the text of each record begins. */
  begins: Uint32Array;
}

function joinTexts(texts: readonly string[]): Block {
  const begins = new Uint32Array(texts.length);
  let begin = 0;
  for (const [record, { length }] of texts.entries()) {
    begins[record] = begin;
    begin += length + SEPARATOR.length;
  }
  return { text: texts.join(SEPARATOR), begins };
}

/** The numbers of the records of a block that contain a text, from `first` on. */
function findIn({ text, begins }: Block, wanted: string, first: number): number[] {
  const found: number[] = [];
  let record = 0;
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, begins[record + 1] ?? text.length)) {
    while ((begins[record + 1] ?? Infinity) <= at) record += 1;
    found.push(first + record);
  }
  return found;
}

/**
 * The search of a box: the text as typed or, if nothing matches, the text without the spaces
 * around it, which phones add.
 */
export function matchTyped(index: SubstringIndex, typed: string): readonly number[] {
  const found = index.match(typed);
  const trimmed = typed.trim();
  return found.length === 0 && trimmed !== typed ? index.match(trimmed) : found;
}
