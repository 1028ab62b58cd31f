import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, open, site, test } from '../support/test.ts';

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu' });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const toast = (page: Page) => page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');

/** Shows a notice with a button that every page has. */
async function notice(page: Page) {
  await page.getByRole('button', { name: 'Anonymous Hotline' }).click();
  await expect(toast(page)).toBeVisible();
}

test.describe('the header', () => {
  test('has the seven links, with the current one marked and Warnings in amber (HEADER-1)', async ({ page }) => {
    await open(page, '/warnings');
    const nav = page.getByRole('navigation', { name: 'Main' });
    await expect(nav.getByRole('link')).toHaveText([
      'Home',
      'Regulations',
      'Regulated Companies',
      'Market Surveillance',
      'Publications',
      'Contact',
      'Warnings',
    ]);
    const warnings = nav.getByRole('link', { name: 'Warnings' });
    await expect(warnings).toHaveAttribute('aria-current', 'page');
    await expect(warnings).toHaveCSS('background-color', 'rgb(245, 179, 1)');
    await page.getByRole('banner').getByRole('link', { name: site.name }).click();
    await expect(page).toHaveURL('/');
  });

  test('keeps only the navigation row on screen when a wide page is scrolled (HEADER-3)', async ({ page }) => {
    await open(page, '/regulated-companies');
    await page.mouse.wheel(0, 2000);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeInViewport();
    await expect(page.getByRole('banner').getByRole('link', { name: site.name })).not.toBeInViewport();
  });
});

