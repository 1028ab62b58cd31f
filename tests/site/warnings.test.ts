import { describe, expect, test } from 'vitest';
import { withGroupedPhones } from '../../build/content/modules/phone-numbers.ts';
import { sortNewestFirst } from '../../build/content/modules/warned-firm-parts.ts';
import { pageAt } from '../support/built-pages.ts';
import { content } from '../support/content.ts';

/** The warnings as they are in the HTML, before a script runs. */

const $ = pageAt('/warnings');
const firms = new Map(content.firms.map(({ licenseId, name }) => [licenseId, name]));
const warnings = sortNewestFirst(content.warnedFirms).map(withGroupedPhones);
const rowOf = (id: string) => $(`main article[id="${id}"]`);
/** Shown so that nobody opens it by accident. */
const defanged = (address: string) => address.replace('http', 'hxxp').replace(/^[^/]*\/\/[^/?#]*/, (host) => host.replaceAll('.', '[.]'));

test('there is a row for every warning, the newest first (WARN-1, WARN-7)', () => {
  const rows = $('main article').toArray();
  expect(rows.map((row) => [$(row).attr('id'), $(row).find('time').first().attr('datetime')])).toEqual(
    warnings.map(({ id, added }) => [id, added]),
  );
});

test('the rows are in a group for each year, whose heading counts them, after those of the last 30 days (WARN-7)', () => {
  // The section of the withdrawn warnings has no rows.
  const groups = $('main section:has(article)')
    .toArray()
    .map((group) => ({
      heading: $(group).find('h2').text(),
      years: $(group)
        .find('article time')
        .toArray()
        .map((time) => ($(time).attr('datetime') ?? '').slice(0, 4)),
    }));
  expect(groups).not.toEqual([]);
  groups.forEach(({ heading, years }, index) => {
    const name = index === 0 && heading.startsWith('Last 30 days') ? 'Last 30 days' : [...new Set(years)].join(' and ');
    expect(heading).toBe(`${name} ${years.length} ${years.length === 1 ? 'warning' : 'warnings'}`);
  });
  const headings = groups.map(({ heading }) => heading);
  expect(headings.filter((heading, index) => headings.indexOf(heading) !== index)).toEqual([]);
});

describe.each(warnings)('the warning about $name', ({ id, name, aliases, websites, emails = [], phones = [], clones }) => {
  const row = rowOf(id);

  test('has the name and the aliases, and leads to the report (WARN-1)', () => {
    expect(row.find('h3').text()).toBe(name);
    for (const alias of aliases) expect(row.find('h3 + p').text()).toContain(alias);
    const report = row.find('a[href^="/contact"]');
    expect(report.text()).toBe('Report what happened to you');
    const { searchParams, hash } = new URL(report.attr('href') ?? '', content.site.baseUrl);
    expect([searchParams.get('about'), hash]).toEqual([name, '#report-a-scam']);
  });

  test('has links to the warned sites that are defanged, say not to visit, and pass on no referrer (WARN-4)', () => {
    const links = row.find('a[target]').toArray();
    expect(links.map((link) => [$(link).text(), $(link).attr('href')])).toEqual(
      websites.map((address) => [`${defanged(address)} (do not visit; opens in a new tab)`, address]),
    );
    for (const link of links) expect(link.attribs).toMatchObject({ target: '_blank', rel: 'noopener noreferrer nofollow' });
    expect(row.find('ul').attr('aria-label')).toBe(websites.length > 0 ? 'Websites: do not visit' : undefined);
  });

  test('has the other contact points, none of which is a link (WARN-1)', () => {
    const points = row.find('dd bdi').toArray();
    expect(points.map((point) => $(point).text())).toEqual([
      ...emails.map((email) => email.replace(/@.*/, (domain) => domain.replaceAll('.', '[.]'))),
      ...phones,
    ]);
    expect(row.find('dd a, a[href^="mailto:"], a[href^="tel:"]')).toHaveLength(0);
  });

  test('names the firm that it imitates, if any, with a link to its record', () => {
    const imitated = row.find('a[href^="/regulated-companies?firm="]').toArray();
    expect(imitated.map((link) => [$(link).attr('href'), $(link).text()])).toEqual(
      clones === undefined ? [] : [[`/regulated-companies?firm=${clones}`, firms.get(clones)]],
    );
    expect(row.find('strong').text()).toBe(clones === undefined ? '' : 'Imitates');
  });
});

test('the page leads to the directory and to the report of a scam', () => {
  const links = new Map(
    $('main ul a')
      .toArray()
      .map((link) => [$(link).text(), $(link).attr('href')]),
  );
  expect(links.get('Check a firm in the Regulated Companies directory')).toBe('/regulated-companies');
  expect(links.get('Report a scam')).toBe('/contact#report-a-scam');
});

test('reader views keep the addresses of a warning: they leave out a <div> in which most of the text is links', () => {
  expect($('article ul a[rel~="nofollow"]').length).toBeGreaterThan(0);
  expect($('article > div').has('a[rel~="nofollow"]').length).toBe(0);
});
