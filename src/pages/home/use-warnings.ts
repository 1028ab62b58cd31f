import { useEffect, useState } from 'react';
import { loadOptional } from '#src/ui/optional-part.ts';
import type { Warnings } from './warnings.tsx';

/** The warnings and their index are big, and few searches need them: they come after a miss. */
const load = () => loadOptional(() => import('./warnings.tsx').then(({ findWarnings, WarningList }) => ({ findWarnings, WarningList })));

/** What the warnings have for a text that names no regulated firm, and what shows it; undefined until it is here. */
export function useWarnings(query: string): (Warnings & Pick<Awaited<ReturnType<typeof load>>, 'WarningList'>) | undefined {
  const [found, setFound] = useState<{ query: string; warnings: Awaited<ReturnType<typeof findIn>> }>();
  useEffect(() => {
    let isCurrent = true;
    async function show() {
      const warnings = await findIn(query);
      if (isCurrent) setFound({ query, warnings });
    }
    show().catch(reportError);
    return () => {
      isCurrent = false;
    };
  }, [query]);
  return found?.query === query ? found.warnings : undefined;
}

async function findIn(query: string) {
  const { findWarnings, WarningList } = await load();
  return { ...(await findWarnings(query)), WarningList };
}