test.describe('focus that moves into the sticky header', () => {
  for (const width of [1280, 390]) {
    test(`is visible and does not scroll the page, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await open(page, '/warnings');
      await page.evaluate(() => scrollTo(0, 1200));
      await page.getByRole('searchbox').evaluate((box) => box.focus({ preventScroll: true }));
      const controls = page.getByRole('banner').locator('a:visible, button:visible, select:visible');
      for (const control of (await controls.all()).toReversed()) {
        await page.keyboard.press('Shift+Tab');
        await expect(control).toBeFocused();
        await expect(control).toBeInViewport({ ratio: 1 });
        expect(await page.evaluate(() => scrollY)).toBe(1200);
      }
    });
  }

  test('and back into the page is not covered by the header', async ({ page }) => {
    await open(page, '/warnings');
    await page.evaluate(() => scrollTo(0, 1200));
    const header = page.getByRole('banner');
    await page.getByRole('article').nth(8).getByRole('link').first().focus();
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Shift+Tab');
      const top = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? 0);
      const edge = await header.evaluate((element) => element.getBoundingClientRect().bottom);
      expect(top).toBeGreaterThanOrEqual(edge);
    }
  });
});

test.describe('the menu of a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('covers the whole screen, locks scrolling, and closes with its button, Escape and a link (HEADER-2)', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/');
    await menuButton(page).click();
    await expect(menu(page)).toBeVisible();
    expect(await menu(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    // Each link shows its words, not only its frame.
    for (const name of ['Check a firm', 'Search', 'Report a scam', 'Report Market Abuse']) {
      const link = menu(page).getByRole('link', { name });
      await expect(link).not.toHaveCSS('font-size', '0px');
      expect((await link.boundingBox())?.width, name).toBeGreaterThan(90);
    }
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(200);
    expect(await page.evaluate(() => scrollY)).toBe(0);

    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();

    await menuButton(page).click();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();

    await menuButton(page).click();
    await menu(page).getByRole('link', { name: 'Warnings' }).click();
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Investor Warnings' })).toBeFocused();
  });

  test('closes when the window becomes 1024 px wide', async ({ page }) => {
    await open(page, '/');
    await menuButton(page).click();
    await page.setViewportSize({ width: 1023, height: 844 });
    await expect(menu(page)).toBeVisible();
    await page.setViewportSize({ width: 1024, height: 844 });
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });

  test('keeps focus inside', async ({ page }) => {
    await open(page, '/');
    await menuButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeVisible();
    for (let press = 0; press < 24; press += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(() => document.activeElement !== document.body && !document.activeElement?.closest('dialog'));
      expect(outside).toBe(false);
    }
  });
});

test.describe('moving between pages', () => {
  test('the skip link comes first and leads past the header (ACCESS-2)', async ({ page }) => {
    await open(page, '/warnings');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to main content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('searchbox')).toBeFocused();
  });

  test('a new page starts at its top, with focus on its heading, its own title and its canonical address (ROUTE-3, ROUTE-7)', async ({
    page,
  }) => {
    await open(page, '/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Warnings' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Investor Warnings' })).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(page).toHaveTitle(`Investor Warnings - ${site.name}`);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${site.baseUrl}/warnings`);
  });

  test.describe('to a page that is not loaded yet', () => {
    /** Holds back the code of pages. */
    const delay = (page: Page, time: number) =>
      page.route(/\/assets\/page-.*\.js$/, async (route) => {
        await new Promise((done) => setTimeout(done, time));
        await route.continue();
      });
    /** Follows the link to Contact, and collects what the main part then shows, change by change. */
    const follow = (page: Page) =>
      page.evaluate(() => {
        const seen: string[] = [];
        Reflect.set(globalThis, 'seen', seen);
        const main = document.querySelector('main');
        const look = () => {
          const text = main?.querySelector('h1')?.textContent ?? main?.textContent ?? '';
          if (seen.at(-1) !== text) seen.push(text);
        };
        look();
        if (main) new MutationObserver(look).observe(main, { childList: true, subtree: true, characterData: true });
        document.querySelector<HTMLElement>('header nav a[href="/contact"]')?.click();
      });
    const seen = (page: Page) => page.evaluate((): unknown => Reflect.get(globalThis, 'seen'));
    const arrived = (page: Page) => expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeFocused();

    // The clock of the page stands still, so that the test does not depend on the speed of the machine.
    test.beforeEach(async ({ page }) => {
      await open(page, '/regulations');
      await page.clock.install({ time: 0 });
      await page.clock.pauseAt(1000);
    });

    test('keeps the open page until then (ROUTE-8)', async ({ page }) => {
      await delay(page, 100);
      await follow(page);
      await arrived(page);
      expect(await seen(page)).toEqual(['Regulations', 'Contact']);
    });

    test('says that it is loading after 300 ms (ROUTE-8, ERROR-3)', async ({ page }) => {
      await delay(page, 2000);
      await follow(page);
      await page.clock.fastForward(300);
      await arrived(page);
      expect(await seen(page)).toEqual(['Regulations', 'loading...', 'Contact']);
    });

    test('goes to the last page that was chosen', async ({ page }) => {
      await delay(page, 200);
      const links = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
      await links.getByRole('link', { name: 'Contact' }).evaluate((link: HTMLAnchorElement) => link.click());
      await links.getByRole('link', { name: 'Regulations' }).evaluate((link: HTMLAnchorElement) => link.click());
      await page.waitForTimeout(500);
      await expect(page).toHaveURL('/regulations');
    });
  });

  test('Back restores the scroll position', async ({ page }) => {
    await open(page, '/warnings');
    await page.evaluate(() => scrollTo(0, 1500));
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'About Us' })
      .evaluate((link: HTMLAnchorElement) => link.click());
    await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Investor Warnings' })).toBeAttached();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
  });

  test('a link with a fragment leads to its section (ROUTE-4)', async ({ page }) => {
    await open(page, '/warnings');
    await page.evaluate(() => history.pushState(null, '', '/#latest-alerts'));
    const section = page.getByRole('region', { name: 'Latest Alerts & Warnings' });
    await expect(section).toBeInViewport();
    await expect(section.getByRole('heading', { level: 2 })).toBeFocused();
  });
});

