import { foldLetters } from '@frontier/check/fold';

/**
 * Substring search over records of several fields (SEARCH-2, DIR-2, WARN-2), without regard to case and accents. It looks through
 * the texts of all records at each keystroke.
 */
export interface SubstringIndex {
  /**
   * The numbers of the records that contain `query` in any field, in order. Both are folded (`foldLetters`), so these include all
   * for which `field.toLowerCase().includes(query.toLowerCase())` is true for a field. An empty query matches all.
   */
  match: (query: string) => readonly number[];
  /**
   * The numbers of the records that contain the letters and digits of `query` in any field, whatever is between them: `fca 2017 nl 004` finds
   * `FCA-2017-NL-004`. None for fewer than three letters or digits.
   */
  matchLoosely: (query: string) => readonly number[];
}

/** Separates fields. No field can contain it, because the rules of the content forbid control characters. */
const SEPARATOR = '\u0000';

/** The least letters and digits of a loose query. Two are in nearly all names. */
const MIN_LOOSE_LENGTH = 3;

/** What is left out of texts to compare them loosely. */
const BETWEEN = /[^\p{L}\p{M}\p{N}\0]+/gu;

/** Builds the index. `fieldsOf` returns the fields of a record; none may contain U+0000. */
export function buildSubstringIndex<T>(records: readonly T[], fieldsOf: (record: T) => readonly string[]): SubstringIndex {
  const texts = records.map((record) => foldLetters(fieldsOf(record).join(SEPARATOR)));
  let loose: readonly string[] | undefined;
  return {
    match(query) {
      return query === '' ? [...texts.keys()] : findIn(texts, foldLetters(query));
    },
    matchLoosely(query) {
      const wanted = foldLetters(query).replaceAll(BETWEEN, '');
      if (wanted.length < MIN_LOOSE_LENGTH) return [];
      // Made when it is needed: most searches find what was typed.
      loose ??= texts.map((text) => text.replaceAll(BETWEEN, ''));
      return findIn(loose, wanted);
    },
  };
}

/** The numbers of the texts that contain a folded text, in order. */
function findIn(texts: readonly string[], wanted: string): number[] {
  // A query of accents alone folds to nothing, which every text contains.
  if (wanted === '' || wanted.includes(SEPARATOR)) return [];
  return texts.flatMap((text, at) => (text.includes(wanted) ? [at] : []));
}

/**
 * The search of a box: the text as typed or, if nothing matches, the text without the spaces around it, which phones add, or else its letters
 * and digits, because people write spaces, quotation marks, hyphens and the dots of legal forms in their own way.
 */
export function matchTyped(index: SubstringIndex, typed: string): readonly number[] {
  const found = index.match(typed);
  if (found.length > 0) return found;
  const trimmed = typed.trim();
  const again = trimmed === typed ? found : index.match(trimmed);
  return again.length > 0 ? again : index.matchLoosely(typed);
}
