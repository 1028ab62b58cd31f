import { use, type ComponentType } from 'react';
import { loadOnce } from '#src/loading/load-once.ts';
import { loadOptional } from '#src/late/missing-chunk.ts';

/** The exports of `pages/<name>/page.tsx`. */
export interface PageModule {
  default: ComponentType;
}

/** The list of all pages is a chunk of its own, because the first page does not need it. */
const loadPageList = loadOnce(() => import('./page-modules.ts'));

/** Loads the component of a page by the name of its folder. @throws when the chunk is missing; the next call tries again. */
export const loadPage = loadOnce(async (name: string) => {
  const { importPage } = await loadPageList();
  return (await importPage(name)).default;
});

/** The pages that the visitor has opened. */
const opened = new Set<string>();

/** Loads the list of all pages before the visitor opens another page. A failure does not matter yet. */
export function prefetchPageList(): void {
  loadOptional(loadPageList).catch(() => undefined);
}

export function isLoaded(name: string): boolean {
  return loadPage.ifLoaded(name) !== undefined;
}

/**
 * Loads a page before it is shown. A failure does not matter yet, and the open page must not be reloaded because of it. `usePage`
 * tries again and shows a message if that fails too.
 */
export function prefetchPage(name: string): Promise<unknown> {
  const load = async () => {
    try {
      await loadPage(name);
    } catch (error) {
      // If the visitor clicked while the page was loading, `usePage` handles the failure.
      if (!opened.has(name)) throw error;
    }
  };
  return loadOptional(load).catch(() => undefined);
}

/** The component of a page. It suspends while the page is loading, but not if it is loaded: hydration must not suspend. */
export function usePage(name: string): ComponentType {
  opened.add(name);
  return loadPage.ifLoaded(name) ?? use(loadPage(name));
}
