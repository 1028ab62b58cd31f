import chunks from 'content:register/details';
import type { FirmDetails } from './register-data.ts';

/** As many firms as `DETAILS_PER_CHUNK` of the build; `register.test.ts` holds the two equal. */
export const CHUNK_SIZE = 512;

/** The full record of the firm in a row of the list. @throws when its chunk cannot be loaded. */
export async function loadFirmDetails(row: number): Promise<FirmDetails> {
  const chunk = await chunks[Math.floor(row / CHUNK_SIZE)]?.();
  const details = chunk?.default[row % CHUNK_SIZE];
  if (!details) throw new Error(`The register has no row ${row}`);
  return details;
}
