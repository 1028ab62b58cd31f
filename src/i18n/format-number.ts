import { LANGUAGE } from './language.ts';
import { localeOf } from './languages.ts';

/** The format is kept, because creating one takes a phone some milliseconds, and a page may show dozens of file sizes. */
const format = new Intl.NumberFormat(localeOf(LANGUAGE));

/** Writes a number with the separators of the language. */
export function formatNumber(value: number): string {
  return format.format(value);
}
