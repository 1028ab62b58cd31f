import type { Range } from '@frontier/check';

/** A part of a text, and whether it differs from the other text. */
export interface Piece {
  begin: number;
  text: string;
  differs: boolean;
}

/** Cuts a text at the ends of the ranges. The pieces together are the text. */
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

/** The code points of a text: `а` is `U+0430`. Letters that look the same have different code points. */
export function codePointsOf(text: string): string {
  return [...text].map((character) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`).join(' ');
}
