import type { Page } from '@playwright/test';
import { content } from '../support/content.ts';
import { layoutShiftOf, recordLayoutShift } from '../support/layout-shift.ts';
import { settled } from '../support/settled.ts';
import { expect, firms, open, test } from '../support/test.ts';

const DAY = '2021-03-03';
const statusOf = (licenseId: string) =>
  content.history.findLast(({ id, field, day }) => id === licenseId && field === 'status' && day <= DAY)?.after;
const listed = firms.filter(({ licenseId }) => statusOf(licenseId) !== undefined);
const rows = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('link') });
const band = (page: Page) => page.getByRole('heading', { name: 'The register as it was on 3 March 2021' });

test('a visitor chooses a day, reads the statuses of that day, filters and searches them, and returns to today (HISTORY-30, HISTORY-31, HISTORY-34)', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await open(page, '/regulated-companies');
  await page.waitForLoadState('networkidle');
  expect(loaded.filter((url) => /past-|on-a-day/.test(url))).toEqual([]);
  await page.getByText('Another day: the register as it was').click();
  await page.getByLabel('Day', { exact: true }).fill(DAY);
  await page.getByRole('button', { name: 'Show this day' }).click();
  await expect(page).toHaveURL(`/regulated-companies?on=${DAY}`);
  await expect(band(page)).toBeVisible();
  await expect(page).toHaveTitle(/^3\sMarch 2021 · /);
  await expect(page.getByRole('status')).toHaveText(`On 3 March 2021: ${listed.length} of ${listed.length} firms shown, sorted by name`);
  await expect(rows(page)).toHaveCount(listed.length);
  const statuses = new Map(listed.map(({ name, licenseId }) => [name, statusOf(licenseId)]));
  const names = await page.getByRole('table').getByRole('link').allTextContents();
  expect(await rows(page).locator('td:nth-of-type(1)').allTextContents()).toEqual(names.map((name) => statuses.get(name)));
  await page.goBack();
  await expect(band(page)).toBeHidden();
  await expect(rows(page)).toHaveCount(firms.length);
  await page.goForward();
  await expect(band(page)).toBeVisible();

  const status = 'Merged';
  const merged = listed.filter(({ licenseId }) => statusOf(licenseId) === status);
  await page.getByText('Filter by country, status, tier, year or activity').click();
  await page.getByRole('combobox', { name: 'Status' }).selectOption(`${status} (${merged.length})`);
  await expect(rows(page)).toHaveCount(merged.length);
  await expect(page).toHaveURL(`/regulated-companies?on=${DAY}&status=merged`);
  await page.getByRole('searchbox', { name: 'Company, country or licence number' }).fill(merged[0]?.name ?? '');
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('link', { name: 'Show today’s register' }).click();
  await expect(band(page)).toBeHidden();
  await expect(page).toHaveURL(/\?status=merged&q=/);
});

test('the band of a day pushes nothing down, and a record that is opened from it says which status the firm had then (DIR-11, HISTORY-33)', async ({
  page,
}) => {
  const changed = listed.find(({ licenseId, status }) => statusOf(licenseId) !== status);
  const later = firms.find(({ licenseId }) => statusOf(licenseId) === undefined);
  if (!changed || !later) throw new Error('No firm has changed its status since, or has been licensed since');
  await recordLayoutShift(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `/regulated-companies?on=${DAY}`);
  await expect(rows(page)).toHaveCount(listed.length);
  await settled(page);
  expect(await layoutShiftOf(page)).toBeLessThanOrEqual(0.02);

  await page.getByRole('link', { name: changed.name }).click();
  await expect(page.getByRole('dialog')).toContainText(`On 3 March 2021 its status was ${statusOf(changed.licenseId)}.`);
  await page.keyboard.press('Escape');
  await expect(band(page)).toBeVisible();
  await open(page, `/regulated-companies?firm=${later.licenseId}&on=${DAY}`);
  await expect(page.getByRole('dialog')).toContainText('On 3 March 2021 this firm had no licence yet.');
});

test.describe('a day that cannot be shown', () => {
  test.use({ expectedProblems: /Failed to (fetch|load resource)/ });

  test('is answered with a sentence above the register of today, or, if its file is missing, can be loaded again (HISTORY-32)', async ({
    page,
  }) => {
    for (const [day, sentence] of [
      ['2021-02-30', '“2021-02-30” in this address is not a date.'],
      ['2999-01-01', '1 January 2999 is in the future'],
      ['1950-01-01', 'so the register cannot be shown as it was on 1 January 1950.'],
    ] as const) {
      await open(page, `/regulated-companies?on=${day}`);
      await expect(page.getByRole('alert')).toContainText(sentence);
      await expect(rows(page)).toHaveCount(firms.length);
    }
    await page.route('**/assets/past-*.json', (route) => route.abort());
    await open(page, `/regulated-companies?on=${DAY}`);
    await expect(page.getByText('This part of the list could not be loaded.')).toBeVisible();
    await expect(page.getByRole('table')).toBeHidden();
    await page.unroute('**/assets/past-*.json');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(rows(page)).toHaveCount(listed.length);
  });
});
