import type { LanguageCode } from './languages.ts';

/** One for each language: a list of warnings writes hundreds of days, and making a format takes longer than using it. */
const formats = new Map<LanguageCode, Intl.DateTimeFormat>();

/** Writes a day (`yyyy-mm-dd`) in words, in Western digits in every language; English as the texts are, British. */
export function formatDay(code: LanguageCode, day: string): string {
  const locale = code === 'en' ? 'en-GB' : `${code}-u-nu-latn`;
  const format = formats.get(code) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  formats.set(code, format);
  return format.format(new Date(`${day}T00:00:00Z`));
}
