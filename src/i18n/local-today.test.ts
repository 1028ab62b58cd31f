import { afterEach, expect, test, vi } from 'vitest';
import buildDate from 'content:build-date';
import { localToday } from './local-today.ts';

afterEach(() => void vi.useRealTimers());

test('today is the day of the clock', () => {
  vi.useFakeTimers({ now: new Date(2051, 1, 3, 23, 59) });
  expect(localToday()).toBe('2051-02-03');
});

test.for(['2019-06-01', '1970-01-01'])('with a clock that says %s, today is the day of the release', (day) => {
  vi.useFakeTimers({ now: new Date(`${day}T12:00:00Z`) });
  expect(localToday()).toBe(buildDate);
});
