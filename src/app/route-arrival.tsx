import { startTransition, useEffect, useState, type RefObject } from 'react';
import site from 'content:site';
import { PREFIX } from '#src/i18n/address.ts';
import { clearNotice } from '#src/parts/toast/notify.ts';
import type { Route } from '#src/routes.ts';
import { servedPage } from '#src/ui/served-page.ts';
import { setPageTitle } from '#src/ui/title-prefix.ts';
import { currentFragment } from '#src/ui/url-state.ts';
import { documentTitle } from './document-title.ts';

/**
 * Sets the title, the scroll position and the focus when another page has been opened (ROUTE-3, ROUTE-4). The heading gets the focus, so that
 * screen readers announce the page; on `/search` it is the empty search box. It is in the same Suspense as the page, so that its effects run
 * when the page is loaded.
 * @param openedRef false until the first page is open, for which nothing moves. This component is mounted again with every page.
 */
export function RouteArrival({ route, pathname, openedRef }: { route: Route; pathname: string; openedRef: RefObject<boolean> }) {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    if (isReady) carryOutEarlyPress();
  }, [isReady]);

  useEffect(() => {
    const heading = document.querySelector('main h1')?.textContent;
    if (heading) setPageTitle(documentTitle(route.path, heading));
    document.head.querySelector('link[rel="canonical"]')?.setAttribute('href', site.baseUrl + PREFIX + route.path);
  }, [route]);

  useEffect(() => {
    if (!openedRef.current) {
      openedRef.current = true;
      // The page has taken over the question in its address (`inline/lang.ts`), and says itself whether it waits for an answer.
      delete document.documentElement.dataset['waiting'];
      // In a transition, which waits until the page has taken over what was entered before (`ui/early-input.ts`).
      setTimeout(() => startTransition(() => setIsReady(true)));
      return;
    }
    servedPage.path = undefined;
    clearNotice();
    const section = document.getElementById(currentFragment());
    if (section) section.scrollIntoView();
    else if (!isTraversal()) scrollTo(0, 0);
    const target = section
      ? find(`#${CSS.escape(section.id)} :is(h1,h2,h3,summary)`)
      : (find('[data-focus-on-arrival]') ?? find('main h1'));
    target?.focus({ preventScroll: true });
  }, [pathname, openedRef]);

  return null;
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

/** Sends the form that was sent before the script ran, or presses the button (`inline/start.ts`). */
function carryOutEarlyPress(): void {
  const pressed = find('[data-pressed]');
  if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
  else pressed?.click();
}

let lastEvent = '';
if (typeof addEventListener === 'function') {
  // wouter dispatches `pushState` and `replaceState` when it navigates. Back and Forward are `popstate`.
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

/** True after Back or Forward, when the browser itself restores the scroll position. */
function isTraversal(): boolean {
  return lastEvent === 'popstate';
}
