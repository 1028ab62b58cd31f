import { use, type ComponentType } from 'react';
import { loadOnce } from '#src/loading/load-once.ts';
import { loadOrReload } from '#src/late/missing-chunk.ts';

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

/** Loads the list of all pages before the visitor opens another page. A failure does not matter yet. */
export function prefetchPageList(): void {
  loadPageList().catch(() => undefined);
}

export function isLoaded(name: string): boolean {
  return loadPage.ifLoaded(name) !== undefined;
}

/** Loads a page before it is shown. A failure does not matter yet, and the open page must not be reloaded because of it. */
export function prefetchPage(name: string): Promise<unknown> {
  return loadPage(name).catch(() => undefined);
}

const loadToShow = loadOnce((name: string) => loadOrReload(() => loadPage(name)));

/** The component of a page. It suspends while the page is loading, but not if it is loaded: hydration must not suspend. */
export function usePage(name: string): ComponentType {
  return loadPage.ifLoaded(name) ?? use(loadToShow(name));
}
