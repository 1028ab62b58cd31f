import { expect, test } from 'vitest';
import { checkWorkerAddress } from './start-worker.ts';
// oxlint-disable-next-line import/default -- Vite gives the address of the bundled script
import address from './worker.ts?worker&url';

test('only the script of the check may be started as its worker', () => {
  expect(checkWorkerAddress(address)).toBe(address);
  for (const other of ['/other.js', `${address}?x`, `https://elsewhere.example${address}`, '']) {
    expect(() => checkWorkerAddress(other), other).toThrow(TypeError);
  }
});
