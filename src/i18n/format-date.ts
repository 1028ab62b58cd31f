import type { LanguageCode } from './languages.ts';

/** The locale of dates: British English for English, and Western digits in every language. */
const localeOf = (code: LanguageCode) => (code === 'en' ? 'en-GB' : `${code}-u-nu-latn`);

/** Formats are kept, because creating one takes longer than using it, and a list of warnings shows hundreds of days. */
const formats = new Map<LanguageCode, Intl.DateTimeFormat>();

/** Writes a day (`yyyy-mm-dd`) in words. */
export function formatDay(code: LanguageCode, day: string): string {
  const format = formats.get(code) ?? new Intl.DateTimeFormat(localeOf(code), { dateStyle: 'long', timeZone: 'UTC' });
  formats.set(code, format);
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** Writes a day (milliseconds since 1970, UTC) without the year and with a short month: 31 Mar. */
export function formatDayOfYear(code: LanguageCode, day: number): string {
  return new Intl.DateTimeFormat(localeOf(code), { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(day);
}

/** Writes a moment in words, in the visitor's time zone. */
export function formatMoment(code: LanguageCode, moment: Date): string {
  return new Intl.DateTimeFormat(localeOf(code), { dateStyle: 'medium', timeStyle: 'short' }).format(moment);
}
