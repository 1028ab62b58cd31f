import { describe, expect, test } from 'vitest';
import { drawDays, yearsOf, type WarningScale } from './warning-scale.ts';

const SCALE: WarningScale = { from: '2024-01-01', length: 731, days: [0, 366, 366] };

describe('the scale of the warnings', () => {
  test('has shorter ticks if many are on one day, so that all of them fit', () => {
    const ticks = [...drawDays({ ...SCALE, days: Array.from({ length: 8 }, () => 3) }).matchAll(/ (\d+)v-(\d+)/g)];
    expect(ticks).toHaveLength(8);
    for (const [, foot, height] of ticks) expect(Number(foot) - Number(height)).toBeGreaterThanOrEqual(0);
  });

  test('has a year where it begins, unless the one before is too near', () => {
    expect(yearsOf(SCALE)).toEqual([
      { year: 2024, at: 0 },
      { year: 2025, at: 366 / 731 },
    ]);
    expect(yearsOf({ ...SCALE, length: 365 * 20 }).map(({ year }) => year)).toEqual([2024, 2027, 2030, 2033, 2036, 2039, 2042]);
  });
});
