import { mapEach, type Sliced } from '#src/search/slices.ts';
import { substringIndexSteps } from '#src/search/substring/substring-index.ts';

/**
 * How a record matches: a field equals the typed text, contains it at the beginning of a word, contains it anywhere, or has the same words
 * (`remembered-names.ts`).
 */
export type Rank = 'exact' | 'word' | 'part' | 'remembered';

/** The records that contain a text, grouped by where they contain it. */
export interface RankedIndex {
  /** `text` is folded (`fold.ts`) and not empty. Both lists are in order of position; `word` is a subset of `any`. */
  match: (text: string) => Positions;
  /** Only the records with the text at the beginning of a word: half the work. */
  matchWords: (text: string) => readonly number[];
}

export interface Positions {
  word: readonly number[];
  any: readonly number[];
}

/** Builds the index of each record's fields, folded. */
export function* rankedIndexSteps(records: Iterable<readonly string[]>): Sliced<RankedIndex> {
  // A space before each field, so that every word has one before it.
  const index = yield* substringIndexSteps(mapEach(records, (fields) => fields.map((field) => ` ${field}`)));
  const matchWords = (text: string) => index.match(` ${text}`);
  return {
    matchWords,
    match(text) {
      const word = matchWords(text);
      return { word, any: isLetter(text) ? word : index.match(text) };
    },
  };
}

/** A single Latin letter is in nearly every name, which says nothing. */
const isLetter = (text: string) => /^[a-z0-9]$/.test(text);

/** Joins two indexes over the same records, such as names and addresses. */
export function joinRanked(some: RankedIndex, others: RankedIndex): RankedIndex {
  return {
    matchWords: (text) => union(some.matchWords(text), others.matchWords(text)),
    match(text) {
      const [one, other] = [some.match(text), others.match(text)];
      return { word: union(one.word, other.word), any: union(one.any, other.any) };
    },
  };
}

/** Merges two ascending lists into one, with each number once. */
export function union(some: readonly number[], others: readonly number[]): readonly number[] {
  if (some.length === 0) return others;
  if (others.length === 0) return some;
  return [...new Set([...some, ...others])].toSorted((a, b) => a - b);
}

/** Whether one of the folded fields contains the text as whole words. */
export function holdsWords(fields: readonly string[], text: string): boolean {
  return fields.some((field) => ` ${field} `.includes(` ${text} `));
}

/** Records with their ranks, each once, in the order of the ranks. */
export interface Ranking {
  total: number;
  count: Readonly<Record<Rank, number>>;
  /** `count` of them from the `from`th on. */
  take: (from: number, count: number) => readonly { position: number; rank: Rank }[];
}

/**
 * Ranks records. It counts at once but sorts only when records are taken: most keystrokes show a few of
 * many thousands.
 *
 * @param exact positions, each once, in the order in which they are shown
 * @param remembered the same, of records that are not among the others
 */
export function rank(exact: readonly number[], { word, any }: Positions, remembered: readonly number[] = []): Ranking {
  const exactWords = exact.filter((position) => holds(word, position)).length;
  const exactAny = exact.filter((position) => holds(any, position)).length;
  const count = {
    exact: exact.length,
    word: word.length - exactWords,
    part: any.length - word.length - (exactAny - exactWords),
    remembered: remembered.length,
  };
  let order: readonly number[] | undefined;
  const sort = () => {
    const isExact = new Set(exact);
    let next = 0;
    const parts = any.filter((position) => {
      while ((word[next] ?? Infinity) < position) next += 1;
      return word[next] !== position && !isExact.has(position);
    });
    return [...exact, ...word.filter((position) => !isExact.has(position)), ...parts, ...remembered];
  };
  return {
    total: count.exact + count.word + count.part + count.remembered,
    count,
    take(from, length) {
      order ??= sort();
      return order.slice(from, from + length).map((position, index) => {
        return { position, rank: rankAt(from + index, count) };
      });
    },
  };
}

function rankAt(at: number, { exact, word, part }: Ranking['count']): Rank {
  if (at < exact) return 'exact';
  if (at < exact + word) return 'word';
  return at < exact + word + part ? 'part' : 'remembered';
}

/** Whether an ascending list contains a number. */
export function holds(sorted: ArrayLike<number>, wanted: number): boolean {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? Infinity) < wanted) low = middle + 1;
    else high = middle;
  }
  return sorted[low] === wanted;
}
