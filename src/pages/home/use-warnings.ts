import { loadOptional } from '#src/loading/missing-chunk.ts';
import { useLoaded } from '#src/loading/use-loaded.ts';

/** The warnings and their index are big, and few searches need them: they are loaded after a search finds no firm. */
async function findIn(query: string) {
  const { findWarnings, WarningList } = await loadOptional(() => import('./warnings.tsx'));
  return { ...(await findWarnings(query)), WarningList };
}

/** What the warnings have for a text that names no regulated firm, and what shows it; undefined until it is here. */
export function useWarnings(query: string): Awaited<ReturnType<typeof findIn>> | undefined {
  return useLoaded(query, findIn).value;
}
