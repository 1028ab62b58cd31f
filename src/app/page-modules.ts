import type { PageModule } from './pages.ts';

/**
 * Every page by its folder's name, each a chunk of its own. With the names of all chunks this list is 1.4 kB after
 * brotli; the first page comes without it (docs/decisions/018), so it is a chunk too.
 */
const importers = import.meta.glob<PageModule>('../pages/*/page.tsx');

/** @throws when there is no such page, or its chunk cannot be had. */
export function importPage(name: string): Promise<PageModule> {
  const importer = importers[`../pages/${name}/page.tsx`];
  return importer ? importer() : Promise.reject(new Error(`There is no page ${name}`));
}
