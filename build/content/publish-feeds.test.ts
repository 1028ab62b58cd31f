import { type CheerioAPI, load } from 'cheerio';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { content } from '../../tests/support/content.ts';
import type { Publication } from './schemas/records.ts';
import { pastOf } from '../history/past.ts';
import { publishFeeds } from './publish-feeds.ts';
import type { Content } from './load.ts';

/** The first publication of the content, with changes. */
function publication(changes: Partial<Publication>): Publication {
  const [first] = content.publications;
  if (!first) throw new Error('The content has no publication');
  return { ...first, ...changes };
}

/** A feed of the content with these changes, read as XML. */
function feed(id: string, changes: Partial<Content['english']> = {}): CheerioAPI {
  const past = pastOf(changes.history ?? content.history);
  const { files } = publishFeeds({ ...content, ...changes, past, english: { ...content.english, ...changes } });
  return load(files.get(`/feeds/${id}.atom`) ?? '', { xml: true });
}

const texts = ($: CheerioAPI, selector: string) =>
  $(selector)
    .toArray()
    .map((element) => $(element).text());

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test('each language has its own feeds, whose entries keep the English terms of their categories', () => {
  const french: Content = { ...content, language: 'fr', publications: [publication({ id: 'annual-report', type: 'Rapport annuel' })] };
  const english = { ...content.english, publications: [publication({ id: 'annual-report', type: 'Annual Report' })] };
  const { files, page } = publishFeeds({ ...french, english });
  expect([...files.keys()]).toEqual(page.list.map(({ address }) => address));
  const $ = load(files.get('/fr/feeds/publications.atom') ?? '', { xml: true });
  expect($('feed').attr('xml:lang')).toBe('fr');
  expect($('feed > link[rel=self]').attr('href')).toBe('https://www.frontier-conduct.example/fr/feeds/publications.atom');
  expect($('entry > link').attr('href')).toBe('https://www.frontier-conduct.example/fr/publications#annual-report');
  expect($('entry > link').attr('hreflang')).toBe('fr');
  expect(texts($, 'entry > id')).toEqual(['tag:frontier-conduct.example,2025:fr/publications/annual-report']);
  expect($('entry > category').first().attr()).toMatchObject({ term: 'Annual Report', label: 'Rapport annuel' });
});

describe('a feed', () => {
  test('contains the newest hundred entries', () => {
    const publications = Array.from({ length: 150 }, (_, index) => {
      const date = new Date(Date.UTC(2025, 0, 1 + index)).toISOString().slice(0, 10);
      return publication({ id: `report-${index}`, date });
    });
    const days = texts(feed('publications', { publications, history: [] }), 'entry > updated');
    expect(days).toHaveLength(100);
    expect(days[0]).toBe('2025-05-30T00:00:00Z');
  });

  test('without entries has the date from the content', () => {
    const $ = feed('publications', { publications: [] });
    expect($('entry')).toHaveLength(0);
    expect(texts($, 'feed > updated')).toEqual([`${content.feeds.since}T00:00:00Z`]);
  });

  test('of a real authority does not say that it is fictional', () => {
    expect(feed('warnings', { site: { ...content.site, fictional: false } }).xml()).not.toContain('ictional');
  });

  test('keeps the identifiers of its entries if the site moves', () => {
    const moved = feed('warnings', { site: { ...content.site, baseUrl: 'https://elsewhere.example/fca' } });
    expect(texts(moved, 'id')).toEqual(texts(feed('warnings'), 'id'));
    expect(moved('feed > link[rel="self"]').attr('href')).toBe('https://elsewhere.example/fca/feeds/warnings.atom');
  });
});

describe('a change of the register (HISTORY-22)', () => {
  const [firm] = content.firms;
  if (!firm) throw new Error('These tests need a firm');
  const granted = { kind: 'granted', about: 'firm', id: firm.licenseId, before: '', reason: undefined } as const;
  const history: Content['history'] = [
    { ...granted, day: '2020-07-02', field: 'status', after: 'Active' },
    { ...granted, day: '2020-07-02', field: 'tier', after: 'Tier 3' },
    {
      ...granted,
      day: '2021-03-03',
      kind: 'changed',
      field: 'status',
      before: 'Active',
      after: 'Restricted',
      reason: 'It was so decided.',
    },
  ];
  const more = { firms: [firm], history };

  test('is an entry with its words, its reason and its line on the page of changes', () => {
    const $ = feed('changes', more);
    expect(texts($, 'entry > id')).toEqual(['tag:frontier-conduct.example,2025:changes/3', 'tag:frontier-conduct.example,2025:changes/1']);
    expect(texts($, 'entry > title')).toEqual([`${firm.name}: Status: from Active to Restricted`, `${firm.name}: Licence granted`]);
    expect(texts($, 'entry > summary')).toEqual(['It was so decided.']);
    expect($('entry > link').attr('href')).toBe('https://www.frontier-conduct.example/changes#e3');
  });

  test('is left out if it is older than a year or in another detail', () => {
    const detail = { ...granted, day: '2022-03-03', kind: 'changed', field: 'tier', before: 'Tier 3', after: 'Tier 2' } as const;
    expect(texts(feed('changes', { firms: [firm], history: [...history, detail] }), 'entry')).toEqual([]);
  });
});

