import type { Firm, FirmStatus } from '#build/content/schemas/records.ts';

/* The format in which the build sends the list of firms to the browser, written and read side by side. */

/** The fields that the directory lists. They are the same in every language. */
export interface FirmRow {
  name: string;
  licenseId: string;
  status: FirmStatus;
  /** The position of the country in the list of countries. */
  country: number;
}

/** A firm of the list. The rest of its record is in `FirmDetails`. */
export interface ListedFirm {
  /** Its position when the register is sorted by name, from 0. */
  row: number;
  name: string;
  country: string;
  licenseId: string;
  status: FirmStatus;
}

/** Writes consecutive firms. `countries` are the English names of all countries that occur. */
export function writeFirms(firms: readonly Firm[], countries: readonly string[]): FirmRow[] {
  return firms.map(({ name, licenseId, status, country }) => ({ name, licenseId, status, country: countries.indexOf(country) }));
}

/** Reads consecutive firms. `countries` are the names in the language of the page, and `begin` is the row of the first firm. */
export function readFirms(rows: readonly FirmRow[], countries: readonly string[], begin: number): ListedFirm[] {
  return rows.map(({ name, licenseId, status, country }, index) => ({
    row: begin + index,
    name,
    country: countries[country] ?? '',
    licenseId,
    status,
  }));
}
