import { expect, test } from 'vitest';
import { isRecent } from './ledger.tsx';

test('a day is recent for 30 days, and never before it', () => {
  const today = '2025-10-31';
  expect(['2025-09-30', '2025-10-01', '2025-10-31', '2025-11-01', '2025-11-30'].map((day) => isRecent(day, today))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
});
