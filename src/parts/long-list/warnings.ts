import { warnings, type ListedWarnedFirm } from '#src/register/warned-firms.ts';
import { matchTypedOrPhone } from '#src/search/substring/phone.ts';
import { makeSearchable } from './searchable-list.ts';

/** The fields that a search of the warnings covers (WARN-2). */
export function searchedFieldsOfWarning({ name, aliases, formerNames = [], websites, emails, phones }: ListedWarnedFirm): string[] {
  return [name, ...aliases, ...formerNames.map((former) => former.name), ...websites, ...emails, ...phones];
}

/** The warnings with the search of their page. */
export const WARNINGS = makeSearchable(warnings, searchedFieldsOfWarning, matchTypedOrPhone);
