import { afterEach, expect, test, vi } from 'vitest';
import { problemsOf } from '../../../tests/support/content-problems.ts';
import { pastDay } from './values.ts';

/* `tests/content/editors-mistakes.test.ts` has what editors do wrong, and what they are told. */

afterEach(() => {
  vi.useRealTimers();
});

test('a day of the past may be today in any time zone, but not the day after tomorrow', () => {
  vi.useFakeTimers({ now: new Date('2026-05-06T11:00:00Z'), toFake: ['Date'] });
  expect(problemsOf(pastDay(), '2026-05-07')).toEqual([]);
  expect(problemsOf(pastDay(), '2026-05-08')).toHaveLength(1);
});
