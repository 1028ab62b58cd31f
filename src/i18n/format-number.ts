import { LANGUAGE } from './language.ts';
import { localeOf } from './languages.ts';
import { percentIn } from './percent.ts';

/** The format is kept, because creating one takes a phone some milliseconds, and a page may show dozens of file sizes. */
const format = new Intl.NumberFormat(localeOf(LANGUAGE));

/** Writes a number with the separators of the language, and with a minus sign, for which the data of Unicode have a hyphen. */
export function formatNumber(value: number): string {
  return format.format(value).replace('-', '\u2212');
}

/** Writes a number with its sign: +6, −6, 0. */
export function formatSigned(value: number): string {
  return new Intl.NumberFormat(localeOf(LANGUAGE), { signDisplay: 'exceptZero' }).format(value).replace('-', '\u2212');
}

/** Writes a percentage in the language of the page. */
export function formatPercent(points: number, decimals?: number): string {
  return percentIn(LANGUAGE, points, decimals);
}
