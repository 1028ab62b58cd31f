import type { Page } from '@playwright/test';
import { expect, open, test, warnedFirms } from '../support/test.ts';
import { contentIn } from '../support/content.ts';

const box = (page: Page) => page.getByRole('searchbox', { name: 'Name, alias or website' });
const cards = (page: Page) => page.getByRole('article');
// The first one, because each card has its own status for the outcome of copying its link.
const count = (page: Page) => page.getByRole('status').first();

test('every warned firm has a card; typing finds a name, an alias or a website (WARN-1, WARN-2)', async ({ page }) => {
  await open(page, '/warnings');
  await expect(count(page)).toHaveText(`${warnedFirms.length} of ${warnedFirms.length} warnings shown`);
  await expect(cards(page)).toHaveCount(warnedFirms.length);
  for (const text of ['10X SIGNAL', 'ten-x signals', '10x-signal-room.example', 'https://10x-signal-room.example']) {
    await box(page).fill(text);
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page).getByRole('heading', { name: '10x Signal Room' })).toBeVisible();
  }
  await box(page).fill('');
  await expect(cards(page)).toHaveCount(warnedFirms.length);
});

test('a link to a warned site is defanged, says not to visit, and passes on no referrer (WARN-4)', async ({ page }) => {
  await open(page, '/warnings?q=10x-signal-room');
  const link = cards(page).getByRole('link');
  await expect(link).toHaveAccessibleName('hxxps://10x-signal-room[.]example (do not visit; opens in a new tab)');
  await expect(link).toHaveAttribute('href', 'https://10x-signal-room.example');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  await expect(page.getByText('Websites: do not visit').first()).toBeVisible();
});

test('a search without a match repeats the text, gives advice, and is no all-clear (WARN-3)', async ({ page }) => {
  await open(page, '/warnings');
  const odd = '<img src=x onerror=alert(1)> "quoted" \u202e';
  await box(page).fill(odd);
  await expect(page.getByText(`No matches found for "${odd}".`)).toBeVisible();
  await expect(page.getByText(/Check the spelling/)).toBeVisible();
  await page.getByRole('link', { name: 'Regulated Companies directory', exact: true }).click();
  await expect(page).toHaveURL('/regulated-companies');
});

