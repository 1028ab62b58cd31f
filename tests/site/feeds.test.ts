import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { buildChanges } from '../../build/history/change-sentences.ts';
import { fileOf } from '../../build/built-files.ts';
import { findRoute, notFound } from '../../src/routes.ts';
import { content } from '../support/content.ts';

/** Checks the feeds in `dist/` by the rules of RFC 4287 that are not in its grammar. `open-data.test.ts` compares them with that. */
const DIST = 'dist';
const FEEDS = join(DIST, 'feeds');
const { baseUrl } = content.site;

const feeds = readdirSync(FEEDS)
  .filter((name) => name.endsWith('.atom'))
  .map((name) => ({ name, source: readFileSync(join(FEEDS, name), 'utf8') }));

const fragments = new Map<string, Set<string>>();

/** The days of the content in the format of RFC 3339. */
const contentDates = {
  'warnings.atom': instants(content.warnedFirms.map(({ added }) => added)),
  'publications.atom': instants(content.publications.map(({ date }) => date)),
  'changes.atom': instants(
    buildChanges(content)
      .list.recent.filter(([, , topic]) => topic !== 'others')
      .slice(0, 100)
      .map(([, day]) => day),
  ),
};

test('there is a feed for each kind of news (OPEN-1)', () => {
  expect(feeds.map(({ name }) => name).toSorted()).toEqual(Object.keys(contentDates).toSorted());
});

describe.each(feeds)('$name', ({ name, source }) => {
  const $ = load(source, { xml: true });
  const text = (selector: string) =>
    $(selector)
      .toArray()
      .map((element) => $(element).text());
  const links = (selector: string) =>
    $(selector)
      .toArray()
      .map((element) => $(element).attr() ?? {});

  test('uses no identifier twice, and shares none with another feed (§4.2.6)', () => {
    const ids = text('id');
    expect(text('entry').length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
    const others = feeds.filter((other) => other.name !== name).flatMap((other) => other.source.match(/<id>.*?<\/id>/g));
    for (const id of ids) expect(others).not.toContain(`<id>${id}</id>`);
  });

  test('gives its own address once, and the page where it can be read (§4.1.1, §4.2.7)', () => {
    expect(links('feed > link[rel="self"]')).toEqual([{ rel: 'self', type: 'application/atom+xml', href: `${baseUrl}/feeds/${name}` }]);
    expect(links('feed > link[rel="alternate"]')).toHaveLength(1);
    // An entry without content needs exactly one alternate link of each type and language (§4.1.2).
    for (const entry of $('entry').toArray()) expect($(entry).children('link[rel="alternate"]')).toHaveLength(1);
  });

  test('leads to pages and fragments that exist', () => {
    for (const { href = '' } of links('link[rel="alternate"]')) {
      expect(href.startsWith(baseUrl), href).toBe(true);
      const { pathname, hash } = new URL(href);
      expect(findRoute(pathname), href).not.toBe(notFound);
      expect(idsOf(pathname), href).toContain(hash.slice(1));
    }
    const icon = text('icon')[0] ?? '';
    expect(existsSync(join(DIST, icon.replace(baseUrl, ''))), icon).toBe(true);
  });

  test('has the dates of the content and no others, newest first, and is as recent as its newest entry', () => {
    const updated = text('entry > updated');
    // A day of the content. The second says which event of that day it was.
    expect(text('entry > published').map(withoutSecond).toSorted()).toEqual(Reflect.get(contentDates, name));
    for (const [index, published] of text('entry > published').entries()) expect(published <= (updated[index] ?? '')).toBe(true);
    expect(updated).toEqual(updated.toSorted().toReversed());
    expect(text('feed > updated')).toEqual([updated[0]]);
  });

  test('says that it is fictional, in its name, its subtitle, its author and its rights', () => {
    for (const selector of ['feed > title', 'feed > subtitle', 'feed > author > name', 'feed > rights']) {
      expect(text(selector)[0], selector).toMatch(/fictional/i);
    }
  });
});

describe('the head of a page', () => {
  const named = (file: string) => {
    const $ = load(readFileSync(join(DIST, file), 'utf8'));
    // Other alternates are the page in other languages.
    return $('link[rel="alternate"][type="application/atom+xml"]')
      .toArray()
      .map((link) => $(link).attr());
  };
  const linkTo = ({ name, source }: (typeof feeds)[number]) => {
    const title = load(source, { xml: true })('feed > title').text();
    return { rel: 'alternate', type: 'application/atom+xml', title, href: `/feeds/${name}` };
  };

  test.for(['index.html', 'open-data.html'])('of %s names every feed by its title', (file) => {
    expect(named(file)).toHaveLength(feeds.length);
    expect(named(file)).toEqual(expect.arrayContaining(feeds.map(linkTo)));
  });

  test.for([
    ['warnings.html', 'warnings.atom'],
    ['contact.html', undefined],
  ])('of %s names %s', ([file = '', feed]) => {
    expect(named(file)).toEqual(feeds.filter(({ name }) => name === feed).map(linkTo));
  });
});

/** The ids on a page, including the empty one for an address without a fragment. */
function idsOf(path: string): Set<string> {
  const known = fragments.get(path);
  if (known) return known;
  const $ = load(readFileSync(join(DIST, fileOf(findRoute(path))), 'utf8'));
  const ids = $('[id]')
    .toArray()
    .map((element) => $(element).attr('id') ?? '');
  fragments.set(path, new Set(['', ...ids]));
  return idsOf(path);
}

const withoutSecond = (instant: string) => instant.replace(/T00:00:\d\dZ$/, 'T00:00:00Z');

function instants(dates: readonly string[]): string[] {
  return dates.map((date) => `${date}T00:00:00Z`).toSorted();
}
