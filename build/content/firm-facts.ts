import type { Firm } from './schemas/records.ts';

/**
 * The fields of a firm that its record shows as they are, beside those of the list. Each is named, so that a new column of `firms.csv` is sent to
 * browsers only if somebody adds it here.
 */
export function factsOf(firm: Firm) {
  const { status, headquarters, registration, tier, activities, jurisdictions, capitalRatio, investigations, lastAudit } = firm;
  return { status, headquarters, registration, tier, activities, jurisdictions, capitalRatio, investigations, lastAudit };
}
