import { firmCount, letters } from '#src/content/register-head.ts';

/** The rows of one letter among those that match. */
export interface LetterRun {
  /** `A` to `Z`, or `#` for a figure or a sign. */
  letter: string;
  /** The first row of the run; its place among the rows that match; and how many there are. */
  first: number;
  place: number;
  count: number;
}

/** The rows of each letter of the whole register. */
export const allRuns: readonly LetterRun[] = letters.map(([letter, first], index) => ({
  letter,
  first,
  place: first,
  count: (letters[index + 1]?.[1] ?? firmCount) - first,
}));

/** Groups matching rows by initial letter. Both lists are in order, so one pass over both is enough. */
export function letterRuns(rows: readonly number[]): LetterRun[] {
  let next = 0;
  return allRuns.flatMap(({ letter, first: begin, count: length }) => {
    const place = next;
    while (next < rows.length && (rows[next] ?? 0) < begin + length) next += 1;
    const first = rows[place];
    return next === place || first === undefined ? [] : [{ letter, first, place, count: next - place }];
  });
}

/** The fragment of a letter's first row. */
export function letterAnchor(letter: string): string {
  return `letter-${letter === '#' ? '0-9' : letter.toLowerCase()}`;
}
