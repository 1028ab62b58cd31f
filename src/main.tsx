// First of the styles: it declares the order of the layers.
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
 * Takes the page over: English hydrates the prerendered page; another language is drawn in its place. The script that
 * starts a built page calls this with the page (`inline/start.ts`); development calls it without. @throws when the page's code cannot be had.
 */
export async function start(name?: string, page?: PageModule) {
  reloadOnceWhenAChunkIsGone();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');

  if (name && page) loadPage.set(name, page.default);
  await Promise.all([loadPage(findRoute(location.pathname).page), applyDetectedLanguage(document.documentElement.lang)]);

  const prerendered = root.firstElementChild !== null;
  // A transition: React takes the page over in slices, and a visitor who is already typing or scrolling goes first.
  if (prerendered && document.documentElement.lang === DEFAULT_LANGUAGE) startTransition(() => void hydrateRoot(root, <App />));
  else {
    keepEarlyText(root);
    createRoot(root).render(<App />);
  }
  loadOfflineLater();
}

/** What `lang.ts` detected; when its catalogue cannot be had, the English page stays. */
async function applyDetectedLanguage(detected: string) {
  const code = isLanguage(detected) ? detected : DEFAULT_LANGUAGE;
  try {
    await activateLanguage(code);
    // A language asked for in the address is a choice, like one made in the header.
    if (new URLSearchParams(location.search).get(LANGUAGE_KEY) === code) rememberLanguage(code);
  } catch {
    await activateLanguage(DEFAULT_LANGUAGE);
    delete document.documentElement.dataset['pending'];
  }
}
