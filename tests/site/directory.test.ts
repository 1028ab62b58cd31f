import { expect, test } from 'vitest';
import type { Firm } from '../../build/content/schemas/records.ts';
import { TRANSLATED, type LanguageCode } from '../../src/i18n/languages.ts';
import { pageAt as builtPage, textsOf } from '../support/built-pages.ts';
import { content } from '../support/content.ts';

/** The directory of firms in `dist/`. */

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
      content.statuses.find((known) => known.status === status)?.name,
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

test('reader views keep the table: they weigh <main> by sentences that are few elements below it, and prefer the filters to anything less', () => {
  for (const language of ['en', ...TRANSLATED] as const) {
    const lead = pageAt('/regulated-companies', language)('h1 + p');
    expect(lead.parentsUntil('main'), language).toHaveLength(2);
  }
});
