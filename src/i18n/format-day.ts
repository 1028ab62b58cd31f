import type { LanguageCode } from './languages.ts';

/** Writes a day (`yyyy-mm-dd`) in words, in Western digits in every language; English as the texts are, British. */
export function formatDay(code: LanguageCode, day: string): string {
  const locale = code === 'en' ? 'en-GB' : `${code}-u-nu-latn`;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}
