import type { Route } from '@playwright/test';
import { routes } from '../../src/routes.ts';
import { alerts, expect, firms, hydrated, open, site, test, warnedFirms } from '../support/test.ts';

/** The site without something that it normally uses. Every page must stay usable. */

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page is complete, its search leads to the directory and its menu opens', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ensuring Market Integrity Across Borders');
    await expect(page.getByRole('region', { name: 'Latest Alerts & Warnings' }).getByRole('listitem')).toHaveCount(alerts.length + 3);
    await page.getByRole('searchbox').fill('adyen');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/regulated-companies?q=adyen');
    await expect(page.getByRole('cell', { name: 'FCA-2017-NL-004' })).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Warnings' }).click();
    await expect(page.getByRole('article')).toHaveCount(warnedFirms.length);
  });

  test('the directory has all its rows (DIR-1)', async ({ page }) => {
    await page.goto('/regulated-companies');
    await expect(page.getByRole('table').getByRole('link')).toHaveCount(firms.length);
    await expect(page.locator('noscript p', { hasText: 'The full record of a firm needs JavaScript too.' })).toBeVisible();
  });

  test('no page shows a button that does nothing', async ({ page }) => {
    for (const { path } of routes) {
      await page.goto(path);
      // A form can be submitted, and a command opens the menu.
      const buttons = page.locator('button:visible:not([type="submit"], [command])');
      expect(await buttons.allTextContents(), path).toEqual([]);
    }
  });
});

test.describe('while no script, font or picture arrives', () => {
  test.beforeEach(async ({ page }) => {
    // The requests are neither answered nor refused.
    await page.route(/\.(js|woff2|svg)$/, () => new Promise(() => undefined));
  });

  test('the page is painted', async ({ page }) => {
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ensuring Market Integrity Across Borders');
    await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1);
  });
});

test.describe('the site’s script', () => {
  const shell = /\/assets\/shell-[\w-]+\.js$/;

  test('is requested once the page has been painted (SPEED-2)', async ({ page }) => {
    await open(page, '/regulated-companies');
    const { painted, asked } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      asked: performance.getEntriesByType('resource').find(({ name }) => /\/assets\/shell-[\w-]+\.js$/.test(name))?.startTime,
    }));
    expect(painted).toBeGreaterThan(0);
    expect(asked).toBeGreaterThan(painted ?? Infinity);
  });

  test('is requested together with the styles if the address asks a question', async ({ page }) => {
    await open(page, '/check?q=bank');
    const { parsed, asked } = await page.evaluate(() => ({
      parsed: performance.timing.domContentLoadedEventStart - performance.timing.navigationStart,
      asked: performance.getEntriesByType('resource').find(({ name }) => /\/assets\/shell-[\w-]+\.js$/.test(name))?.startTime,
    }));
    expect(asked).toBeGreaterThan(0);
    expect(asked).toBeLessThan(parsed);
  });

  test('is also requested if the browser does not report when it painted', async ({ page }) => {
    await page.addInitScript(() => {
      Performance.prototype.getEntriesByName = () => [];
    });
    await open(page, '/warnings');
  });

  test.describe('that cannot be loaded', () => {
    test.use({ expectedProblems: /Failed to load resource|Failed to fetch dynamically imported module/ });

    for (const path of ['/warnings', '/ar/warnings']) {
      test(`leaves the page as it is in the HTML, ${path}`, async ({ page }) => {
        await page.route(shell, (route) => route.abort());
        const reported = page.waitForEvent('pageerror');
        await page.goto(path);
        await reported;
        await expect(page.getByRole('article')).toHaveCount(warnedFirms.length);
      });
    }
  });
});

