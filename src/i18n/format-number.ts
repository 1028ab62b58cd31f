import type { LanguageCode } from './languages.ts';

/**
 * Writes a whole number as a language does, in Western digits in every language: licences, dates and ratios beside
 * it are in them too. An English locale on the server and in the browser must give the same, or hydration warns.
 */
export function formatNumber(code: LanguageCode, value: number): string {
  return new Intl.NumberFormat(`${code}-u-nu-latn`).format(value);
}
