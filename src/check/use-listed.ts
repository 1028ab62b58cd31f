import { register, type ListedFirm } from '#src/register/firms.ts';
import { warnings, type ListedWarnedFirm } from '#src/register/warned-firms.ts';
import { useLoaded } from '#src/loading/use-loaded.ts';

/*
 * The records that an answer names. The worker has the lists, and an answer has only positions and names, so the page loads the part of a long
 * list with a record when it shows that record. A short list is there at once.
 */

/** The firm in a row of the register; undefined while it loads, and if it cannot be loaded. */
export function useListedFirm(row: number): ListedFirm | undefined {
  const known = register.at(row);
  useLoaded(known ? undefined : row, () => register.loadAt(row));
  return known;
}

/** The warned firm at a position of the warnings; undefined while it loads, and if it cannot be loaded. */
export function useWarnedFirm(position: number): ListedWarnedFirm | undefined {
  const known = warnings.at(position);
  useLoaded(known ? undefined : position, () => warnings.loadAt(position));
  return known;
}
