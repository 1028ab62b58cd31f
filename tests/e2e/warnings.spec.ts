import type { Page } from '@playwright/test';
import { layoutShiftOf, recordLayoutShift } from '../support/layout-shift.ts';
import { expect, hydrated, open, site, test, warnedFirms } from '../support/test.ts';
import { contentIn } from '../support/content.ts';
import { describePdf } from '@frontier/documents/testing/describe-pdf';

// `tests/site/warnings.test.ts` reads the HTML of this page.

// A journey has several pages to load, which a busy machine takes long for.

const box = (page: Page) => page.getByRole('searchbox', { name: 'Name, alias or website' });
const rows = (page: Page) => page.getByRole('article');
/** The row of a firm. */
const rowOf = (page: Page, name: string) => rows(page).filter({ has: page.getByRole('heading', { name, exact: true }) });
/** The headings of the groups, without that of the withdrawn warnings, whose section has a name. */
const groups = (page: Page) =>
  page.getByRole('main').locator('section:not([aria-labelledby])').filter({ visible: true }).getByRole('heading', { level: 2 });
const REASONS = /\/assets\/reasons-.*\.json$/;
const REASON = 'Sells monthly access to a chat group';
const reason = (page: Page) => rowOf(page, '10x Signal Room').getByText(REASON);
// The first one, because each row has its own status for the outcome of copying its link.
const count = (page: Page) => page.getByRole('status').first();

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
  await expect(count(page)).toHaveText(`${warnedFirms.length} of ${warnedFirms.length} warnings shown`);
  await expect(rows(page)).toHaveCount(warnedFirms.length);
  await expect(reason(page)).toBeVisible();
  for (const text of ['10X SIGNAL', 'ten-x signals', '10x-signal-room.example', 'https://10x-signal-room.example']) {
    await box(page).fill(text);
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page).getByRole('heading', { name: '10x Signal Room' })).toBeVisible();
    // A group without a match is left out.
    await expect(groups(page)).toHaveText(['2025 1 warning']);
    await box(page).fill('');
    await expect(rows(page)).toHaveCount(warnedFirms.length);
  }
  await expect(reason(page)).toBeVisible();
  // The reasons are in the HTML.
  expect(asked).toEqual([]);

  // No strange text throws: surrogates, control characters, a hundred kilobytes.
  for (const text of ['\ud83d', '\udc00abc', '\u0000', '.*', '[', '\\', '%', '𝒳', 'x'.repeat(100_000)]) {
    await box(page).fill(text);
    await expect(count(page)).toContainText(`of ${warnedFirms.length} warnings shown`);
    // The last text is too long for an address, so only the page has it.
    if (text === '𝒳') await expect(page).toHaveURL(/\?q=/);
  }
  await expect(page).toHaveURL('/warnings');

  const odd = '<img src=x onerror=alert(1)> "quoted" \u202e';
  await box(page).fill(odd);
  await expect(page.getByText(`No matches found for "${odd}".`)).toBeVisible();
  await expect(page.getByText(/Check the spelling/)).toBeVisible();
  await page.getByRole('link', { name: 'Regulated Companies directory', exact: true }).click();
  await expect(page).toHaveURL('/regulated-companies');
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
    const asked = reasonsAskedFor(page);
    const reasonIn = (language: 'es' | 'ar') =>
      row(page).getByText(contentIn(language).warnedFirms.find(({ id }) => id === ID)?.reason ?? 'no such warning');
    await open(page, `/warnings#${ID}`);
    await expectLanded(page);
    await expect(row(page).getByText('support@aarefels-online[.]example')).toBeVisible();
    await expect(row(page).getByRole('link', { name: 'Report what happened to you' })).toHaveAttribute(
      'href',
      /^\/contact\?about=Aarefels/,
    );
    await expect(page.getByRole('button', { name: /^Copy link to / })).toHaveCount(1);
    await expect(count(page)).toHaveText(`${warnedFirms.length} of ${warnedFirms.length} warnings shown`);

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
    await expectLanded(page);

    await page.getByRole('banner').getByRole('combobox', { name: 'Language' }).selectOption('es');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Advertencias a los inversores' })).toBeVisible();
    await hydrated(page);
    await expect(row(page)).toBeFocused();
    await expect(row(page).getByRole('link', { name: 'Denunciar lo que le ha ocurrido' })).toBeVisible();
    await expect(reasonIn('es')).toBeVisible();

    await open(page, `/ar/warnings#${ID}`);
    await expectLanded(page);
    await expect(row(page).getByRole('link', { name: 'أبلغ عما حدث لك' })).toBeVisible();
    await expect(reasonIn('ar')).toBeVisible();
    // The reasons are in the HTML of each language.
    expect(asked).toEqual([]);
  });

  test('shows its row beside those of a search; one that does not exist is reported; another fragment is none', async ({ page }) => {
    await open(page, `/warnings?q=10x-signal-room#${ID}`);
    await expectLanded(page);
    await expect(rows(page)).toHaveCount(2);
    // The row stays until the visitor types.
    await box(page).fill('apex meridian');
    await expect(rows(page)).toHaveCount(1);
    await expect(page.locator('article[aria-current]')).toHaveCount(0);
    await expect(page).toHaveURL('/warnings?q=apex+meridian');
    await expect(box(page)).toBeFocused();

    await open(page, '/warnings#no-such%20<b>firm</b>');
    const notice = page.getByText('No warning was found for this link: no-such <b>firm</b>');
    await expect(notice).toBeVisible();
    await expect(page.locator(':focus')).toContainText('No warning was found for this link');
    // It is no all-clear.
    await expect(page.locator(':focus')).toContainText('is not necessarily safe');
    await expect(rows(page)).toHaveCount(warnedFirms.length);
    await box(page).fill('apex meridian');
    await expect(notice).toBeHidden();
    await expect(rows(page)).toHaveCount(1);
    await expect(page).toHaveURL('/warnings?q=apex+meridian');

    await open(page, '/warnings');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/warnings#main');
    await expect(page.locator('#main')).toBeFocused();
    await expect(page.getByText('No warning was found for this link')).toBeHidden();
  });

  test('is in a field to copy it by hand if the browser refuses to copy, or has no clipboard', async ({ page, baseURL }) => {
    await open(page, '/warnings');
    for (const [firm, id, refuse] of [
      [
        'Aarefels Bank Online (clone)',
        ID,
        () => {
          navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
        },
      ],
      ['10x Signal Room', '10x-signal-room', () => void Object.defineProperty(navigator, 'clipboard', { value: undefined })],
    ] as const) {
      await page.evaluate(refuse);
      await rowOf(page, firm).getByRole('heading').getByRole('link').click();
      await page.getByRole('button', { name: `Copy link to ${firm}` }).click();
      const field = rowOf(page, firm).getByRole('textbox', { name: /^Your browser does not allow this page to copy links/ });
      await expect(field).toHaveValue(`${baseURL}/warnings#${id}`);
      await expect(field).toBeFocused();
      expect(await page.evaluate(() => getSelection()?.toString())).toBe(`${baseURL}/warnings#${id}`);
      await expect(page.getByText('Link copied.')).toHaveCount(0);
    }
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('opens its row too, and so does a click on a name; no button is shown that would do nothing', async ({ page }) => {
      await page.goto(`/warnings#${ID}`);
      const heading = page.getByRole('heading', { name: 'Aarefels Bank Online (clone)' });
      const email = page.getByText('support@aarefels-online[.]example');
      await expect(heading).toBeInViewport();
      await expect(email).toBeVisible();
      await expect(page.getByText('Copy link').filter({ visible: true })).toHaveCount(0);
      await page.getByRole('heading', { name: 'Sembara Exchange Pro (clone)' }).getByRole('link').click();
      await expect(page).toHaveURL('/warnings#sembara-exchange-pro-clone');
      await expect(page.getByText('accounts@sembara-pro[.]example')).toBeVisible();
      await expect(email).toBeHidden();
    });
  });
});

