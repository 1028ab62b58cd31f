import { percentageOf } from '#src/register/capital-ratio.ts';
import type { CapitalMargins, YearOfFirms } from '#src/register/register-data.ts';
import { STATUS_GROUPS } from '#src/register/standing.ts';
import type { Firm, TierMeaning } from '../schemas/records.ts';

/** The figures of the register that are drawn. */

/** The firms of each year from the first registration to the last. A year without one is in the list too, because it is on the axis. */
export function countYears(firms: readonly Pick<Firm, 'registration' | 'status'>[]): YearOfFirms[] {
  const years = firms.map(({ registration }) => Number(registration.slice(0, 4)));
  const first = Math.min(...years);
  const counted = Array.from({ length: firms.length === 0 ? 0 : Math.max(...years) - first + 1 }, (_, index) => ({
    year: String(first + index),
    groups: { active: 0, caution: 0, limited: 0 },
  }));
  firms.forEach(({ status }, index) => {
    const year = counted[(years[index] ?? first) - first];
    if (year) year.groups[STATUS_GROUPS[status]] += 1;
  });
  return counted;
}

/** In percentage points. A margin beyond a limit counts as the limit. */
const LOWEST = -6;
const HIGHEST = 12;

/**
 * Counts firms by the whole percentage points between their capital adequacy ratio and the minimum of their tier. It leaves
 * out tiers without a minimum and ratios under another regime.
 */
export function countCapitalMargins(firms: readonly Firm[], tiers: readonly TierMeaning[]): CapitalMargins {
  const minimums = new Map(tiers.map(({ tier, requiredCapital }) => [tier, requiredCapital]));
  const counts = Array.from({ length: HIGHEST - LOWEST + 1 }, () => 0);
  for (const { capitalRatio, tier } of firms) {
    const minimum = minimums.get(tier);
    const ratio = percentageOf(capitalRatio);
    if (minimum === undefined || ratio === undefined) continue;
    const margin = Math.min(Math.max(Math.floor(ratio - minimum), LOWEST), HIGHEST) - LOWEST;
    counts[margin] = (counts[margin] ?? 0) + 1;
  }
  return { least: LOWEST, counts };
}
