import { git } from '../git.ts';

/**
 * The time of a build: `SOURCE_DATE_EPOCH` (reproducible-builds.org, in seconds) if it is set, else the time of the last
 * commit, else the current time. Two builds of one commit therefore give the same bytes on any day.
 * @throws if `SOURCE_DATE_EPOCH` is not a time.
 */
function buildTime(): Date {
  const fixed = process.env['SOURCE_DATE_EPOCH'];
  if (fixed !== undefined && !/^\d{1,11}$/.test(fixed)) throw new Error(`SOURCE_DATE_EPOCH is ${fixed}: it must be a number of seconds`);
  const seconds = fixed ?? lastCommit() ?? Date.now() / 1000;
  return new Date(Number(seconds) * 1000);
}

/** The day of {@link buildTime} in UTC, `yyyy-mm-dd`: for the privacy policy, the year in documents, open data and `security.txt`. */
export function buildDate(): string {
  return buildTime().toISOString().slice(0, 10);
}

/** The day that is `days` after `day` (yyyy-mm-dd). */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

/** In seconds since 1970; undefined without git or outside a repository, as in a downloaded archive. */
function lastCommit(): string | undefined {
  const { status, stdout } = git('.', 'log', '-1', '--format=%ct');
  return status === 0 && stdout.trim() !== '' ? stdout.trim() : undefined;
}
