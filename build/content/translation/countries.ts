import type { LanguageCode } from '#src/i18n/languages.ts';
import { COUNTRY_CODES, nameUnlikeUnicode } from '#src/register/country-codes.ts';

/** The names of countries in other languages, from the Unicode data in Node (CLDR). */

/** A code and the name by which the content knows the country. */
interface NamedCountry {
  code: string;
  name: string;
}

/**
 * Returns a function that translates the English name of a country, and returns undefined for any other text. `countries` are
 * those of `countries.csv`, whose names need not be those of CLDR.
 */
export function countryNames(language: LanguageCode, countries: readonly NamedCountry[]): (name: string) => string | undefined {
  const english = namesIn('en', 'long');
  const long = namesIn(language, 'long');
  const short = namesIn(language, 'short');
  const known = COUNTRY_CODES.map((code): [string, string] => [english(code) ?? '', code]);
  const codes = new Map([...known, ...countries.map(({ code, name }): [string, string] => [name, code])]);
  const isShort = namesIn('en', 'short');
  return (name) => {
    const code = codes.get(name);
    if (code === undefined) return undefined;
    // The official name of Hong Kong is long, and the register uses the short one. Other short names are abbreviations.
    return english(code) !== name && isShort(code) === name ? short(code) : long(code);
  };
}

function namesIn(language: LanguageCode, style: 'long' | 'short'): (code: string) => string | undefined {
  const names = new Intl.DisplayNames(language, { type: 'region', style, fallback: 'none' });
  return (code) => nameUnlikeUnicode(code, language) ?? names.of(code);
}
