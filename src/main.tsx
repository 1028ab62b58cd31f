// This must be the first style sheet, because it declares the order of the layers.
import './styles/index.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '#src/app/app.tsx';
import { reloadOnceWhenAChunkIsGone } from '#src/loading/missing-chunk.ts';
import { loadOfflineLater } from '#src/offline/page/offline-later.ts';
import { loadPage, type PageModule } from '#src/app/pages.ts';
import { activateLanguage, rememberLanguage } from '#src/i18n/activate.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_KEY, isLanguage } from '#src/i18n/languages.ts';
import { findRoute } from '#src/routes.ts';
import { keepEarlyText } from '#src/ui/early-text.ts';

/**
 * Starts React. In English it takes over the prerendered page; in any other language it draws the page again.
 * @param name the folder of the page, and `page` its module. `inline/start.ts` gives both; development (`dev.ts`) gives neither.
 * @throws when the code of the page cannot be loaded.
 */
export async function start(name?: string, page?: PageModule): Promise<void> {
  reloadOnceWhenAChunkIsGone();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');

  if (name && page) loadPage.set(name, page.default);
  await Promise.all([loadPage(findRoute(location.pathname).page), applyDetectedLanguage(document.documentElement.lang)]);

  const prerendered = root.firstElementChild !== null;
  // In a transition, React takes the page over bit by bit, so that a visitor can type and scroll meanwhile.
  if (prerendered && document.documentElement.lang === DEFAULT_LANGUAGE) startTransition(() => void hydrateRoot(root, <App />));
  else {
    keepEarlyText(root);
    createRoot(root).render(<App />);
  }
  loadOfflineLater();
}

/** Activates the language that `inline/lang.ts` detected. If its catalogue cannot be loaded, the page stays English. */
async function applyDetectedLanguage(detected: string) {
  const code = isLanguage(detected) ? detected : DEFAULT_LANGUAGE;
  try {
    await activateLanguage(code);
    // A language in the address (`?lng=`) is the visitor's choice, like one made in the header.
    if (new URLSearchParams(location.search).get(LANGUAGE_KEY) === code) rememberLanguage(code);
  } catch {
    await activateLanguage(DEFAULT_LANGUAGE);
    delete document.documentElement.dataset['pending'];
  }
}
