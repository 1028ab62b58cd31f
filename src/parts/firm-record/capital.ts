import tiers from 'content:tiers';
import { percentageOf } from '#src/register/capital-ratio.ts';
import type { FirmTier } from '#build/content/schemas/records.ts';

/** A capital ratio for the gauge, and the minimum of the tier, in percent. */
export interface Measure {
  value: number;
  required: number | undefined;
}

/** Undefined for N/A or a ratio under another regime (Solvency II, SST …), which needs another scale. */
export function measureOf(capitalRatio: string, tier: FirmTier): Measure | undefined {
  const value = percentageOf(capitalRatio);
  return value === undefined ? undefined : { value, required: explainTier(tier).requiredCapital };
}

/** The name of a tier, its meaning, and its required total capital in percent. */
export function explainTier(tier: FirmTier): { name: string; meaning: string; requiredCapital?: number | undefined } {
  // The build checks that each tier is explained exactly once.
  return tiers.find((entry) => entry.tier === tier) ?? { name: tier, meaning: '' };
}
