import { expect, test } from 'vitest';
import type { Firm } from '../../build/content/schemas/records.ts';
import { FILTERS, slugOf, type ByFilter } from '../../src/register/filters.ts';
import { pageAt as builtPage } from '../support/built-pages.ts';
import { content } from '../support/content.ts';

/** The figures of the register in `dist/`. */

const { firms } = content;
/** A page as a browser without JavaScript reads it. */
const pageAt = (path: string) => builtPage(path, 'en', { scriptingEnabled: false });
const byName = (list: readonly Firm[]) => list.toSorted((a, b) => new Intl.Collator('en').compare(a.name, b.name));

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
    ({ filter, value, firms: { length }, address }) => `${address} ${filter === 'year' ? `${length}${value}` : `${value} ${length}`}`,
  );
  expect(shown.toSorted()).toEqual(wanted.toSorted());
  expect(shown.length).toBeGreaterThan(80);
});

test('the directory and the home page lead to it (FIGURES-2)', () => {
  for (const path of ['/regulated-companies', '/']) expect(pageAt(path)('main a[href="/register-in-figures"]'), path).not.toHaveLength(0);
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