test('a clone leads to the genuine firm, and the genuine firm to its clone', async ({ page }) => {
  await open(page, '/warnings?q=aarefels');
  await expect(rows(page).getByText('Imitates', { exact: true })).toBeVisible();
  await rows(page).getByRole('link', { name: 'Aarefels Bank AG' }).click();
  await expect(page).toHaveURL('/regulated-companies?firm=FCA-2015-CH-020');
  const dialog = page.getByRole('dialog', { name: 'Aarefels Bank AG' });
  await expect(dialog.getByText('Clone warning:')).toBeVisible();
  await dialog.getByRole('link', { name: 'Read the warning about Aarefels Bank Online (clone)' }).click();
  await expect(page).toHaveURL('/warnings#aarefels-bank-online-clone');
  const clone = page.getByRole('article', { name: 'Aarefels Bank Online (clone)' });
  await expect(clone).toBeFocused();
  await expect(clone).toBeInViewport();
  await expect(clone.getByText('Imitates', { exact: true })).toBeVisible();
});

test.describe('the reasons', () => {
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

  test('are fetched once when the visitor comes from another page, by a link or through the history, and say loading... until then', async ({
    page,
  }) => {
    const asked = reasonsAskedFor(page);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(REASONS, async (route) => {
      await held;
      await route.continue();
    });
    await open(page, '/');
    expect(asked).toEqual([]);
    await toWarnings(page);
    const row = rowOf(page, '10x Signal Room');
    await expect(row.getByText('loading...')).toBeVisible();
    await expect(row.getByRole('link', { name: /^hxxps:/ })).toBeVisible();
    release();
    await expect(reason(page)).toBeVisible();
    await expect(page.getByText('loading...')).toHaveCount(0);
    // The file also says which firm a clone imitates.
    await expect(page.getByText('Imitates', { exact: true })).toHaveCount(warnedFirms.filter(({ clones }) => clones !== undefined).length);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Ensuring Market Integrity Across Borders' })).toBeVisible();
    await page.goForward();
    await expect(reason(page)).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  test.describe('when their file cannot be loaded', () => {
    test.use({ expectedProblems: /Failed to load resource|Failed to fetch/ });

    test('each row says so instead of giving its reason, and reloading the page brings them', async ({ page }) => {
      const failed = 'The reason could not be loaded. Check your connection and reload this page.';
      await open(page, '/');
      await page.route(REASONS, (route) => route.abort());
      await toWarnings(page);
      await expect(rows(page).getByText(failed)).toHaveCount(warnedFirms.length);
      await box(page).fill('10x-signal-room');
      await expect(rows(page)).toHaveCount(1);
      await expect(rows(page).getByRole('heading', { name: '10x Signal Room' })).toBeVisible();
      await expect(rows(page).getByText(failed)).toBeVisible();
      await page.reload();
      await expect(reason(page)).toBeVisible();
    });
  });
});

test('the steps after sending a copy of a document are closed, and their address opens them, also on the open page (WARN-10)', async ({
  page,
}) => {
  const part = page.getByRole('region', { name: 'Sent a copy of your identity document?' });
  await open(page, '/warnings#identity-sent');
  await expect(part.getByText('Use the number on your card')).toBeVisible();
  await expect(part).toBeInViewport();
  await expect(count(page)).toHaveText(`${warnedFirms.length} of ${warnedFirms.length} warnings shown`);

  await open(page, '/warnings');
  await expect(part.getByText('Use the number on your card')).toBeHidden();
  const paid = page.getByRole('group').filter({ has: page.getByRole('heading', { name: 'Already paid?' }) });
  await expect(paid.getByText('Call your bank')).toBeHidden();
  await page.evaluate(() => {
    location.hash = 'identity-sent';
  });
  await expect(part.getByText('Use the number on your card')).toBeVisible();
});

test('the order is the newest first, in groups from the day of the visit, and by name if the visitor wants that (WARN-7)', async ({
  page,
}) => {
  const recent = page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: /^Last 30\sdays/ }) });
  // No warning is from the last 30 days. The unit test of the ledger covers a day on which one is.
  await page.clock.setFixedTime(new Date('2036-11-22T12:00:00Z'));
  await open(page, '/warnings');
  await expect(recent).toHaveCount(0);
  const days = warnedFirms
    .map(({ added }) => added)
    .toSorted()
    .toReversed();
  const times = await rows(page).locator('time').all();
  expect(await Promise.all(times.map((time) => time.getAttribute('datetime')))).toEqual(days);
  const years = [...new Set(days.map((day) => day.slice(0, 4)))];
  expect(await groups(page).allTextContents()).toEqual(
    years.map((year) => expect.stringMatching(`^${year} ${days.filter((day) => day.startsWith(year)).length}\\swarnings?$`)),
  );

  await page.getByRole('combobox', { name: 'Order' }).selectOption('By name');
  await expect(page).toHaveURL('/warnings?order=name');
  await expect(rows(page).first().locator('time')).toHaveText('2 Apr 2025');
  const names = await rows(page).getByRole('heading').allTextContents();
  expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
  await page.reload();
  await expect(rows(page).first().getByRole('heading')).toHaveText(names[0] ?? '');
  await expect(rows(page).getByText('New', { exact: true })).toHaveCount(0);
});

