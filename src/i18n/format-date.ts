import { writeDate, writeDay, writeMoment } from './dates.ts';
import { LANGUAGE } from './language.ts';
import { localeOf } from './languages.ts';

/** Writes a day (`yyyy-mm-dd`) in words. */
export function formatDay(day: string): string {
  return writeDay(day, LANGUAGE);
}

/** Writes a day, or a minute in UTC (`yyyy-mm-dd hh:mm UTC`), in words. */
export function formatDate(date: string): string {
  return writeDate(date, LANGUAGE);
}

const short = new Intl.DateTimeFormat(localeOf(LANGUAGE), { day: 'numeric', month: 'short', timeZone: 'UTC' });
const shortWithYear = new Intl.DateTimeFormat(localeOf(LANGUAGE), { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** Writes a day (`yyyy-mm-dd`) with a short month: 10 Nov, or 10 Nov 2025. */
export function formatShortDay(day: string, withYear: boolean): string {
  return (withYear ? shortWithYear : short).format(new Date(`${day}T00:00:00Z`));
}

/** Writes a day (milliseconds since 1970, UTC) without the year and with a short month: 31 Mar. */
export function formatDayOfYear(day: number): string {
  return short.format(day);
}

/** Writes a month (`yyyy-mm`) in words. */
export function formatMonth(month: string): string {
  return new Intl.DateTimeFormat(localeOf(LANGUAGE), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(month));
}

/** Writes a moment in words, in the visitor's time zone. */
export function formatMoment(moment: Date): string {
  const day = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
  const time = [moment.getHours(), moment.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
  return writeMoment(day, time, LANGUAGE);
}
