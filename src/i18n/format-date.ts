import { LANGUAGE } from './language.ts';
import { localeOf } from './languages.ts';

/** The formats are kept, because creating one takes longer than using it, and a list of warnings shows hundreds of days. */
const inFull = new Intl.DateTimeFormat(localeOf(LANGUAGE), { dateStyle: 'long', timeZone: 'UTC' });

/** Writes a day (`yyyy-mm-dd`) in words. */
export function formatDay(day: string): string {
  return inFull.format(new Date(`${day}T00:00:00Z`));
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

/** Writes a moment in words, in the visitor's time zone. */
export function formatMoment(moment: Date): string {
  return new Intl.DateTimeFormat(localeOf(LANGUAGE), { dateStyle: 'medium', timeStyle: 'short' }).format(moment);
}
