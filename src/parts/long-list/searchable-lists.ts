import countries from 'content:register/countries';
import english from 'content:register/english-countries';
import { loadOnce, type LoadOnce } from '#src/loading/load-once.ts';
import { register, type ListedFirm } from '#src/register/firms.ts';
import type { List } from '#src/register/list.ts';
import { warnings, type ListedWarnedFirm } from '#src/register/warned-firms.ts';
import { matchTypedOrPhone } from '#src/search/substring/phone.ts';
import { buildLongIndex, buildSubstringIndex, matchTyped, type SubstringIndex } from '#src/search/substring/substring-index.ts';

/** The register and the warnings with their search, which every page uses that searches them. */

/** A list, and how it is searched. It must be the same object in every render. */
export interface SearchableList<Item> {
  list: List<Item>;
  /** Loads the whole list and its search. Those of a short list are there at once. */
  loadMatch: LoadOnce<Match, void>;
}

/** Finds the positions of the records that match a text, in order. */
type Match = (text: string) => readonly number[];

/**
 * @param fieldsOf the fields of a record that are searched
 * @param match the search in the index of these fields
 */
export function makeSearchable<Item>(
  list: List<Item>,
  fieldsOf: (record: Item) => readonly string[],
  match: (index: SubstringIndex, text: string) => readonly number[],
): SearchableList<Item> {
  const loadMatch = loadOnce(async (): Promise<Match> => {
    const index = await buildLongIndex(await list.loadAll(), fieldsOf);
    return (text) => match(index, text);
  });
  if (list.first.length === list.size) {
    const index = buildSubstringIndex(list.first, fieldsOf);
    loadMatch.set(undefined, (text) => match(index, text));
  }
  return { list, loadMatch };
}

/** The English names of the countries by their names in the language of the page. Empty in English. */
const englishNames = new Map(english.map((name, index) => [countries[index], name]));

/** The fields that a search of the register covers (DIR-2). In another language, a country is also found by its English name. */
export function searchedFields({ name, otherNames, country, licenseId }: ListedFirm): string[] {
  const fields = [name, ...otherNames.map((other) => other.name), country, licenseId];
  const englishName = englishNames.get(country);
  return englishName === undefined ? fields : [...fields, englishName];
}

/** The register with the search of the directory. */
export const FIRMS = makeSearchable(register, searchedFields, matchTyped);

/** The fields that a search of the warnings covers (WARN-2). */
export function searchedFieldsOfWarning({ name, aliases, formerNames = [], websites, emails, phones }: ListedWarnedFirm): string[] {
  return [name, ...aliases, ...formerNames.map((former) => former.name), ...websites, ...emails, ...phones];
}

/** The warnings with the search of their page. */
export const WARNINGS = makeSearchable(warnings, searchedFieldsOfWarning, matchTypedOrPhone);
