import { describe, expect, test } from 'vitest';
import { CAPITAL_REGIMES, TIERS } from '#build/content/schemas/firm-fields.ts';
import { measureOf } from './capital.ts';

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