test.describe('the toast', () => {
  test('shows the name of the feature and disappears after 5000 ms (NOTICE-1, NOTICE-3, FOOTER-3)', async ({ page }) => {
    await open(page, '/');
    const started = Date.now();
    await notice(page);
    await page.mouse.move(10, 10);
    await page.getByRole('searchbox').focus();
    await expect(toast(page)).toContainText('Whistleblower Portal');
    await expect(toast(page)).toContainText('This feature is not available yet.');
    await expect(toast(page)).toBeHidden({ timeout: 8000 });
    const lasted = Date.now() - started;
    expect(lasted).toBeGreaterThan(4900);
    expect(lasted).toBeLessThan(8000);
  });

  test('replaces the one before it', async ({ page }) => {
    await open(page, '/');
    await notice(page);
    await page.getByRole('searchbox').fill('adyen');
    await page.keyboard.press('Enter');
    await expect(toast(page)).toHaveText(/Entity Found/);
    await expect(toast(page)).toHaveCount(1);
  });

  test('stays while the pointer or focus is on it', async ({ page }) => {
    await open(page, '/');
    await notice(page);
    await toast(page).hover();
    await page.waitForTimeout(5500);
    await expect(toast(page)).toBeVisible();
    await page.mouse.move(10, 10);
    await page.keyboard.press('F8');
    await expect(page.getByRole('region', { name: /Notifications/ }).getByRole('list')).toBeFocused();
    await page.waitForTimeout(5500);
    await expect(toast(page)).toBeVisible();
  });

  test('closes with its button, with Escape, and with a swipe of more than 50 px to the right (NOTICE-1)', async ({ page }) => {
    await open(page, '/');
    await notice(page);
    await toast(page).getByRole('button', { name: 'Close' }).click();
    await expect(toast(page)).toBeHidden();

    await notice(page);
    await page.keyboard.press('Escape');
    await expect(toast(page)).toBeHidden();

    await notice(page);
    await swipe(page, 40);
    await expect(toast(page)).toBeVisible();
    await swipe(page, 70);
    await expect(toast(page)).toBeHidden();
  });

  test('is all that Escape closes: a search field keeps its text (NOTICE-1)', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('searchbox').fill('no such firm anywhere');
    await page.keyboard.press('Enter');
    await expect(toast(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(toast(page)).toBeHidden();
    await expect(page.getByRole('searchbox')).toHaveValue('no such firm anywhere');
  });

  test('gives focus back to where F8 was pressed (NOTICE-2)', async ({ page }) => {
    await open(page, '/');
    await notice(page);
    await page.getByRole('searchbox').focus();
    await page.keyboard.press('F8');
    await expect(page.getByRole('searchbox')).not.toBeFocused();
    await page.keyboard.press('Escape');
    await expect(toast(page)).toBeHidden();
    await expect(page.getByRole('searchbox')).toBeFocused();
  });

  test('is on the left in Arabic, and is swiped over that edge (NOTICE-1)', async ({ page }) => {
    await open(page, '/ar/');
    await page.getByRole('button', { name: 'الخط الساخن' }).click();
    const shown = page.getByRole('region', { name: 'F8' }).getByRole('listitem');
    await swipe(page, 70, shown);
    await expect(shown).toBeVisible();
    await swipe(page, -70, shown);
    await expect(shown).toBeHidden();
  });

  for (const [width, height] of [
    [1280, 800],
    [768, 1024],
    [390, 844],
  ] as const) {
    test(`covers only the header, ${width} px (NOTICE-4)`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await open(page, '/');
      await page.getByRole('searchbox').fill('Northwold Bank plc');
      await page.keyboard.press('Enter');
      await expect(toast(page)).toContainText('Entity Found');
      const bottomOf = async (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().bottom);
      // By a few pixels at most, which are empty on every page.
      const header = await bottomOf(page.getByRole('banner'));
      expect(await bottomOf(toast(page))).toBeLessThanOrEqual(header + 8);

      await open(page, '/report-abuse');
      await page.getByRole('textbox', { name: 'Name' }).fill('A');
      await page.getByRole('textbox', { name: 'Email' }).fill('a@b.example');
      await page.getByRole('textbox', { name: 'Message' }).fill('A');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(toast(page)).toContainText('Report Submitted');
      const exit = page.getByRole('link', { name: 'Exit this page' });
      await exit.click({ trial: true });
      const { top } = await exit.evaluate((element) => ({ top: element.getBoundingClientRect().top }));
      expect(await bottomOf(toast(page))).toBeLessThanOrEqual(top + 8);
    });
  }

  test('is in a region whose name includes its shortcut (NOTICE-2)', async ({ page }) => {
    await open(page, '/');
    await notice(page);
    await expect(page.getByRole('region', { name: 'Notifications (F8)', exact: true })).toBeAttached();
  });

  test('has a row of ticks that shortens with the remaining time, except under reduced motion (ACCESS-4)', async ({ page }) => {
    await open(page, '/');
    await notice(page);
    const ticks = toast(page).locator('> [aria-hidden]');
    const width = async () => (await ticks.boundingBox())?.width ?? 0;
    const whole = (await toast(page).boundingBox())?.width ?? 0;
    await page.mouse.move(10, 10);
    // The row must not vanish at once, so the test looks for a width in between.
    await expect.poll(async () => (await width()) / whole > 0.2 && (await width()) / whole < 0.9, { intervals: [100] }).toBe(true);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(ticks).toBeHidden();
  });

  async function swipe(page: Page, distance: number, shown = toast(page)) {
    const box = await shown.boundingBox();
    if (!box) throw new Error('There is no toast to swipe');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + distance / 2, y, { steps: 4 });
    await page.mouse.move(x + distance, y, { steps: 4 });
    await page.mouse.up();
  }
});

