import type { LanguageCode } from './languages.ts';

/** Formats are kept, because creating one takes a phone some milliseconds, and a page may show dozens of file sizes. */
const formats = new Map<LanguageCode, Intl.NumberFormat>();

/**
 * Writes a whole number with the separators of a language. All languages use Western digits, as licences, dates and ratios do.
 * Node and browsers must give the same English text, or hydration warns.
 */
export function formatNumber(code: LanguageCode, value: number): string {
  const format = formats.get(code) ?? new Intl.NumberFormat(`${code}-u-nu-latn`);
  formats.set(code, format);
  return format.format(value);
}
