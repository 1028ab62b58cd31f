import type { Page } from '@playwright/test';
import { contentIn } from '../support/content.ts';
import { layoutShiftOf, recordLayoutShift } from '../support/layout-shift.ts';
import { settled } from '../support/settled.ts';
import { expect, hydrated, open, site, test, warnedFirms } from '../support/test.ts';

// `tests/site/warnings.test.ts` reads the HTML of this page.

const box = (page: Page) => page.getByRole('searchbox', { name: 'Name, alias or website' });
const rows = (page: Page) => page.getByRole('article');
/** The row of a firm. */
const rowOf = (page: Page, name: string) => rows(page).filter({ has: page.getByRole('heading', { name, exact: true }) });
/** The headings of the groups, without that of the withdrawn warnings, whose section has a name. */
const groups = (page: Page) =>
  page.getByRole('main').locator('section:not([aria-labelledby])').filter({ visible: true }).getByRole('heading', { level: 2 });
const REASONS = /\/assets\/reasons-.*\.json$/;
const reason = (page: Page) => rowOf(page, '10x Signal Room').getByText('Sells monthly access to a chat group');
// The first one, because each row has its own status for the outcome of copying its link.
const count = (page: Page) => page.getByRole('status').first();
const allShown = `${warnedFirms.length} of ${warnedFirms.length} warnings shown`;

/** The files of reasons that the page requests from now on. */
function reasonsAskedFor(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (REASONS.test(request.url())) urls.push(request.url());
  });
  return urls;
}

test('a visitor types a name, an alias or a website, and the rows that match stay (WARN-1, WARN-2, WARN-3)', async ({ page }) => {
  const asked = reasonsAskedFor(page);
  await open(page, '/warnings');
  await expect(count(page)).toHaveText(allShown);
  await expect(rows(page)).toHaveCount(warnedFirms.length);
  for (const text of ['10X SIGNAL', 'ten-x signals', 'https://10x-signal-room.example']) {
    await box(page).fill(text);
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page).getByRole('heading', { name: '10x Signal Room' })).toBeVisible();
    // A group without a match is left out.
    await expect(groups(page)).toHaveText(['2025 1 warning']);
  }
  await box(page).fill('');
  await expect(rows(page)).toHaveCount(warnedFirms.length);
  // The reasons are in the HTML.
  await expect(reason(page)).toBeVisible();
  expect(asked).toEqual([]);

  // No strange text throws. The longest is not in the address.
  for (const text of ['\ud83d', '\u0000', '[', 'x'.repeat(100_000)]) {
    await box(page).fill(text);
    await expect(count(page)).toContainText(`of ${warnedFirms.length} warnings shown`);
  }
  await expect(page).toHaveURL('/warnings');
  const odd = '<img src=x onerror=alert(1)> "quoted" \u202e';
  await box(page).fill(odd);
  await expect(page.getByText(`No matches found for "${odd}".`)).toBeVisible();
  await expect(page.getByText(/Check the spelling/)).toBeVisible();
});

