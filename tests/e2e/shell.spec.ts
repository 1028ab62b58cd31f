import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, open, site, test } from '../support/test.ts';

/* What the header, the footer and the page for unknown addresses say is tested in `tests/site/shell.test.ts`. */

const banner = (page: Page) => page.getByRole('banner');
const mainLinks = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu' });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const toast = (page: Page) => page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
const scrolled = (page: Page) => page.evaluate(() => scrollY);

/** Shows a notice with a button that every page has. */
async function notice(page: Page) {
  await page.getByRole('button', { name: 'Anonymous Hotline' }).click();
  await expect(toast(page)).toBeVisible();
}

/**
 * Opens a page and stops its clock, so that nothing depends on the speed of the machine, and a notice stays. Only for the first page of a test:
 * React would not start with a clock that stands still.
 */
async function openStopped(page: Page, address: string) {
  await open(page, address);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}

test('in the header, Warnings is amber, the row of links stays in view, and focus that moves into it or out of it is visible (HEADER-1, HEADER-3)', async ({
  page,
}) => {
  await open(page, '/warnings');
  await expect(mainLinks(page).getByRole('link', { name: 'Warnings' })).toHaveCSS('background-color', 'rgb(245, 179, 1)');
  const brand = banner(page).getByRole('link', { name: site.name });
  await page.evaluate(() => scrollTo(0, 1200));
  await expect(mainLinks(page)).toBeInViewport();
  await expect(brand).not.toBeInViewport();
  for (const width of [1280, 390])
    await test.step(`into the header, ${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 });
      await page.evaluate(() => scrollTo(0, 1200));
      await page.getByRole('searchbox').evaluate((box) => box.focus({ preventScroll: true }));
      const controls = banner(page).locator('a:visible, button:visible, select:visible');
      for (const control of (await controls.all()).toReversed()) {
        await page.keyboard.press('Shift+Tab');
        await expect(control).toBeFocused();
        await expect(control).toBeInViewport({ ratio: 1 });
        expect(await scrolled(page)).toBe(1200);
      }
    });

  await page.setViewportSize({ width: 1280, height: 844 });
  await page.evaluate(() => scrollTo(0, 1200));
  await page.getByRole('article').nth(8).getByRole('link').first().focus();
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Shift+Tab');
    const top = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? 0);
    expect(top).toBeGreaterThanOrEqual(await banner(page).evaluate((element) => element.getBoundingClientRect().bottom));
  }
  await page.evaluate(() => scrollTo(0, 0));
  await brand.click();
  await expect(page).toHaveURL('/');
});

test('the menu of a narrow screen covers it, keeps the focus, stops scrolling, and closes in four ways (HEADER-2)', async ({ page }) => {
  const narrow = { width: 390, height: 844 };
  await page.setViewportSize(narrow);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  await menuButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeVisible();
  expect(await menu(page).boundingBox()).toEqual({ x: 0, y: 0, ...narrow });
  for (let press = 0; press < 24; press += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(() => document.activeElement !== document.body && !document.activeElement?.closest('dialog'));
    expect(outside).toBe(false);
  }

  await test.step('its button', async () => {
    await page.mouse.wheel(0, 600);
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
    expect(await scrolled(page)).toBe(0);
  });
  await test.step('Escape', async () => {
    await menuButton(page).click();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
  });
  await test.step('a window of 1024 px', async () => {
    await menuButton(page).click();
    await page.setViewportSize({ width: 1023, height: 844 });
    await expect(menu(page)).toBeVisible();
    await page.setViewportSize({ width: 1024, height: 844 });
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toBeHidden();
    await expect(mainLinks(page)).toBeVisible();
  });
  await test.step('a link', async () => {
    await page.setViewportSize(narrow);
    await menuButton(page).click();
    await menu(page).getByRole('link', { name: 'Warnings' }).click();
    await expect(menu(page)).toBeHidden();
    await expect(heading(page, 'Investor Warnings')).toBeFocused();
  });
});

test('a visitor skips the header, opens a page at its top, comes back to the same place, and follows a link to a section (ROUTE-3, ROUTE-4)', async ({
  page,
}) => {
  await open(page, '/warnings');
  await test.step('the skip link comes first and leads past the header (ACCESS-2)', async () => {
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to main content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('searchbox')).toBeFocused();
  });
  await test.step('a new page has the focus on its heading, its own title and its canonical address (ROUTE-7)', async () => {
    await page.evaluate(() => scrollTo(0, 1500));
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'About Us' });
    await link.evaluate((element: HTMLAnchorElement) => element.click());
    await expect(heading(page, 'About Us')).toBeFocused();
    expect(await scrolled(page)).toBe(0);
    await expect(page).toHaveTitle(`About Us – ${site.name}`);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${site.baseUrl}/about-us`);
  });
  await test.step('Back restores the scroll position', async () => {
    await page.goBack();
    await expect(heading(page, 'Investor Warnings')).toBeAttached();
    await expect.poll(() => scrolled(page)).toBe(1500);
  });
  await test.step('a link with a fragment leads to its section', async () => {
    await page.evaluate(() => history.pushState(null, '', '/#latest-alerts'));
    const section = page.getByRole('region', { name: 'Latest Alerts & Warnings' });
    await expect(section).toBeInViewport();
    await expect(section.getByRole('heading', { level: 2 })).toBeFocused();
  });
});

