import type { Page } from '@playwright/test';
import { SHOWN_AT_ONCE } from '../../src/register/sizes.ts';
import { idOfName } from '../../src/register/warned-firm-rows.ts';
import { firms, test, warnedFirms } from '../support/long-lists.ts';
import { expect, open } from '../support/test.ts';

/*
 * A register and warnings of more than a thousand records: their pages show the first thousand and more on request. All tests share one site of
 * 2,100 of each, so they run one after another in one process.
 */
test.describe.configure({ mode: 'serial' });

const count = (page: Page) => page.getByRole('status').first();
const box = (page: Page) => page.getByRole('main').getByRole('searchbox');
const more = (page: Page) => page.getByRole('button', { name: /^Show [\d,]+ more$/ });
const rows = (page: Page) => page.getByRole('table').getByRole('link');
const cards = (page: Page) => page.getByRole('article');
const LISTS = /(firms|warnings)-\d+-.*\.json$/;

test('the directory shows its first thousand firms, and the others on request (DIR-7)', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => LISTS.test(request.url()) && asked.push(request.url()));
  await open(page, '/regulated-companies');
  await expect(count(page)).toHaveText('1,000 of 2,100 firms shown, sorted by name');
  await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '2101');
  expect(asked).toEqual([]);
  await more(page).click();
  await expect(rows(page)).toHaveCount(2 * SHOWN_AT_ONCE);
  await page.getByRole('button', { name: 'Show 100 more' }).click();
  await expect(rows(page)).toHaveCount(2100);
  expect(await rows(page).allTextContents()).toEqual(firms.map(({ name }) => name));
  await expect(more(page)).toHaveCount(0);
});

test('a search and a filter cover the whole register (DIR-8, DIR-9)', async ({ page }) => {
  await open(page, '/regulated-companies');
  const matches = firms.filter(({ name, country, licenseId }) => [name, country, licenseId].some((field) => /bank/i.test(field)));
  await box(page).fill('bank');
  await expect(count(page)).toHaveText(`${matches.length} of 2,100 firms shown, sorted by name`);
  await box(page).fill('');
  await page.getByText('Filter by country, status, tier, year or activity').click();
  const ofTier = firms.filter(({ tier }) => tier === 'Tier 2');
  await page.getByRole('combobox', { name: 'Tier' }).selectOption(`Tier 2 (${ofTier.length.toLocaleString('en')})`);
  await expect(page).toHaveURL('/regulated-companies?tier=tier-2');
  await expect(rows(page)).toHaveText(ofTier.slice(0, SHOWN_AT_ONCE).map(({ name }) => name));
});

test('a link opens the record of a firm that the page does not list', async ({ page }) => {
  const firm = firms[1234];
  await open(page, `/regulated-companies?firm=${firm?.licenseId}`);
  await expect(page.getByRole('dialog', { name: firm?.name ?? '' }).getByText('Headquarters')).toBeVisible();
});

test('text that is typed while the register is loading is kept', async ({ page }) => {
  await open(page, '/regulated-companies');
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(LISTS, async (route) => {
    await held;
    await route.continue();
  });
  await box(page).fill('bank');
  await expect(count(page)).toHaveText('loading...');
  await box(page).fill('zürich');
  release();
  await expect(count(page)).toHaveText(/ of 2,100 firms shown, sorted by name$/);
  await expect(box(page)).toHaveValue('zürich');
});

test.describe('when the register cannot be loaded', () => {
  test.use({ expectedProblems: /Failed to load resource|Failed to fetch/ });

  test('the page says so and keeps what was typed', async ({ page }) => {
    await open(page, '/regulated-companies');
    await page.route(LISTS, (route) => route.abort());
    await box(page).fill('bank');
    await expect(page.getByText('This part of the list could not be loaded.')).toBeVisible();
    await expect(box(page)).toHaveValue('bank');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

test('each warning has an address, is found, and has its reason (WARN-6)', async ({ page }) => {
  const { name = '', id = idOfName(name), reason = '' } = warnedFirms[2075] ?? {};
  await open(page, `/warnings#${id}`);
  const card = page.getByRole('article', { name });
  await expect(card).toBeFocused();
  await expect(card).toBeInViewport();
  await expect(card).toContainText(reason);
  await open(page, '/warnings');
  await expect(cards(page)).toHaveCount(SHOWN_AT_ONCE);
  await box(page).fill(name);
  await expect(cards(page).filter({ visible: true }).first()).toContainText(reason);
  await open(page, '/warnings#nobody-at-all');
  await expect(page.getByText('No warning was found for this link: nobody-at-all')).toBeVisible();
});

test('the check, the site search and the home search cover both lists completely', async ({ page }) => {
  const { name = '', licenseId = '' } = firms[2090] ?? {};
  await open(page, `/check?q=${licenseId}`);
  await expect(page.getByRole('heading', { level: 3, name })).toBeVisible();
  await open(page, `/search?q=${licenseId}`);
  await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
  await open(page, `/?q=${licenseId}`);
  await expect(page.getByRole('main').getByText(name, { exact: true }).first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [address, file] of [
    ['/regulated-companies', '/data/firms.csv'],
    ['/warnings', '/data/warnings.csv'],
  ] as const) {
    test(`${address} contains the first thousand and says where the others are`, async ({ page }) => {
      await page.goto(address);
      // Playwright's role selectors ignore the content of a <noscript>.
      const note = page.locator('noscript p').filter({ hasText: 'This page shows' });
      await expect(note).toContainText('This page shows the first 1,000 of 2,100 records.');
      await expect(note.locator('a')).toHaveAttribute('href', file);
      expect((await page.request.get(file)).status()).toBe(200);
    });
  }
});
