import XmlBuilder from 'fast-xml-builder';
import type { Feed, FeedsPage } from '#src/content/feeds.ts';
import { compareCodeUnits } from './code-units.ts';
import type { FeedId } from './schemas/open-data.ts';
import { changeWriter, topicOf, yearBefore } from '../history/change-sentences.ts';
import { recordedOn } from '../history/event.ts';
import { laterOf } from '../history/event-rules.ts';
import type { RecordChange } from '../history/past.ts';
import { withoutVersion } from '../history/present.ts';
import { CLONE } from '#src/register/clone.ts';
import { DEFAULT_LANGUAGE, directionOf, prefixOf, tagOf } from '#src/i18n/languages.ts';
import type { PageAddress } from '#src/routes.ts';
import type { Content } from './load.ts';
import { marksOf } from '#src/i18n/marks.ts';
import { attributionOf, markedName } from './open-data/dataset.ts';

/** The feeds: each file under `/feeds/` by its address, and their description for the pages. */
export interface PublishedFeeds {
  files: Map<string, string>;
  page: FeedsPage;
}

/** An entry before it is written as XML. */
interface Entry {
  /** Unique among the entries of its kind and never used again. */
  id: string;
  title: string;
  /** The address of the page that shows it, from the root of the site. */
  link: PageAddress;
  /** When it was published and last changed, in the format of RFC 3339. */
  published: string;
  updated: string;
  /** By scheme: the term, which is the same in every language, and its label for readers if the content has one. */
  categories: Record<string, { term: string; label?: string }>;
  summary?: string | undefined;
}

/** The feeds in the order of the page that lists them, each with the page that shows the same entries. */
const FEEDS: readonly { id: FeedId; page: PageAddress }[] = [
  { id: 'warnings', page: '/warnings' },
  { id: 'publications', page: '/publications' },
  { id: 'changes', page: '/changes' },
];

/** Feed readers keep older entries, and the pages and the open data have all of them. */
const MAX_ENTRIES = 100;

const xml = new XmlBuilder({
  format: true,
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  // Otherwise an attribute with the text "true" would lose its text.
  suppressBooleanAttributes: false,
  suppressEmptyNode: true,
});

/**
 * Writes the Atom feeds (RFC 4287) in the language of the content, under the addresses of that language. All dates come from the
 * content, so the same content gives the same bytes. All texts are plain, and the library escapes them.
 */
export function publishFeeds(content: Content): PublishedFeeds {
  const titled = titleWriter(content);
  const list = FEEDS.map(({ id }): Feed => {
    const { title, subtitle } = content.feeds.feeds[id];
    return {
      id,
      address: `${prefixOf(content.language)}/feeds/${id}.atom`,
      name: title,
      title: titled(markedName(content, content.language), title),
      subtitle,
    };
  });
  const momentsOf = momentsIn(content.past.changes);
  const entries = { ...entriesOf(content, momentsOf), changes: changeEntries(content, momentsOf) };
  return {
    files: new Map(list.map((feed) => [feed.address, toAtom(content, feed, entries[feed.id])])),
    page: { lead: content.feeds.lead, list },
  };
}

/**
 * Returns a function that writes a name, and what happened to it. The mark of a clone is in the language of the feed. In a feed that is read from
 * right to left, a title that begins with a Latin name would be set from left to right.
 */
function titleWriter({ language, feeds }: Content): (name: string, text?: string) => string {
  const { open, close, colon } = marksOf(language);
  const begin = directionOf(language) === 'rtl' ? '\u200f' : '';
  return (name, text) => {
    const shown = name.endsWith(CLONE) ? name.slice(0, -CLONE.length) + open + feeds.clone + close : name;
    return begin + (text === undefined ? shown : shown + colon + text);
  };
}

/** The changes that the page lists by itself, as entries. */
function changeEntries(content: Content, momentsOf: MomentsOf): Entry[] {
  const changes = content.past.changes.toReversed();
  const write = changeWriter(content);
  const titled = titleWriter(content);
  const since = yearBefore(changes[0] && recordedOn(changes[0].events[0]));
  return changes
    .filter((change) => topicOf(change) !== 'others' && recordedOn(change.events[0]) > since)
    .slice(0, MAX_ENTRIES)
    .map((change) => {
      const [{ kind, about }] = change.events;
      const [number, , , name, , text, reason] = write(change);
      const { first, last } = momentsOf(change);
      return {
        id: String(number),
        title: titled(name, text),
        link: `/changes#e${number}`,
        published: first,
        updated: last,
        categories: { kind: { term: kind }, about: { term: about } },
        summary: reason === '' ? undefined : reason,
      };
    });
}

