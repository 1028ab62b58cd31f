import type { MessageDescriptor } from '@lingui/core';
import type { FeedId } from './content/build-time/schemas/open-data.ts';

/** What a page says of itself outside its own markup: the default export of `pages/<page>/meta.ts`. */
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
 * The title, description and feeds of a page, by the name of its folder. Only the build and the list of all pages
 * (`/search`) import this: in the first load of every page it would be two kilobytes that nobody reads.
 * @throws when the folder has no `meta.ts`.
 */
export function metaOf(page: string): PageMeta {
  const meta = modules[`./pages/${page}/meta.ts`];
  if (!meta) throw new Error(`src/pages/${page} has no meta.ts`);
  return meta;
}
