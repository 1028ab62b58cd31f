import type { Item, ItemState } from '@frontier/check';

/** A part of a text, either plain or an item that was found in it. */
export interface TextPiece {
  begin: number;
  piece: string;
  /** The number of the item in the list, from 1. */
  number?: number;
  state?: ItemState;
}

/** Cuts a text at the items found in it. No two overlap. */
export function piecesOf(text: string, items: readonly Pick<Item, 'ranges' | 'state'>[]): TextPiece[] {
  const places = items
    .flatMap(({ ranges, state }, at) => ranges.map(([begin, end]) => ({ begin, end, state, number: at + 1 })))
    .toSorted((a, b) => a.begin - b.begin);
  const pieces: TextPiece[] = [];
  let at = 0;
  for (const { begin, end, state, number } of places) {
    if (begin > at) pieces.push({ begin: at, piece: text.slice(at, begin) });
    pieces.push({ begin, piece: text.slice(begin, end), number, state });
    at = end;
  }
  if (at < text.length) pieces.push({ begin: at, piece: text.slice(at) });
  return pieces;
}
