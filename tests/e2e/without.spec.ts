import type { Page, Route } from '@playwright/test';
import { expect, firms, hydrated, open, site, test, warnedFirms } from '../support/test.ts';

/** The site without something that it normally uses. Every page must stay usable. What the HTML says then is tested in `tests/site/`. */

const SHELL = /\/assets\/shell-[\w-]+\.js$/;
const PAGES = /\/assets\/page-.*\.js$/;
const gone = (route: Route) => route.fulfill({ status: 404, body: 'gone' });
const warningsLink = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Warnings' });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the searches, the menu, a warning and the steps for victims work, and no control is shown that would do nothing (CHECK-5, CHECK-13)', async ({
    page,
  }) => {
    // A form can be submitted, and a command opens the menu.
    const idle = page.locator('button:visible:not([type="submit"], [command])');
    // Playwright's role selectors ignore the content of a <noscript>.
    const note = (text: string) => page.locator('noscript p', { hasText: text });
    await page.goto('/');
    await expect(idle).toHaveCount(0);
    await page.getByRole('searchbox').fill('adyen');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/regulated-companies?q=adyen');
    await expect(page.getByRole('table').getByRole('link')).toHaveCount(firms.length);
    await expect(note('You also need JavaScript to see the full record of a firm.')).toBeVisible();
    await expect(note('The filters need JavaScript.')).toBeVisible();
    await expect(page.getByText('Filter by country')).toBeHidden();
    await expect(idle).toHaveCount(0);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Warnings' }).click();
    await expect(note('The search needs JavaScript.')).toBeVisible();
    const steps = page.getByRole('group').filter({ has: page.getByRole('heading', { name: 'Already paid?' }) });
    await expect(steps.getByText('Call your bank')).toBeHidden();
    await steps.getByRole('heading').click();
    await expect(steps.getByText('Call your bank')).toBeVisible();
    await page.goto('/warnings#aarefels-bank-online-clone');
    const email = page.getByText('support@aarefels-online[.]example');
    await expect(email).toBeVisible();
    await expect(page.getByText('Copy link').filter({ visible: true })).toHaveCount(0);
    await page.getByRole('heading', { name: 'Sembara Exchange Pro (clone)' }).getByRole('link').click();
    await expect(page.getByText('accounts@sembara-pro[.]example')).toBeVisible();

    await page.goto('/check');
    await expect(page.getByRole('main').getByRole('textbox')).toBeHidden();
    for (const hidden of ['For example', 'The search runs in your browser.']) await expect(page.getByText(hidden)).toBeHidden();
    await expect(note('This search needs JavaScript.')).toBeVisible();
    await page.goto('/changes');
    await expect(page.getByRole('navigation', { name: 'Changes by year' })).toBeHidden();
    await page.goto('/search?q=cookies');
    await expect(note('needs JavaScript')).toBeVisible();
    await expect(page.getByRole('checkbox')).toBeHidden();
  });

  test('an answer opens, a form puts nothing into an address, the exit offers no choice that would have no effect, and languages are links (LANG-7)', async ({
    page,
  }) => {
    await page.goto('/regulatory-guidance');
    const answer = page.getByRole('group').first();
    await answer.locator('summary').click();
    await expect(answer).toHaveAttribute('open');
    await page.goto('/digital-filings-portal');
    await page.getByRole('textbox', { name: 'Entity ID or License Number' }).fill('FCA-2017-NL-004');
    await page.getByLabel('Password').fill('secret');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/digital-filings-portal');
    await expect(page.getByRole('button', { name: 'Log in' })).toBeHidden();
    await expect(page.locator('noscript p', { hasText: 'This form needs JavaScript.' })).toBeVisible();
    await page.goto('/report-abuse');
    await expect(page.getByRole('combobox', { name: 'Exit to' })).toBeHidden();
    await page.goto('/ar/check');
    await expect(page.getByRole('banner').getByRole('combobox')).toBeHidden();
    await page.getByRole('link', { name: '中文' }).click();
    await expect(page).toHaveURL('/zh/check');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  });
});

