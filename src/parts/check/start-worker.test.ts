import { expect, test } from 'vitest';
import { checkWorkerAddress } from './start-worker.ts';
import address from './worker.ts?worker&url';

test('only the script of the check may be started as its worker', () => {
  expect(checkWorkerAddress(address)).toBe(address);
  for (const other of ['/other.js', `${address}?x`, `https://elsewhere.example${address}`, '']) {
    expect(() => checkWorkerAddress(other), other).toThrow(TypeError);
  }
});
