import XmlBuilder from 'fast-xml-builder';
import type { Feed, FeedsPage } from '#src/content/feeds.ts';
import type { FeedId } from '#src/content/build-time/schemas/open-data.ts';
import type { Content } from './load.ts';
import { attributionOf, markedName } from './open-data/dataset.ts';

/** The feeds: each file under `/feeds/` by its address, and what the pages say of them. */
export interface PublishedFeeds {
  files: Map<string, string>;
  page: FeedsPage;
}

/** One entry, before it is written. */
interface Entry {
  /** Unique in its feed, and never another's. */
  id: string;
  title: string;
  /** Where it is read, from the root of the site. */
  link: string;
  /** The content's day or minute, as RFC 3339 writes it. */
  at: string;
  /** By the kind of category. */
  categories: Record<string, string>;
  summary?: string | undefined;
}

/** The feeds in the order in which the page lists them, and the page whose news each tells. */
const FEEDS: readonly { id: FeedId; page: string }[] = [
  { id: 'alerts', page: '/#latest-alerts' },
  { id: 'warnings', page: '/warnings' },
  { id: 'publications', page: '/publications' },
];

/** So many entries at most: readers keep the older ones, and everything is in the open data and on the pages. */
const MOST_ENTRIES = 100;

const xml = new XmlBuilder({
  format: true,
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  // Else an attribute whose text is "true" would lose it.
  suppressBooleanAttributes: false,
  suppressEmptyNode: true,
});

/**
 * Writes the Atom feeds (RFC 4287). Every date is the content's, so that the same content gives the same bytes; every
 * text is plain, and escaped by the library.
 */
export function publishFeeds(content: Content): PublishedFeeds {
  const list = FEEDS.map(({ id }): Feed => {
    const { title, subtitle } = content.feeds.feeds[id];
    return { id, address: `/feeds/${id}.atom`, name: title, title: `${markedName(content)}: ${title}`, subtitle };
  });
  const entries = entriesOf(content);
  return {
    files: new Map(list.map((feed) => [feed.address, toAtom(content, feed, entries[feed.id])])),
    page: { lead: content.feeds.lead, list },
  };
}

function entriesOf({ alerts, warnedFirms, publications, advisories }: Content): Record<FeedId, Entry[]> {
  // An advisory has the id of its alert.
  const leads = new Map(advisories.map(({ id, lead }) => [id, lead]));
  return {
    alerts: alerts.map(({ id, title, link, timestamp, type, severity }) => ({
      id,
      title,
      link,
      at: `${timestamp.slice(0, 10)}T${timestamp.slice(11, 16)}:00Z`,
      categories: { type, severity },
      summary: leads.get(id),
    })),
    warnings: warnedFirms.map(({ id, name, added, reason }) => ({
      id,
      title: name,
      link: `/warnings#${id}`,
      at: midnight(added),
      categories: {},
      summary: reason,
    })),
    publications: publications.map(({ id, title, date, type, lead }) => ({
      id,
      title,
      link: `/publications#${id}`,
      at: midnight(date),
      categories: { type },
      summary: lead,
    })),
  };
}

function toAtom(content: Content, { id: feedId, address, title: feedTitle, subtitle }: Feed, entries: readonly Entry[]): string {
  const { site, openData, feeds } = content;
  const absolute = (path: string) => site.baseUrl + path;
  const tag = (path: string) => `tag:${feeds.tag}:${path}`;
  const alternate = (path: string) => ({ '@rel': 'alternate', '@type': 'text/html', '@hreflang': 'en', '@href': absolute(path) });
  const marked = (text: string) => (site.fictional ? `${text} ${openData.notice}` : text);
  const newest = entries.toSorted((a, b) => compare(b.at, a.at) || compare(a.id, b.id)).slice(0, MOST_ENTRIES);
  return xml.build({
    '?xml': { '@version': '1.0', '@encoding': 'utf-8' },
    feed: {
      '@xmlns': 'http://www.w3.org/2005/Atom',
      '@xml:lang': 'en',
      id: tag(`feeds/${feedId}`),
      title: feedTitle,
      subtitle: marked(subtitle),
      updated: newest[0]?.at ?? midnight(feeds.since),
      author: { name: markedName(content), uri: absolute('/'), email: site.supportEmail },
      rights: marked(`${attributionOf(content)}.`),
      icon: absolute('/icon.svg'),
      link: [
        { '@rel': 'self', '@type': 'application/atom+xml', '@href': absolute(address) },
        alternate(FEEDS.find(({ id }) => id === feedId)?.page ?? '/'),
        { '@rel': 'license', '@href': openData.licence.link },
      ],
      entry: newest.map(({ id, title, link, at, categories, summary }) => ({
        id: tag(`${feedId}/${id}`),
        title,
        published: at,
        updated: at,
        link: alternate(link),
        category: Object.entries(categories).map(([kind, term]) => ({ '@scheme': tag(kind), '@term': term })),
        summary,
      })),
    },
  });
}

function midnight(day: string): string {
  return `${day}T00:00:00Z`;
}

/** By code unit: the same order on every machine. */
function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
