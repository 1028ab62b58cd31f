import { describe, expect, test } from 'vitest';
import { CAPITAL_REGIMES, TIERS } from '#build/content/schemas/records.ts';
import { explainTier, measureOf, writeRatio } from './capital.ts';

describe('a capital ratio', () => {
  test.for([
    ['14.2%', 14.2],
    ['14%', 14],
    ['0%', 0],
    ['100.05%', 100.05],
  ] as const)('that is a percentage is measured: %s', ([ratio, value]) => {
    expect(measureOf(ratio, 'Tier 1')).toEqual({ value, required: 15 });
  });

  test('is compared with the minimum of its tier, if there is one', () => {
    expect(TIERS.map((tier) => measureOf('13.5%', tier))).toEqual([
      { value: 13.5, required: 15 },
      { value: 13.5, required: 12 },
      { value: 13.5, required: undefined },
    ]);
  });

  // 212 % under Solvency II is not more than 14 % of risk-weighted assets, so one scale for both would mislead.
  test.for([...CAPITAL_REGIMES.map((regime) => `212% (${regime})`), '17.0% (Local Reg.)', 'N/A', '', '14', '-3%', '14.2%x'])(
    'in another form is not measured: %j',
    (ratio) => {
      expect(measureOf(ratio, 'Tier 2')).toBeUndefined();
    },
  );
});

test.for([
  ['en', '17.0% (Local Reg.)', '17.0% (Local Reg.)'],
  ['es', '184.1% (Solvencia II)', '184,1\u00a0% (Solvencia II)'],
  ['fr', '15%', '15\u00a0%'],
  ['fr', '17.0% (Rég. locale)', '17,0\u00a0% (Rég. locale)'],
  ['zh', '167% (当地规定)', '167%（当地规定）'],
  // The marks keep the sign to the right of the number.
  ['ar', '167% (نظام محلي)', '167\u200e%\u200e (نظام محلي)'],
  ['fr', 'N/A', 'N/A'],
] as const)('a capital ratio is written as the language does: %s %s', ([language, ratio, written]) => {
  expect(writeRatio(ratio, language)).toBe(written);
});

test('every tier is explained', () => {
  expect(TIERS.map((tier) => explainTier(tier).meaning).filter((meaning) => meaning === '')).toEqual([]);
  expect(new Set(TIERS.map((tier) => explainTier(tier).meaning)).size).toBe(TIERS.length);
});