describe('a program that asks for what is newer than the last entry that it has seen', () => {
  const days = fc.integer({ min: 0, max: 5 }).map((day) => `2026-03-0${day + 1}`);
  const warned = (id: string, added: string) => ({ id, added, name: id, aliases: [], websites: [], reason: 'Reason.' });
  const issued = (id: string, day: string) =>
    ({ day, kind: 'issued', about: 'warning', id, field: 'name', before: '', after: id }) as const;

  /** The entries of a feed that are newer than a moment, and the moment of the newest of all. */
  function poll(
    id: string,
    changes: Partial<Content['english']>,
    last: string,
    time: 'updated' | 'published' = 'updated',
  ): [ids: string[], last: string] {
    const $ = feed(id, changes);
    const entries = $('entry')
      .toArray()
      .map((entry): [string, string] => [$(entry).find('id').text().replace(/.*\//, ''), $(entry).find(time).text()]);
    const newest = entries.reduce((most, [, at]) => (at > most ? at : most), last);
    return [entries.filter(([, at]) => at > last).map(([entry]) => entry), newest];
  }

  // n8n and other programs that use rss-parser read the time of an entry from `published`.
  test.for(['updated', 'published'] as const)(
    'gets each warning once by its %s, also two of one day and one that is dated back (OPEN-8)',
    (time) => {
      fc.assert(
        fc.property(fc.array(fc.tuple(days, days), { minLength: 2, maxLength: 6 }), (pairs) => {
          const recorded = pairs.map(([day]) => day).toSorted();
          const all = recorded.map((day, index) => ({ id: `warning-${index}`, day, added: pairs[index]?.[1] ?? day }));
          let last = '';
          for (const [index, { id }] of all.entries()) {
            const known = all.slice(0, index + 1);
            const warnedFirms = known.map((entry) => warned(entry.id, entry.added));
            const history = known.map((entry) => issued(entry.id, entry.day));
            const [ids, newest] = poll('warnings', { warnedFirms, history }, last, time);
            expect(ids).toEqual([id]);
            last = newest;
          }
        }),
        { numRuns: 100 },
      );
    },
  );

  test('gets what was recorded late as the newest entry, which says from when it applies (OPEN-8)', () => {
    const warnedFirms = [warned('one', '2026-03-01'), warned('two', '2024-01-01')];
    const history = [issued('one', '2026-03-01')];
    const late = { ...issued('two', '2024-01-01'), recorded: '2026-03-02' };
    for (const [id, wanted] of [
      ['warnings', 'two'],
      ['changes', '2'],
    ] as const) {
      const [, last] = poll(id, { warnedFirms, history }, '');
      expect(poll(id, { warnedFirms, history: [...history, late] }, last)).toEqual([[wanted], '2026-03-02T00:00:00Z']);
    }
    const $ = feed('changes', { warnedFirms, history: [...history, late] });
    expect(texts($, 'entry > published')).toEqual(['2026-03-02T00:00:00Z', '2026-03-01T00:00:00Z']);
    expect(texts($, 'entry > title')[0]).toBe('two: Warning issued; applies from 1 January 2024');
  });

  test('is told that a record is older if the history began after it was published', () => {
    const older = { ...issued('one', '2026-03-03'), kind: 'recorded' } as const;
    const history = [older, { ...older, field: 'added' } as const, { ...issued('one', '2026-03-04'), kind: 'changed' } as const];
    const $ = feed('warnings', { warnedFirms: [warned('one', '2026-03-01')], history });
    expect(texts($, 'entry > published')).toEqual(['2026-03-01T00:00:00Z']);
    expect(texts($, 'entry > updated')).toEqual(['2026-03-04T00:00:00Z']);
  });

  test('gets a warning again when its websites change, with the day on which it was published (OPEN-8)', () => {
    const changed = { ...issued('one', '2026-03-02'), kind: 'changed', field: 'websites', after: 'https://one.example' } as const;
    const warnedFirms = [warned('one', '2026-03-01'), warned('two', '2026-03-02')];
    const history = [issued('one', '2026-03-01'), issued('two', '2026-03-02')];
    const [, last] = poll('warnings', { warnedFirms, history }, '');
    expect(poll('warnings', { warnedFirms, history: [...history, changed] }, last)[0]).toEqual(['one']);
    const $ = feed('warnings', { warnedFirms, history: [...history, changed] });
    expect(texts($, 'entry > published')).toEqual(['2026-03-01T00:00:00Z', '2026-03-02T00:00:00Z']);
    expect(texts($, 'entry > updated')).toEqual(['2026-03-02T00:00:01Z', '2026-03-02T00:00:00Z']);
  });
});
