/** How lists are divided into data files. The build and the browser use these numbers. */

/** Records in a data file with full records of firms, their past or reasons of warnings. A click on a firm needs one of them. */
export const RECORDS_PER_FILE = 256;

/** Changes in a data file: 20 kB after brotli. A year of the demonstration needs one of them. */
export const CHANGES_PER_FILE = 1000;

/** Cuts a list into parts of `size`; the last may be shorter. */
export function cut<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, index) => list.slice(index * size, (index + 1) * size));
}
