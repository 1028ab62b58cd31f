import countries from 'content:register/countries';
import list from 'content:register/list';
import { readAll } from './columns.ts';
import { readFirms, type FirmColumns } from './firm-columns.ts';

/** The number of firms in the register, and each initial letter (`#` for any other character) with its first row. */
export const { size: firmCount, letters } = list;

/** The columns that came with the page. */
export const firstColumns = list.first;

/** Reads firms from columns. `begin` is the row of the first. */
export const openFirms = (columns: FirmColumns, begin: number) => readFirms(columns, countries, begin);

/** The firms that came with the page, sorted by name: all of them, or the first page of a long register. */
export const firstFirms = readAll(openFirms(firstColumns, 0));
