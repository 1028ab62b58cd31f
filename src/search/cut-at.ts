export interface Piece {
  text: string;
  marked: boolean;
}

/** Cuts a text at the ends of the ranges, which are marked and may overlap. The pieces together are the text. */
export function cutAt(text: string, ranges: readonly (readonly [begin: number, end: number])[]): Piece[] {
  const pieces: Piece[] = [];
  const add = (begin: number, end: number, marked: boolean) => {
    if (end > begin) pieces.push({ text: text.slice(begin, end), marked });
  };
  let at = 0;
  for (const [begin, end] of [...ranges].sort(([a], [b]) => a - b)) {
    add(at, begin, false);
    add(Math.max(at, begin), end, true);
    at = Math.max(at, end);
  }
  add(at, text.length, false);
  return pieces;
}
