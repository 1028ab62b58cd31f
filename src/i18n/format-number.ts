import type { LanguageCode } from './languages.ts';

/** Made once a language: a page of file sizes would make dozens, and each costs a phone some milliseconds. */
const formats = new Map<LanguageCode, Intl.NumberFormat>();

/**
 * Writes a whole number as a language does, in Western digits in every language: licences, dates and ratios beside
 * it are in them too. An English locale on the server and in the browser must give the same, or hydration warns.
 */
export function formatNumber(code: LanguageCode, value: number): string {
  const format = formats.get(code) ?? new Intl.NumberFormat(`${code}-u-nu-latn`);
  formats.set(code, format);
  return format.format(value);
}
