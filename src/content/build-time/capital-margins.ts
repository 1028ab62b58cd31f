import { percentageOf } from '#src/content/capital-ratio.ts';
import type { CapitalMargins } from '#src/content/register-data.ts';
import type { Firm, TierMeaning } from '#src/content/build-time/schemas/records.ts';

/** In percentage points; what is beyond is counted with the last. */
const LEAST = -6;
const MOST = 12;

/**
 * Counts the firms of the tiers that have a minimum, by how many whole percentage points their capital adequacy ratio is
 * above it. A ratio under another regime is left out.
 */
export function countCapitalMargins(firms: readonly Firm[], tiers: readonly TierMeaning[]): CapitalMargins {
  const minimums = new Map(tiers.map(({ tier, requiredCapital }) => [tier, requiredCapital]));
  const counts = Array.from({ length: MOST - LEAST + 1 }, () => 0);
  for (const { capitalRatio, tier } of firms) {
    const minimum = minimums.get(tier);
    const ratio = percentageOf(capitalRatio);
    if (minimum === undefined || ratio === undefined) continue;
    const margin = Math.min(Math.max(Math.floor(ratio - minimum), LEAST), MOST) - LEAST;
    counts[margin] = (counts[margin] ?? 0) + 1;
  }
  return { least: LEAST, counts };
}
