import countries from 'content:register/countries';
import files from 'content:register/files';
import list from 'content:register/list';
import { readFirms, type ListedFirm } from './firm-rows.ts';
import { openList } from './list.ts';

export type { ListedFirm };

/** Each initial letter (`#` for any other character) with its first row. */
export const { letters } = list;

/** The register, sorted by name. The whole of a short one comes with the page, and the beginning of a long one. */
export const register = openList({
  files,
  size: list.size,
  first: readFirms(list.first, countries, 0),
  read: (rows, begin) => readFirms(rows, countries, begin),
});

/** Finds the firm with a licence number, ignoring case. @throws if the register cannot be loaded. */
export async function findFirmByLicence(licence: string): Promise<ListedFirm | undefined> {
  const wanted = licence.toUpperCase();
  return (await register.loadAll()).find(({ licenseId }) => licenseId.toUpperCase() === wanted);
}
