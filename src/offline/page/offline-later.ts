import { loadOptional } from '#src/loading/missing-chunk.ts';

/** Loads the offline part after the page has loaded, so that it does not slow the first visit down. */
export function loadOfflineLater(): void {
  if (!import.meta.env.PROD) return;
  // This module is part of the shell, whose address identifies the release.
  const shell = new URL(import.meta.url).pathname;
  // The browser reports a failure as unhandled. The site works without this part.
  const load = () => void loadOptional(() => import('./offline.tsx')).then(({ start }) => start(shell));
  if (document.readyState === 'complete') load();
  else addEventListener('load', load);
}
