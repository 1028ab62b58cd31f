import type { FirmStatus } from '#build/content/schemas/records.ts';
import { statusesOf } from './statuses.ts';
import type { HistoryEvent } from './event.ts';

/*
 * The status of every firm on every day, as it travels to the browser, written and read side by side. It is the same in every language.
 */

const DAY_MS = 86_400_000;

/** The statuses of the firms, in the order of their rows. */
export interface Past {
  /** The day on which the history begins. A firm that was entered late may have had its licence before. */
  begins: string;
  /** All statuses that firms have or had. */
  statuses: readonly FirmStatus[];
  /**
   * For each firm, a number for each change of its status, the first of which is the licence: the days since 1970, times the number of
   * `statuses`, plus the position of the status.
   */
  firms: readonly (readonly number[])[];
}

/** The register at the end of a day. */
export interface RegisterOnDay {
  day: string;
  /** The rows of the firms that had a licence, even if it had ended. */
  rows: ReadonlySet<number>;
  /** The status of the firm in a row; undefined if it had no licence yet. */
  statusOf: (row: number) => FirmStatus | undefined;
  /** How many firms had each status. */
  counts: readonly { status: FirmStatus; count: number }[];
}

export interface PastRegister {
  /** The day on which the history begins. What was before is not known. */
  begins: string;
  on: (day: string) => RegisterOnDay;
}

/** Writes the past of firms from the events about each. @throws if a firm had a status that is not in `statuses`. */
export function writePast(firms: readonly (readonly HistoryEvent[])[], statuses: readonly FirmStatus[], begins: string): Past {
  const known: readonly string[] = statuses;
  const write = (day: string, status: string) => {
    const code = known.indexOf(status);
    if (code === -1) throw new Error(`In history.csv, a firm has the status ${status} since ${day}, which the pages cannot show`);
    return (Date.parse(day) / DAY_MS) * known.length + code;
  };
  return { begins, statuses, firms: firms.map((events) => statusesOf(events).map(({ from, status }) => write(from, status))) };
}

/** Opens what {@link writePast} wrote. */
export function openPast({ begins, statuses, firms }: Past): PastRegister {
  return {
    begins,
    on(day) {
      // The first number of the next day.
      const end = (Date.parse(day) / DAY_MS + 1) * statuses.length;
      const codes = firms.map((changes) => lastBelow(end, changes) % statuses.length);
      const rows = new Set<number>();
      const counts = statuses.map((status) => ({ status, count: 0 }));
      codes.forEach((code, row) => {
        const counted = counts[code];
        if (!counted) return;
        rows.add(row);
        counted.count += 1;
      });
      return {
        day,
        rows,
        statusOf: (row) => statuses[codes[row] ?? NaN],
        counts: counts.filter(({ count }) => count > 0),
      };
    },
  };
}

/** The last number below a limit, in a list of few; NaN if there is none. */
function lastBelow(limit: number, numbers: readonly number[]): number {
  for (let at = numbers.length - 1; at >= 0; at -= 1) {
    const number = numbers[at] ?? NaN;
    if (number < limit) return number;
  }
  return NaN;
}

const dayOf = (days: number) => new Date(days * DAY_MS).toISOString().slice(0, 10);

/** Why the register cannot be shown on the day that an address names. */
export type NoDay = 'wrong' | 'future' | 'before';

/** Why the register cannot be shown on a day; undefined if it can. `today` is a day too. */
export function problemOf(text: string, begins: string, today: string): NoDay | undefined {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : NaN;
  // Some browsers read the 30th of February as a day in March.
  if (Number.isNaN(time) || dayOf(time / DAY_MS) !== text) return 'wrong';
  return text > today ? 'future' : text < begins ? 'before' : undefined;
}
