import { useEffect } from 'react';
import { findRoute } from '#src/routes.ts';
import { prefetchPage, prefetchPageList } from './pages.ts';

/**
 * Fetches a page's code when a link to it is pointed at or focused, so that a click finds it here; and at the first sign
 * of a visitor the list of pages, so that this is one request.
 */
export function LinkPrefetch() {
  useEffect(() => {
    const prefetch = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
      if (link) prefetchPage(findRoute(link.pathname).page);
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
