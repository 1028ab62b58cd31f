import { letters, register } from '#src/register/firms.ts';

/** The rows of one letter among those that match. */
export interface LetterRun {
  /** `A` to `Z`, or `#` for any other character. */
  letter: string;
  /** The first row of the run; its position among the rows that match; and how many there are. */
  first: number;
  position: number;
  count: number;
}

/** The rows of each letter of the whole register. */
export const allRuns: readonly LetterRun[] = letters.map(([letter, first], index) => ({
  letter,
  first,
  position: first,
  count: (letters[index + 1]?.[1] ?? register.size) - first,
}));

/** Groups matching rows by initial letter. Both lists are in order, so one pass over both is enough. */
export function letterRuns(rows: readonly number[]): LetterRun[] {
  let next = 0;
  return allRuns.flatMap(({ letter, first: begin, count: length }) => {
    const position = next;
    while (next < rows.length && (rows[next] ?? 0) < begin + length) next += 1;
    const first = rows[position];
    return next === position || first === undefined ? [] : [{ letter, first, position, count: next - position }];
  });
}

/** The fragment of a letter's first row. */
export function letterAnchor(letter: string): string {
  return `letter-${letter === '#' ? '0-9' : letter.toLowerCase()}`;
}
