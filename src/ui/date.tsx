import { formatDate } from '#src/i18n/format-date.ts';

/** A day (`yyyy-mm-dd`), or a minute in UTC (`yyyy-mm-dd hh:mm UTC`), in words. Programs read it as it is in the content. */
export function DateInWords({ of: date }: { of: string }) {
  return <time dateTime={date.replace(/ (.+) UTC$/, 'T$1Z')}>{formatDate(date)}</time>;
}
