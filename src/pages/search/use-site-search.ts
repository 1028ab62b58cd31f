import { useCallback, useState } from 'react';
import loaders from 'site-index:all';
import type { LanguageCode } from '#src/i18n/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import type { ResultGroup } from '#src/search/site/site-search.ts';
import type { FirmMatches } from './find-firms.ts';
import type { FirmOffer } from './firm-offer.ts';
import { loadOptional } from '#src/loading/missing-chunk.ts';
import { useLoaded } from '#src/loading/use-loaded.ts';

/** The state of the search: not loaded, loaded, or failed. */
export type SearchState = 'loading' | 'failed' | Search;

/** The results of the site and the firms in the question. */
interface Search {
  find: (asked: string) => Found;
}

interface Found {
  groups: ResultGroup[];
  firms: FirmMatches;
  count: number;
  offer: FirmOffer;
}

/**
 * The search in the language of the page. Its code and index are loaded by `load` or if `needed`, and the index again for another
 * language.
 */
export function useSiteSearch(needed: boolean): { state: SearchState; load: () => void } {
  const { code } = useLanguage();
  const [isWanted, setWanted] = useState(false);
  const { value, isFailed } = useLoaded(needed || isWanted ? code : undefined, loadSearch);
  const load = useCallback(() => setWanted(true), []);
  return { state: isFailed ? 'failed' : (value ?? 'loading'), load };
}

function loadSearch(code: LanguageCode): Promise<Search> {
  return loadOptional(async () => {
    const index = loaders[code];
    if (!index) throw new Error('There is no index of the search in development: the build makes it of the finished pages (npm start).');
    const [{ openIndex }, { firmOffer }, findFirms, { default: stored }] = await Promise.all([
      import('#src/search/site/site-search.ts'),
      import('./firm-offer.ts'),
      import('./find-firms.ts').then(({ loadFirmFinder }) => loadFirmFinder()),
      index(),
    ]);
    const search = openIndex(stored);
    return {
      find: (asked) => {
        const [{ groups, fit }, firms] = [search(asked), findFirms(asked)];
        const inSite = groups.reduce((sum, { results }) => sum + results.length, 0);
        const count = inSite + firms.regulated.matches + firms.warned.matches;
        return { groups, firms, count, offer: firmOffer(asked, fit, firms.meant) };
      },
    };
  });
}
