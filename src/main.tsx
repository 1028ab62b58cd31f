// This must be the first style sheet, because it declares the order of the layers.
import './styles/index.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '#src/app/app.tsx';
import { reloadOnceWhenAChunkIsGone } from '#src/late/missing-chunk.ts';
import { tolerateMovedNodes } from '#src/app/moved-nodes.ts';
import { keepScrollPositions } from '#src/app/scroll-positions.ts';
import { loadPage, type PageModule } from '#src/app/pages.ts';
import { LANGUAGE } from '#src/i18n/language.ts';
import { LANGUAGE_KEY, divideAddress } from '#src/i18n/languages.ts';
import { findRoute } from '#src/routes.ts';
import { store } from '#src/ui/storage.ts';

/**
 * Starts React, which takes over the prerendered page.
 * @param name the folder of the page, and `page` its module. `inline/start.ts` gives both; development (`dev.ts`) gives neither.
 * @throws when the code of the page cannot be loaded.
 */
export async function start(name?: string, page?: PageModule): Promise<void> {
  reloadOnceWhenAChunkIsGone();
  tolerateMovedNodes();
  keepScrollPositions();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');

  if (name && page) loadPage.set(name, page.default);
  await loadPage(findRoute(divideAddress(location.pathname).path).page);
  // A language in the address (`?lng=`) is the visitor's choice, like one made in the header.
  if (new URLSearchParams(location.search).get(LANGUAGE_KEY) === LANGUAGE) store(LANGUAGE_KEY, LANGUAGE);

  // In a transition, React takes the page over bit by bit, so that a visitor can type and scroll meanwhile.
  if (root.firstElementChild) startTransition(() => void hydrateRoot(root, <App />));
  else createRoot(root).render(<App />);
}
