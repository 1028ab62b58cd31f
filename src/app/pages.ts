import { use, type ComponentType } from 'react';
import { loadOnce } from '#src/loading/load-once.ts';
import { loadOptional } from '#src/loading/missing-chunk.ts';

/** What `pages/<name>/page.tsx` exports. */
export interface PageModule {
  default: ComponentType;
}

/** The list of all pages. It is a chunk of its own, which the first page does without. */
const loadPageList = loadOnce(() => import('./page-modules.ts'));

/** Loads a page's code by the name of its folder. @throws when the chunk is missing; the next call tries again. */
export const loadPage = loadOnce(async (name: string) => {
  const { importPage } = await loadPageList();
  return (await importPage(name)).default;
});

/** Pages that a visitor has gone to. */
const goneTo = new Set<string>();

/** Fetches the list of all pages before the visitor goes to another page. A failure does not matter yet. */
export function prefetchPageList(): void {
  loadOptional(loadPageList).catch(() => undefined);
}

/**
 * Fetches a page's code before a click. A failure does not matter yet, and it is no reason to reload the page that the
 * visitor is on: the click tries again, and tells the visitor if it fails.
 */
export function prefetchPage(name: string): void {
  const load = async () => {
    try {
      await loadPage(name);
    } catch (error) {
      // The click came while the page was on its way: now the failure does matter.
      if (!goneTo.has(name)) throw error;
    }
  };
  loadOptional(load).catch(() => undefined);
}

/** The page's component. It suspends while the page loads, but never for a page that is here already (hydration). */
export function usePage(name: string): ComponentType {
  goneTo.add(name);
  return loadPage.ifLoaded(name) ?? use(loadPage(name));
}
