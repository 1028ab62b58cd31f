import type { FirmStatus } from '#build/content/schemas/records.ts';

/* The list of changes: what the build writes, and the page reads. */

/** What a change is about, as visitors filter them. The first that fits counts. */
const TOPICS = ['licences', 'ends', 'statuses', 'warnings', 'withdrawals', 'documents', 'others'] as const;
export type Topic = (typeof TOPICS)[number];

/** What happened to one record and was recorded on one day, in the language of the page. */
export type Change = readonly [
  /** The number of its first event, counted from 1. The history only grows, so it never becomes that of another change. */
  number: number,
  /** The day on which it was recorded. */
  day: string,
  topic: Topic,
  /** The name of the firm, of the warned firm, or the title of the document. */
  name: string,
  /** The page that shows the record. */
  address: string,
  text: string,
  /** Empty for most. */
  reason: string,
  /** The status that a firm got. */
  status?: FirmStatus,
];

/** The changes of a year in the list, which begins with the newest. */
export interface YearOfChanges {
  year: string;
  begin: number;
  end: number;
  /** The number of its oldest change. */
  first: number;
}

/** The year of the change with a number. `years` begin with the newest. */
export function yearOf(number: number, years: readonly YearOfChanges[]): string | undefined {
  return years.find(({ first }) => first <= number)?.year;
}

/** As `Map.groupBy`, which is newer than our browsers. */
function groupBy(changes: readonly Change[], keyOf: (day: string) => string): [key: string, changes: Change[]][] {
  const groups = new Map<string, Change[]>();
  for (const change of changes) {
    const key = keyOf(change[1]);
    const group = groups.get(key);
    if (group) group.push(change);
    else groups.set(key, [change]);
  }
  return [...groups];
}

/** The days of a list of changes in their order, each with its changes. */
export function byDay(changes: readonly Change[]): [day: string, changes: Change[]][] {
  return groupBy(changes, (day) => day);
}

/** The months (`yyyy-mm`) of a list of changes in their order, each with its changes. */
export function byMonth(changes: readonly Change[]): [month: string, changes: Change[]][] {
  return groupBy(changes, (day) => day.slice(0, 7));
}