test.describe('the address of one warning', () => {
  const ID = 'aarefels-bank-online-clone';
  // The mark of a clone firm is in the language of the page.
  const row = (page: Page) => page.getByRole('article', { name: /^Aarefels Bank Online \(\p{L}+\)$/u });

  async function expectLanded(page: Page) {
    await expect(row(page)).toBeFocused();
    await expect(row(page)).toHaveAttribute('aria-current', 'true');
    // Its top is in view, and the sticky row does not cover it (WCAG 2.4.11).
    const bounds = await row(page).boundingBox();
    const stuck = await page.getByRole('banner').getByRole('navigation').boundingBox();
    expect(bounds?.y).toBeGreaterThanOrEqual((stuck?.y ?? 0) + (stuck?.height ?? 0));
    expect(bounds?.y).toBeLessThan(450);
  }

  test('leads to its row, which is open and focused, on arrival, on the open page and in another language (WARN-5)', async ({ page }) => {
    await open(page, `/warnings#${ID}`);
    await expectLanded(page);
    await expect(row(page).getByText('support@aarefels-online[.]example')).toBeVisible();
    await expect(count(page)).toHaveText(allShown);
    for (const [id, landed] of [
      ['10x-signal-room', page.getByRole('article', { name: '10x Signal Room' })],
      [ID, row(page)],
    ] as const) {
      await page.evaluate((fragment) => {
        location.hash = fragment;
      }, id);
      await expect(landed).toBeFocused();
      await expect(page.locator('article[aria-current]')).toHaveCount(1);
    }
    await page.getByRole('banner').getByRole('combobox', { name: 'Language' }).selectOption('ar');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.waitForURL(`/ar/warnings#${ID}`);
    await hydrated(page);
    await expectLanded(page);
    await expect(row(page).getByText(contentIn('ar').warnedFirms.find(({ id }) => id === ID)?.reason ?? 'no reason')).toBeVisible();
  });

  test('shows its row beside those of a search; one that does not exist is reported, and leads to no all-clear', async ({ page }) => {
    await open(page, `/warnings?q=10x-signal-room#${ID}`);
    await expectLanded(page);
    await expect(rows(page)).toHaveCount(2);
    // The row stays until the visitor types.
    await box(page).fill('apex meridian');
    await expect(rows(page)).toHaveCount(1);
    await expect(page).toHaveURL('/warnings?q=apex+meridian');
    await expect(box(page)).toBeFocused();

    await open(page, '/warnings#no-such%20<b>firm</b>');
    await expect(page.locator(':focus')).toContainText('No warning was found for this link: no-such <b>firm</b>');
    await expect(page.locator(':focus')).toContainText('is not necessarily safe');
    await expect(rows(page)).toHaveCount(warnedFirms.length);
    await box(page).fill('apex meridian');
    await expect(page.getByText('No warning was found for this link')).toBeHidden();
    await expect(page).toHaveURL('/warnings?q=apex+meridian');
  });
});

test.describe('the reasons', () => {
  test.use({ expectedProblems: /Failed to load resource|Failed to fetch/ });
  const toWarnings = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Warnings' }).click();

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

  test('are fetched once when the visitor comes from another page, say loading... until then, and if they cannot be', async ({ page }) => {
    const asked = reasonsAskedFor(page);
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route(REASONS, async (route) => {
      await held;
      await route.continue();
    });
    await open(page, '/');
    await toWarnings(page);
    const row = rowOf(page, '10x Signal Room');
    await expect(row.getByText('loading...')).toBeVisible();
    await expect(row.getByRole('link', { name: /^hxxps:/ })).toBeVisible();
    release();
    await expect(reason(page)).toBeVisible();
    await expect(page.getByText('loading...')).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Ensuring Market Integrity Across Borders' })).toBeVisible();
    await page.goForward();
    await expect(reason(page)).toBeVisible();
    expect(asked).toHaveLength(1);

    await open(page, '/');
    await page.route(REASONS, (route) => route.abort());
    await toWarnings(page);
    const failed = 'The reason could not be loaded. Check your connection and reload this page.';
    await expect(rows(page).getByText(failed)).toHaveCount(warnedFirms.length);
    await page.reload();
    await expect(reason(page)).toBeVisible();
  });
});

test('the steps for victims are closed, and a button, an address or a link on the open page opens them (WARN-10)', async ({ page }) => {
  const part = page.getByRole('region', { name: 'Sent a copy of your identity document?' });
  await open(page, '/warnings#identity-sent');
  await expect(part.getByText('Use the number on your card')).toBeVisible();
  await expect(part).toBeInViewport();
  await expect(count(page)).toHaveText(allShown);

  await open(page, '/warnings?q=golden');
  const paid = page.getByRole('group').filter({ has: page.getByRole('heading', { name: 'Already paid?' }) });
  await expect(paid.getByText('Call your bank')).toBeHidden();
  await page.getByRole('link', { name: 'Already paid?' }).click();
  await expect(paid.getByText('Call your bank')).toBeInViewport();
  await expect(page).toHaveURL('/warnings?q=golden#already-paid');
});

