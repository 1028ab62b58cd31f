import type { Firm } from './build-time/schemas/records.ts';
import { linesOf, type ReadItem } from './columns.ts';

/*
 * How the list of firms travels: the build writes columns, because they compress best, and the browser reads firms from them.
 */

/** The fields that the directory lists, of consecutive firms sorted by name. */
export interface FirmColumns {
  /** Joined by line feeds, which no value can contain. */
  names: string;
  licences: string;
  /**
   * One character for each firm: its code point minus 48 is the index into the names of countries. This takes a quarter of the bytes of a
   * list of numbers, even compressed.
   */
  countryOfRow: string;
}

/** The fields of a firm that the directory lists. The rest is in `FirmDetails`. */
export interface ListedFirm {
  /** Its position when the register is sorted by name, from 0. */
  row: number;
  name: string;
  country: string;
  licenseId: string;
}

const FIRST_CODE = 48;

/** Writes consecutive firms. `countries` are the names of all countries that occur. */
export function writeFirms(firms: readonly Firm[], countries: readonly string[]): FirmColumns {
  return {
    names: firms.map(({ name }) => name).join('\n'),
    licences: firms.map(({ licenseId }) => licenseId).join('\n'),
    countryOfRow: firms.map(({ country }) => String.fromCodePoint(FIRST_CODE + countries.indexOf(country))).join(''),
  };
}

/** Reads firms one by one. `begin` is the row of the first. */
export function readFirms(
  { names, licences, countryOfRow }: FirmColumns,
  countries: readonly string[],
  begin: number,
): ReadItem<ListedFirm> {
  const [nameOf, licenceOf] = [linesOf(names), linesOf(licences)];
  return (index) => {
    const name = nameOf(index);
    if (name === undefined) return undefined;
    const country = countries[(countryOfRow.codePointAt(index) ?? 0) - FIRST_CODE] ?? '';
    return { row: begin + index, name, country, licenseId: licenceOf(index) ?? '' };
  };
}
