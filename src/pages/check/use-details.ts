import { knownFirmDetails, loadFirmDetails } from '#src/content/firm-details.ts';
import type { FirmDetails } from '#src/content/register-data.ts';
import { loadOptional } from '#src/loading/missing-chunk.ts';
import { useLoaded } from '#src/loading/use-loaded.ts';

/** The full record of a firm. Undefined while it loads; `missing` if its part of the register could not be loaded. */
export type KnownDetails = FirmDetails | 'missing' | undefined;

/** The full records of the firms in these rows, in the same order. Records that have been loaded before are returned at once. */
export function useDetails(rows: readonly number[]): KnownDetails[] {
  const wanted = rows.some((row) => !knownFirmDetails(row)) ? rows.join(' ') : undefined;
  const { value: settled } = useLoaded(wanted, (list) => Promise.all(list.split(' ').map((row) => settle(Number(row)))));
  return rows.map((row) => knownFirmDetails(row) ?? (settled && 'missing'));
}

async function settle(row: number): Promise<void> {
  try {
    await loadOptional(() => loadFirmDetails(row));
  } catch (error) {
    reportError(error);
  }
}
