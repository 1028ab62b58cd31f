import tiers from 'content:tiers';
import { percentageOf } from '#src/content/capital-ratio.ts';
import type { FirmTier } from '#src/content/build-time/schemas/records.ts';

/** What a capital ratio can be drawn as: a plain percentage, against what the tier must hold, in percent. */
export interface Measure {
  value: number;
  required: number | undefined;
}

/** Undefined for a ratio under another regime (Solvency II, SST …) or N/A: it has no place on the same scale. */
export function measureOf(capitalRatio: string, tier: FirmTier): Measure | undefined {
  const value = percentageOf(capitalRatio);
  return value === undefined ? undefined : { value, required: explainTier(tier).requiredCapital };
}

/** What a tier means, and the total capital it must hold, in percent. */
export function explainTier(tier: FirmTier): { meaning: string; requiredCapital?: number | undefined } {
  // The build checks that each tier is explained exactly once.
  return tiers.find((entry) => entry.tier === tier) ?? { meaning: '' };
}
