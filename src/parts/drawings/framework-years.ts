import frameworks from 'content:framework-dates';

type Framework = (typeof frameworks)[number];

const years = frameworks.flatMap(({ effective, until }) => [effective, until]).flatMap((day) => (day ? [Number(day.slice(0, 4))] : []));

/** The time line of the frameworks: from the first year of effect to the year in which the last comment period ends. */
export const FIRST_YEAR = Math.min(...years);
export const YEARS = Math.max(...years) - FIRST_YEAR + 1;

/** How much of the time line is before a day, from 0 to 1. */
export function shareOf(day: string): number {
  const [start, end] = [Date.UTC(FIRST_YEAR, 0), Date.UTC(FIRST_YEAR + YEARS, 0)];
  return Math.min(1, Math.max(0, (Date.parse(day) - start) / (end - start)));
}

/** The part of the time line (with today at a share of it) in which a framework is in force, or from today to the end of the comments on a proposal. */
export function spanOf({ effective, until }: Pick<Framework, 'effective' | 'until'>, today: number): { from: number; to: number } {
  if (until !== undefined) return { from: Math.min(today, shareOf(until)), to: shareOf(until) };
  return { from: effective === undefined ? 0 : shareOf(effective), to: 1 };
}
