import statuses from 'content:statuses';
import type { FirmStatus } from '#build/content/schemas/records.ts';

/** The statuses that the firms had, in the order of their rows. The file is the same in every language. */
export interface PastStatuses {
  /** The day on which the history begins. A firm that was entered late may have had its licence before. */
  begins: string;
  /** The statuses of each firm, from the day of its licence. */
  firms: readonly (readonly (readonly [from: string, status: FirmStatus])[])[];
}

/** The register at the end of a day. */
export interface RegisterOnDay {
  day: string;
  /** The status of the firm in each row; undefined if it had no licence yet. One that had ended counts. */
  statuses: readonly (FirmStatus | undefined)[];
  /** How many firms had each status. */
  counts: readonly { status: FirmStatus; count: number }[];
}

/** Finds the statuses that the firms had at the end of a day. */
export function registerOn(day: string, { firms }: PastStatuses): RegisterOnDay {
  const then = firms.map((changes) => changes.findLast(([from]) => from <= day)?.[1]);
  const counts = statuses.map(({ status }) => ({ status, count: then.filter((former) => former === status).length }));
  return { day, statuses: then, counts: counts.filter(({ count }) => count > 0) };
}

/** Why the register cannot be shown on the day that an address names. */
export type NoDay = 'wrong' | 'future' | 'before';

/** Why the register cannot be shown on a day; undefined if it can. `today` is a day too. */
export function problemOf(text: string, begins: string, today: string): NoDay | undefined {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : NaN;
  // Some browsers read the 30th of February as a day in March.
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text) return 'wrong';
  return text > today ? 'future' : text < begins ? 'before' : undefined;
}
