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

/**
 * Builds the index in steps, of each record's fields. All texts become one, because separate strings are scattered in memory, which takes
 * three times as long.
 */
export function* substringIndexSteps(records: Iterable<readonly string[]>): Sliced<SubstringIndex> {
  const texts: string[] = [];
  const begins: number[] = [];
  let end = 0;
  for (const fields of records) {
    const text = foldLetters(fields.join(SEPARATOR));
    texts.push(text);
    begins.push(end);
    end += text.length + 1;
    if (isPause(texts.length)) yield;
  }
  const everyRecord = [...begins.keys()];
  const all = texts.join(SEPARATOR);
  return {
    match(query) {
      if (query === '') return everyRecord;
      const wanted = foldLetters(query);
      const found: number[] = [];
      // A query of accents alone folds to nothing, which every text contains.
      let at = wanted === '' || wanted.includes(SEPARATOR) ? -1 : all.indexOf(wanted);
      for (let record = 0; at >= 0; at = all.indexOf(wanted, begins[record] ?? end)) {
        while ((begins[record] ?? end) <= at) record += 1;
        found.push(record - 1);
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
