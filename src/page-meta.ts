import type { MessageDescriptor } from '@lingui/core';
import type { FeedId } from '#build/content/schemas/open-data.ts';

/** What search engines and lists say about a page: the default export of `pages/<page>/meta.ts`. */
export interface PageMeta {
  /** The same text as the page's heading. */
  title: MessageDescriptor;
  /** For search results and link previews. */
  description: MessageDescriptor;
  /** The Atom feeds that the head of the page names. */
  feeds?: readonly FeedId[];
}

const modules = import.meta.glob<PageMeta>('./pages/*/meta.ts', { eager: true, import: 'default' });

/**
 * The title, description and feeds of a page. Only the build and `/search`, which lists all pages, import this. In the first
 * load of every page, it would be two kilobytes that nobody needs (docs/decisions/007).
 * @param page the name of the folder in `pages/`
 * @throws when the folder has no `meta.ts`.
 */
export function metaOf(page: string): PageMeta {
  const meta = modules[`./pages/${page}/meta.ts`];
  if (!meta) throw new Error(`src/pages/${page} has no meta.ts`);
  return meta;
}
