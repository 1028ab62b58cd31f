import { z } from 'zod';

/** Values in the cells of a table, where everything is text. */

/** A list in one cell, with this separator between its values. */
export function inCell<T extends z.ZodType<string[], string[]>>(list: T, separator: RegExp) {
  return z
    .string('must be text')
    .transform((cell) => (cell === '' ? [] : cell.split(separator).map((part) => part.trim())))
    .pipe(list);
}

/** A cell that may be empty, in a column that may be missing. */
export function orNothing<T extends z.ZodType>(cell: T) {
  return z.preprocess((value) => (value === '' ? undefined : value), cell.optional());
}

/** Separates web addresses in a cell. An address may contain a semicolon, but no space. */
export const BETWEEN_WEBSITES = /;\s|;(?=https?:)/i;
