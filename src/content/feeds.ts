import type { FeedId } from '#build/content/schemas/open-data.ts';

/** An Atom feed, for links on pages. */
export interface Feed {
  id: FeedId;
  /** Address from the root of the site. */
  address: string;
  /** The name in a list of our feeds. */
  name: string;
  /** The name in a feed reader, with the name of the authority. */
  title: string;
  subtitle: string;
}

export interface FeedsPage {
  lead: string;
  list: Feed[];
}
