import type { StatusGroup } from '#src/register/register-data.ts';
import { STATUS_GROUPS } from '#src/register/standing.ts';
import type { Firm } from '../schemas/records.ts';

/** The firms of a year of registration, by the group of their status. */
interface YearOfFirms {
  year: string;
  groups: Readonly<Record<StatusGroup, number>>;
}

/** The firms of each year from the first registration to the last. A year without one is in the list too, because it is on the axis. */
export function firmsByYear(firms: readonly Pick<Firm, 'registration' | 'status'>[]): YearOfFirms[] {
  const years = firms.map(({ registration }) => Number(registration.slice(0, 4)));
  const first = Math.min(...years);
  const counted = Array.from({ length: firms.length === 0 ? 0 : Math.max(...years) - first + 1 }, (_, index) => ({
    year: String(first + index),
    groups: { active: 0, caution: 0, limited: 0 },
  }));
  firms.forEach(({ status }, index) => {
    const year = counted[(years[index] ?? first) - first];
    if (year) year.groups[STATUS_GROUPS[status]] += 1;
  });
  return counted;
}
