import { expect, test } from 'vitest';
import { codePointsOf } from './code-points.ts';

test('a character is shown by its number, also one of two code units', () => {
  expect(codePointsOf('а')).toBe('U+0430');
  expect(codePointsOf('a')).toBe('U+0061');
  expect(codePointsOf('𝐚m')).toBe('U+1D41A U+006D');
  expect(codePointsOf('')).toBe('');
});
