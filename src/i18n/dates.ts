import { localeOf, type LanguageCode } from './languages.ts';

/** Dates and times as people read them, in any language. Pages use `format-date.ts`, which is in the language of the build. */

/** The formats are kept, because creating one takes longer than using it, and a list of warnings shows hundreds of days. */
const inFull = new Map<LanguageCode, Intl.DateTimeFormat>();

/** Writes a day (`yyyy-mm-dd`) in words. */
export function writeDay(day: string, language: LanguageCode): string {
  const format = inFull.get(language) ?? new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' });
  inFull.set(language, format);
  return firstOfMonth(format.format(new Date(`${day}T00:00:00Z`)), language);
}

/** French counts the first day of a month, which the data of Unicode do not know: 1er juillet. */
function firstOfMonth(written: string, language: LanguageCode): string {
  return language === 'fr' ? written.replace(/^1(?= )/, '1er') : written;
}

/** A day and a time. */
const MOMENT: Partial<Record<LanguageCode, string>> = {
  es: '{day} a las {time}',
  fr: '{day} à {time}',
  zh: '{day}{time}',
  ar: '{day}، {time}',
};

/** Writes a day, or a minute in UTC (`yyyy-mm-dd hh:mm UTC`), in words. Not by `Intl`, whose word before the time differs between browsers. */
export function writeDate(date: string, language: LanguageCode): string {
  const [day = '', time] = date.split(' ');
  if (time === undefined) return writeDay(day, language);
  return writeMoment(day, time, language) + (language === 'zh' ? '（UTC）' : ' UTC');
}

/** Writes a day (`yyyy-mm-dd`) and a time of it (`hh:mm`), in words. */
export function writeMoment(day: string, time: string, language: LanguageCode): string {
  const pattern = MOMENT[language] ?? '{day}, {time}';
  return pattern.replace('{day}', writeDay(day, language)).replace('{time}', writeTime(time, language));
}

/** Writes a time of the day (`hh:mm`), which French writes with an h. */
export function writeTime(time: string, language: LanguageCode): string {
  if (language !== 'fr') return time;
  const [hour, minute = ''] = time.split(':');
  return `${Number(hour)}\u00a0h${minute === '00' ? '' : `\u00a0${minute}`}`;
}
