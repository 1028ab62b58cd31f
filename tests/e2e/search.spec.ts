import type { Page } from '@playwright/test';
import { layoutShiftOf, recordLayoutShift } from '../support/layout-shift.ts';
import { settled } from '../support/settled.ts';
import { expect, open, test } from '../support/test.ts';

/**
 * The page of the site search, and its key. What the search finds is in `tests/site/search.test.ts` and `search-questions.test.ts`, and the
 * page without JavaScript in `tests/site/search.test.ts`.
 */

// A journey takes as long as several tests. On a busy machine, that may be more than a minute.

const box = (page: Page) => page.getByRole('searchbox');
const status = (page: Page) => page.getByRole('main').getByRole('status');
const group = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name} \\d+$`) });
const headings = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
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
  for (const name of ['Guidance documents', 'Advisories', 'Pages']) await expect(group(page, name)).toBeVisible();
  await box(page).fill('whistleblower');
  await expect(group(page, 'Pages').getByRole('link').first()).toHaveText('Report Market Abuse');

  // A warning is found when the name of its firm stands in a question, and comes first.
  const warned = group(page, 'Firms we warn about');
  await box(page).fill('is Apex Meridian Trade legit');
  await expect(warned.getByRole('link', { name: 'Apex Meridian Trade' })).toHaveAttribute('href', '/warnings#apex-meridian-trade');
  await expect(page.getByRole('main').getByRole('region').first()).toHaveAccessibleName(/^Firms we warn about/);
  await box(page).fill('apex merdian');
  await expect(warned.getByRole('link')).toHaveText('Apex Meridian Trade');

  await box(page).fill('Quaymont Global');
  await expect(offer).toHaveText('Check “Quaymont Global” in the register and the warnings');
  for (const answered of ['24 hours', 'is this firm real', 'capital ratio']) {
    await box(page).fill(answered);
    await expect(status(page)).toContainText(`results for “${answered}”`);
    await expect(offer).toBeHidden();
  }
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
  await box(page).fill('minimum ratios');
  await page
    .getByRole('link', { name: /CRD-021/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/regulatory-guidance#crd-021/);
  await expect(page.getByRole('heading', { name: 'Minimum ratios' })).toBeInViewport();
  await goBackTo('minimum ratios');

  // Firms that the question names come first, and warned firms before regulated ones.
  await box(page).fill('adyen');
  await expect(headings(page).first()).toHaveText(/^Regulated firms 1$/);
  await group(page, 'Regulated firms').getByRole('link', { name: 'Adyen N.V.' }).click();
  await expect(page).toHaveURL('/regulated-companies?firm=FCA-2017-NL-004');
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Adyen N.V.' })).toBeVisible();
  await goBackTo('adyen');
  await box(page).fill('aarefels');
  await expect(headings(page)).toHaveText([/^Firms we warn about 1$/, /^Regulated firms 1$/]);
  await expect(group(page, 'Firms we warn about')).toContainText('hxxps://');
  await group(page, 'Firms we warn about').getByRole('link').click();
  await expect(page).toHaveURL('/warnings#aarefels-bank-online-clone');
  await expect(page.getByRole('heading', { name: 'Aarefels Bank Online (clone)' })).toBeInViewport();
  await goBackTo('aarefels');
  await box(page).fill('bank');
  await expect(group(page, 'Regulated firms').getByRole('heading', { level: 3 })).toHaveCount(5);
  await page.getByRole('link', { name: 'See all in the Regulated Companies directory' }).click();
  await expect(page).toHaveURL('/regulated-companies?q=bank');
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
  await expect(page).toHaveURL('/search');
  await expect(box(page)).toHaveValue(sentence);
  // Each question is a step for Back.
  await page.goBack();
  await expect(box(page)).toHaveValue('capital');
  await page.goForward();
  await expect(box(page)).toHaveValue(sentence);

  const markup = '<img src=x onerror=alert(1)> zzqx';
  await box(page).fill(markup);
  await expect(status(page)).toContainText(markup);
  for (const text of ['\ud83d', '\udc00abc', '\u0000', '.*', '[', '\\', '(?:', '%', '𝒳', '🏦', '\u202egnp.exe', 'x'.repeat(10_000)]) {
    await box(page).fill(text);
    // The texts are compared in the page, because some of them, such as half a surrogate pair, cannot be sent to the test unchanged.
    await expect
      .poll(() =>
        box(page).evaluate((field: HTMLInputElement) => {
          const said = document.querySelector('main [role="status"] bdi')?.textContent;
          return said === field.value || (field.value.length > 60 && said === `${field.value.slice(0, 60)}…`);
        }),
      )
      .toBe(true);
  }
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
  // The check gets it without the address of the page.
  await page.getByRole('main').getByRole('link', { name: 'Check a firm or website' }).first().click();
  await expect(page.getByRole('main').getByRole('textbox')).toHaveValue(unknown);
  await expect(page).toHaveURL('/check');
});

test('an address with a search shows its results, moves nothing while it loads, and fits a narrow window (ROUTE-9)', async ({ page }) => {
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
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
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
  await page.clock.fastForward(700);
  await expect(status(page)).toBeEmpty();
  const keyboard = await page.context().newCDPSession(page);
  await keyboard.send('Input.imeSetComposition', { text: 'cookies', selectionStart: 7, selectionEnd: 7 });
  await expect(box(page)).toHaveValue('cookies');
  await page.clock.fastForward(900);
  await expect(page.getByText(/results? for “cookies”/)).toHaveCount(0);
  await expect(status(page)).toBeEmpty();
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
  await open(page, '/');
  await linkToSearch(page).hover();
  await open(page, '/search');
  expect(asked).toEqual([]);
  await box(page).focus();
  await expect.poll(() => asked.length).toBe(1);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Regulations' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Regulations' })).toBeVisible();
  await linkToSearch(page).click();
  await expect(box(page)).toBeFocused();
  await expect(linkToSearch(page)).toHaveAttribute('aria-current', 'page');
  await box(page).fill('cookies');
  await expect(status(page)).toHaveText(/^\d+\sresults? for “cookies”$/);
  await group(page, 'Pages').getByRole('link').first().click();
  await expect(page).toHaveURL('/privacy-policy#what-we-store');
  await page.goBack();
  await expect(group(page, 'Pages')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeFocused();
  expect(asked).toHaveLength(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the header has Check a firm in words and a named magnifier, the menu has both too, and no key is mentioned', async ({ page }) => {
    await open(page, '/report-abuse');
    await expect(page.getByText('or press Shift three times')).toBeHidden();
    await expect(linkToSearch(page)).toBeInViewport();
    const check = page.getByRole('banner').getByRole('link', { name: 'Check a firm' });
    await expect(check).toBeInViewport();
    expect(await check.evaluate((link) => parseFloat(getComputedStyle(link).fontSize))).toBeGreaterThanOrEqual(15);
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('link', { name: 'Check a firm' })).toBeVisible();
    await menu.getByRole('link', { name: 'Search', exact: true }).click();
    await expect(menu).toBeHidden();
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
  await expect(page.getByRole('main').getByRole('link', { name: 'Todas las páginas' })).toBeVisible();
  await box(page).fill('coeficientes de capital minimos');
  const found = page.getByRole('main').getByRole('link', { name: /CRD-021/ });
  await expect(found.first()).toHaveAttribute('href', /^\/es\/regulatory-guidance#crd-021/);
  await expect(found.first().locator('[lang="en"]')).toHaveCount(0);
  await box(page).fill('confidentialité');
  await page.getByRole('banner').getByRole('combobox').selectOption('fr');
  await page.getByRole('button', { name: 'Aplicar' }).click();
  await expect(
    page
      .getByRole('region', { name: /^Pages/ })
      .getByRole('link')
      .first(),
  ).toHaveText(/confidentialité/i);

  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, `/ar/search?q=${encodeURIComponent('احتيال')}`);
  await expect(page.getByRole('main').getByRole('listitem').first().getByRole('link').first()).toHaveAttribute('href', '/ar/warnings');
  await expect(page.locator('mark').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('no page shows a control that would do nothing, and the search page is a list of all pages', async ({ page }) => {
    await page.goto('/regulated-companies');
    await expect(page.locator('noscript p', { hasText: 'The filters need JavaScript.' })).toBeVisible();
    await expect(page.getByText('Filter by country')).toBeHidden();
    await page.goto('/changes');
    await expect(page.getByRole('navigation', { name: 'Changes by year' })).toBeHidden();
    await page.goto('/search?q=cookies');
    await expect(page.getByText(/The search runs in your browser and needs JavaScript/)).toBeVisible();
    await expect(page.getByRole('checkbox')).toBeHidden();
    await page.getByRole('main').getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page).toHaveURL('/privacy-policy');
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
