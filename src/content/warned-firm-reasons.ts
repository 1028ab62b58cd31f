import loadChunkLoaders from 'content:warned-firms/reasons';
import { loadOnce } from '#src/loading/load-once.ts';
import { REASONS_PER_CHUNK } from './list-sizes.ts';
import { firstWarnedFirms } from './warned-firms-head.ts';

/** Why the public is warned about a firm. */
export interface Reason {
  text: string;
  /** The text has no translation into the language of the page. */
  isEnglish?: boolean | undefined;
  /** The regulated firm that it imitates, if it is a clone firm. */
  genuine?: GenuineFirm | undefined;
}

export interface GenuineFirm {
  licenseId: string;
  name: string;
}

/** The loaded reasons, by the firm's position in the list. */
const known = new Map<number, Reason>();

/** Requests each chunk once, however many cards wait for it. */
const loadChunk = loadOnce(async (chunk: number) => {
  try {
    const chunks = await loadChunkLoaders();
    const module = await chunks[chunk]?.();
    module?.default.forEach((reason, index) => known.set(chunk * REASONS_PER_CHUNK + index, reason));
  } catch (error) {
    reportError(error);
    throw error;
  }
});

// The build renders a page without waiting, so the reasons in its HTML must be loaded first.
if (import.meta.env.SSR) {
  await Promise.all(Array.from({ length: Math.ceil(firstWarnedFirms.length / REASONS_PER_CHUNK) }, (_, chunk) => loadChunk(chunk)));
}

/** The reason of a warning, if it is loaded. */
export function knownReason(position: number): Reason | undefined {
  return known.get(position);
}

/** Keeps a reason from the prerendered page, so that its chunk is not needed. */
export function keepReason(position: number, reason: Reason): void {
  known.set(position, reason);
}

/** Loads the reason of a warning. @throws if its chunk cannot be loaded; the next call tries again. */
export async function loadReason(position: number): Promise<Reason> {
  await loadChunk(Math.floor(position / REASONS_PER_CHUNK));
  const reason = known.get(position);
  if (reason === undefined) throw new Error(`There is no warned firm ${position}`);
  return reason;
}
