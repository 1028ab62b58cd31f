import type { ListedWarnedFirm } from '#src/register/warned-firm-rows.ts';
import { warnings } from '#src/register/warned-firms.ts';
import { matchTypedOrPhone } from '#src/search/substring/phone.ts';
import { buildSubstringIndex } from '#src/search/substring/substring-index.ts';

/** The fields that a search of the warnings covers (WARN-2). */
function searchedFieldsOfWarning({ name, aliases, formerNames = [], websites, emails, phones }: ListedWarnedFirm): string[] {
  return [name, ...aliases, ...formerNames.map((former) => former.name), ...websites, ...emails, ...phones];
}

const index = buildSubstringIndex(warnings, searchedFieldsOfWarning);

/** The positions of the warnings that match a text on their page, in order. An empty text matches all. */
export const searchWarnings = (text: string): readonly number[] => matchTypedOrPhone(index, text);