test.describe('an unknown address', () => {
  test.use({ expectedProblems: /status of 404/ });

  test('gets status 404 and a way home (ROUTE-2)', async ({ page }) => {
    const response = await page.goto('/no/such-page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found.');
    await expect(page.getByText('Sorry, the page you are looking for does not exist.')).toBeVisible();
    // Before the page is hydrated, a link loads the whole next page, which does not move the focus.
    await hydrated(page);
    await page.getByRole('link', { name: 'Go back to Home' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('offers the search and the four main ways on (ROUTE-2)', async ({ page }) => {
    await open(page, '/nowhere');
    await expect(page.getByRole('main').getByRole('listitem').getByRole('link')).toHaveText([
      'Check a firm',
      'Warnings',
      'Regulated Companies',
      'Contact',
    ]);
    await page.getByRole('main').getByRole('searchbox', { name: 'Search this site' }).fill('licence');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=licence');
  });
});

test('text that a style sheet enlarges to 200 % does not make the page scroll sideways (ACCESS-3)', async ({ page }) => {
  for (const path of ['/', '/report-abuse', '/contact']) {
    await page.goto(path);
    await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(1280);
  }
});

test('the title is at the same height on every page, and the tool of the page begins beside it', async ({ page }) => {
  const tops: Record<string, number> = {};
  for (const path of ['/regulations', '/open-data', '/contact', '/glossary', '/advisories/market-manipulation', '/register-in-figures']) {
    await page.goto(path);
    tops[path] = (await page.getByRole('heading', { level: 1 }).boundingBox())?.y ?? 0;
  }
  expect(new Set(Object.values(tops)).size, JSON.stringify(tops)).toBe(1);
  await page.goto('/open-data');
  const tool = await page.getByRole('main').getByRole('term').first().boundingBox();
  expect(Math.abs((tool?.y ?? 0) - (tops['/open-data'] ?? 0))).toBeLessThan(40);
});

test('the index beside a long page stays in view and marks the section that is read', async ({ page }) => {
  await open(page, '/open-data');
  const index = page.getByRole('navigation', { name: 'On this page' });
  const current = index.locator('[aria-current]');
  await expect(current).toHaveText('Register of regulated firms');
  await page.locator('#programs').evaluate((section) => section.scrollIntoView());
  await expect(index).toBeInViewport();
  await expect(current).toHaveText('For software');
});

test('the footer has every link, the badge and the copyright line (FOOTER-1)', async ({ page }) => {
  await open(page, '/');
  const footer = page.getByRole('contentinfo');
  const addresses = await footer
    .getByRole('navigation')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual([
    '/contact#report-a-scam',
    '/contact',
    '/warnings',
    '/about-us',
    '/legal-documents',
    '/privacy-policy',
    '/terms-of-service',
    '/accessibility',
    '/security',
    '/verify-document',
    '/open-data',
    '/glossary',
  ]);
  await expect(footer.getByText('This site is protected by SSL/TLS')).toBeVisible();
  await expect(footer.getByText(`© 2025 ${site.name}. All rights reserved.`)).toBeVisible();
});

test('a chosen colour scheme overrides the system and is kept (LOOK-1)', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/');
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await ground();
  await page.getByRole('radio', { name: 'Dark' }).check();
  const dark = await ground();
  expect(dark).not.toBe(light);
  await page.reload();
  expect(await ground()).toBe(dark);
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await page.getByRole('radio', { name: 'System' }).check();
  expect(await ground()).toBe(light);
});

test.describe('at 320 px and at 400 % zoom', () => {
  // 1280 × 1024 at 400 % is a window of 320 × 256 (WCAG 1.4.10).
  test.use({ viewport: { width: 320, height: 256 } });

  for (const path of ['/?q=adyen', '/regulated-companies?firm=FCA-2017-NL-004', '/warnings', '/ar/', '/fr/report-abuse']) {
    test(`${path} does not scroll sideways, and its header does not cover it (ACCESS-3)`, async ({ page }) => {
      await open(page, path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await page.evaluate(() => scrollTo(0, 900));
      await expect(page.getByRole('banner', { includeHidden: true })).not.toBeInViewport();
    });
  }
});

test.describe('a notice on a phone', () => {
  for (const [width, height] of [
    [390, 844],
    [320, 568],
  ] as const) {
    test.describe(`of ${width} × ${height} px`, () => {
      test.use({ viewport: { width, height } });

      /** Checks that the notice covers neither the outcome nor the focused element. */
      async function expectUncovered(page: Page, outcome: Locator) {
        await expect(toast(page)).toBeVisible();
        await expect(outcome).toBeVisible();
        const covers = await toast(page).boundingBox();
        const edge = (covers?.y ?? 0) + (covers?.height ?? 0);
        expect((await outcome.boundingBox())?.y).toBeGreaterThanOrEqual(edge);
        const focused = await page.evaluate(() => {
          const { top, bottom } = (document.activeElement ?? document.body).getBoundingClientRect();
          // In a small window, the answer leaves no room for the box in which it was asked for.
          return document.activeElement === document.body || bottom <= 0 ? undefined : top;
        });
        if (focused !== undefined) expect(focused).toBeGreaterThanOrEqual(edge);
      }

      for (const query of ['adyen', 'no such firm']) {
        test(`does not cover the answer to a search for "${query}"`, async ({ page }) => {
          await open(page, '/');
          await page.getByRole('searchbox').fill(query);
          await page.keyboard.press('Enter');
          await expectUncovered(page, page.locator('#entity-search-result'));
          await expect(page.locator('#entity-search-result')).toBeInViewport();
        });
      }

      for (const [path, send, title] of [
        ['/contact', 'Send message', 'Form Submitted!'],
        ['/report-abuse', 'Submit report', 'Report Submitted'],
      ] as const) {
        test(`does not cover the outcome on ${path}`, async ({ page }) => {
          await open(page, path);
          await page.getByRole('textbox', { name: 'Name' }).fill('Anna Muster');
          await page.getByRole('textbox', { name: 'Email' }).fill('anna@firm.example');
          await page.getByRole('textbox', { name: 'Message' }).fill('A message.');
          await page.getByRole('button', { name: send }).click();
          await expectUncovered(page, page.getByRole('main').getByRole('status').filter({ hasText: title }));
        });
      }
    });
  }
});

for (const [path, question] of [
  ['/check', 'adyen'],
  ['/search', 'capital'],
  ['/warnings', 'apex'],
] as const) {
  test(`the title of ${path} begins with the question in the address, for tabs and histories (ROUTE-7)`, async ({ page }) => {
    await open(page, path);
    const title = await page.title();
    await open(page, `${path}?q=${question}`);
    await expect(page).toHaveTitle(`${question} · ${title}`);
    await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page).toHaveTitle(/^Contact/);
  });
}
