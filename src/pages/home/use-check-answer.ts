import { loadOptional } from '#src/loading/missing-chunk.ts';
import { useLoaded } from '#src/loading/use-loaded.ts';

/** The check and its lists are large and rarely needed, so they are loaded only when a search has found no firm. */
async function findIn(query: string) {
  const { askCheck, AnswerSentence, Records } = await loadOptional(() => import('./check-answer.tsx'));
  return { ...(await askCheck(query)), AnswerSentence, Records };
}

/** The answer of the check about a text that matches no regulated firm, and the parts that show it; undefined until they are loaded. */
export function useCheckAnswer(query: string): Awaited<ReturnType<typeof findIn>> | undefined {
  return useLoaded(query, findIn).value;
}
