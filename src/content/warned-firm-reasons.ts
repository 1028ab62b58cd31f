import loadChunkLoaders from 'content:warned-firms/reasons';
import { loadOnce } from '#src/loading/load-once.ts';
import type { Reason } from './warned-firms-data.ts';
import { firstWarnedFirms } from './warned-firms-head.ts';

/** As many reasons as `REASONS_PER_CHUNK` of the build; `warned-firms.test.ts` holds the two equal. */
export const CHUNK_SIZE = 64;

/** The reasons that are here, by the firm's place in the list. */
const known = new Map<number, Reason>();

/** One request for each chunk, however many cards wait for it. */
const loadChunk = loadOnce(async (chunk: number) => {
  try {
    const chunks = await loadChunkLoaders();
    const module = await chunks[chunk]?.();
    module?.default.forEach((reason, index) => known.set(chunk * CHUNK_SIZE + index, reason));
  } catch (error) {
    reportError(error);
    throw error;
  }
});

// The build draws the page once and waits for nothing: what its HTML holds must be here before.
if (import.meta.env.SSR) {
  await Promise.all(Array.from({ length: Math.ceil(firstWarnedFirms.length / CHUNK_SIZE) }, (_, chunk) => loadChunk(chunk)));
}

/** The reason of a warned firm, if it is here. */
export function knownReason(place: number): Reason | undefined {
  return known.get(place);
}

/** Keeps a reason that came by another way than its chunk: in the served page. */
export function keepReason(place: number, reason: Reason): void {
  known.set(place, reason);
}

/** The reason of a warned firm. @throws when its chunk cannot be loaded; the next call tries again. */
export async function loadReason(place: number): Promise<Reason> {
  await loadChunk(Math.floor(place / CHUNK_SIZE));
  const reason = known.get(place);
  if (reason === undefined) throw new Error(`There is no warned firm ${place}`);
  return reason;
}
