import { letters, firstFirms } from '#src/content/register-head.ts';

/** The rows of one letter among those that match. */
export interface LetterRun {
  /** `A` to `Z`, or `#` for a figure or a sign. */
  letter: string;
  /** The first row of the run, and how many there are. */
  first: number;
  count: number;
}

/** Cuts matching rows into runs of one initial letter: both are in order, so one pass over both will do. */
export function letterRuns(rows: readonly number[]): LetterRun[] {
  const runs: LetterRun[] = [];
  let place = 0;
  letters.forEach(([letter], index) => {
    const end = letters[index + 1]?.[1] ?? firstFirms.length;
    const begin = place;
    while (place < rows.length && (rows[place] ?? end) < end) place += 1;
    const first = rows[begin];
    if (place > begin && first !== undefined) runs.push({ letter, first, count: place - begin });
  });
  return runs;
}

/** The fragment of a letter's first row. */
export function letterAnchor(letter: string): string {
  return `letter-${letter === '#' ? '0-9' : letter.toLowerCase()}`;
}
