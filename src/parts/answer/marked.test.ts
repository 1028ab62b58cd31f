import { expect, test } from 'vitest';
import { codePointsOf, cutAt } from './marked.ts';

test('a text is cut at the beginning and end of each difference', () => {
  expect(cutAt('adyan.example', [[3, 4]])).toEqual([
    { begin: 0, text: 'ady', differs: false },
    { begin: 3, text: 'a', differs: true },
    { begin: 4, text: 'n.example', differs: false },
  ]);
});

test('nothing, everything, or either end may differ', () => {
  expect(cutAt('adyen', []).map(({ differs }) => differs)).toEqual([false]);
  expect(cutAt('adyen', [[0, 5]]).map(({ differs }) => differs)).toEqual([true]);
  expect(
    cutAt('adyen', [
      [4, 5],
      [0, 1],
    ]).map(({ text, differs }) => [text, differs]),
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
      .filter(({ differs }) => differs)
      .map((piece) => piece.text)
      .join(''),
  ).toBe('bcde');
});

test('a character is shown by its number, also one of two code units', () => {
  expect(codePointsOf('а')).toBe('U+0430');
  expect(codePointsOf('a')).toBe('U+0061');
  expect(codePointsOf('𝐚m')).toBe('U+1D41A U+006D');
  expect(codePointsOf('')).toBe('');
});