test.describe('with storage and cookies blocked', () => {
  test('everything works for this visit', async ({ page }) => {
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
    await hydrated(page);
    await page.getByRole('banner').getByRole('combobox').selectOption('en');
    await page.getByRole('button', { name: 'Appliquer' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
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
    expect((await map.boundingBox())?.height).toBeGreaterThan(300);
  });
});

test.describe('when a release has replaced a chunk', () => {
  test.use({
    expectedProblems: /Failed to load resource|Failed to fetch|Unable to preload CSS|Unexpected|preload/,
  });

  test('the page reloads once, and the visitor is where the link led (ERROR-2)', async ({ page }) => {
    let refused = 0;
    await open(page, '/');
    await page.route(/\/assets\/page-.*\.js$/, async (route) => {
      refused += 1;
      if (refused > 1) await route.continue();
      else await route.fulfill({ status: 404, body: 'gone' });
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Warnings' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Investor Warnings' })).toBeVisible();
    await hydrated(page);
    await expect(page).toHaveURL('/warnings');
  });

  test('and if that does not help, the page can be read as HTML', async ({ page }) => {
    await open(page, '/');
    let refused = 0;
    await page.route(/\/assets\/page-.*\.js$/, async (route) => {
      refused += 1;
      await route.fulfill({ status: 404, body: 'gone' });
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Warnings' }).click();
    await expect(page).toHaveURL('/warnings');
    await expect(page.getByRole('article')).toHaveCount(warnedFirms.length);
    // The page must not keep reloading.
    await page.waitForTimeout(1000);
    const tries = refused;
    await page.waitForTimeout(1000);
    expect(refused).toBe(tries);
  });

  test('pointing at a link reloads nothing, and typed text stays', async ({ page }) => {
    await open(page, '/contact');
    await page.getByRole('textbox', { name: 'Name' }).fill('Asha Verma');
    await page.route(/\/assets\/page-.*\.js$/, (route) => route.fulfill({ status: 404, body: 'gone' }));
    const gone = page.waitForResponse((response) => response.status() === 404);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Warnings' });
    await link.hover();
    await gone;
    await page.waitForTimeout(500);
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Asha Verma');
    // The link then loads the prerendered page.
    await link.click();
    await expect(page).toHaveURL('/warnings');
    await expect(page.getByRole('article')).toHaveCount(warnedFirms.length);
  });

  test('a visitor who has gone elsewhere in the meantime is not held back', async ({ page }) => {
    await open(page, '/');
    const waiting: Route[] = [];
    await page.route(/\/assets\/page-.*\.js$/, (route) => void waiting.push(route));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Warnings' }).click();
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    await page.route('/licences.txt', async (route) => {
      // Firefox stops all loading of a page when the visitor leaves it.
      await Promise.all(waiting.map((one) => one.abort()));
      await new Promise((done) => setTimeout(done, 1000));
      await route.continue();
    });
    await page.evaluate(() => location.assign('/licences.txt'));
    await expect(page.getByText('MIT License').first()).toBeVisible();
    await expect(page).toHaveURL('/licences.txt');
  });

  test('a firm whose record cannot be loaded says so in its dialog', async ({ page }) => {
    await open(page, '/regulated-companies?q=adyen');
    await page.route(/\/assets\/details-.*\.json$/, (route) => route.abort());
    await page.getByRole('link', { name: 'Adyen N.V.' }).click();
    await expect(page.getByRole('dialog').getByText('The full record could not be loaded.')).toBeVisible();
  });

  test('a search says that the register could not be loaded, and can be tried again', async ({ page }) => {
    await open(page, '/');
    const pattern = /\/assets\/(details|search-answer)-.*\.js(on)?$/;
    await page.evaluate(() => history.replaceState({ reloaded: true }, ''));
    await page.route(pattern, (route) => route.abort());
    await page.getByRole('searchbox').fill('adyen');
    await page.keyboard.press('Enter');
    await expect(page.getByText('The register could not be loaded.')).toBeVisible();
  });
});

test.describe('when a page breaks', () => {
  test.use({ expectedProblems: /broken page/ });

  test('it says so in its title too, and the next page has its own title again (ERROR-1)', async ({ page }) => {
    await page.route(/\/assets\/page-.*\.js$/, async (route) => {
      const code = await (await route.fetch()).text();
      await (code.includes('Headquarters')
        ? route.fulfill({ contentType: 'text/javascript', body: 'export default function Broken() { throw new Error("broken page") }' })
        : route.continue());
    });
    await open(page, '/regulations');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
    await expect(page.getByRole('alert')).toContainText('Unexpected Application Error!');
    await expect(page).toHaveTitle('Unexpected Application Error!');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Warnings' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Investor Warnings' })).toBeFocused();
    await expect(page).toHaveTitle(`Investor Warnings - ${site.name}`);
  });
});

test.describe('when a part of a page breaks', () => {
  test.use({ expectedProblems: /Cannot read properties of undefined/ });

  test('the dialog of a damaged record says so, and the register behind it stays', async ({ page }) => {
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
  });
});

test.describe('on a slow network', () => {
  test('a page that is loading says loading... (ERROR-3)', async ({ page }) => {
    await open(page, '/');
    await page.route(/\/assets\/page-.*\.js$/, async (route) => {
      await new Promise((done) => setTimeout(done, 800));
      await route.continue();
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Warnings' }).click();
    await expect(page.getByText('loading...')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Investor Warnings' })).toBeFocused();
  });
});

test.describe('when the shell fails to load', () => {
  test.use({ expectedProblems: /Failed to (load resource|fetch dynamically imported module)/ });

  test('the page can still be read (ERROR-4)', async ({ page }) => {
    await page.route(/\/assets\/shell-.*\.js$/, (route) => route.abort());
    const failed = page.waitForEvent('pageerror');
    await page.goto('/warnings');
    await failed;
    await expect(page.getByRole('article')).toHaveCount(warnedFirms.length);
  });
});
