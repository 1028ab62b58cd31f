import { expect, test } from 'vitest';
import { cutAt } from './cut-at.ts';

test('a text is cut at the beginning and end of each difference', () => {
  expect(cutAt('adyan.example', [[3, 4]])).toEqual([
    { text: 'ady', marked: false },
    { text: 'a', marked: true },
    { text: 'n.example', marked: false },
  ]);
});

test('ranges that meet or overlap lose no character and repeat none', () => {
  const text = 'abcdef';
  const pieces = cutAt(text, [
    [1, 3],
    [2, 4],
    [4, 5],
  ]);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  expect(
    pieces
      .filter(({ marked }) => marked)
      .map((piece) => piece.text)
      .join(''),
  ).toBe('bcde');
});
