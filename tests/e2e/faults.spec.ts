import type { Route } from '@playwright/test';
import { buildDate } from '../../build/content/build-date.ts';
import { writeDay } from '../../src/i18n/dates.ts';
import { alerts, expect, hydrated, open, site, test } from '../support/test.ts';

/**
 * Faults that happen in the real world, and what still works. Other files test more of them: without.spec.ts (no script,
 * storage, map or chunk), text-size.spec.ts (400 % zoom), print.spec.ts (on paper).
 */

/** A chunk that loads, but throws when React renders it. */
const throwing = (route: Route) =>
  route.fulfill({
    contentType: 'text/javascript',
    body: `function Broken() { throw new Error("broken part") }
      export { Broken as SearchAnswer };`,
  });

test.describe('a network on which everything takes 30 seconds', () => {
  const late = async (route: Route) => {
    await new Promise((done) => setTimeout(done, 30_000));
    await route.continue().catch(() => undefined);
  };

  test('a page that is loading says so, and the visitor can go elsewhere in the meantime', async ({ page }) => {
    await open(page, '/contact');
    await page.route(/\/assets\/page-.*\.js$/, late);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Warnings' }).click();
    await expect(page.getByText('loading...')).toBeVisible();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeFocused();
  });

  test('a search says that it is loading, and the page stays usable in the meantime', async ({ page }) => {
    await open(page, '/check');
    await page.route(/\/assets\/.*\.js$/, late);
    await page.getByRole('main').getByRole('textbox').fill('adyen');
    await expect(page.getByRole('status').getByText('Checking…')).toBeVisible();
    await page.getByRole('radio', { name: 'Dark' }).check();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test('a map picture that never arrives delays nothing', async ({ page }) => {
  let asked = false;
  await page.route(site.mapImage, () => {
    asked = true;
  });
  // The window is so tall that the picture is in view at once. The load event must not wait for it.
  await page.setViewportSize({ width: 1280, height: 6000 });
  await page.goto('/', { waitUntil: 'load' });
  await hydrated(page);
  await expect.poll(() => asked).toBe(true);
  const map = page.getByRole('region', { name: 'Global Reach' }).getByRole('img', { name: /World map/ });
  await expect.poll(() => map.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.getByRole('searchbox').fill('adyen');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article', { name: 'Adyen N.V.' })).toBeVisible();
});

test.describe('a part that throws', () => {
  test.use({ expectedProblems: /broken part/ });

  test('of the search answer fails alone, and the page around it stays', async ({ page }) => {
    await page.route(/\/assets\/search-answer-.*\.js$/, throwing);
    await open(page, '/');
    await page.getByRole('searchbox').fill('adyen');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('Unexpected Application Error!');
    await expect(page.getByRole('alert')).toContainText('broken part');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ensuring Market Integrity Across Borders');
    const latest = page.getByRole('region', { name: 'Latest Alerts & Warnings' });
    await latest.getByRole('button', { name: 'Enforcement' }).click();
    await expect(latest.getByRole('listitem').filter({ has: page.getByRole('heading') })).toHaveCount(
      alerts.filter(({ category }) => category === 'enforcement').length,
    );
    // The next search tries it again.
    await page.getByRole('searchbox').fill('');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Enter a name or ID to search for an entity.').first()).toBeVisible();
  });
});

const NOTICE_FAULTS: Record<string, Parameters<Route['fulfill']>[0]> = {
  'whose code a release has replaced': { status: 404, body: 'gone' },
  'that throws': { contentType: 'text/javascript', body: 'export default function Broken() { throw new Error("broken part"); }' },
};

for (const [fault, response] of Object.entries(NOTICE_FAULTS))
  test.describe(`a notice ${fault}`, () => {
    test.use({ expectedProblems: /broken part|Failed to load resource|Failed to fetch dynamically imported module/ });

    test('is shown anyway, and what was typed stays', async ({ page }) => {
      await page.route(/\/assets\/toast-view-.*\.js$/, (route) => route.fulfill(response));
      await open(page, '/contact');
      await page.getByLabel('Name').fill('A. Visitor');
      await page.getByRole('button', { name: 'Anonymous Hotline' }).click();
      await expect(page.getByRole('alert')).toHaveText('Whistleblower Portal: This feature is not available yet.');
      await expect(page.getByLabel('Name')).toHaveValue('A. Visitor');
    });
  });

for (const year of [1971, 2085]) {
  test(`a clock set to ${year} changes nothing but today's date`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(`${year}-03-04T12:00:00Z`));
    for (const path of ['/', '/regulations', '/warnings']) {
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await open(page, '/privacy-policy');
    // Today is never before the day of the release.
    await expect(page.getByText(year === 1971 ? writeDay(buildDate(), 'en') : `4 March ${year}`)).toBeVisible();
    await open(page, '/advisories/market-manipulation');
    const made = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download Advisory' }).click();
    expect((await made).suggestedFilename()).toMatch(/\.pdf$/);
    await open(page, '/check?q=adyen');
    await expect(page.getByText('Regulated', { exact: true }).first()).toBeVisible();
  });
}
