import { expect, test } from 'vitest';
import { createIntegerList } from './integer-list.ts';

test('a list keeps every integer in order, however many there are', () => {
  const list = createIntegerList();
  const values = Array.from({ length: 40_000 }, (_, index) => Math.imul(index, 0x9e3779b1));
  values.forEach(list.push);
  expect(list.length()).toBe(40_000);
  expect(values.every((value, index) => list.at(index) === value)).toBe(true);
  expect([...list.toArray()]).toEqual(values);
});