test('a visitor opens one row after another where it is, closes it, and copies the link to a warning (WARN-8)', async ({
  page,
  context,
  baseURL,
}) => {
  const name = 'Sembara Exchange Pro (clone)';
  const other = 'Duneway Prime Markets';
  const link = (firm: string) => rowOf(page, firm).getByRole('heading').getByRole('link');
  await context.grantPermissions(['clipboard-write']);
  await open(page, '/warnings');
  const before = await page.evaluate(() => history.length);
  await link(name).click();
  await expect(page).toHaveURL('/warnings#sembara-exchange-pro-clone');
  await expect(link(name)).toHaveAttribute('aria-expanded', 'true');
  await expect(rowOf(page, name).getByText('accounts@sembara-pro[.]example')).toBeVisible();
  await expect(link(name)).toBeFocused();
  await expect(page).toHaveTitle(`${name} · Investor Warnings – ${site.name}`);

  // Opening a row closes the one that was open. A closed row shows up to three websites.
  const websites = rowOf(page, other).getByRole('link', { name: /^hxxps:/ });
  const more = rowOf(page, other)
    .getByText(/^\d+\smore$/)
    .filter({ visible: true });
  await expect(websites).toHaveCount(3);
  await expect(more).toHaveText('1 more');
  await link(other).scrollIntoViewIfNeeded();
  const place = (await link(other).boundingBox())?.y ?? 0;
  await link(other).click();
  await expect(link(other)).toHaveAttribute('aria-expanded', 'true');
  await expect(link(name)).toHaveAttribute('aria-expanded', 'false');
  expect(Math.abs(((await link(other).boundingBox())?.y ?? 0) - place)).toBeLessThan(2);
  await expect(websites).toHaveCount(4);

  await link(other).press('Enter');
  await expect(page).toHaveURL('/warnings');
  await expect(link(other)).toHaveAttribute('aria-expanded', 'false');
  // Back leaves the page.
  expect(await page.evaluate(() => history.length)).toBe(before);

  // On a telephone, a closed row shows one website.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(websites).toHaveCount(1);
  await expect(more).toHaveText('3 more');
  await link(other).click();
  await expect(websites).toHaveCount(4);
  await expect(more).toHaveCount(0);

  await page.getByRole('button', { name: `Copy link to ${other}` }).click();
  await expect(rowOf(page, other).getByRole('status')).toHaveText('Link copied.');
  // Our policy allows no page to read the clipboard, so the test pastes.
  await box(page).press('ControlOrMeta+v');
  await expect(box(page)).toHaveValue(`${baseURL}/warnings#duneway-prime-markets`);
});

