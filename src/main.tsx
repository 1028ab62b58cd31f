// This must be the first style sheet, because it declares the order of the layers.
import './styles/index.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '#src/app/app.tsx';
import { loadOrReload, watchChunks } from '#src/late/missing-chunk.ts';
import { tolerateMovedNodes } from '#src/app/moved-nodes.ts';
import { keepScrollPositions } from '#src/app/scroll-positions.ts';
import { loadPage, type PageModule } from '#src/app/pages.ts';
import { LANGUAGE } from '#src/i18n/language.ts';
import { LANGUAGE_KEY, divideAddress } from '#src/i18n/languages.ts';
import { findRoute } from '#src/routes.ts';
import { servedPage } from '#src/ui/served-page.ts';
import { store } from '#src/ui/storage.ts';

/**
 * Starts React, which takes over the prerendered page.
 * @param name the folder of the page, and `page` its module. `inline/start.ts` gives both; development (`dev.ts`) gives neither.
 * @throws when the code of the page cannot be loaded, or later, when the page that was served has failed and is again as it is in the HTML.
 */
export async function start(name?: string, page?: PageModule): Promise<void> {
  watchChunks();
  tolerateMovedNodes();
  keepScrollPositions();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');

  if (name && page) loadPage.set(name, page.default);
  await loadOrReload(() => loadPage(findRoute(divideAddress(location.pathname).path).page));
  // A language in the address (`?lng=`) is the visitor's choice, like one made in the header.
  if (new URLSearchParams(location.search).get(LANGUAGE_KEY) === LANGUAGE) store(LANGUAGE_KEY, LANGUAGE);

  if (!root.firstElementChild) {
    createRoot(root).render(<App />);
    return;
  }
  const served = [...root.childNodes];
  servedPage.path = location.pathname;
  await new Promise((_, fail) => {
    const onUncaughtError = (error: unknown) => {
      // React has emptied the page. What a visitor has entered is still in its nodes.
      root.replaceChildren(...served);
      for (const element of root.querySelectorAll('[data-waiting]')) element.removeAttribute('data-waiting');
      fail(error);
    };
    // In a transition, React takes the page over bit by bit, so that a visitor can type and scroll meanwhile.
    startTransition(() => void hydrateRoot(root, <App />, { onUncaughtError }));
  });
}
