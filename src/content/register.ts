import list from 'content:register/list';

/** What the directory lists of a firm; the rest is a `FirmDetails` away. */
export interface ListedFirm {
  /** Its place when the register is sorted by name, from 0. */
  row: number;
  name: string;
  country: string;
  licenseId: string;
}

const licences = list.licences.split('\n');

/** Every regulated entity, sorted by name. */
export const listedFirms: readonly ListedFirm[] = list.names.split('\n').map((name, row) => ({
  row,
  name,
  country: list.countries[(list.countryOfRow.codePointAt(row) ?? 0) - 48] ?? '',
  licenseId: licences[row] ?? '',
}));

/** Each initial letter (`#` for a figure or a sign) and the row it begins at. */
export const letters = list.letters;

/** The firm that holds a licence, whatever the case it is written in. */
export function firmByLicence(licence: string): ListedFirm | undefined {
  const wanted = licence.toUpperCase();
  return listedFirms.find(({ licenseId }) => licenseId.toUpperCase() === wanted);
}
