import { useEffect, type RefObject } from 'react';
import { useLingui } from '@lingui/react';
import site from 'content:site';
import type { Route } from '#src/routes.ts';
import { currentFragment } from '#src/ui/url-state.ts';
import { documentTitle } from './document-title.ts';

/**
 * What happens when a page arrives (ROUTE-3, ROUTE-4). It stands beside the page inside its
 * Suspense, so that it acts when the page is there, not when it was asked for:
 * - the document's title and canonical address become the page's;
 * - a new path starts at its top, a fragment at its section, Back where the visitor was;
 * - focus moves to the heading, so that a screen reader hears the change; to the search box while it is empty, for who
 *   goes to the search goes there to type. With a question in it (Back, a link), the heading leads to the results.
 * `openedRef` outlives this component, which is made anew with each page: the first page is no arrival. The same path again
 * is one, after another that was left before it came.
 */
export function RouteArrival({ route, pathname, openedRef }: { route: Route; pathname: string; openedRef: RefObject<boolean> }) {
  const { i18n } = useLingui();
  const language = i18n.locale;

  useEffect(() => {
    const heading = document.querySelector('main h1')?.textContent;
    if (heading) document.title = documentTitle(route.path, heading);
    document.head.querySelector('link[rel="canonical"]')?.setAttribute('href', site.baseUrl + (route.path === '/' ? '/' : route.path));
    delete document.documentElement.dataset['pending'];
  }, [route, i18n, language]);

  useEffect(() => {
    if (!openedRef.current) {
      openedRef.current = true;
      return;
    }
    const section = document.getElementById(currentFragment());
    if (section) section.scrollIntoView();
    else if (!isTraversal()) scrollTo(0, 0);
    const find = (selector: string) => document.querySelector<HTMLElement>(selector);
    const target = section ? find(`#${CSS.escape(section.id)} :is(h1,h2,h3,summary)`) : (find('[data-arrival="empty"]') ?? find('main h1'));
    target?.focus({ preventScroll: true });
  }, [pathname, openedRef]);

  return null;
}

let lastEvent = '';
if (typeof addEventListener === 'function') {
  // wouter announces its own moves by events of these names; Back and Forward are `popstate`.
  for (const type of ['popstate', 'pushState', 'replaceState']) {
    addEventListener(
      type,
      () => {
        lastEvent = type;
      },
      { capture: true },
    );
  }
}

/** True when the visitor came by Back or Forward: the browser restores the position itself. */
function isTraversal(): boolean {
  return lastEvent === 'popstate';
}
