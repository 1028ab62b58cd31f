import { loadOptional } from '#src/loading/missing-chunk.ts';
import { useLoaded } from '#src/loading/use-loaded.ts';

/** The warnings and their index are large and rarely needed, so they are loaded only when a search has found no firm. */
async function findIn(query: string) {
  const { findWarnings, WarningList } = await loadOptional(() => import('./warnings.tsx'));
  return { ...(await findWarnings(query)), WarningList };
}

/** The warnings for a text that matches no regulated firm, and the component that shows them; undefined until they are loaded. */
export function useWarnings(query: string): Awaited<ReturnType<typeof findIn>> | undefined {
  return useLoaded(query, findIn).value;
}