test.describe('a notice', () => {
  const region = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)', exact: true });

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

  test('is shown for 5000 ms, of which it shows the rest, and which the pointer or focus pauses (NOTICE-1, NOTICE-2, NOTICE-3, FOOTER-3)', async ({
    page,
  }) => {
    await openStopped(page, '/');
    await notice(page);
    await expect(toast(page)).toContainText('Whistleblower Portal');
    await expect(toast(page)).toContainText('This feature is not available yet.');
    await expect(region(page)).toBeAttached();

    // The row of ticks must not vanish at once, so the test looks for a width in between. Reduced motion removes it (ACCESS-4).
    const ticks = toast(page).locator('> [aria-hidden]');
    const width = async (part: Locator) => (await part.boundingBox())?.width ?? 0;
    const share = async () => (await width(ticks)) / (await width(toast(page)));
    await expect.poll(async () => (await share()) > 0.2 && (await share()) < 0.9, { intervals: [100] }).toBe(true);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(ticks).toBeHidden();

    await page.clock.fastForward(4000);
    await toast(page).hover();
    await page.clock.fastForward(60_000);
    await page.mouse.move(10, 10);
    await page.clock.fastForward(990);
    await page.getByRole('searchbox').focus();
    await page.keyboard.press('F8');
    await expect(region(page).getByRole('list')).toBeFocused();
    await page.clock.fastForward(60_000);
    await expect(toast(page)).toBeVisible();
    await page.getByRole('searchbox').focus();
    await page.clock.fastForward(9);
    await expect(toast(page)).toBeVisible();
    await page.clock.fastForward(1);
    await expect(toast(page)).toBeHidden();
  });

  test('closes with its button, Escape or a swipe of more than 50 px to the right, and gives way to the next one (NOTICE-1, NOTICE-2)', async ({
    page,
  }) => {
    await openStopped(page, '/');
    const box = page.getByRole('searchbox');
    await notice(page);
    await toast(page).getByRole('button', { name: 'Close' }).click();
    await expect(toast(page)).toBeHidden();

    await notice(page);
    await box.focus();
    await page.keyboard.press('F8');
    await expect(box).not.toBeFocused();
    await page.keyboard.press('Escape');
    await expect(toast(page)).toBeHidden();
    await expect(box).toBeFocused();

    await notice(page);
    await swipe(page, 40);
    await expect(toast(page)).toBeVisible();
    await swipe(page, 70);
    await expect(toast(page)).toBeHidden();

    await notice(page);
    await box.fill('no such firm anywhere');
    await page.keyboard.press('Enter');
    // The check waits a moment before it asks its worker.
    const afterMoment = async () => {
      await page.clock.runFor(100);
      return toast(page).innerText();
    };
    await expect.poll(afterMoment).toContain('Entity Not Found');
    await expect(toast(page)).toHaveCount(1);
    // Escape closes the notice, and does not empty the search field as well.
    await box.focus();
    await page.keyboard.press('Escape');
    await expect(toast(page)).toBeHidden();
    await expect(box).toHaveValue('no such firm anywhere');

    await notice(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click();
    await expect(page).toHaveURL('/accessibility');
    await expect(toast(page)).toBeHidden();
  });

  /** The notice covers none of these parts. Under the pointer, it stays. */
  async function expectClear(page: Page, ...parts: readonly Locator[]) {
    await toast(page).hover();
    const covered = await toast(page).boundingBox();
    for (const part of parts) {
      await expect(part).toBeInViewport();
      const box = await part.boundingBox();
      expect(covered && box && (box.y + box.height <= covered.y || box.y >= covered.y + covered.height), String(part)).toBe(true);
    }
  }

  test('is at the foot, and covers neither the header, nor an answer, nor the outcome of a form, nor the exit of the report page (NOTICE-4)', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/');
    await page.getByRole('searchbox').fill('adyen');
    await page.keyboard.press('Enter');
    await expectClear(page, page.getByRole('heading', { name: 'Adyen N.V.' }));

    await page.setViewportSize({ width: 320, height: 568 });
    await open(page, '/report-abuse');
    for (const name of ['Name', 'Message']) await page.getByRole('textbox', { name }).fill('A. Visitor');
    await page.getByRole('textbox', { name: 'Email' }).fill('anna@firm.example');
    await page.getByRole('button', { name: 'Submit report' }).click();
    const exit = page.getByRole('link', { name: 'Exit this page' });
    await expectClear(page, page.getByRole('main').getByText('Report Submitted'), exit);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectClear(page, exit);
  });
});

test.describe('an unknown address', () => {
  test.use({ expectedProblems: /status of 404/ });

  test('gets status 404, a search and a way home, and keeps its language (ROUTE-2, LANG-8)', async ({ page }) => {
    const response = await page.goto('/no/such-page');
    expect(response?.status()).toBe(404);
    await expect(heading(page, '404 Page Not Found.')).toBeVisible();
    // Before the page is hydrated, a link loads the whole next page, which does not move the focus.
    await hydrated(page);
    await page.getByRole('link', { name: 'Go back to Home' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    await open(page, '/fr/nowhere');
    await expect(page).toHaveURL('/fr/nowhere');
  });
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
