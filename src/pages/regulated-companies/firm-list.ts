import countries from 'content:register/countries';
import english from 'content:register/english-countries';
import type { ListedFirm } from '#src/content/firm-columns.ts';

/** The props of both forms of the list: the whole register, and the register page by page. */
export interface FirmListProps {
  search: string;
  onOpen: (firm: ListedFirm) => void;
}

/** The English names of the countries by their names in the language of the page. Empty in English. */
const englishNames = new Map(english.map((name, index) => [countries[index], name]));

/** The fields that a search of the register covers (DIR-2). In another language, a country is also found by its English name. */
export function searchedFields({ name, country, licenseId }: ListedFirm): string[] {
  const englishName = englishNames.get(country);
  return englishName === undefined ? [name, country, licenseId] : [name, country, licenseId, englishName];
}
