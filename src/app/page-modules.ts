import type { PageModule } from './pages.ts';

/**
 * The import of every page, each a chunk of its own. This list names all chunks and has 1.4 kB after brotli. The first page
 * does not need it, so it is a chunk too (docs/decisions/018).
 */
const importers = import.meta.glob<PageModule>('../pages/*/page.tsx');

/** @throws when there is no such page, or when its chunk cannot be loaded. */
export function importPage(name: string): Promise<PageModule> {
  const importer = importers[`../pages/${name}/page.tsx`];
  return importer ? importer() : Promise.reject(new Error(`There is no page ${name}`));
}
