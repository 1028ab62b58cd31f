import { foldLetters } from '#src/search/letters.ts';
import { atOnce, inSlices, isPause, mapEach, type Sliced } from '#src/search/slices.ts';
import { createTextRow, SEPARATOR } from '#src/search/text-row.ts';

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
  const texts = createTextRow();
  for (const fields of records) {
    if (isPause(texts.add(foldLetters(fields.join(SEPARATOR))))) yield;
  }
  return {
    match(query) {
      if (query === '') return [...Array(texts.size()).keys()];
      const wanted = foldLetters(query);
      // A query of accents alone folds to nothing, which every text contains.
      return wanted === '' ? [] : texts.containing(wanted);
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
