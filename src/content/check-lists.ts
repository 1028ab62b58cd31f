import type { CheckData, FirmRecord, WarningRecord } from '@frontier/check';
import { fetchData } from '#src/loading/fetch-data.ts';
import { decodeColumns, readColumns } from './column-file.ts';
import { linesOf } from './columns.ts';
import type { FirmColumns } from './firm-columns.ts';
import { STANDINGS } from './standing.ts';
import { readWarnedFirms, valuesOfLine, type WarnedFirmColumns } from './warned-firm-columns.ts';

/*
 * The lists as the check needs them. The build writes what only the check needs of a firm as columns, and the worker of the check puts
 * the lists together again. Nothing here depends on a page or a language, so that the worker is the same file in all languages.
 */

/** What only the check needs of consecutive firms in the order of rows, with one line for each and tabs between the values of one. */
export interface CheckColumns {
  websites: string;
  emailDomains: string;
  phones: string;
  /** One digit for each firm, without line feeds: the position of its status in {@link STATUSES}. */
  statuses: string;
  /** The positions of the warnings about firms that imitate this one. They are here because most pages with warnings do not need them. */
  clones: string;
}

const STATUSES = Object.keys(STANDINGS);

/** Writes these columns. `clonesOf` gives the positions of the warnings about firms that imitate the firm with a licence number. */
export function writeCheckColumns(firms: readonly FirmRecord[], clonesOf: (licenseId: string) => readonly number[]): CheckColumns {
  const column = (valuesOf: (firm: FirmRecord) => readonly (string | number)[] | undefined) =>
    firms.map((firm) => (valuesOf(firm) ?? []).join('\t')).join('\n');
  return {
    websites: column(({ websites }) => websites),
    emailDomains: column(({ emailDomains }) => emailDomains),
    phones: column(({ phones }) => phones),
    statuses: firms.map(({ status = '' }) => STATUSES.indexOf(status)).join(''),
    clones: column(({ licenseId }) => clonesOf(licenseId)),
  };
}

/** A part of a list: its columns, if the page has them, or the address of a data file with them. */
type Part<Columns> = Columns | string;

/** Where the lists are. The page posts this to the worker. */
export interface CheckSources extends Pick<CheckData, 'authority'> {
  firms: readonly Part<Pick<FirmColumns, 'names' | 'licences'>>[];
  /** They may be cut in other places than `firms`. */
  points: readonly Part<CheckColumns>[];
  warnings: readonly Part<WarnedFirmColumns>[];
}

/** Fetches what is not there yet, and makes the records. @throws if a file cannot be fetched. */
export async function readCheckLists({ firms, points, warnings, authority }: CheckSources): Promise<CheckData> {
  const [names, contacts, warned] = await Promise.all([loadParts(firms), loadParts(points), loadParts(warnings)]);
  const rows = names.flatMap(readRows);
  return {
    firms: withPoints(rows, contacts),
    warnings: withClones(warned.flatMap(readWarnings), rows, contacts),
    ...(authority && { authority }),
  };
}

async function loadParts<Columns>(parts: readonly Part<Columns>[]): Promise<Columns[]> {
  return Promise.all(
    parts.map(async (part) => (typeof part === 'string' ? decodeColumns(readColumns<Columns>(await fetchData(part))) : part)),
  );
}

/** The lines of a column. A column is only empty if its list is: no record lacks a name or a licence number. */
const lines = (column: string) => (column === '' ? [] : column.split('\n'));

type Row = Pick<FirmRecord, 'name' | 'licenseId'>;

function readRows(columns: Pick<FirmColumns, 'names' | 'licences'>): Row[] {
  const licences = lines(columns.licences);
  return lines(columns.names).map((name, row) => ({ name, licenseId: licences[row] ?? '' }));
}

function withPoints(rows: readonly Row[], parts: readonly CheckColumns[]): FirmRecord[] {
  const points = parts.flatMap(({ websites, emailDomains, phones, statuses }) => {
    const [sitesOf, domainsOf, phonesOf] = [websites, emailDomains, phones].map(linesOf);
    return [...statuses].map((digit, row) => ({
      status: STATUSES[Number(digit)],
      websites: valuesOfLine(sitesOf?.(row)),
      emailDomains: valuesOfLine(domainsOf?.(row)),
      phones: valuesOfLine(phonesOf?.(row)),
    }));
  });
  return rows.map((row, index) => ({ ...row, ...points[index] }));
}

function readWarnings(columns: WarnedFirmColumns): WarningRecord[] {
  const read = readWarnedFirms(columns, 0);
  return lines(columns.names).flatMap((_, index) => read(index) ?? []);
}

function withClones(warnings: readonly WarningRecord[], rows: readonly Row[], parts: readonly CheckColumns[]): WarningRecord[] {
  const imitated = new Map<number, string>();
  parts
    .flatMap(({ clones }) => clones.split('\n'))
    .forEach((line, row) => {
      for (const position of valuesOfLine(line)) imitated.set(Number(position), rows[row]?.licenseId ?? '');
    });
  return warnings.map((warning, position) => ({ ...warning, clones: imitated.get(position) }));
}
