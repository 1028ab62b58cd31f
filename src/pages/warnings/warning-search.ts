import { makeSearchable } from '#src/parts/long-list/use-long-list.ts';
import { warnings } from '#src/register/warned-firms.ts';
import { matchTypedOrPhone } from '#src/search/substring/phone.ts';

/** The warnings with the search of their page (WARN-2). */
export const WARNINGS = makeSearchable(
  warnings,
  ({ name, aliases, websites, emails, phones }) => [name, ...aliases, ...websites, ...emails, ...phones],
  matchTypedOrPhone,
);

/** The value of `order` in the address that sorts the warnings by name. Without it, the newest come first, as they are stored. */
export const BY_NAME = 'name';

const collator = new Intl.Collator('en');

/** Sorts positions of warnings by the name of the firm. */
export function sortByName(positions: readonly number[]): number[] {
  const nameOf = (position: number) => warnings.at(position)?.name ?? '';
  return positions.toSorted((a, b) => collator.compare(nameOf(a), nameOf(b)));
}
