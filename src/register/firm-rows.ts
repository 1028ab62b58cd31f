import type { Firm } from '#build/content/schemas/records.ts';
import { fromColumns, toColumns, type Columns } from './columns.ts';

/*
 * How the list of firms travels: the build writes the rows, and the browser reads firms from them.
 */

/** The fields that the directory lists. They are the same in every language. */
interface FirmRow {
  name: string;
  licenseId: string;
  /** The position of the country in the list of countries. */
  country: number;
}

export type FirmColumns = Columns<FirmRow>;

/** A firm of the list. The rest of its record is in `FirmDetails`. */
export interface ListedFirm {
  /** Its position when the register is sorted by name, from 0. */
  row: number;
  name: string;
  country: string;
  licenseId: string;
}

/** Writes consecutive firms. `countries` are the English names of all countries that occur. */
export function writeFirms(firms: readonly Firm[], countries: readonly string[]): FirmColumns {
  const rows = firms.map(({ name, licenseId, country }): FirmRow => ({ name, licenseId, country: countries.indexOf(country) }));
  return toColumns(rows, ['name', 'licenseId', 'country']);
}

/** Reads consecutive firms. `countries` are the names in the language of the page, and `begin` is the row of the first firm. */
export function readFirms(columns: FirmColumns, countries: readonly string[], begin: number): ListedFirm[] {
  return fromColumns(columns).map(({ name, licenseId, country }, index) => ({
    row: begin + index,
    name,
    country: countries[country] ?? '',
    licenseId,
  }));
}
