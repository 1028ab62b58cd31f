import type { ComponentType } from 'react';
import { loadOptional } from '#src/loading/missing-chunk.ts';
import { useLoaded } from '#src/loading/use-loaded.ts';
import { useCheck } from '#src/parts/check/use-check.ts';

/** More are on `/check`. */
const MOST_SHOWN = 3;

/** The warnings whose firm a question names, although none contains the question, and the component that shows one. */
export interface MeantWarnings {
  warnings: readonly { position: number; name: string }[];
  Row: ComponentType<{ position: number; name: string }> | undefined;
}

/**
 * The warnings whose firm a question names, such as `is Apex Meridian Trade legit`, by the rules of the check. None until it has answered, and
 * for an empty text.
 */
export function useMeantWarnings(asked: string): MeantWarnings {
  const { answered } = useCheck(asked);
  const { value: part } = useLoaded(asked !== '' || undefined, () => loadOptional(() => import('./meant-warning.tsx')));
  const isAnswered = part !== undefined && answered?.text === asked;
  return { warnings: isAnswered ? part.meantWarnings(answered.answer).slice(0, MOST_SHOWN) : [], Row: part?.MeantWarning };
}