test.describe('the site’s script', () => {
  test('is reported at the search if it is late, until it starts (ERROR-5)', async ({ page }) => {
    let start: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      start = resolve;
    });
    await page.route(SHELL, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/?q=adyen');
    const content = () => page.getByRole('main').evaluate((main) => getComputedStyle(main, '::after').content);
    expect(await content()).toBe('"loading..."');
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Searches, forms and downloads do not work');
    start();
    await expect(page.getByRole('article', { name: 'Adyen N.V.' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await content()).toBe('none');
  });
});

test('with storage and cookies blocked, everything works for this visit', async ({ page }) => {
  await page.addInitScript(() => {
    const blocked = {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    };
    Object.defineProperty(globalThis, 'localStorage', blocked);
    Object.defineProperty(globalThis, 'sessionStorage', blocked);
    Object.defineProperty(Document.prototype, 'cookie', blocked);
  });
  await open(page, '/');
  await page.getByRole('searchbox').fill('adyen');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article', { name: 'Adyen N.V.' })).toBeVisible();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('banner').getByRole('combobox').selectOption('fr');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

test('with full storage, a choice counts for this visit (LANG-7)', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await open(page, '/contact');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('banner').getByRole('combobox').selectOption('fr');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL('/fr/contact?lng=fr');
});

test.describe('a browser that refuses to change the address, as after a hundred times', () => {
  test.use({ expectedProblems: /more than 100 times/ });

  test('goes on searching', async ({ page }) => {
    await page.addInitScript(() => {
      history.replaceState = history.pushState = () => {
        throw new DOMException('more than 100 times per 30 seconds', 'SecurityError');
      };
    });
    await open(page, '/warnings');
    await page.getByRole('searchbox').fill('10x signal');
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.getByRole('article').getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('searchbox')).toHaveValue('10x signal');
  });
});

test.describe('without the external map picture', () => {
  test.use({ expectedProblems: /Failed to load resource/ });

  test('our own map is shown at its usual size (HOME-4, HOME-5)', async ({ page }) => {
    await page.route(site.mapImage, (route) => route.abort());
    await open(page, '/');
    const reach = page.getByRole('region', { name: 'Global Reach' });
    await reach.scrollIntoViewIfNeeded();
    const map = reach.getByRole('img', { name: /World map/ });
    await expect.poll(() => map.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect((await map.boundingBox())?.height).toBeGreaterThan(290);
  });
});

test.describe('when a release has replaced a chunk', () => {
  test.use({
    expectedProblems: /Failed to load resource|Failed to fetch|Unable to preload CSS|Unexpected|preload/,
  });

  test('the page reloads once, and the visitor is where the link led (ERROR-2)', async ({ page }) => {
    let refused = 0;
    await open(page, '/');
    await page.route(PAGES, async (route) => {
      refused += 1;
      await (refused > 1 ? route.continue() : gone(route));
    });
    await warningsLink(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Investor Warnings' })).toBeVisible();
    await hydrated(page);
    await expect(page).toHaveURL('/warnings');
  });

  test('following a link whose page cannot start leads to its HTML, without reloading it again and again', async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && loaded.push(new URL(request.url()).pathname));
    await open(page, '/contact');
    await page.route(PAGES, gone);
    const stopped = page.waitForEvent('pageerror', (error) => page.url().endsWith('/warnings') && /fetch/.test(error.message));
    await warningsLink(page).click();
    await stopped;
    await expect(page.getByRole('article')).toHaveCount(warnedFirms.length);
    expect(loaded).toEqual(['/contact', '/warnings']);
  });

  test('a record or a search that cannot be loaded says so, and the search can be tried again', async ({ page }) => {
    const lists = /\/assets\/(details-.*\.json|search-answer-.*\.js)$/;
    await page.route(lists, (route) => route.abort());
    await open(page, '/regulated-companies?q=adyen');
    await page.getByRole('link', { name: 'Adyen N.V.' }).click();
    await expect(page.getByRole('dialog').getByText('The full record could not be loaded.')).toBeVisible();

    await page.unroute(lists);
    await open(page, '/');
    await page.evaluate(() => history.replaceState({ reloaded: true }, ''));
    await page.route(lists, (route) => route.abort());
    await page.getByRole('searchbox').fill('adyen');
    await page.keyboard.press('Enter');
    await expect(page.getByText('The register could not be loaded.')).toBeVisible();
    await page.unroute(lists);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('article', { name: 'Adyen N.V.' })).toBeVisible();
  });
});

test.describe('when a part of a page breaks, or a whole page', () => {
  test.use({ expectedProblems: /Cannot read properties of undefined|broken page/ });

  test('the part says so and the rest stays; the page says so in its title too, and the next one has its own again (ERROR-1)', async ({
    page,
  }) => {
    await open(page, '/regulated-companies');
    // A record without its lists, as in a damaged file.
    await page.route(/\/assets\/details-.*\.json$/, (route) =>
      route.fulfill({ json: firms.map(() => ({ status: 'Active', tier: 'Tier 1', capitalRatio: 'N/A' })) }),
    );
    await page.getByRole('link', { name: 'Adyen N.V.' }).click();
    const fallen = page.getByRole('dialog', { name: 'Adyen N.V.' }).getByRole('alert');
    await expect(fallen).toContainText('Unexpected Application Error!');
    await expect(fallen).toContainText(/Cannot read properties of undefined/);
    await page.keyboard.press('Escape');
    await page.getByRole('searchbox').fill('adyen');
    await expect(page.getByRole('cell', { name: 'FCA-2017-NL-004' })).toBeVisible();

    await page.route(PAGES, async (route) => {
      const code = await (await route.fetch()).text();
      await (code.includes('Headquarters')
        ? route.fulfill({ contentType: 'text/javascript', body: 'export default function Broken() { throw new Error("broken page") }' })
        : route.continue());
    });
    const nav = page.getByRole('navigation', { name: 'Main' });
    await nav.getByRole('link', { name: 'Contact' }).click();
    await expect(page.getByRole('alert')).toContainText('Unexpected Application Error!');
    await expect(page).toHaveTitle('Unexpected Application Error!');
    await nav.getByRole('link', { name: 'Warnings' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Investor Warnings' })).toBeFocused();
    await expect(page).toHaveTitle(`Investor Warnings – ${site.name}`);
  });
});
