import type { Page } from '@playwright/test';
import { layoutShiftOf, recordLayoutShift } from '../support/layout-shift.ts';
import { settled } from '../support/settled.ts';
import { expect, open, test } from '../support/test.ts';

/**
 * The page of the site search, and its key. What the search finds is in `tests/site/search.test.ts` and `search-questions.test.ts`, and the
 * page without JavaScript in `tests/site/search.test.ts`.
 */

const box = (page: Page) => page.getByRole('searchbox');
const status = (page: Page) => page.getByRole('main').getByRole('status');
const group = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name} \\d+$`) });
const linkToSearch = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Search', exact: true });
const INDEX = /\/assets\/search-texts-.*\.js$/;

test('a visitor types several questions and reads the answers, and the check is offered where it may help (FIND-1)', async ({ page }) => {
  const offer = page.getByRole('link', { name: /^Check “.*” in the register and the warnings$/ });
  await open(page, '/search');
  await box(page).pressSequentially('report susp');
  await expect(status(page)).toHaveText(/^\d+\sresults for “report susp”$/);
  const first = group(page, 'Questions').getByRole('listitem').first();
  await expect(first.getByRole('heading')).toHaveText('How do I report a suspicious transaction?');
  await expect(first.locator('mark').first()).toHaveText(/report/i);
  // If a question names a firm, the answer of the check comes first and leads to its record or to the warning.
  const main = page.getByRole('main');
  const answerWord = (word: string) => main.getByRole('strong').filter({ hasText: word });
  await box(page).fill('is Apex Meridian Trade legit');
  await expect(answerWord('Warning issued')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Apex Meridian Trade', exact: true })).toHaveAttribute(
    'href',
    '/warnings#apex-meridian-trade',
  );
  await box(page).fill('Is Adyen regulated?');
  await expect(answerWord('Regulated')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Adyen N.V.', exact: true })).toHaveAttribute('href', /\/regulated-companies\?firm=/);
  await expect(offer).toBeVisible();

  await box(page).fill('Quaymont Global');
  await expect(offer).toHaveText('Check “Quaymont Global” in the register and the warnings');
  await box(page).fill('capital ratio');
  await expect(status(page)).toContainText('results for “capital ratio”');
  await expect(offer).toBeHidden();
  // A text that may be a name, although a page has its words.
  await box(page).fill('first capital');
  await expect(status(page)).toContainText('results for “first capital”');
  await offer.click();
  await expect(page.getByRole('main').getByRole('textbox')).toHaveValue('first capital');
});

test('a result leads to its section, its record or its warning, and Back restores the search (FIND-1)', async ({ page }) => {
  await open(page, '/search');
  await box(page).fill('suspicious transaction');
  await group(page, 'Questions').getByRole('link').first().click();
  await expect(page).toHaveURL('/regulatory-guidance#report-a-suspicious-transaction');
  await expect(page.getByText('Hold the transaction unless that is impossible')).toBeVisible();
  const goBackTo = async (question: string) => {
    await page.goBack();
    await expect(box(page)).toHaveValue(question);
    await expect(page.getByRole('main').getByRole('region').first()).toBeVisible();
  };
  await goBackTo('suspicious transaction');
  // Firms are one line for each list, warned firms before regulated ones, and lead to all of them.
  const firms = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /^(Firms we warn about|Regulated firms) \d+$/ });
  await box(page).fill('aarefels');
  await expect(firms).toHaveText([/^Firms we warn about 1$/, /^Regulated firms 1$/]);
  await firms.first().getByRole('link').click();
  await expect(page).toHaveURL('/warnings?q=aarefels');
  await page.goBack();
  await expect(box(page)).toHaveValue('aarefels');
  await box(page).fill('bank');
  await firms.last().getByRole('link', { name: 'Regulated firms' }).click();
  await expect(page).toHaveURL('/regulated-companies?q=bank');
  await expect(page.getByRole('row').nth(5)).toBeVisible();
});

test('whatever is typed stays in the box, is repeated as text, and leads to the check if nothing is found (SECURITY-2)', async ({
  page,
}) => {
  await open(page, '/search?q=capital');
  const sentence = 'i lost 4000 euros to them, what now?';
  await box(page).fill(sentence);
  // Enter follows at once.
  await page.keyboard.press('Enter');
  await expect(status(page)).toContainText(sentence);
  await expect(page).toHaveURL(/\/search\?q=i\+lost\+4000/);
  await expect(box(page)).toHaveValue(sentence);
  // Each question is a step for Back.
  await page.goBack();
  await expect(box(page)).toHaveValue('capital');
  await page.goForward();
  await expect(box(page)).toHaveValue(sentence);

  const markup = '<img src=x onerror=alert(1)> zzqx';
  await box(page).fill(markup);
  await expect(status(page)).toContainText(markup);
  // No strange text throws: half a character, a control character, ten thousand letters.
  for (const text of ['\ud83d', '\u0000', '(?:', 'x'.repeat(10_000)]) await box(page).fill(text);
  // A character that changes the direction of text is isolated, so it does not affect the rest of the sentence.
  await box(page).fill('\u202egnp.exe');
  await expect(status(page).locator('bdi')).toHaveText('\u202egnp.exe');
  await expect(page).toHaveURL(/\?q=%E2%80%AEgnp\.exe$/);
  await box(page).fill('cookies');
  await expect(group(page, 'Pages')).toBeVisible();

  const unknown = 'qqxzy! wwvvk?';
  await box(page).fill(unknown);
  await expect(status(page)).toHaveText(`No results for “${unknown}”.`);
  await expect(page.getByText(/try fewer or different words/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'write to us' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Check a firm or website' }).first().click();
  await expect(page.getByRole('main').getByRole('textbox')).toHaveValue(unknown);
  await expect(page).toHaveURL(/\/check\?q=qqxzy/);

  // A message goes there in memory, and is said to be lost after a reload (CHECK-5).
  await open(page, '/search');
  const message = 'anna@mail.example wrote to me about Apex Meridian Trade';
  await box(page).fill(message);
  await page.getByRole('link', { name: /in the register and the warnings$/ }).click();
  await expect(page.getByRole('main').getByRole('textbox')).toHaveValue(message);
  await expect(page).toHaveURL('/check');
  await page.goBack();
  await expect(box(page)).toHaveValue(message);
  await expect(page).toHaveURL('/search');
  await page.reload();
  await expect(page.getByText(/what you entered is not kept/)).toBeVisible();
});

test('an address with a search shows its results, and moves nothing while it loads (ROUTE-9)', async ({ page }) => {
  await recordLayoutShift(page);
  // Long enough for the first paint to come before the answer.
  await page.route(INDEX, async (route) => {
    await new Promise((done) => setTimeout(done, 500));
    await route.continue();
  });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/search?q=capital+ratio');
    await expect(group(page, 'Guidance documents').getByRole('link').first()).toHaveText(/CRD-021/);
    await expect(box(page)).toHaveValue('capital ratio');
    await expect(page.getByRole('main').getByRole('link', { name: 'All pages' })).toBeVisible();
    await settled(page);
    expect(await layoutShiftOf(page), `${width} px`).toBeLessThanOrEqual(0.02);
  }
  await expect(page.locator('mark').first()).toBeVisible();
});

test('the number of results is announced when typing pauses, and letters that are still being composed are not searched for', async ({
  page,
}) => {
  await open(page, '/search');
  await page.clock.install({ time: 0 });
  await box(page).pressSequentially('cap');
  await expect(status(page)).toHaveText(/^\d+\sresults for “cap”$/);
  await page.clock.pauseAt(1e6);
  await box(page).pressSequentially('ital');
  await expect(page.getByText(/^\d+\sresults for “capital”$/)).toHaveCount(1);
  await expect(status(page)).toBeEmpty();
  await page.clock.fastForward(700);
  await expect(status(page)).toHaveText(/^\d+\sresults for “capital”$/);

  await box(page).fill('');
  const keyboard = await page.context().newCDPSession(page);
  await keyboard.send('Input.imeSetComposition', { text: 'cookies', selectionStart: 7, selectionEnd: 7 });
  await expect(box(page)).toHaveValue('cookies');
  await page.clock.fastForward(900);
  await expect(page.getByText(/results? for “cookies”/)).toHaveCount(0);
  await keyboard.send('Input.insertText', { text: 'cookies' });
  await page.clock.fastForward(700);
  await expect(status(page)).toHaveText(/^\d+\sresults? for “cookies”$/);
});

test('on arrival, focus is in the empty box, or on the heading if there are results; the index is loaded once, on first use', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (INDEX.test(request.url())) asked.push(request.url());
  });
  await open(page, '/regulations');
  await linkToSearch(page).click();
  await expect(box(page)).toBeFocused();
  await box(page).fill('cookies');
  await expect(status(page)).toHaveText(/^\d+\sresults? for “cookies”$/);
  await expect(page).toHaveTitle(/^cookies · /);
  await group(page, 'Pages').getByRole('link').first().click();
  await expect(page).toHaveURL('/privacy-policy#what-we-store');
  await page.goBack();
  await expect(group(page, 'Pages')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeFocused();
  expect(asked).toHaveLength(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the header has Check a firm in words and a named magnifier, and no key is mentioned', async ({ page }) => {
    await open(page, '/report-abuse');
    await expect(page.getByText('or press Shift three times')).toBeHidden();
    const check = page.getByRole('banner').getByRole('link', { name: 'Check a firm' });
    await expect(check).toBeInViewport();
    expect(await check.evaluate((link) => parseFloat(getComputedStyle(link).fontSize))).toBeGreaterThanOrEqual(15);
    await linkToSearch(page).click();
    await expect(box(page)).toBeFocused();
  });
});

test('another language finds its own texts, without accents too, and follows Apply', async ({ page }) => {
  await open(page, '/es/search?q=politica+de+privacidad');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Buscar');
  await expect(
    page
      .getByRole('region', { name: /^Páginas/ })
      .getByRole('link')
      .first(),
  ).toHaveText('Política de privacidad');
  await box(page).fill('confidentialité');
  await page.getByRole('banner').getByRole('combobox').selectOption('fr');
  await page.getByRole('button', { name: 'Aplicar' }).click();
  await expect(
    page
      .getByRole('region', { name: /^Pages/ })
      .getByRole('link')
      .first(),
  ).toHaveText(/confidentialité/i);

  await open(page, `/ar/search?q=${encodeURIComponent('احتيال')}`);
  await expect(page.getByRole('main').getByRole('listitem').first().getByRole('link').first()).toHaveAttribute('href', '/ar/warnings');
  await expect(page.locator('mark').first()).toBeVisible();
});

test.describe('when the index cannot be loaded', () => {
  test.use({ expectedProblems: /Failed to load resource|Failed to fetch dynamically imported module/ });

  test('the page says so, does not reload, and keeps the list of all pages', async ({ page }) => {
    await page.route(INDEX, (route) => route.abort());
    await open(page, '/search?q=cookies');
    await expect(status(page)).toHaveText('The search could not be loaded.');
    await expect(page.getByText(/You can still use the list of all pages below/)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  });
});

test('each group shows its first results and then all of them, links lead to the groups, and the list of all pages is for those without results (FIND-1)', async ({
  page,
}) => {
  await open(page, '/search?q=crypto');
  const pages = group(page, 'Pages');
  const titles = pages.getByRole('heading', { level: 3 });
  await expect(titles).toHaveCount(5);
  await expect(page.getByRole('heading', { name: 'All pages' })).toHaveCount(0);
  await pages.getByRole('button', { name: /^Show all \d+$/ }).click();
  const count = await titles.count();
  expect(count).toBeGreaterThan(6);
  await expect(titles.nth(5).getByRole('link')).toBeFocused();
  const address = page.url();
  await page.getByRole('link', { name: new RegExp(`^Pages ${count}$`) }).click();
  await expect(pages.getByRole('heading', { level: 2 })).toBeFocused();
  expect(page.url()).toBe(address);
  await page.getByRole('main').getByRole('link', { name: 'All pages' }).click();
  await expect(page.getByRole('heading', { name: 'All pages' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('');
});
