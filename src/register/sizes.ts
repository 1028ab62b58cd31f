/** How the register and the warnings are divided. The build and the browser use these numbers. */

/** How many records a page shows of a list, and how many more the visitor can ask for. A short list is on its page as a whole. */
export const SHOWN_AT_ONCE = 1000;

/** Records in a data file with full records of firms, their past or reasons of warnings. A click on a firm needs one of them. */
export const RECORDS_PER_FILE = 256;

/** Changes in a data file: 20 kB after brotli. A year of the demonstration needs one of them. */
export const CHANGES_PER_FILE = 1000;

/** Cuts a list into parts of `size`; the last may be shorter. */
export function cut<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, index) => list.slice(index * size, (index + 1) * size));
}
