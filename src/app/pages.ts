import { use, type ComponentType } from 'react';
import { loadOptional } from '#src/ui/optional-part.ts';
import type * as pageModules from './page-modules.ts';

/** What `pages/<name>/page.tsx` exports. */
export interface PageModule {
  default: ComponentType;
}

const loaded = new Map<string, ComponentType>();
const loading = new Map<string, Promise<ComponentType>>();

/** The list of all pages, which a page is loaded by, once somebody has asked for it. */
let pageList: Promise<typeof pageModules> | undefined;

function loadPageList(): Promise<typeof pageModules> {
  pageList ??= import('./page-modules.ts');
  pageList.catch(() => {
    pageList = undefined;
  });
  return pageList;
}

/** Fetches the list of all pages ahead of the first page that is gone to. A failure is no concern yet. */
export function prefetchPageList(): void {
  if (!pageList) loadOptional(loadPageList).catch(() => undefined);
}

/** Makes a page known whose code is here: the first one's, which came with the entry. */
export function addPage(name: string, { default: Page }: PageModule): ComponentType {
  loaded.set(name, Page);
  return Page;
}

/** Loads a page's code and words, once. @throws when the chunk cannot be had; the next call tries again. */
export function loadPage(name: string): Promise<ComponentType> {
  const known = loading.get(name);
  if (known) return known;
  const promise = load(name);
  loading.set(name, promise);
  promise.catch(() => loading.delete(name));
  return promise;
}

async function load(name: string): Promise<ComponentType> {
  const here = loaded.get(name);
  if (here) return here;
  const { importPage } = await loadPageList();
  return addPage(name, await importPage(name));
}

/** Pages that a visitor has gone to. */
const goneTo = new Set<string>();

/**
 * Fetches a page's code ahead of a click. A failure is no concern yet, and no reason to load the page anew that the
 * visitor is on: the click asks again, and says so if it fails.
 */
export function prefetchPage(name: string): void {
  const unlessGoneTo = async () => {
    try {
      await loadPage(name);
    } catch (error) {
      // The click has come while it was on its way.
      if (!goneTo.has(name)) throw error;
    }
  };
  loadOptional(unlessGoneTo).catch(() => undefined);
}

/** The page's component; suspends while it loads, but never for one that is here already (hydration). */
export function usePage(name: string): ComponentType {
  goneTo.add(name);
  return loaded.get(name) ?? use(loadPage(name));
}