test('the page leads to the directory', async ({ page }) => {
  await open(page, '/warnings');
  await page.getByRole('link', { name: 'Check a firm in the Regulated Companies directory' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Regulated Companies' })).toBeFocused();
});

test('no strange input throws: surrogates, control characters, a hundred kilobytes', async ({ page }) => {
  await open(page, '/warnings');
  for (const text of ['\ud83d', '\udc00abc', '\u0000', '.*', '[', '\\', '%', '𝒳', 'x'.repeat(100_000)]) {
    await box(page).fill(text);
    await expect(count(page)).toContainText(`of ${warnedFirms.length} warnings shown`);
  }
  // The text is too long for an address, so only the page has it.
  await page.waitForTimeout(400);
  expect(page.url().length).toBeLessThan(2000);
  await box(page).fill('10x');
  await expect(cards(page)).toHaveCount(1);
});

test.describe('the address of one warning', () => {
  const ID = 'aarefels-bank-online-clone';
  const MARK = 'You followed a link to this warning';
  const card = (page: Page) => page.getByRole('article', { name: 'Aarefels Bank Online (clone)' });

  async function expectLanded(page: Page) {
    await expect(card(page)).toBeFocused();
    await expect(card(page)).toHaveAttribute('aria-current', 'true');
    // Its top is in view, and the sticky row does not cover it (WCAG 2.4.11).
    const bounds = await card(page).boundingBox();
    const stuck = await page.getByRole('banner').getByRole('navigation').boundingBox();
    expect(bounds?.y).toBeGreaterThanOrEqual((stuck?.y ?? 0) + (stuck?.height ?? 0));
    expect(bounds?.y).toBeLessThan(450);
  }

  test('leads to its card, which is marked and focused, among all the others (WARN-5)', async ({ page }) => {
    await open(page, `/warnings#${ID}`);
    await expectLanded(page);
    await expect(card(page).getByText(MARK)).toBeVisible();
    await expect(page.getByText(MARK)).toHaveCount(1);
    await expect(count(page)).toHaveText(`${warnedFirms.length} of ${warnedFirms.length} warnings shown`);
  });

  test('does so in another language', async ({ page }) => {
    await open(page, `/ar/warnings#${ID}`);
    await expectLanded(page);
    await expect(card(page).getByText('وصلت إلى هذا التحذير عبر رابط')).toBeVisible();
  });

  test('does so once when the address changes on the page, and again in the language that is applied', async ({ page }) => {
    await open(page, '/warnings#10x-signal-room');
    await expect(page.getByRole('article', { name: '10x Signal Room' })).toBeFocused();
    await page.evaluate((id) => {
      location.hash = id;
    }, ID);
    await expectLanded(page);
    await expect(page.getByText(MARK)).toHaveCount(1);
    await page.getByRole('banner').getByRole('combobox', { name: 'Language' }).selectOption('es');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(card(page).getByText('Ha llegado aquí por un enlace a esta advertencia')).toBeVisible();
  });

  test('shows its card even if the search in the address does not match it, until the visitor types', async ({ page }) => {
    await open(page, `/warnings?q=10x-signal-room#${ID}`);
    await expectLanded(page);
    await expect(cards(page)).toHaveCount(2);
    await box(page).fill('apex meridian');
    await expect(cards(page)).toHaveCount(1);
    await expect(page.getByText(MARK)).toHaveCount(0);
    await expect(page).toHaveURL('/warnings?q=apex+meridian');
    await expect(box(page)).toBeFocused();
  });

  test('that does not exist is reported, with a note that this is no all-clear', async ({ page }) => {
    await open(page, '/warnings#no-such%20<b>firm</b>');
    const notice = page.getByText('No warning was found for this link: no-such <b>firm</b>');
    await expect(notice).toBeVisible();
    await expect(page.locator(':focus')).toContainText('No warning was found for this link');
    await expect(page.locator(':focus')).toContainText('is not necessarily safe');
    await expect(cards(page)).toHaveCount(warnedFirms.length);
    await box(page).fill('apex meridian');
    await expect(notice).toBeHidden();
    await expect(cards(page)).toHaveCount(1);
  });

  test('is not confused with another fragment of the page', async ({ page }) => {
    await open(page, '/warnings');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/warnings#main');
    await expect(page.getByText('No warning was found for this link')).toBeHidden();
    await expect(page.locator('#main')).toBeFocused();
  });

  test('is copied with the button on each card, and the outcome is announced', async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-write']);
    await open(page, '/warnings');
    await expect(page.getByRole('button', { name: /^Copy link to / })).toHaveCount(warnedFirms.length);
    const copied = cards(page).filter({ has: page.getByRole('heading', { name: 'Aarefels Bank Online (clone)' }) });
    await copied.getByRole('button', { name: 'Copy link to Aarefels Bank Online (clone)' }).click();
    await expect(copied.getByRole('status')).toHaveText('Link copied.');
    // Our policy allows no page to read the clipboard, so the test pastes.
    await box(page).press('ControlOrMeta+v');
    await expect(box(page)).toHaveValue(`${baseURL}/warnings#${ID}`);
  });

  for (const [why, refuse] of [
    ['refuses', () => (navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError')))],
    ['has no clipboard', () => Object.defineProperty(navigator, 'clipboard', { value: undefined })],
  ] as const) {
    test(`is in a field to copy it by hand if the browser ${why}`, async ({ page, baseURL }) => {
      await page.addInitScript(refuse);
      await open(page, '/warnings?q=aarefels');
      await expect(cards(page)).toHaveCount(1);
      await page.getByRole('button', { name: /^Copy link to / }).click();
      const field = page.getByRole('textbox', { name: /^Your browser does not allow this page to copy links/ });
      await expect(field).toHaveValue(`${baseURL}/warnings#${ID}`);
      await expect(field).toBeFocused();
      expect(await page.evaluate(() => getSelection()?.toString())).toBe(`${baseURL}/warnings#${ID}`);
      await expect(page.getByText('Link copied.')).toHaveCount(0);
    });
  }

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('still leads to its card, and no button is shown that would do nothing', async ({ page }) => {
      await page.goto(`/warnings#${ID}`);
      const heading = page.getByRole('heading', { name: 'Aarefels Bank Online (clone)' });
      await expect(heading).toBeInViewport();
      await expect(page.getByText('Copy link')).toHaveCount(warnedFirms.length);
      await expect(page.getByText('Copy link').first()).toBeHidden();
    });
  });
});

test('a clone leads to the genuine firm, and the genuine firm to its clone', async ({ page }) => {
  await open(page, '/warnings?q=aarefels');
  await expect(cards(page).getByText('Imitates a regulated firm.')).toBeVisible();
  await cards(page).getByRole('link', { name: 'Aarefels Bank AG' }).click();
  await expect(page).toHaveURL('/regulated-companies?firm=FCA-2015-CH-020');
  const dialog = page.getByRole('dialog', { name: 'Aarefels Bank AG' });
  await expect(dialog.getByText('Clone warning:')).toBeVisible();
  await dialog.getByRole('link', { name: 'Read the warning about Aarefels Bank Online (clone)' }).click();
  await expect(page).toHaveURL('/warnings#aarefels-bank-online-clone');
  const clone = page.getByRole('article', { name: 'Aarefels Bank Online (clone)' });
  await expect(clone).toBeFocused();
  await expect(clone).toBeInViewport();
  await expect(clone.getByText('Imitates a regulated firm.')).toBeVisible();
});

test.describe('the reasons', () => {
  const FILE = /\/assets\/reasons-.*\.json$/;
  const REASON = 'Sells monthly access to a chat group';
  const reason = (page: Page) => cards(page).first().getByText(REASON);
  const FAILED = 'The reason could not be loaded. Check your connection and reload this page.';

  /** The files of reasons that the page requests from now on. */
  function filesAskedFor(page: Page): string[] {
    const urls: string[] = [];
    page.on('request', (request) => {
      if (FILE.test(request.url())) urls.push(request.url());
    });
    return urls;
  }

  const toWarnings = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Warnings' }).click();

  test('are in the HTML and stay when the script runs, without another request', async ({ page }) => {
    const asked = filesAskedFor(page);
    expect(await (await page.request.get('/warnings')).text()).toContain(REASON);
    await open(page, '/warnings');
    await expect(reason(page)).toBeVisible();
    await box(page).fill('no such name');
    await box(page).fill('');
    await expect(reason(page)).toBeVisible();
    expect(asked).toEqual([]);
  });

  test('are found although the scripts arrive before the rest of the HTML, as they do for a search in a long page', async ({ page }) => {
    const html = await (await page.request.get('/warnings')).text();
    await page.route('/warnings?q=signal', (route) =>
      // The parser waits for this script before it reads the page. The other scripts do not wait.
      route.fulfill({ contentType: 'text/html', body: html.replace('<div id="root"', '<script src="/slow.js"></script><div id="root"') }),
    );
    await page.route('/slow.js', async (route) => {
      await page.waitForResponse(/\/assets\/reasons?-.*\.js$|\/assets\/page-.*\.js$/);
      await new Promise((done) => setTimeout(done, 500));
      await route.fulfill({ contentType: 'text/javascript', body: '' });
    });
    await open(page, '/warnings?q=signal');
    await expect(reason(page)).toBeVisible();
    await expect(page.getByText('loading...')).toHaveCount(0);
  });

  test('are also shown in another language, on arrival and after Apply', async ({ page }) => {
    const asked = filesAskedFor(page);
    const reasonIn = (language: 'es' | 'fr') => page.getByText(contentIn(language).warnedFirms[0]?.reason ?? '');
    await open(page, '/es/warnings');
    await expect(page.getByRole('heading', { level: 1, name: 'Advertencias a los inversores' })).toBeVisible();
    await expect(reasonIn('es')).toBeVisible();

    await open(page, '/warnings');
    await page.getByRole('banner').getByRole('combobox', { name: 'Language' }).selectOption('fr');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Mises en garde aux investisseurs' })).toBeVisible();
    await expect(reasonIn('fr')).toBeVisible();
    expect(asked).toEqual([]);
  });

  test('are fetched once when the visitor comes from another page, by a link or through the history', async ({ page }) => {
    const asked = filesAskedFor(page);
    await open(page, '/');
    expect(asked).toEqual([]);
    await toWarnings(page);
    await expect(reason(page)).toBeVisible();
    await expect(page.getByText('loading...')).toHaveCount(0);
    // The file also says which firm a clone imitates.
    await expect(page.getByText('Imitates a regulated firm.')).toHaveCount(warnedFirms.filter(({ clones }) => clones !== undefined).length);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Ensuring Market Integrity Across Borders' })).toBeVisible();
    await page.goForward();
    await expect(reason(page)).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  test('say loading... while they load, beside names and websites', async ({ page }) => {
    await open(page, '/');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(FILE, async (route) => {
      await held;
      await route.continue();
    });
    await toWarnings(page);
    await expect(cards(page).first().getByText('loading...')).toBeVisible();
    await expect(cards(page).first().getByRole('heading', { name: '10x Signal Room' })).toBeVisible();
    await expect(cards(page).first().getByRole('link')).toBeVisible();
    release();
    await expect(reason(page)).toBeVisible();
  });

  test.describe('when their file cannot be loaded', () => {
    test.use({ expectedProblems: /Failed to load resource|Failed to fetch/ });

    test('each card says so instead of giving its reason, and reloading the page brings them', async ({ page }) => {
      await open(page, '/');
      await page.route(FILE, (route) => route.abort());
      await toWarnings(page);
      await expect(cards(page).getByText(FAILED)).toHaveCount(warnedFirms.length);
      await box(page).fill('10x-signal-room');
      await expect(cards(page)).toHaveCount(1);
      await expect(cards(page).getByRole('heading', { name: '10x Signal Room' })).toBeVisible();
      await expect(cards(page).getByText(FAILED)).toBeVisible();
      await page.reload();
      await expect(reason(page)).toBeVisible();
    });
  });
});

test.describe('the day of a warning', () => {
  test('is on its card, and visitors can put the newest first', async ({ page }) => {
    await open(page, '/warnings');
    await expect(cards(page).first()).toContainText('Warning issued on 2 April 2025');
    await page.getByRole('combobox', { name: 'Order' }).selectOption('Newest first');
    await expect(page).toHaveURL('/warnings?order=newest');
    const days = await cards(page)
      .locator('time')
      .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
    expect(days).toHaveLength(warnedFirms.length);
    for (const [index, day] of days.slice(1).entries()) expect(Date.parse(day ?? '')).toBeLessThanOrEqual(Date.parse(days[index] ?? ''));
    await page.reload();
    await expect(cards(page).first().locator('time')).toHaveAttribute('datetime', days[0] ?? '');
  });

  test('marks it as new for 30 days', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2025-04-20T12:00:00Z'));
    await open(page, '/warnings');
    await expect(cards(page).filter({ hasText: '10x Signal Room' }).first().getByText('New', { exact: true })).toBeVisible();
    await page.clock.setFixedTime(new Date('2026-11-22T12:00:00Z'));
    await page.reload();
    await expect(cards(page).first()).toBeVisible();
    await expect(cards(page).getByText('New', { exact: true })).toHaveCount(0);
  });
});
