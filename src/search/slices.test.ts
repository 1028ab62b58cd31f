import { expect, test } from 'vitest';
import { mapInSlices } from './slices.ts';

test('values are changed in order', async () => {
  const values = Array.from({ length: 1000 }, (_, index) => index);
  await expect(mapInSlices(values, (value) => value * 2)).resolves.toEqual(values.map((value) => value * 2));
});

test('other tasks run between two slices', async () => {
  const order: string[] = [];
  setTimeout(() => order.push('other task'));
  await mapInSlices(['first', 'second'], (value) => {
    order.push(value);
    const until = performance.now() + 10;
    while (performance.now() < until);
  });
  expect(order).toEqual(['first', 'other task', 'second']);
});
