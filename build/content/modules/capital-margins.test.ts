import { expect, test } from 'vitest';
import type { Firm, TierMeaning } from '../schemas/records.ts';
import { FIRM } from '../../../tests/support/sound-records.ts';
import { countCapitalMargins } from './capital-margins.ts';

const TIERS: TierMeaning[] = [
  { tier: 'Tier 1', name: 'Tier 1', meaning: 'Large.', requiredCapital: 15 },
  { tier: 'Tier 2', name: 'Tier 2', meaning: 'Medium.', requiredCapital: 12 },
  { tier: 'Tier 3', name: 'Tier 3', meaning: 'Small.' },
];
const firm = (tier: Firm['tier'], capitalRatio: string): Firm => ({ ...FIRM, tier, capitalRatio });

/** The counts that are not 0, by percentage points above the minimum. */
function margins(...firms: Firm[]) {
  const { least, counts } = countCapitalMargins(firms, TIERS);
  return Object.fromEntries(counts.flatMap((count, index) => (count === 0 ? [] : [[least + index, count]])));
}

test('a firm is counted by its whole points above or below the minimum of its tier', () => {
  expect(margins(firm('Tier 1', '15.0%'), firm('Tier 2', '15.9%'), firm('Tier 2', '12.99%'), firm('Tier 1', '14.9%'))).toEqual({
    '-1': 1,
    '0': 2,
    '3': 1,
  });
});

test('tiers without a minimum and ratios under another regime are not counted', () => {
  expect(margins(firm('Tier 3', '9%'), firm('Tier 1', 'N/A'), firm('Tier 1', '180.9% (Solvency II)'))).toEqual({});
});

test('a ratio far from the minimum is counted at the limit', () => {
  expect(margins(firm('Tier 1', '90%'), firm('Tier 1', '1%'))).toEqual({ '-6': 1, '12': 1 });
});