for (const [width, height] of [
  [1280, 6489],
  [390, 12_599],
] as const) {
  test(`nothing moves while an address with a search loads, and the page is half as high as with cards, ${width} px wide (ROUTE-9)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await recordLayoutShift(page);
    // Long enough for the first paint to come before the script.
    await page.route(/\/assets\/page-.*\.js$/, async (route) => {
      await new Promise((done) => setTimeout(done, 500));
      await route.continue();
    });
    await open(page, '/warnings?q=apex');
    await expect(rows(page)).toHaveCount(1);
    await page.waitForLoadState('networkidle');
    expect(await layoutShiftOf(page)).toBeLessThanOrEqual(0.02);
    await box(page).fill('');
    await expect(rows(page)).toHaveCount(warnedFirms.length);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(height);
  });
}

test('an open warning is printed alone on one page, and all warnings are printed open if none is (WARN-9, LOOK-7)', async ({ page }) => {
  const name = 'Sembara Exchange Pro (clone)';
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/warnings#sembara-exchange-pro-clone');
  await expect(rowOf(page, name)).toBeFocused();
  for (const printBackground of [true, false]) {
    const { textLines } = await describePdf(await page.pdf({ format: 'A4', printBackground }));
    expect(textLines).toHaveLength(1);
    const text = textLines
      .flat()
      .map((line) => line.text)
      .join(' ');
    for (const part of [
      site.name,
      `${site.baseUrl}/warnings#sembara-exchange-pro-clone`,
      'its firms and its warnings are fictional',
      'The genuine firm does not give bonuses for deposits.',
      'hxxps://sembara-bonus[.]invalid',
      'accounts@sembara-pro[.]example',
    ])
      // An address may be broken at the end of a line.
      expect(text.replaceAll(/\s/g, '')).toContain(part.replaceAll(/\s/g, ''));
    expect(text).toMatch(/Printed on \d+\s\w+ 20\d\d/);
    expect(text).not.toContain('Aarefels');
    expect(text).not.toContain('Call your bank');
  }
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(rowOf(page, name)).toHaveCSS('color', 'rgb(10, 27, 47)');
  for (const part of [rowOf(page, name), page.getByRole('heading', { level: 1 }).locator('xpath=ancestor::div[contains(@class, "amber")]')])
    await expect(part).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');

  await page.emulateMedia({ media: 'screen' });
  await rowOf(page, name).getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL('/warnings');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('accounts@sembara-pro[.]example')).toBeVisible();
  await expect(page.getByText('support@aarefels-online[.]example')).toBeVisible();
  await expect(page.getByText(/^\d+\smore$/).filter({ visible: true })).toHaveCount(0);
});
