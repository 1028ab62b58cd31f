import chunks from 'content:register/details';
import { loadOnce } from '#src/loading/load-once.ts';
import type { FirmDetails } from './register-data.ts';

/** As many firms as `DETAILS_PER_CHUNK` of the build; `register.test.ts` holds the two equal. */
export const CHUNK_SIZE = 512;

const loadChunk = loadOnce(async (chunk: number) => (await chunks[chunk]?.())?.default);

/** The full record of the firm in a row of the list, if it is here. */
export function knownFirmDetails(row: number): FirmDetails | undefined {
  return loadChunk.ifLoaded(Math.floor(row / CHUNK_SIZE))?.[row % CHUNK_SIZE];
}

/** The full record of the firm in a row of the list. @throws when its chunk cannot be loaded. */
export async function loadFirmDetails(row: number): Promise<FirmDetails> {
  await loadChunk(Math.floor(row / CHUNK_SIZE));
  const details = knownFirmDetails(row);
  if (!details) throw new Error(`The register has no row ${row}`);
  return details;
}
