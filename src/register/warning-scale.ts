/*
 * The warnings as a scale of days: the build counts the days, and the head of the warnings draws them. Two warnings
 * of one day are two ticks, one on the other.
 */

const DAY_MS = 24 * 60 * 60 * 1000;

export interface WarningScale {
  /** The first day of the year of the oldest warning, `yyyy-mm-dd`. */
  from: string;
  /** How many days the scale has. */
  length: number;
  /** For each tick how many days it is after `from`, in ascending order. */
  days: readonly number[];
}

/** The drawing is as many units wide and high. */
export const WIDTH = 1000;
export const HEIGHT = 40;
/** The height of a tick, if not too many of them are on one day. */
const MAX_TICK = 10;
/** The least distance between two years, as a share of the width: room for four digits at 390 px. */
const LABEL_ROOM = 0.125;

/** The days from `from` to `day`. */
export function daysBetween(from: string, day: string): number {
  return Math.round((Date.parse(day) - Date.parse(from)) / DAY_MS);
}

/** Draws the ticks as one SVG path. Where a day has more than one, they are on each other, with a gap. */
export function drawDays({ days, length }: WarningScale): string {
  const onDay = new Map<number, number>();
  for (const day of days) onDay.set(day, (onDay.get(day) ?? 0) + 1);
  const tick = Math.min(MAX_TICK, Math.floor(HEIGHT / Math.max(1, ...onDay.values())) - 1);
  return [...onDay]
    .map(([day, count]) => {
      const x = Math.round(((day + 0.5) / length) * WIDTH * 10) / 10;
      return Array.from({ length: count }, (_, below) => `M${x} ${HEIGHT - below * (tick + 1)}v-${tick}`).join('');
    })
    .join('');
}

/** The years that have room for their figures, and where each begins, from 0 to 1. */
export function yearsOf({ from, length }: WarningScale): { year: number; at: number }[] {
  const first = Number(from.slice(0, 4));
  const years: { year: number; at: number }[] = [];
  for (let year = first; ; year += 1) {
    const at = daysBetween(from, `${year}-01-01`) / length;
    if (at > 1 - LABEL_ROOM / 2) return years;
    if (at - (years.at(-1)?.at ?? -1) >= LABEL_ROOM) years.push({ year, at });
  }
}
