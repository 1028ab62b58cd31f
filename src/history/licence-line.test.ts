import { expect, test } from 'vitest';
import { drawLicence } from './licence-line.ts';
import type { LicenceStep } from './licence-steps.ts';

const steps: LicenceStep[] = [
  { day: '2020-01-01', status: 'Active' },
  { day: '2021-06-01', tier: 'Tier 2' },
  { day: '2022-01-01', status: 'Restricted' },
];

test('the statuses follow each other without a gap, from their day until today', () => {
  const { spans, placeOf } = drawLicence(steps, '2024-01-01');
  expect(spans.map(({ step, from, to }) => [step.status, Math.round(from), Math.round(to)])).toEqual([
    ['Active', 0, 50],
    ['Restricted', 50, 100],
  ]);
  expect([placeOf('2019-12-31'), placeOf('2024-01-02')]).toEqual([undefined, undefined]);
  expect(Math.round(placeOf('2023-01-01') ?? 0)).toBe(75);
});

test('few years are named, and none so near to the end that it is cut off', () => {
  const { years } = drawLicence([{ day: '1998-03-04', status: 'Active' }], '2024-06-01');
  expect(years).toHaveLength(27);
  expect(years.filter(({ isNamed }) => isNamed).map(({ year }) => year)).toEqual(['1998', '2004', '2010', '2016']);
});
