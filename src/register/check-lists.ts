import type { CheckData, FirmRecord, WarningRecord } from '@frontier/check';
import { fetchData } from '#src/loading/fetch-data.ts';
import type { FirmRow } from './firm-rows.ts';
import type { PartAddresses } from './list.ts';
import type { WarnedFirmRow } from './warned-firm-rows.ts';

/*
 * The lists as the check needs them. The build writes what only the check needs of a firm, and the worker of the check puts the lists together
 * again. Nothing here depends on a page or a language, so that the worker is the same file in all languages.
 */

/** What only the check needs of a firm. */
export interface CheckRow extends Required<Pick<FirmRecord, 'websites' | 'emailDomains' | 'phones'>> {
  /** The positions of the warnings about firms that imitate this one. */
  clones: readonly number[];
}

/** Writes these rows. `clonesOf` gives the positions of the warnings about firms that imitate the firm with a licence number. */
export function writeCheckRows(firms: readonly FirmRecord[], clonesOf: (licenseId: string) => readonly number[]): CheckRow[] {
  return firms.map(({ licenseId, websites = [], emailDomains = [], phones = [] }) => ({
    websites,
    emailDomains,
    phones,
    clones: clonesOf(licenseId),
  }));
}

/** The data files with the lists. The page posts this to the worker. */
export interface CheckSources extends Pick<CheckData, 'authority'> {
  firms: PartAddresses<readonly FirmRow[]>;
  /** In the order of `firms`. */
  checkRows: PartAddresses<readonly CheckRow[]>;
  warnings: PartAddresses<readonly WarnedFirmRow[]>;
}

/** Fetches the files and makes the records. @throws if a file cannot be fetched. */
export async function readCheckLists({ firms, checkRows, warnings, authority }: CheckSources): Promise<CheckData> {
  const [names, rest, warned] = await Promise.all([fetchRows(firms), fetchRows(checkRows), fetchRows(warnings)]);
  const imitated = new Map(rest.flatMap(({ clones }, row) => clones.map((position) => [position, names[row]?.licenseId] as const)));
  return {
    firms: names.map(({ name, licenseId, status }, row): FirmRecord => ({ name, licenseId, status, ...rest[row] })),
    warnings: warned.map((warning, position): WarningRecord => ({ ...warning, clones: imitated.get(position) })),
    ...(authority && { authority }),
  };
}

async function fetchRows<Row>(files: PartAddresses<readonly Row[]>): Promise<Row[]> {
  const parts = await Promise.all(files.map((file) => fetchData<readonly Row[]>(file)));
  return parts.flat();
}
