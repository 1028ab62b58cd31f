import type { Page, Route } from '@playwright/test';
import { buildDate } from '../../build/content/build-date.ts';
import { writeDay } from '../../src/i18n/dates.ts';
import { routes } from '../../src/routes.ts';
import { openBrowser } from '../support/plain-browser.ts';
import { alerts, expect, firms, hydrated, open, site, test, warnedFirms } from '../support/test.ts';

/**
 * Faults that happen in the real world, and what still works. Other files test more of them: without.spec.ts (no script, storage,
 * map or chunk), text-size.spec.ts (400 % zoom), print.spec.ts (on paper).
 */

/** Sends only the first half of a file. */
async function truncate(route: Route) {
  const response = await route.fetch();
  const body = await response.text();
  await route.fulfill({ response, body: body.slice(0, body.length / 2) });
}

/** A chunk that loads, but throws when React renders it. */
const throwing = (route: Route) =>
  route.fulfill({
    contentType: 'text/javascript',
    body: `function Broken() { throw new Error("broken part") }
      export { Broken as default, Broken as SearchAnswer };`,
  });

const languageForm = (page: Page) =>
  page
    .getByRole('banner')
    .locator('form')
    .filter({ has: page.getByRole('combobox') });

test.describe('a truncated file', () => {
  test.use({ expectedProblems: /SyntaxError|Unexpected|Invalid or unexpected|missing|unterminated/i });

  test('of the register is reported where it is needed, and the page keeps working (ERROR-4)', async ({ page }) => {
    await page.route(/\/assets\/details-.*\.json$/, truncate);
    await open(page, '/');
    await page.evaluate(() => history.replaceState({ reloaded: true }, ''));
    await page.getByRole('searchbox').fill('adyen');
    await page.keyboard.press('Enter');
    await expect(page.getByText('The register could not be loaded.')).toBeVisible();
    await page.getByRole('button', { name: 'Enforcement' }).first().click();
    await expect(
      page.getByRole('region', { name: 'Latest Alerts & Warnings' }).getByRole('list').first().getByRole('listitem'),
    ).not.toHaveCount(alerts.length);
  });

  test('of a page reloads the page, which can then be read as HTML', async ({ page }) => {
    await open(page, '/');
    await page.route(/\/assets\/page-.*\.js$/, truncate);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Warnings' }).click();
    await expect(page).toHaveURL('/warnings');
    await expect(page.getByRole('article')).toHaveCount(warnedFirms.length);
  });
});

test('full storage loses only the stored choices', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await open(page, '/');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await languageForm(page).getByRole('combobox').selectOption('es');
  await languageForm(page).getByRole('button').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
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

  test('of the notice fails alone, and the page and its menu stay', async ({ page }) => {
    await page.route(/\/assets\/toast-view-.*\.js$/, throwing);
    await open(page, '/contact');
    await page.getByRole('button', { name: 'Anonymous Hotline' }).click();
    await expect(page.getByRole('alert')).toContainText('broken part');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Warnings' }).click();
    await expect(page.getByRole('article')).toHaveCount(warnedFirms.length);
  });

  test('that reads a text fails alone, and the list and its message stay', async ({ page }) => {
    await page.route(/\/assets\/reading-.*\.js$/, throwing);
    await open(page, '/warnings?q=nobody-of-that-name');
    await expect(page.getByRole('alert')).toContainText('broken part');
    await expect(page.getByText('No matches found for "nobody-of-that-name".')).toBeVisible();
    await page.getByRole('searchbox').fill('');
    await expect(page.getByRole('article')).toHaveCount(warnedFirms.length);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('a notice whose code a release has replaced', () => {
  test.use({ expectedProblems: /Failed to load resource|Failed to fetch dynamically imported module/ });

  test('is shown anyway, and what was typed stays', async ({ page }) => {
    await page.route(/\/assets\/toast-view-.*\.js$/, (route) => route.fulfill({ status: 404, body: 'gone' }));
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
    for (const path of ['/', '/regulations', '/publications', '/warnings', '/report-abuse', '/advisories/enforcement-action']) {
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

test('the register and the warnings are printed completely, whatever the screen shows (LOOK-7)', async ({ page }) => {
  await open(page, '/warnings');
  await page.emulateMedia({ media: 'print' });
  expect(
    await page.locator('article [data-reason]').evaluateAll((reasons) => reasons.filter((reason) => reason.checkVisibility()).length),
  ).toBe(warnedFirms.length);
  await page.emulateMedia({ media: 'screen' });
  await open(page, '/regulated-companies');
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('tbody tr').evaluateAll((rows) => rows.filter((row) => row.checkVisibility()).length)).toBe(firms.length);
  expect((await page.pdf({ format: 'A4' })).length).toBeGreaterThan(10_000);
});

test('Back restores a page from the back/forward cache as it was left', async ({ baseURL }) => {
  const browser = await openBrowser();
  try {
    const { send, inPage } = browser;
    const go = (path: string) => send('Page.navigate', { url: baseURL + path });
    await go('/regulated-companies');
    const isHydrated = `Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__react'))`;
    await expect.poll(() => inPage(`String(${isHydrated})`), { timeout: 20_000 }).toBe('true');
    await inPage(`addEventListener('pageshow', ({ persisted }) => { globalThis.persisted = persisted; })`);
    await go('/warnings');
    await expect.poll(() => inPage('document.title + document.readyState')).toMatch(/Warnings.*complete/);
    await inPage('history.back()');
    await expect.poll(() => inPage('location.pathname')).toBe('/regulated-companies');
    const why = await inPage(`JSON.stringify(performance.getEntriesByType('navigation')[0]?.notRestoredReasons)`);
    expect(await inPage('String(globalThis.persisted)'), why).toBe('true');
    // The restored page still works: typing filters the table.
    await inPage(`document.querySelector('input[type=search]').focus()`);
    await send('Input.insertText', { text: 'adyen' });
    await expect.poll(() => inPage(`[...document.querySelectorAll('tbody tr')].filter((row) => row.checkVisibility()).length`)).toBe('1');
  } finally {
    await browser.close();
  }
});

test.describe('at 400 % zoom', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('no page scrolls sideways', async ({ page }) => {
    test.setTimeout(120_000);
    for (const { path } of routes) {
      await open(page, path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
    }
  });
});

test('a visitor completes the journey on a machine that is four times slower', async ({ page, context }) => {
  test.setTimeout(180_000);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const patiently = expect.configure({ timeout: 30_000 });
  await open(page, '/');
  await page.getByRole('searchbox').fill('adyen');
  await page.keyboard.press('Enter');
  await patiently(page.getByRole('article', { name: 'Adyen N.V.' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Regulated Companies' }).click();
  await patiently(page.getByRole('heading', { level: 1, name: 'Regulated Companies' })).toBeFocused();
  await page.getByRole('searchbox').pressSequentially('adyen');
  await page.getByRole('link', { name: 'Adyen N.V.' }).click();
  await patiently(page.getByRole('dialog', { name: 'Adyen N.V.' }).getByText('N/A', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Warnings' }).click();
  await page.getByRole('searchbox').pressSequentially('aarefels');
  await patiently(page.getByRole('article').filter({ visible: true })).not.toHaveCount(warnedFirms.length);
  await open(page, '/advisories/market-manipulation');
  const made = page.waitForEvent('download', { timeout: 60_000 });
  await page.getByRole('button', { name: 'Download Advisory' }).click();
  expect((await made).suggestedFilename()).toMatch(/\.pdf$/);
});
