import type { FeedId } from './build-time/schemas/open-data.ts';

/** An Atom feed as pages name and link it. */
export interface Feed {
  id: FeedId;
  /** From the root of the site. */
  address: string;
  /** Among the others of this site. */
  name: string;
  /** Among the feeds of a reader: with the authority's name. */
  title: string;
  subtitle: string;
}

export interface FeedsPage {
  lead: string;
  list: Feed[];
}
