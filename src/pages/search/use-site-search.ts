import { useCallback, useState } from 'react';
import loadTexts from 'site-index:load';
import type { SiteAnswer } from '#src/search/site/site-search.ts';
import { useLoaded } from '#src/loading/use-loaded.ts';
import type { FirmCounts } from './count-firms.ts';

interface Found extends SiteAnswer {
  firms: FirmCounts;
}

export type SearchState = 'loading' | 'failed' | ((asked: string) => Found);

/** The search in the language of the page. Its code and texts are loaded by `load` or if `needed`. */
export function useSiteSearch(needed: boolean): { state: SearchState; load: () => void } {
  const [isWanted, setWanted] = useState(false);
  const { value, isFailed } = useLoaded(needed || isWanted || undefined, loadSearch);
  const load = useCallback(() => setWanted(true), []);
  return { state: isFailed ? 'failed' : (value ?? 'loading'), load };
}

async function loadSearch(): Promise<(asked: string) => Found> {
  if (!loadTexts) throw new Error('There is no search in development: the build takes its texts from the finished pages (npm start).');
  const [{ openSearch }, { countFirms }, { default: stored }] = await Promise.all([
    import('#src/search/site/site-search.ts'),
    import('./count-firms.ts'),
    loadTexts(),
  ]);
  const search = await openSearch(stored);
  return (asked) => ({ ...search(asked), firms: countFirms(asked) });
}
