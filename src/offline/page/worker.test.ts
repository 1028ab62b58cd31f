import { expect, test } from 'vitest';
import { workerAddress } from './worker.ts';

test('the one script that may become the worker is the worker', () => {
  expect(workerAddress('/service-worker.js')).toBe('/service-worker.js');
  for (const other of ['/other.js', 'service-worker.js', '/service-worker.js?x', 'https://elsewhere.example/service-worker.js', '']) {
    expect(() => workerAddress(other), other).toThrow(TypeError);
  }
});
