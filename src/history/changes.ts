import type { FirmStatus } from '#build/content/schemas/records.ts';
import files from 'content:changes/files';
import list from 'content:changes/list';
import { recordAt } from '#src/parts/link/ask-at.ts';
import { openRecords } from '#src/register/open-records.ts';

/** What a change is about, as visitors filter them. The first that fits counts. */
export type Topic = 'licences' | 'ends' | 'statuses' | 'warnings' | 'withdrawals' | 'documents' | 'others';

/** What happened to one record and was recorded on one day, in the language of the page. */
export type Change = readonly [
  /** The number of its first event, counted from 1. It never changes, because rows are only added to the history. */
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

/** The changes of the last 12 months, and the years of all, the newest first. */
export const { recent, years } = list;

/** All changes, newest first. */
const all = openRecords<Change>(files);

/** Loads the changes of a year. @throws if the file cannot be loaded. */
export async function loadYear(wanted: string): Promise<readonly Change[]> {
  const { begin = 0, end = 0 } = years.find(({ year }) => year === wanted) ?? {};
  return (await all.loadAll()).slice(begin, end);
}

/** Loads every change of a firm, newest first. @throws if the file cannot be loaded. */
export async function loadChangesOf(licenseId: string): Promise<Change[]> {
  const record = recordAt(licenseId);
  return (await all.loadAll()).filter(([, , , , address]) => address === record);
}

/** The year of the change with a number. */
export function yearOf(number: number, of: readonly YearOfChanges[] = years): string | undefined {
  return of.find(({ first }) => first <= number)?.year;
}

/** The change that has an event with this number, in a list of all changes of a time. A change may have several events. */
export function changeWith(number: number | undefined, changes: readonly Change[]): Change | undefined {
  return number === undefined || number > list.last ? undefined : changes.find(([first]) => first <= number);
}

/** The days of a list of changes in their order, each with its changes. */
export function byDay(changes: readonly Change[]): [day: string, changes: Change[]][] {
  const days: [string, Change[]][] = [];
  for (const change of changes) {
    const last = days.at(-1);
    if (last?.[0] === change[1]) last[1].push(change);
    else days.push([change[1], [change]]);
  }
  return days;
}
