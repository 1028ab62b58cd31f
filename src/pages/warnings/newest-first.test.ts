import { expect, test } from 'vitest';
import { isRecent, newestFirst } from './newest-first.ts';

test('the newest come first, and warnings of one day stay in order', () => {
  const days = ['2025-04-02 a', '2025-10-17', '2024-12-19', '2025-04-02 b'];
  expect(newestFirst(days, (day) => day.slice(0, 10))).toEqual(['2025-10-17', '2025-04-02 a', '2025-04-02 b', '2024-12-19']);
});

test('a day is recent for 30 days, and never before it', () => {
  const now = Date.parse('2025-10-31T12:00:00Z');
  expect(['2025-09-30', '2025-10-02', '2025-10-31', '2025-11-30'].map((day) => isRecent(day, now))).toEqual([false, true, true, false]);
});
