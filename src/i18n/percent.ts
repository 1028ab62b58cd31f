import { localeOf, type LanguageCode } from './languages.ts';

/** Writes a percentage with its sign as a language places it: 17.7%, 17,7 % with a no-break space, or with direction marks in Arabic. */
export function percentIn(language: LanguageCode, points: number, decimals = 0): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return new Intl.NumberFormat(localeOf(language), { style: 'percent', ...digits }).format(points / 100);
}
