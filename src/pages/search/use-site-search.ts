import { useCallback, useState } from 'react';
import loadTexts from 'site-index:load';
import type { ResultGroup } from '#src/search/site/site-search.ts';
import type { FirmMatches } from './find-firms.ts';
import { loadOptional } from '#src/late/missing-chunk.ts';
import { useLoaded } from '#src/loading/use-loaded.ts';

export type SearchState = 'loading' | 'failed' | Search;

interface Search {
  find: (asked: string) => Found;
}

export interface Found {
  groups: ResultGroup[];
  firms: FirmMatches;
  count: number;
  /** Whether to offer a check of the text as a firm or website. */
  offersCheck: boolean;
}

/** The search in the language of the page. Its code and texts are loaded by `load` or if `needed`. */
export function useSiteSearch(needed: boolean): { state: SearchState; load: () => void } {
  const [isWanted, setWanted] = useState(false);
  const { value, isFailed } = useLoaded(needed || isWanted || undefined, loadSearch);
  const load = useCallback(() => setWanted(true), []);
  return { state: isFailed ? 'failed' : (value ?? 'loading'), load };
}

function loadSearch(): Promise<Search> {
  return loadOptional(async () => {
    if (!loadTexts) throw new Error('There is no search in development: the build takes its texts from the finished pages (npm start).');
    const [{ openSearch }, { offersCheck }, { findFirms }, { default: stored, stemmer }] = await Promise.all([
      import('#src/search/site/site-search.ts'),
      import('./offers-check.ts'),
      import('./find-firms.ts'),
      loadTexts(),
    ]);
    const search = await openSearch(stored, stemmer);
    return {
      find: (asked) => {
        const [{ groups, isPhrase }, firms] = [search(asked), findFirms(asked)];
        const inSite = groups.reduce((sum, { results }) => sum + results.length, 0);
        const count = inSite + firms.regulated.matches + firms.warned.matches;
        return { groups, firms, count, offersCheck: offersCheck(asked, isPhrase, firms.meant) };
      },
    };
  });
}
