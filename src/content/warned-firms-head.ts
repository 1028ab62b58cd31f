import list from 'content:warned-firms/list';
import { readAll } from './columns.ts';
import { readWarnedFirms } from './warned-firm-columns.ts';

/** The number of warned firms. */
export const warnedFirmCount = list.size;

/** The columns that came with the page. */
export const firstColumns = list.first;

/** The warned firms that came with the page: all of them, or the first page of a long list. */
export const firstWarnedFirms = readAll(readWarnedFirms(firstColumns, 0));
