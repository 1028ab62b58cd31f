import list from 'content:register/list';
import { linesOf } from './lines.ts';
import type { FirmColumns } from './register-data.ts';
import { readAll, type ReadItem } from './read-items.ts';

/** The fields of a firm that the directory lists. The rest is in `FirmDetails`. */
export interface ListedFirm {
  /** Its position when the register is sorted by name, from 0. */
  row: number;
  name: string;
  country: string;
  licenseId: string;
}

/** The number of firms in the register, and each initial letter (`#` for any other character) with its first row. */
export const { size: firmCount, letters } = list;

/** The columns that came with the page. */
export const firstColumns = list.first;

/** The firms that came with the page, sorted by name: all of them, or the first page of a long register. */
export const firstFirms = readAll(openFirms(firstColumns, 0));

/** Opens columns to make records of them, one by one. `begin` is the row of the first. */
export function openFirms({ names, licences, countryOfRow }: FirmColumns, begin: number): ReadItem<ListedFirm> {
  const [nameOf, licenceOf] = [linesOf(names), linesOf(licences)];
  return (index) => {
    const name = nameOf(index);
    if (name === undefined) return undefined;
    const country = list.countries[(countryOfRow.codePointAt(index) ?? 0) - 48] ?? '';
    return { row: begin + index, name, country, licenseId: licenceOf(index) ?? '' };
  };
}
