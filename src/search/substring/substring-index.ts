import { atOnce, isPause, mapEach, type Sliced } from '#src/search/slices.ts';

/**
 * Case-insensitive substring search over records of several fields (SEARCH-2, DIR-2, WARN-2), fast enough for
 * 50,000 of them at every keystroke: all fields lower-cased in one string, which the engine's own `indexOf`
 * scans, instead of a call a field.
 */
export interface SubstringIndex {
  /** How many records there are. */
  size: number;
  /**
   * The records that contain `query` in any field, in order: exactly those for which
   * `field.toLowerCase().includes(query.toLowerCase())` is true for a field. An empty query matches all.
   */
  match: (query: string) => readonly number[];
}

/** Separates fields. No field can contain it, because the rules of the content forbid control characters. */
const SEPARATOR = '\u0000';

/** If fewer than one in this many records are left, checking each is faster than scanning the whole text. */
const FEW = 8;

/** How many earlier answers are kept for narrowing. A box may search twice for each keystroke. */
const KEPT = 4;

interface Answer {
  wanted: string;
  found: readonly number[];
}

/** Builds the index at once. `fieldsOf` returns the fields of a record; none may contain U+0000. */
export function buildSubstringIndex(size: number, fieldsOf: (record: number) => readonly string[]): SubstringIndex {
  return atOnce(substringIndexSteps(mapEach(Array.from({ length: size }).keys(), fieldsOf)));
}

/** Builds the index in steps, of each record's fields. */
export function* substringIndexSteps(records: Iterable<readonly string[]>): Sliced<SubstringIndex> {
  const firsts: number[] = [];
  // Collected in blocks: a string for each of a hundred thousand records would take more memory than the text.
  const blocks: string[] = [];
  let parts: string[] = [];
  let length = 0;
  for (const fields of records) {
    // Each field separately, because lower case depends on neighbouring letters (the Greek sigma at the end of a word).
    const part = SEPARATOR + fields.map((field) => field.toLowerCase()).join(SEPARATOR);
    firsts.push(length);
    length += part.length;
    parts.push(part);
    if (isPause(firsts.length)) {
      blocks.push(parts.join(''));
      parts = [];
      yield;
    }
  }
  const size = firsts.length;
  firsts.push(length);
  const begins = new Uint32Array(firsts);
  const text = blocks.concat(parts).join('');
  const everyRecord = Array.from({ length: size }, (_, record) => record);
  let kept: readonly Answer[] = [];

  function match(query: string): readonly number[] {
    const wanted = query.toLowerCase();
    if (wanted === '') return everyRecord;
    if (wanted.includes(SEPARATOR)) return [];
    // Another letter can match only records that the earlier letters matched. If these are few, only they are searched.
    const wider = kept.find((answer) => wanted.includes(answer.wanted) && answer.found.length * FEW < size)?.found;
    const found = wider ? wider.filter((record) => text.slice(begins[record], begins[record + 1]).includes(wanted)) : scan(wanted);
    kept = [{ wanted, found }, ...kept.slice(0, KEPT - 1)];
    return found;
  }

  function scan(wanted: string): number[] {
    const found: number[] = [];
    let record = 0;
    for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, begins[record])) {
      record = recordAt(begins, at, record);
      found.push(record);
      record += 1;
      if (record >= size) break;
    }
    return found;
  }

  return { size, match };
}

/** The last record that begins at or before `at`, found from `from` on with doubling steps and then bisection. */
function recordAt(begins: Uint32Array, at: number, from: number): number {
  let step = 1;
  let low = from;
  while (low + step < begins.length - 1 && (begins[low + step] ?? Infinity) <= at) {
    low += step;
    step *= 2;
  }
  let high = Math.min(low + step, begins.length - 1);
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((begins[middle] ?? Infinity) <= at) low = middle;
    else high = middle;
  }
  return low;
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
