import { foldLetters } from '#src/search/letters.ts';
import { atOnce, isPause, mapEach, type Sliced } from '#src/search/slices.ts';
import { narrow } from '#src/search/narrow.ts';

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

/** The number of records in a block. */
const IN_BLOCK = 2048;

/**
 * Builds the index in steps, of each record's fields. The texts of many records become one, because separate strings are scattered in
 * memory, which takes three times as long. They become several and not one, because a letter of another script doubles the size of a text.
 */
export function* substringIndexSteps(records: Iterable<readonly string[]>): Sliced<SubstringIndex> {
  const blocks: string[] = [];
  /** Where the text of each record begins, and where that of the next record will. */
  const begins = [0];
  let [block, end] = ['', 0];
  for (const fields of records) {
    const text = foldLetters(fields.join(SEPARATOR)) + SEPARATOR;
    block += text;
    end += text.length;
    if (begins.push(end) % IN_BLOCK === 1) {
      blocks.push(narrow(block));
      block = '';
    }
    if (isPause(begins.length)) yield;
  }
  blocks.push(narrow(block));
  return {
    match(query) {
      if (query === '') return [...begins.keys()].slice(0, -1);
      const wanted = foldLetters(query);
      const found: number[] = [];
      let record = 0;
      let origin = 0;
      // A query of accents alone folds to nothing, which every text contains.
      if (wanted !== '' && !wanted.includes(SEPARATOR)) {
        for (const text of blocks) {
          for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, (begins[record] ?? end) - origin)) {
            while ((begins[record] ?? end) - origin <= at) record += 1;
            found.push(record - 1);
          }
          origin += text.length;
        }
      }
      return found;
    },
  };
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
