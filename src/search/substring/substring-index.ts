import { foldLetters } from '@frontier/check/fold';
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
  /**
   * The numbers of the records that contain the letters and digits of `query` in any field, whatever is between them: `fca 2017 nl 004` finds
   * `FCA-2017-NL-004`. None for fewer than three letters or digits.
   */
  matchLoosely: (query: string) => readonly number[];
}

/** Separates fields. No field can contain it, because the rules of the content forbid control characters. */
const SEPARATOR = '\u0000';

/** Builds the index at once. `fieldsOf` returns the fields of a record; none may contain U+0000. */
export function buildSubstringIndex<T>(records: Iterable<T>, fieldsOf: (record: T) => readonly string[]): SubstringIndex {
  return atOnce(substringIndexSteps(mapEach(records, fieldsOf)));
}

/** The texts of consecutive records, and where each ends. */
interface Block {
  text: string;
  ends: Uint32Array;
}

/** The least letters and digits of a loose query. Two are in nearly all names. */
const LEAST_LOOSE = 3;

/** What is left out of texts to compare them loosely. */
const BETWEEN = /[^\p{L}\p{M}\p{N}\0]+/gu;

/** The number of records in a block. Until it is complete, their texts are separate strings, which are garbage afterwards. */
const IN_BLOCK = 256;

/**
 * Builds the index in steps, of each record's fields. The texts of many records become one, because separate strings are scattered in
 * memory, which takes three times as long. They become several and not one, because a letter of another script doubles the size of a text.
 */
export function* substringIndexSteps(records: Iterable<readonly string[]>): Sliced<SubstringIndex> {
  const blocks: Block[] = [];
  let text = '';
  let ends: number[] = [];
  let size = 0;
  const endBlock = () => {
    blocks.push({ text: narrow(text), ends: Uint32Array.from(ends) });
    [text, ends] = ['', []];
  };
  for (const fields of records) {
    text += foldLetters(fields.join(SEPARATOR)) + SEPARATOR;
    if (ends.push(text.length) === IN_BLOCK) endBlock();
    size += 1;
    if (isPause(size)) yield;
  }
  endBlock();
  let loose: readonly Block[] | undefined;
  return {
    match(query) {
      return query === '' ? [...Array(size).keys()] : findIn(blocks, foldLetters(query));
    },
    matchLoosely(query) {
      const wanted = foldLetters(query).replaceAll(BETWEEN, '');
      if (wanted.length < LEAST_LOOSE) return [];
      // Made when it is needed: most searches find what was typed.
      loose ??= blocks.map(loosen);
      return findIn(loose, wanted);
    },
  };
}

/** The numbers of the records whose text contains a folded text, in order. */
function findIn(blocks: readonly Block[], wanted: string): number[] {
  const found: number[] = [];
  // A query of accents alone folds to nothing, which every text contains.
  if (wanted === '' || wanted.includes(SEPARATOR)) return found;
  for (const [nth, block] of blocks.entries()) {
    let record = 0;
    for (let at = block.text.indexOf(wanted); at !== -1; at = block.text.indexOf(wanted, block.ends[record])) {
      while ((block.ends[record] ?? Infinity) <= at) record += 1;
      found.push(nth * IN_BLOCK + record);
    }
  }
  return found;
}

/** The same records with letters and digits only. */
function loosen({ text, ends }: Block): Block {
  let begin = 0;
  let left = '';
  const leftEnds = Uint32Array.from(ends, (end) => {
    left += text.slice(begin, end).replaceAll(BETWEEN, '');
    begin = end;
    return left.length;
  });
  return { text: narrow(left), ends: leftEnds };
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
