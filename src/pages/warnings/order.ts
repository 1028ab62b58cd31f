import { warnings } from '#src/register/warned-firms.ts';

/** The value of `order` in the address that sorts the warnings by name. Without it, the newest come first, as they are stored. */
export const BY_NAME = 'name';

const collator = new Intl.Collator('en');

/** Sorts positions of warnings by the name of the firm. */
export function sortByName(positions: readonly number[]): number[] {
  const nameOf = (position: number) => warnings.at(position)?.name ?? '';
  return [...positions].sort((a, b) => collator.compare(nameOf(a), nameOf(b)));
}
