import { expect, open, test } from '../support/test.ts';

const ARABIC_HOME = 'الرئيسية';

test('choosing a language changes nothing; Apply switches, stores the choice, and keeps page, scroll and focus (LANG-3)', async ({
  page,
}) => {
  await open(page, '/warnings?q=bank');
  const select = page.getByRole('banner').getByRole('combobox', { name: 'Language' });
  await expect(page.getByRole('button', { name: 'Apply' })).toBeHidden();
  await select.selectOption('ar');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.evaluate(() => scrollTo(0, 20));
  // Not a click of Playwright's, which scrolls first.
  await page.getByRole('button', { name: 'Apply' }).evaluate((button: HTMLButtonElement) => button.click());

  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('link', { name: ARABIC_HOME })).toBeVisible();
  await expect(page).toHaveURL('/warnings?q=bank');
  expect(await page.evaluate(() => scrollY)).toBe(20);
  expect(await page.evaluate(() => localStorage.getItem('lng'))).toBe('ar');
  await expect(page.getByRole('banner').getByRole('combobox')).toBeFocused();

  await page.reload();
  await expect(page.getByRole('link', { name: ARABIC_HOME })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-pending');
});

test('a language is named in its own words, followed by the word of the page (LANG-4)', async ({ page }) => {
  await open(page, '/');
  const options = page.getByRole('banner').getByRole('combobox', { name: 'Language' }).getByRole('option');
  await expect(options).toHaveText(['English', 'Español (Spanish)', '中文 (Mandarin)', 'العربية (Arabic)', 'Français (French)']);
});

test.describe('the language is detected', () => {
  const language = (page: import('@playwright/test').Page) => page.evaluate(() => document.documentElement.lang);
  test.use({ locale: 'fr-FR' });

  test('in the order address, cookie, local storage, session storage, browser (LANG-2)', async ({ page, context, baseURL }) => {
    await open(page, '/');
    expect(await language(page)).toBe('fr');
    await page.evaluate(() => sessionStorage.setItem('lng', 'zh'));
    await page.reload();
    expect(await language(page)).toBe('zh');
    await page.evaluate(() => localStorage.setItem('lng', 'es'));
    await page.reload();
    expect(await language(page)).toBe('es');
    await context.addCookies([{ name: 'lng', value: 'ar', url: baseURL ?? '' }]);
    await page.reload();
    expect(await language(page)).toBe('ar');
    await open(page, '/?lng=en');
    expect(await language(page)).toBe('en');
  });

  test('and a language that we do not have leads to the next source', async ({ page }) => {
    await open(page, '/?lng=tlh');
    expect(await language(page)).toBe('fr');
  });
});

test.describe('a visitor whose browser uses a language that we do not have', () => {
  test.use({ locale: 'de-DE' });

  test('reads English', async ({ page }) => {
    await open(page, '/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ensuring Market Integrity Across Borders');
  });
});

test('a language from the address is stored, and Apply removes it from the address', async ({ page }) => {
  await open(page, '/?lng=es');
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Inicio' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('lng'))).toBe('es');
  await page.getByRole('banner').getByRole('combobox').selectOption('en');
  await page.getByRole('banner').getByRole('combobox').locator('xpath=ancestor::form').getByRole('button').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL('/');
});

test.describe('a translation that cannot be loaded', () => {
  test.use({ expectedProblems: /Failed to load resource|Failed to fetch dynamically imported module/ });

  test('leaves the English page readable', async ({ page }) => {
    await page.route(/\/assets\/messages-.*\.js$/, (route) => route.abort());
    await open(page, '/?lng=ar');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('the name of a firm in Latin letters', () => {
  for (const [path, name] of [
    ['/regulated-companies', 'Adyen N.V.'],
    ['/warnings', '10x Signal Room'],
    ['/check?q=adyen', 'Adyen N.V.'],
    ['/check?q=10x+signal+room', '10x Signal Room'],
    ['/?q=adyen', 'Adyen N.V.'],
  ] as const) {
    test(`is not marked as Arabic, ${path}`, async ({ page }) => {
      await open(page, `${path}${path.includes('?') ? '&' : '?'}lng=ar`);
      const names = page.getByRole('main').getByText(name, { exact: true });
      await expect(names.first()).toBeAttached();
      for (const one of await names.all()) await expect(one).toHaveAttribute('lang', 'en');
    });
  }

  test('is not marked on a page whose language uses Latin letters too', async ({ page }) => {
    await open(page, '/regulated-companies?lng=fr');
    await expect(page.getByText('Adyen N.V.', { exact: true })).not.toHaveAttribute('lang');
  });
});
