import countries from 'content:register/countries';
import english from 'content:register/english-countries';
import { makeSearchable } from '#src/parts/long-list/use-long-list.ts';
import { register, type ListedFirm } from '#src/register/firms.ts';
import { matchTyped } from '#src/search/substring/substring-index.ts';

/** The English names of the countries by their names in the language of the page. Empty in English. */
const englishNames = new Map(english.map((name, index) => [countries[index], name]));

/** The fields that a search of the register covers (DIR-2). In another language, a country is also found by its English name. */
export function searchedFields({ name, country, licenseId }: ListedFirm): string[] {
  const englishName = englishNames.get(country);
  return englishName === undefined ? [name, country, licenseId] : [name, country, licenseId, englishName];
}

/** The register with the search of the directory. */
export const FIRMS = makeSearchable(register, searchedFields, matchTyped);
