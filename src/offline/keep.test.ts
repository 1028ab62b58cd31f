import { expect, test } from 'vitest';
import { workerAddress } from './keep.ts';

test('only the script of the worker may be registered as the worker', () => {
  expect(workerAddress('/service-worker.js')).toBe('/service-worker.js');
  for (const other of ['/other.js', 'service-worker.js', '/service-worker.js?x', 'https://elsewhere.example/service-worker.js', '']) {
    expect(() => workerAddress(other), other).toThrow(TypeError);
  }
});
