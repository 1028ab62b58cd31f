import { expect, test } from 'vitest';
import { mapInSlices } from './slices.ts';

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
