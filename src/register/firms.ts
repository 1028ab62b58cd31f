import countries from 'content:register/countries';
import list from 'content:register/list';
import { readFirms, type ListedFirm } from './firm-rows.ts';

export type { ListedFirm };

/** Each initial letter (`#` for any other character) with its first row. */
export const { letters } = list;

/** The register, sorted by name. */
export const register = readFirms(list.rows, countries);

/** Finds the firm with a licence number, ignoring case. */
export function findFirmByLicence(licence: string): ListedFirm | undefined {
  const wanted = licence.toUpperCase();
  return register.find(({ licenseId }) => licenseId.toUpperCase() === wanted);
}
