import chunks from 'content:register/details';
import { loadOnce } from '#src/loading/load-once.ts';
import { DETAILS_PER_CHUNK } from './list-sizes.ts';
import type { FirmDetails } from './register-data.ts';

const loadChunk = loadOnce(async (chunk: number) => (await chunks[chunk]?.())?.default);

/** The full record of the firm in a row of the list, if it is loaded. */
export function knownFirmDetails(row: number): FirmDetails | undefined {
  return loadChunk.ifLoaded(Math.floor(row / DETAILS_PER_CHUNK))?.[row % DETAILS_PER_CHUNK];
}

/** Loads the full record of the firm in a row of the list. @throws if its chunk cannot be loaded. */
export async function loadFirmDetails(row: number): Promise<FirmDetails> {
  await loadChunk(Math.floor(row / DETAILS_PER_CHUNK));
  const details = knownFirmDetails(row);
  if (!details) throw new Error(`The register has no row ${row}`);
  return details;
}
