import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BuildError } from '../explain-error.ts';
import { git } from '../git.ts';

const DAY = 86_400_000;

/** Asked once: a refusal of Git is said once, and a build that ends after midnight has one day. */
let unlessSet: number | undefined;

/**
 * The day of a build in UTC, `yyyy-mm-dd`: for the privacy policy, the year in documents, open data and `security.txt`. It is that of
 * `SOURCE_DATE_EPOCH` (reproducible-builds.org, in seconds) if it is set, else that of the last commit, else today. Two builds of one commit
 * therefore give the same bytes on any day.
 * @throws {BuildError} if `SOURCE_DATE_EPOCH` is not a time, or if a site of that day cannot be published today.
 */
export function buildDate(): string {
  const set = process.env['SOURCE_DATE_EPOCH'];
  if (set !== undefined && !/^\d{1,11}$/.test(set)) throw new BuildError(`SOURCE_DATE_EPOCH is ${set}: it must be a number of seconds.`);
  unlessSet ??= Number(lastCommitIn('.') ?? Date.now() / 1000);
  const time = Number(set ?? unlessSet) * 1000;
  const day = new Date(time).toISOString().slice(0, 10);
  // One day more, because the clock of somebody who commits may be ahead.
  if (Date.now() - time > 365 * DAY || time - Date.now() > DAY)
    throw new BuildError(`The site would be dated ${day}, which is not in the last year. For today, set SOURCE_DATE_EPOCH=$(date +%s).`);
  return day;
}

/** The day that is `days` after `day` (yyyy-mm-dd). */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
}

/**
 * The time of the last commit of a project in seconds since 1970. A repository around the project is not its own.
 * @returns undefined without a repository, as in a downloaded archive, and with a warning if Git refuses it
 */
export function lastCommitIn(project: string): string | undefined {
  if (!existsSync(join(project, '.git'))) return undefined;
  const top = git(project, 'rev-parse', '--show-prefix');
  // Unlike `log`, this prints nothing that the settings of a user add.
  const last = top.status === 0 ? git(project, 'rev-list', '--max-count=1', '--timestamp', 'HEAD') : top;
  if (last.status === 0 && top.stdout.trim() === '') return last.stdout.split(' ')[0];
  const reason = last.status === 0 ? 'the repository that Git finds belongs to another folder.' : last.stderr;
  console.warn(`The site is dated today, because the day of its last commit is unknown: ${reason}`);
  return undefined;
}
