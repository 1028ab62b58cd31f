import { letters, register } from '#src/register/firms.ts';

/** The rows of one letter among those that match. */
export interface LetterRun {
  /** `A` to `Z`, or `#` for any other character. */
  letter: string;
  /** The first row of the run, and how many there are. */
  first: number;
  count: number;
}

/** The rows of each letter of the whole register. */
export const allRuns: readonly LetterRun[] = letters.map(([letter, first], index) => ({
  letter,
  first,
  count: (letters[index + 1]?.[1] ?? register.length) - first,
}));

/** Groups matching rows by initial letter. */
export function letterRuns(rows: readonly number[]): LetterRun[] {
  return allRuns.flatMap(({ letter, first: begin, count }) => {
    const ofLetter = rows.filter((row) => row >= begin && row < begin + count);
    const [first] = ofLetter;
    return first === undefined ? [] : [{ letter, first, count: ofLetter.length }];
  });
}

/** The fragment of a letter's first row. */
export function letterAnchor(letter: string): string {
  return `letter-${letter === '#' ? '0-9' : letter.toLowerCase()}`;
}
