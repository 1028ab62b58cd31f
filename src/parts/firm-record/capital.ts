import tiers from 'content:tiers';
import { formatPercent } from '#src/i18n/format-number.ts';
import { LANGUAGE } from '#src/i18n/language.ts';
import { withRemark } from '#src/i18n/punctuation.ts';
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

/** A capital ratio as the language writes it. Its regime is translated already. */
export function writeRatio(capitalRatio: string, language = LANGUAGE): string {
  const [, figure, regime] = /^(\d[\d.]*)%(?: \((.+)\))?$/.exec(capitalRatio) ?? [];
  if (figure === undefined) return capitalRatio;
  const ratio = formatPercent(Number(figure), figure.split('.')[1]?.length, language);
  return regime === undefined ? ratio : withRemark(ratio, regime, language);
}

/** The name of a tier, its meaning, and its required total capital in percent. */
export function explainTier(tier: FirmTier): { name: string; meaning: string; requiredCapital?: number | undefined } {
  // The build checks that each tier is explained exactly once.
  return tiers.find((entry) => entry.tier === tier) ?? { name: tier, meaning: '' };
}