test('the rows are in order of their names if the visitor wants that (WARN-7)', async ({ page }) => {
  await open(page, '/warnings');
  await page.getByRole('combobox', { name: 'Order' }).selectOption('By name');
  await expect(page).toHaveURL('/warnings?order=name');
  const names = await rows(page).getByRole('heading').allTextContents();
  expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
  await page.reload();
  await expect(rows(page).first().getByRole('heading')).toHaveText(names[0] ?? '');
});

test('a visitor opens one row after another where it is, copies its link and closes it (WARN-8)', async ({ page }) => {
  const name = 'Sembara Exchange Pro (clone)';
  const other = 'Duneway Prime Markets';
  const link = (firm: string) => rowOf(page, firm).getByRole('heading').getByRole('link');
  await open(page, '/warnings');
  const before = await page.evaluate(() => history.length);
  await link(name).click();
  await expect(page).toHaveURL('/warnings#sembara-exchange-pro-clone');
  await expect(rowOf(page, name).getByText('accounts@sembara-pro[.]example')).toBeVisible();
  await expect(link(name)).toBeFocused();
  await expect(page).toHaveTitle(`${name} · Investor Warnings – ${site.name}`);

  // Opening a row closes the one that was open. A closed row has every website.
  const websites = rowOf(page, other).getByRole('link', { name: /^hxxps:/ });
  await expect(websites).toHaveCount(4);
  await link(other).scrollIntoViewIfNeeded();
  const place = (await link(other).boundingBox())?.y ?? 0;
  await link(other).click();
  await expect(link(other)).toHaveAttribute('aria-expanded', 'true');
  await expect(link(name)).toHaveAttribute('aria-expanded', 'false');
  expect(Math.abs(((await link(other).boundingBox())?.y ?? 0) - place)).toBeLessThan(2);
  await expect(websites).toHaveCount(4);
  await page.context().grantPermissions(['clipboard-write']);
  await page.getByRole('button', { name: `Copy link to ${other}` }).click();
  await expect(rowOf(page, other).getByRole('status')).toHaveText('Link copied.');
  await link(other).press('Enter');
  await expect(page).toHaveURL('/warnings');
  await expect(link(other)).toHaveAttribute('aria-expanded', 'false');
  // Back leaves the page.
  expect(await page.evaluate(() => history.length)).toBe(before);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(websites).toHaveCount(4);
});

test('nothing moves while an address with a search loads (ROUTE-9)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await recordLayoutShift(page);
  // Long enough for the first paint to come before the script.
  await page.route(/\/assets\/page-.*\.js$/, async (route) => {
    await new Promise((done) => setTimeout(done, 500));
    await route.continue();
  });
  await open(page, '/warnings?q=apex');
  await expect(rows(page)).toHaveCount(1);
  await settled(page);
  expect(await layoutShiftOf(page)).toBeLessThanOrEqual(0.02);
});

test('a mailbox in the search stays at a link within the page, and is said to be gone after a reload (CHECK-5)', async ({ page }) => {
  const mailbox = 'nobody@mail.example';
  await open(page, '/warnings');
  await box(page).fill(mailbox);
  await page.getByRole('main').getByRole('link', { name: 'Already paid?' }).click();
  await expect(page).toHaveURL('/warnings#already-paid');
  await expect(page.getByText(`No matches found for "${mailbox}".`)).toBeVisible();
  await page.reload();
  await expect(page.getByText('what you entered is not kept when the page is loaded again')).toBeVisible();
  await expect(box(page)).toHaveValue('');
});
