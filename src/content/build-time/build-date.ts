import { spawnSync } from 'node:child_process';

/**
 * The one time that a build carries: that of `SOURCE_DATE_EPOCH` (reproducible-builds.org, in seconds), else of the last
 * commit, else the clock's. So two builds of a commit give the same bytes, on whatever day.
 * @throws when `SOURCE_DATE_EPOCH` is no time.
 */
export function buildTime(): Date {
  const fixed = process.env['SOURCE_DATE_EPOCH'];
  if (fixed !== undefined && !/^\d{1,11}$/.test(fixed)) throw new Error(`SOURCE_DATE_EPOCH is ${fixed}: it must be a number of seconds`);
  const seconds = fixed ?? lastCommit() ?? Date.now() / 1000;
  return new Date(Number(seconds) * 1000);
}

/**
 * The day of {@link buildTime} in UTC, `yyyy-mm-dd`: in the privacy policy as served, in the list of documents; and
 * `security.txt` holds from it on.
 */
export function buildDate(): string {
  return buildTime().toISOString().slice(0, 10);
}

/** The day so many days after another. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

/** In seconds; undefined where there is no git, or no repository, as in a downloaded archive. */
function lastCommit(): string | undefined {
  const { status, stdout } = spawnSync('git', ['log', '-1', '--format=%ct'], { encoding: 'utf8' });
  return status === 0 && stdout.trim() !== '' ? stdout.trim() : undefined;
}
