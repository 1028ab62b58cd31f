import type { ListedWarnedFirm } from '#src/register/warned-firm-rows.ts';

/** The value of `order` in the address that sorts the warnings by name. Without it, the newest come first, as they are stored. */
export const BY_NAME = 'name';

const { compare } = new Intl.Collator('en');

/** Sorts warnings by the name of the firm. */
export function sortByName(firms: readonly ListedWarnedFirm[]): ListedWarnedFirm[] {
  return [...firms].sort((a, b) => compare(a.name, b.name));
}
