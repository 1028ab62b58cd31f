import type { Firm, Region } from '#build/content/schemas/records.ts';
import { STANDINGS } from './standing.ts';

/** Whether the licence of a firm covers what a visitor was offered (PERMIT-1, PERMIT-2, PERMIT-3). */

/** The terms that licences use, in the language of the page. */
export interface LicenceTerms {
  activities: readonly string[];
  countries: readonly { code: string; name: string }[];
  regions: readonly Region[];
}

type Licence = Pick<Firm, 'activities' | 'jurisdictions'>;
type Places = Pick<LicenceTerms, 'countries' | 'regions'>;

/** What was offered: a service, and the code of the country where the visitor lives. Undefined is a service that has no term. */
export interface Offer {
  activity: string | undefined;
  country: string;
}

/** What of the offer is covered: both, both with the limits of the status, only one of them, or neither. Or the licence has ended. */
export type Permission = 'covered' | 'limited' | 'onlyService' | 'onlyCountry' | 'neither' | 'ended';

export function permissionFor(licence: Licence & Pick<Firm, 'status'>, offer: Offer, places: Places): Permission {
  const standing = STANDINGS[licence.status];
  if (standing === 'ended') return 'ended';
  const isService = offer.activity !== undefined && licence.activities.includes(offer.activity);
  const isCountry = jurisdictionsWith(offer.country, licence, places).length > 0;
  if (isService && isCountry) return standing === 'limited' ? 'limited' : 'covered';
  if (isService) return 'onlyService';
  return isCountry ? 'onlyCountry' : 'neither';
}

/** The jurisdictions of a licence that contain a country. */
export function jurisdictionsWith(
  country: string,
  { jurisdictions }: Pick<Licence, 'jurisdictions'>,
  { countries, regions }: Places,
): string[] {
  const names = new Set([
    ...countries.filter(({ code }) => code === country).map(({ name }) => name),
    ...regions.filter(({ countries: members, everywhere }) => everywhere ?? members?.includes(country)).map(({ name }) => name),
  ]);
  return jurisdictions.filter((name) => names.has(name));
}
