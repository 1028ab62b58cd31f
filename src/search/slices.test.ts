import { expect, test } from 'vitest';
import { inSlices } from './in-slices.ts';
import { atOnce, isPause, type Sliced } from './slices.ts';

function* count(to: number): Sliced<number> {
  let sum = 0;
  for (let number = 0; number < to; number += 1) {
    sum += number;
    if (isPause(number)) yield;
  }
  return sum;
}

test('a computation in slices gives the same result as at once', async () => {
  let pauses = 0;
  const pause = () => Promise.resolve((pauses += 1));
  expect(atOnce(count(1_000))).toBe(499_500);
  // A slice of 0 ms ends at the first possible pause: here, before it has begun.
  const steps = count(1_000);
  await expect(inSlices(steps, pause, 1_000)).resolves.toBe(499_500);
  expect(pauses).toBe(0);
});

test('other tasks run between two slices', async () => {
  const order: string[] = [];
  function* long(): Sliced<void> {
    for (const step of ['first', 'second']) {
      order.push(step);
      const until = performance.now() + 2;
      while (performance.now() < until);
      yield;
    }
  }
  await inSlices(long(), () => Promise.resolve(order.push('pause')), 1);
  // On a busy machine, a slice may end before it has begun, which adds a pause.
  expect(order.join(' ')).toMatch(/^(pause )*first (pause )+second( pause)+$/);
});
