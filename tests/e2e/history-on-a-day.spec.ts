import type { Page } from '@playwright/test';
import { until, replay } from '../../src/history/replay.ts';
import { content } from '../support/content.ts';
import { layoutShiftOf, recordLayoutShift } from '../support/layout-shift.ts';
import { expect, firms, open, test } from '../support/test.ts';

const DAY = '2021-03-03';
const events = content.history.map((event) => ({ ...event, reason: event.reason ?? '' }));
const { records } = replay(until(DAY, events));
const statusOf = (licenseId: string) => records.get(`firm ${licenseId}`)?.fields.get('status');
const listed = firms.filter(({ licenseId }) => statusOf(licenseId) !== undefined);
const rows = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('link') });
const band = (page: Page) => page.getByRole('heading', { name: 'The register as it was on 3 March 2021' });

test('the register on a day has the firms and the statuses of that day (HISTORY-30)', async ({ page }) => {
  await open(page, `/regulated-companies?on=${DAY}`);
  await expect(band(page)).toBeVisible();
  await expect(page.getByRole('status')).toHaveText(`On 3 March 2021: ${listed.length} of ${listed.length} firms shown, sorted by name`);
  await expect(rows(page)).toHaveCount(listed.length);
  const statuses = new Map(listed.map(({ name, licenseId }) => [name, statusOf(licenseId)]));
  const names = await page.getByRole('table').getByRole('link').allTextContents();
  expect(await rows(page).locator('td:nth-of-type(1)').allTextContents()).toEqual(names.map((name) => statuses.get(name)));
  await expect(page).toHaveTitle(/^3 March 2021 · /);
});

test('the filters and the search work on the statuses of that day, and the day stays (HISTORY-30)', async ({ page }) => {
  // Fewer firms had it than have it today.
  const status = 'Merged';
  const merged = listed.filter(({ licenseId }) => statusOf(licenseId) === status);
  expect(merged.length).toBeGreaterThan(0);
  expect(merged.length).toBeLessThan(firms.filter((firm) => firm.status === status).length);
  await open(page, `/regulated-companies?on=${DAY}`);
  await page.getByText('Filter by country, status, tier, year or activity').click();
  await page.getByRole('combobox', { name: 'Status' }).selectOption('merged');
  await expect(rows(page)).toHaveCount(merged.length);
  await expect(page.getByRole('combobox', { name: 'Status' }).locator('option:checked')).toHaveText(`${status} (${merged.length})`);
  await expect(page).toHaveURL(`/regulated-companies?on=${DAY}&status=merged`);
  await page.getByRole('searchbox', { name: 'Company, country or licence number' }).fill(merged[0]?.name ?? '');
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('link', { name: 'Show the register of today' }).click();
  await expect(band(page)).toBeHidden();
  await expect(page).toHaveURL(/\?status=merged&q=/);
});

test('a day is chosen in a date field, and Back returns to today (HISTORY-31)', async ({ page }) => {
  await open(page, '/regulated-companies');
  await page.getByText('Show the register on another day').click();
  await page.getByLabel('Day', { exact: true }).fill(DAY);
  await page.getByRole('button', { name: 'Show this day' }).click();
  await expect(rows(page)).toHaveCount(listed.length);
  await expect(page).toHaveURL(`/regulated-companies?on=${DAY}`);
  await page.goBack();
  await expect(rows(page)).toHaveCount(firms.length);
});

test('a wrong, future or too early day is answered with a sentence above the register of today (HISTORY-32)', async ({ page }) => {
  for (const [day, sentence] of [
    ['2021-02-30', '“2021-02-30” in this address is not a date.'],
    ['2999-01-01', '1 January 2999 is in the future'],
    ['1950-01-01', 'so the register of 1 January 1950 cannot be shown.'],
  ] as const) {
    await open(page, `/regulated-companies?on=${day}`);
    await expect(page.getByRole('alert')).toContainText(sentence);
    await expect(rows(page)).toHaveCount(firms.length);
  }
});

test.describe('without a connection', () => {
  test.use({ expectedProblems: /Failed to (fetch|load resource)/ });

  test('if the past cannot be loaded, the list of today does not take its place, and it can be tried again (HISTORY-32)', async ({
    page,
  }) => {
    await page.route('**/assets/past-*.json', (route) => route.abort());
    await open(page, `/regulated-companies?on=${DAY}`);
    await expect(page.getByText('This part of the list could not be loaded.')).toBeVisible();
    await expect(page.getByRole('table')).toBeHidden();
    await page.unroute('**/assets/past-*.json');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(rows(page)).toHaveCount(listed.length);
  });
});

test('a record that is opened from a day says which status the firm had then (HISTORY-33)', async ({ page }) => {
  const changed = listed.find(({ licenseId, status }) => statusOf(licenseId) !== status);
  if (!changed) throw new Error('No firm has changed its status since');
  await open(page, `/regulated-companies?on=${DAY}`);
  await page.getByRole('link', { name: changed.name }).click();
  await expect(page.getByRole('dialog')).toContainText(`On 3 March 2021 its status was ${statusOf(changed.licenseId)}.`);
  await page.keyboard.press('Escape');
  await expect(band(page)).toBeVisible();
  const later = firms.find(({ licenseId }) => statusOf(licenseId) === undefined);
  await open(page, `/regulated-companies?firm=${later?.licenseId}&on=${DAY}`);
  await expect(page.getByRole('dialog')).toContainText('On 3 March 2021 this firm had no licence yet.');
});

test('the band of a day pushes nothing down (DIR-11)', async ({ page }) => {
  await recordLayoutShift(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `/regulated-companies?on=${DAY}`);
  await expect(rows(page)).toHaveCount(listed.length);
  expect(await layoutShiftOf(page)).toBeLessThanOrEqual(0.02);
});

test('without an address with a day, the past is not loaded (HISTORY-34)', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await open(page, '/regulated-companies');
  expect(loaded.filter((url) => /past-|on-a-day/.test(url))).toEqual([]);
});
