import buildDate from 'content:build-date';

/** Today in the visitor's calendar, `yyyy-mm-dd`, but not before the day of the release: then the clock of the device is wrong. */
export function localToday(): string {
  const now = new Date();
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  return day > buildDate ? day : buildDate;
}
