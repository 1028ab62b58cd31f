import type { ComponentType } from 'react';
import { loadOptional } from '#src/loading/missing-chunk.ts';
import { useLoaded } from '#src/loading/use-loaded.ts';

/** The warnings whose firm a question names, although none contains the question, and the component that shows one. */
export interface MeantWarnings {
  warnings: readonly { position: number; name: string }[];
  Row: ComponentType<{ position: number; name: string }> | undefined;
}

async function findIn(asked: string, signal: AbortSignal): Promise<MeantWarnings> {
  const { findMeant, MeantWarning } = await loadOptional(() => import('./meant-warning.tsx'));
  return { warnings: await findMeant(asked, signal), Row: MeantWarning };
}

/**
 * The warnings whose firm a question names, such as `is Apex Meridian Trade legit`, by the rules of the check. None until it has answered, and
 * for an empty text. The search loads without the check.
 */
export function useMeantWarnings(asked: string): MeantWarnings {
  return useLoaded(asked === '' ? undefined : asked, findIn).value ?? { warnings: [], Row: undefined };
}
