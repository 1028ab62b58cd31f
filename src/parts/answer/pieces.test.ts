import { expect, test } from 'vitest';
import { piecesOf } from './pieces.ts';

test('a text is cut at the items found in it, and nothing of it is lost', () => {
  const text = 'Aarefels Bank: open aarefels.example now';
  const pieces = piecesOf(text, [
    { ranges: [[0, 13]], state: 'onRecord' },
    { ranges: [[20, 36]], state: 'notOnRecord' },
  ]);
  expect(pieces).toEqual([
    { begin: 0, piece: 'Aarefels Bank', number: 1, state: 'onRecord' },
    { begin: 13, piece: ': open ' },
    { begin: 20, piece: 'aarefels.example', number: 2, state: 'notOnRecord' },
    { begin: 36, piece: ' now' },
  ]);
  expect(pieces.map(({ piece }) => piece).join('')).toBe(text);
});
