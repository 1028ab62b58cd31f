import files from 'content:changes/files';
import list from 'content:changes/list';
import { recordAt } from '#src/parts/link/ask-at.ts';
import { openRecords } from '#src/register/list.ts';
import { CHANGES_PER_FILE } from '#src/register/sizes.ts';
import type { Change } from './changes.ts';

/** The changes of the last 12 months, and the years of all. */
export const { recent, years } = list;

/** All changes, newest first. */
const all = openRecords<Change>(files, CHANGES_PER_FILE);

/** Loads the changes of a year. @throws if a file cannot be loaded. */
export async function loadYear(year: string): Promise<Change[]> {
  const wanted = years.find((one) => one.year === year);
  if (!wanted) return [];
  const positions = Array.from({ length: wanted.end - wanted.begin }, (_, index) => wanted.begin + index);
  return Promise.all(positions.map(all.loadAt));
}

/** Loads every change of a firm, newest first. @throws if a file cannot be loaded. */
export async function loadChangesOf(licenseId: string): Promise<Change[]> {
  const record = recordAt(licenseId);
  return (await all.loadAll()).filter(([, , , , address]) => address === record);
}
