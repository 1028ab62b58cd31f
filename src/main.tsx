// First: it declares the order of the layers.
import './styles/index.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '#src/app/app.tsx';
import { reloadOnceWhenAChunkIsGone } from '#src/app/missing-chunk.ts';
import { loadOfflineLater } from '#src/app/offline-later.ts';
import { loadPage } from '#src/app/pages.ts';
import { activateEnglish, activateLanguage, rememberLanguage } from '#src/i18n/activate.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_KEY, isLanguage } from '#src/i18n/languages.ts';
import { findRoute } from '#src/routes.ts';

/** Browser entry: English hydrates the prerendered page; another language is drawn in its place. */
async function start() {
  reloadOnceWhenAChunkIsGone();
  loadOfflineLater();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');

  activateEnglish();
  await Promise.all([loadPage(findRoute(location.pathname).page), applyDetectedLanguage(document.documentElement.lang)]);

  const prerendered = root.firstElementChild !== null;
  if (prerendered && document.documentElement.lang === DEFAULT_LANGUAGE) hydrateRoot(root, <App />);
  else createRoot(root).render(<App />);
}

/** What `/lang.js` detected; when its catalogue cannot be had, the English page stays. */
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

// A page whose script cannot start is still the page: its text, its links and its forms stay as served.
start().catch((error: unknown) => {
  delete document.documentElement.dataset['pending'];
  reportError(error);
});
