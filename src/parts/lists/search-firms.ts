import countries from 'content:register/countries';
import english from 'content:register/english-countries';
import { register, type ListedFirm } from '#src/register/firms.ts';
import { buildSubstringIndex, matchTyped } from '#src/search/substring/substring-index.ts';

/** The English names of the countries by their names in the language of the page. Empty in English. */
const englishNames = new Map(english.map((name, index) => [countries[index], name]));

/** The fields that a search of the register covers (DIR-2). In another language, a country is also found by its English name. */
export function searchedFields({ name, otherNames, country, licenseId }: ListedFirm): string[] {
  const fields = [name, ...otherNames.map((other) => other.name), country, licenseId];
  const englishName = englishNames.get(country);
  return englishName === undefined ? fields : [...fields, englishName];
}

const index = buildSubstringIndex(register, searchedFields);

/** The rows of the firms that match a text in the directory, in order. An empty text matches all. */
export const searchFirms = (text: string): readonly number[] => matchTyped(index, text);
