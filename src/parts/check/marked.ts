import type { Range } from '#src/search/check/look-alike.ts';

/** A run of a text, and whether it is among what differs. */
export interface Piece {
  begin: number;
  text: string;
  differs: boolean;
}

/** Cuts a text where the ranges begin and end; the pieces together are the text. */
export function cutAt(text: string, ranges: readonly Range[]): Piece[] {
  const pieces: Piece[] = [];
  const add = (begin: number, end: number, differs: boolean) => {
    if (end > begin) pieces.push({ begin, text: text.slice(begin, end), differs });
  };
  let at = 0;
  for (const [begin, end] of ranges.toSorted(([a], [b]) => a - b)) {
    add(at, begin, false);
    add(Math.max(at, begin), end, true);
    at = Math.max(at, end);
  }
  add(at, text.length, false);
  return pieces;
}

/** How Unicode numbers the characters: `а` is `U+0430`. What looks the same has another number. */
export function codePointsOf(text: string): string {
  return [...text].map((character) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`).join(' ');
}
