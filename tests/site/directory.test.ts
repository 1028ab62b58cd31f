import { expect, test } from 'vitest';
import type { Firm } from '../../build/content/schemas/records.ts';
import { TRANSLATED, type LanguageCode } from '../../src/i18n/languages.ts';
import { FILTERS, slugOf, type ByFilter } from '../../src/register/filters.ts';
import { pageAt as builtPage, textsOf } from '../support/built-pages.ts';
import { content } from '../support/content.ts';

/** The directory of firms and the figures of the register in `dist/`. */

const { firms } = content;
/** A page as a browser without JavaScript reads it. */
const pageAt = (path: string, language: LanguageCode = 'en') => builtPage(path, language, { scriptingEnabled: false });
const byName = (list: readonly Firm[]) => list.toSorted((a, b) => new Intl.Collator('en').compare(a.name, b.name));

/** The rows of the directory: the address of each record, then the name, status, country and licence. */
function rowsIn(language: LanguageCode) {
  const $ = pageAt('/regulated-companies', language);
  expect($('main table')).toHaveLength(1);
  return $('main tbody tr:has(a)')
    .toArray()
    .map((row) => [
      $(row).find('a').attr('href'),
      ...['a', 'td:nth-of-type(1)', 'td:nth-of-type(2)', 'td:nth-of-type(3)'].map((part) => $(row).find(part).text()),
    ]);
}

test('the register is one table, sorted by name, with the record of each firm behind its name (DIR-1, DIR-3)', () => {
  expect(rowsIn('en')).toEqual(
    byName(firms).map(({ name, status, country, licenseId }) => [
      `/regulated-companies?firm=${licenseId}`,
      name,
      content.statuses.find((one) => one.status === status)?.name,
      country,
      licenseId,
    ]),
  );
});

test.for(TRANSLATED)('in %s, it has the same firms in the same order, and one name for each status and country (DIR-1)', (language) => {
  const english = rowsIn('en');
  const rows = rowsIn(language);
  expect(rows.map(([address, , , , licence]) => [address, licence])).toEqual(
    english.map(([address, , , , licence]) => [`/${language}${address}`, licence]),
  );
  for (const column of [2, 3]) {
    const names = new Set(rows.map((row, index) => `${english[index]?.[column]}: ${row[column]}`));
    expect(names.size).toBe(new Set(english.map((row) => row[column])).size);
    expect(new Set(rows.map((row) => row[column])).size).toBe(names.size);
  }
});

test('the directory says how many firms it has, and by which column they are sorted (DIR-1)', () => {
  const $ = pageAt('/regulated-companies');
  expect(textsOf($, 'main [role=status]')).toEqual([`${firms.length} of ${firms.length} firms shown, sorted by name`]);
  expect(textsOf($, 'main thead th[aria-sort=ascending]')).toEqual(['Company Name ↑']);
  expect($('main thead th[aria-sort]')).toHaveLength(1);
});

/** The values of each filter that a firm has, in English. */
const VALUES: ByFilter<(firm: Firm) => readonly string[]> = {
  country: ({ country }) => [country],
  status: ({ status }) => [status],
  tier: ({ tier }) => [tier],
  year: ({ registration }) => [registration.slice(0, 4)],
  activity: ({ activities }) => activities,
};
const countryCodes = new Map(content.countries.map(({ name, code }) => [name, code]));

/** Every figure of the register: its name, its firms, and the address of these firms in the directory. */
const figures = FILTERS.flatMap((filter) => {
  const values = new Set(firms.flatMap(VALUES[filter]));
  return Array.from(values, (value) => ({
    filter,
    value,
    firms: firms.filter((firm) => VALUES[filter](firm).includes(value)),
    address: `/regulated-companies?${filter}=${slugOf(filter === 'country' ? (countryCodes.get(value) ?? value) : value)}`,
  }));
});

test('each figure is counted from the register and leads to its firms in the directory (FIGURES-1)', () => {
  const $ = pageAt('/register-in-figures');
  const shown = $('main a[href^="/regulated-companies?"]')
    .toArray()
    .map((link) => `${$(link).attr('href')} ${$(link).text()}`);
  const wanted = figures.map(
    ({ filter, value, firms: { length }, address }) => `${address} ${filter === 'year' ? `${length}${value}` : `${value}${length}`}`,
  );
  expect(shown.toSorted()).toEqual(wanted.toSorted());
  expect(shown.length).toBeGreaterThan(80);
});

test('without JavaScript, the directory leads to a list of the firms of each figure (FIGURES-3)', () => {
  const directory = pageAt('/regulated-companies');
  expect(directory('main noscript a[href="/register-in-figures#lists"]').text()).toBe('the register in figures');
  // The filters would do nothing.
  const panel = directory('main details').filter((_, details) => directory(details).find('summary').text().startsWith('Filter by'));
  expect(panel).toHaveLength(1);
  expect(panel.is('[data-script-only]') || panel.parents('[data-script-only]').length > 0).toBe(true);

  const $ = pageAt('/register-in-figures');
  const lists = $('noscript #lists details')
    .toArray()
    .map((list) => ({
      figure: $(list).find('summary').text(),
      firms: $(list)
        .find('li')
        .toArray()
        .map((item) => $(item).text()),
    }));
  const wanted = figures.map(({ value, firms: ofFigure }) => ({
    figure: `${value} (${ofFigure.length})`,
    firms: byName(ofFigure).map(({ name, licenseId }) => `${name}, ${licenseId}`),
  }));
  const inOrder = (list: typeof wanted) => list.toSorted((a, b) => a.figure.localeCompare(b.figure));
  expect(inOrder(lists)).toEqual(inOrder(wanted));
});
