import type { FirmStatus } from '#build/content/schemas/records.ts';
import type { Codes } from './filters.ts';
import type { OtherName } from './other-names.ts';

/** What the directory lists and filters. It is the same in every language. */
export interface FirmRow {
  name: string;
  /** Missing if it has none. */
  otherNames?: readonly OtherName[] | undefined;
  licenseId: string;
  status: FirmStatus;
  /** The position of the country in the list of countries. */
  country: number;
  /** The position of the tier. */
  tier: number;
  /** The year of the licence. */
  year: number;
  /** The positions of the activities in the list of activities. */
  activities: readonly number[];
}

/** A firm of the list. The rest of its record is in `FirmDetails`. */
export interface ListedFirm {
  /** Its position when the register is sorted by name, from 0. */
  row: number;
  name: string;
  otherNames: readonly OtherName[];
  country: string;
  licenseId: string;
  status: FirmStatus;
  codes: Codes;
}

/** Reads the rows. `countries` are the names in the language of the page. */
export function readFirms(rows: readonly FirmRow[], countries: readonly string[]): ListedFirm[] {
  return rows.map(({ name, otherNames = [], licenseId, status, country, tier, year, activities }, row) => ({
    row,
    name,
    otherNames,
    country: countries[country] ?? '',
    licenseId,
    status,
    codes: { country: [country], status: [status], tier: [tier], year: [year], activity: activities },
  }));
}
