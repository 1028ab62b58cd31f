import { loadOptional } from '#src/ui/optional-part.ts';

/** Nothing of it before the page has loaded: the first visit is not slowed for the sake of one without a network. */
export function loadOfflineLater(): void {
  if (!import.meta.env.PROD) return;
  // This module is part of the shell, by whose address releases know each other.
  const shell = new URL(import.meta.url).pathname;
  // A failure is told by the browser as one that nobody handled: the site is whole without it.
  const load = () => void loadOptional(() => import('./offline.tsx')).then(({ start }) => start(shell));
  if (document.readyState === 'complete') load();
  else addEventListener('load', load);
}
