import { use, type ComponentType } from 'react';
import type { Messages } from '@lingui/core';
import { addEnglish } from '#src/i18n/activate.ts';

/** What `pages/<name>/page.tsx` exports. */
interface PageModule {
  default: ComponentType;
  /** Its English words, if it has any of its own; the other languages have theirs in one chunk each. */
  english?: Messages;
}

/** Every page by its folder's name, each a chunk of its own. */
const importers = import.meta.glob<PageModule>('../pages/*/page.tsx');

const loaded = new Map<string, ComponentType>();
const loading = new Map<string, Promise<ComponentType>>();

/** Loads a page's code and words, once. @throws when the chunk cannot be had; the next call tries again. */
export function loadPage(name: string): Promise<ComponentType> {
  const known = loading.get(name);
  if (known) return known;
  const importer = importers[`../pages/${name}/page.tsx`];
  if (!importer) return Promise.reject(new Error(`There is no page ${name}`));
  const promise = importer().then((module) => {
    if (module.english) addEnglish(module.english);
    loaded.set(name, module.default);
    return module.default;
  });
  loading.set(name, promise);
  promise.catch(() => loading.delete(name));
  return promise;
}

/** The page's component; suspends while it loads, but never for one that is here already (hydration). */
export function usePage(name: string): ComponentType {
  return loaded.get(name) ?? use(loadPage(name));
}
