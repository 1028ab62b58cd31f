import { divideAddress } from '#src/i18n/languages.ts';
import { useEffect } from 'react';
import { findRoute } from '#src/routes.ts';
import { prefetchPage, prefetchPageList } from './pages.ts';

/**
 * Loads the code of a page when a visitor points at a link to it or moves focus there, so that the page is ready for the
 * click. Any other movement loads the list of pages, without which no page can be loaded.
 */
export function LinkPrefetch() {
  useEffect(() => {
    const prefetch = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
      if (link) void prefetchPage(findRoute(divideAddress(link.pathname).path).page);
      else prefetchPageList();
    };
    document.addEventListener('pointerover', prefetch, { passive: true });
    document.addEventListener('focusin', prefetch);
    return () => {
      document.removeEventListener('pointerover', prefetch);
      document.removeEventListener('focusin', prefetch);
    };
  }, []);
  return null;
}
