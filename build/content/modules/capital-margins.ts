import { percentageOf } from '#src/register/capital-ratio.ts';
import type { Firm, TierMeaning } from '../schemas/records.ts';

/** The number of firms by the distance of their capital adequacy ratio from the minimum of their tier. */
interface CapitalMargins {
  /** The distance of the first count in percentage points. Each following count is one point more. */
  least: number;
  counts: readonly number[];
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
