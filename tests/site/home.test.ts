import type { CheerioAPI } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { sortNewestFirst } from '../../build/content/modules/warned-firm-parts.ts';
import { pageAt } from '../support/built-pages.ts';
import { content } from '../support/content.ts';

/** The home page as it is in the HTML, before a script runs. */

const $ = pageAt('/');
const { alerts, downloads, home, publications, site, warnedFirms } = content;

/** The section with this heading. */
const section = (heading: string) => $('main section').filter((_, element) => $(element).find('h2').first().text() === heading);

type Part = ReturnType<CheerioAPI>;

/** The texts and addresses of the links in a part of the page. */
const linksIn = (part: Part) =>
  part
    .find('a')
    .toArray()
    .map((link) => [$(link).text(), $(link).attr('href')]);

test('the hero has the headline, the subtitle, and its two buttons (HOME-1)', () => {
  const hero = $('main h1').parent();
  expect($('main h1').text()).toBe('Ensuring Market Integrity Across Borders');
  expect(hero.text()).toContain('The premier authority for cross-border financial regulation');
  expect(linksIn(hero)).toEqual([
    ['View Regulatory Frameworks', '/regulations'],
    ['Report Market Abuse', '/report-abuse'],
  ]);
});

test('the search is below them, with its question and a link to the check (SEARCH-1)', () => {
  const ask = $('main section[aria-labelledby="unified-entity-search"]');
  expect(ask.find('h2').text()).toBe('Unified Entity Search Is this firm regulated?');
  expect(ask.find('[role="search"] input[name="q"]')).toHaveLength(1);
  expect(linksIn(ask).map(([, address]) => address)).toEqual(['/check']);
});

test('three cards lead to the core services (HOME-2)', () => {
  const cards = section('Core Services Overview').find('li');
  expect(linksIn(cards)).toEqual([
    ['Regulatory Frameworks', '/regulations'],
    ['Surveillance Tools', '/market-surveillance'],
    ['Compliance Portal', '/compliance-resources'],
  ]);
  home.services.forEach(({ description }, index) => expect(cards.eq(index).text()).toContain(description));
});

test('Global Reach has two figures, says that they are examples, and has a map for each colour scheme (HOME-3)', () => {
  const reach = section('Global Reach');
  const textsOf = (part: string) => Array.from(reach.find(part), (element) => $(element).text());
  expect([textsOf('dd'), textsOf('dt')]).toEqual([
    ['200+', '15,000+'],
    ['Regulated Exchanges', 'Supervised Entities'],
  ]);
  expect(/only some of the firms.*not counted/.test(reach.text())).toBe(site.fictional);
  const maps = reach.find('img[alt^="World map"]').toArray();
  expect(maps.map((map) => /map-(\w+)-\w+\.svg$/.exec($(map).attr('src') ?? '')?.[1])).toEqual(['light', 'dark']);
});

describe('Latest Alerts & Warnings', () => {
  const shown = $('#latest-alerts');

  test('has each alert with its type, severity, time and address (HOME-6)', () => {
    const rows = shown
      .find('ul')
      .first()
      .children('li')
      .toArray()
      .map((row) => ({
        title: $(row).find('h3').text(),
        link: $(row).find('a').attr('href'),
        type: $(row).find('b').text(),
        isGrave: $(row).text().includes('High'),
        time: $(row).find('time').attr('datetime'),
      }));
    expect(rows).toEqual(
      alerts.map(({ title, link, type, severity, timestamp }) => ({
        title,
        link,
        type,
        isGrave: severity === 'High',
        time: timestamp.replace(' UTC', 'Z').replace(' ', 'T'),
      })),
    );
    expect(rows.at(-1)?.link).toBe('/advisories/enforcement-action');
  });

  test('ends with the three newest warnings, each with its day and its address (HOME-9)', () => {
    const rows = shown.find('section[aria-labelledby="newest-warnings"] li').toArray();
    expect(rows.map((row) => [...linksIn($(row)), $(row).find('time').attr('datetime')])).toEqual(
      sortNewestFirst(warnedFirms)
        .slice(0, 3)
        .map(({ id, name, added }) => [[name, `/warnings#${id}`], added]),
    );
  });
});

test('the library has every publication, and every download with its category (HOME-7, PUBLICATION-3)', () => {
  const rows = section('Publications Library')
    .find('li')
    .toArray()
    .map((row) => [$(row).find('h3, h4').text(), $(row).find('b').text()]);
  expect(rows).toEqual([
    ...publications.map(({ title, type }) => [title, type]),
    ...downloads.map(({ title, category }) => [title, category]),
  ]);
  for (const category of ['Annual Reports', 'Regulatory Updates', 'Enforcement Summaries'])
    expect(rows.map(([, kind]) => kind)).toContain(category);
});
