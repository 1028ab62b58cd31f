import { expect, test } from 'vitest';
import { cutAt } from './cut-at.ts';

test('a text is cut at the beginning and end of each difference', () => {
  expect(cutAt('adyan.example', [[3, 4]])).toEqual([
    { text: 'ady', marked: false },
    { text: 'a', marked: true },
    { text: 'n.example', marked: false },
  ]);
});

test('nothing, everything, or either end may differ', () => {
  expect(cutAt('adyen', []).map(({ marked }) => marked)).toEqual([false]);
  expect(cutAt('adyen', [[0, 5]]).map(({ marked }) => marked)).toEqual([true]);
  expect(
    cutAt('adyen', [
      [4, 5],
      [0, 1],
    ]).map(({ text, marked }) => [text, marked]),
  ).toEqual([
    ['a', true],
    ['dye', false],
    ['n', true],
  ]);
  expect(cutAt('', [[0, 0]])).toEqual([]);
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
