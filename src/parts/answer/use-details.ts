import { firmDetails } from '#src/register/firm-details.ts';
import type { FirmDetails } from '#src/register/register-data.ts';
import { useLoaded } from '#src/loading/use-loaded.ts';

/** The full record of a firm. Undefined while it loads; `missing` if its part of the register could not be loaded. */
export type KnownDetails = FirmDetails | 'missing' | undefined;

/** The full records of the firms in these rows, in the same order. Records that have been loaded before are returned at once. */
export function useDetails(rows: readonly number[]): KnownDetails[] {
  const wanted = rows.some((row) => !firmDetails.at(row)) ? rows.join(' ') : undefined;
  const { value: settled } = useLoaded(wanted, (list) => Promise.all(list.split(' ').map((row) => settle(Number(row)))));
  return rows.map((row) => firmDetails.at(row) ?? (settled && 'missing'));
}

async function settle(row: number): Promise<void> {
  try {
    await firmDetails.loadAt(row);
  } catch (error) {
    reportError(error);
  }
}