function entriesOf(content: Content, momentsOf: MomentsOf): Record<Exclude<FeedId, 'changes'>, Entry[]> {
  const { warnedFirms, publications, english } = content;
  const titled = titleWriter(content);
  const changesOf = Map.groupBy(content.past.changes, ({ events: [{ about, id }] }) => (about === 'firm' ? '' : `${about} ${id}`));
  const timesOf = (record: string, day: string) => {
    const changes = changesOf.get(record) ?? [];
    // What was there before the history began has no moment.
    const moments = changes.flatMap((change) => (change.events[0].kind === 'recorded' ? [] : momentsOf(change)));
    const published = (moments.length === changes.length ? moments[0]?.first : undefined) ?? midnight(day);
    return { published, updated: moments.map(({ last }) => last).reduce(laterOf, published) };
  };
  const englishTypes = new Map(english.publications.map(({ id, type }) => [id, type]));
  return {
    warnings: warnedFirms.map(({ id, name, added, reason }) => ({
      id,
      title: titled(name),
      link: `/warnings#${id}`,
      ...timesOf(`warning ${id}`, added),
      categories: {},
      summary: reason,
    })),
    publications: publications.map(({ id, title, date, type, lead, ref }) => ({
      id,
      title,
      link: `/publications#${id}`,
      ...timesOf(`document ${withoutVersion(ref)}`, date),
      categories: { type: { term: englishTypes.get(id) ?? type, label: type } },
      summary: lead,
    })),
  };
}

function toAtom(content: Content, { id: kind, address, title: feedTitle, subtitle }: Feed, entries: readonly Entry[]): string {
  const { site, openData, feeds, language } = content;
  const absolute = (path: string) => site.baseUrl + path;
  const tag = (path: string) => `tag:${feeds.tag}:${path}`;
  const alternate = (path: string) => ({
    '@rel': 'alternate',
    '@type': 'text/html',
    '@hreflang': language,
    '@href': absolute(prefixOf(content.language) + path),
  });
  // A reader of two languages must not take the two entries for one.
  const ofLanguage = language === DEFAULT_LANGUAGE ? '' : `${language}/`;
  const { space, stop } = marksOf(language);
  const marked = (text: string) => (site.fictional ? text + space + openData.notice : text);
  const newest = entries.toSorted((a, b) => compareCodeUnits(b.updated, a.updated) || compareCodeUnits(a.id, b.id)).slice(0, MAX_ENTRIES);
  return xml.build({
    '?xml': { '@version': '1.0', '@encoding': 'utf-8' },
    feed: {
      '@xmlns': 'http://www.w3.org/2005/Atom',
      '@xml:lang': tagOf(language),
      id: tag(`${ofLanguage}feeds/${kind}`),
      title: feedTitle,
      subtitle: marked(subtitle),
      updated: newest[0]?.updated ?? midnight(feeds.since),
      author: { name: markedName(content, content.language), uri: absolute('/'), email: site.supportEmail },
      rights: marked(attributionOf(content, content.language) + stop),
      icon: absolute('/icon.svg'),
      link: [
        { '@rel': 'self', '@type': 'application/atom+xml', '@href': absolute(address) },
        alternate(FEEDS.find(({ id }) => id === kind)?.page ?? '/'),
        { '@rel': 'license', '@href': openData.licence.link },
      ],
      entry: newest.map(({ id, title, link, published, updated, categories, summary }) => ({
        id: tag(`${ofLanguage}${kind}/${id}`),
        title,
        published,
        updated,
        link: alternate(link),
        category: Object.entries(categories).map(([scheme, { term, label }]) => ({
          '@scheme': tag(scheme),
          '@term': term,
          ...(label !== undefined && { '@label': label }),
        })),
        summary,
      })),
    },
  });
}

/** The moments of the first and the last event of a change. */
type MomentsOf = (change: RecordChange) => { first: string; last: string };

const DAY_S = 86_400;

/**
 * The moment of an event is the day on which it was recorded, and a second for each event before it on that day. So a program that asks for what is
 * newer than the last entry that it has seen gets every event, also one of the same day and a warning that is dated back. Some programs read it
 * from `updated`, and others from `published`.
 */
function momentsIn(changes: readonly RecordChange[]): MomentsOf {
  /** The number of the first event of each day. */
  const begins = new Map(changes.toReversed().map(({ number, events: [first] }) => [recordedOn(first), number]));
  return ({ number, last, events }) => {
    const day = recordedOn(events[0]);
    const momentOf = (event: number) => {
      const second = Math.min(event - (begins.get(day) ?? event), DAY_S - 1);
      return new Date(Date.parse(day) + second * 1000).toISOString().replace('.000', '');
    };
    return { first: momentOf(number), last: momentOf(last) };
  };
}

function midnight(day: string): string {
  return `${day}T00:00:00Z`;
}
