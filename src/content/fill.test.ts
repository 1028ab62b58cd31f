import { expect, test } from 'vitest';
import { fill } from './fill.ts';

test('a text is filled in with its values, and any other word in braces stays', () => {
  expect(fill('{reference} of {date}', { reference: 'PUB-1', date: '{reference}' })).toBe('PUB-1 of {reference}');
  expect(fill('{total} of {unknown}', { total: 3 })).toBe('3 of {unknown}');
  expect(fill('{constructor} {toString} {__proto__}', {})).toBe('{constructor} {toString} {__proto__}');
});
