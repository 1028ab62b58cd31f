import type { LanguageCode } from './languages.ts';

/** Writes a moment in words, in the visitor's time zone; digits and English as in `formatDay`. */
export function formatMoment(code: LanguageCode, moment: Date): string {
  const locale = code === 'en' ? 'en-GB' : `${code}-u-nu-latn`;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(moment);
}
