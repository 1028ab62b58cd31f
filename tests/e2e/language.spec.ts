import { contentIn } from '../support/content.ts';
import { expect, hydrated, open, test } from '../support/test.ts';

const banner = (page: import('@playwright/test').Page) => page.getByRole('banner');
const offered = (page: import('@playwright/test').Page) =>
  page.getByRole('navigation', { name: /^(Languages|Idiomas|语言|اللغات|Langues)$/ });

test('choosing a language changes nothing; Apply stores the choice and opens the same page in that language (LANG-3)', async ({ page }) => {
  await open(page, '/warnings?q=bank');
  await expect(page.getByRole('button', { name: 'Apply' })).toBeHidden();
  await banner(page).getByRole('combobox', { name: 'Language' }).selectOption('ar');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: 'Apply' }).click();

  await expect(page).toHaveURL('/ar/warnings?q=bank');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('link', { name: 'الرئيسية' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('lng'))).toBe('ar');

  await open(page, '/contact');
  await expect(page).toHaveURL('/ar/contact');
});

test('Apply leaves no entry that Back would only lead through (LANG-3)', async ({ page }) => {
  await open(page, '/contact');
  await open(page, '/warnings');
  await banner(page).getByRole('combobox', { name: 'Language' }).selectOption('fr');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL('/fr/warnings');
  await page.goBack();
  await expect(page).toHaveURL('/fr/contact');
});

test('Apply keeps the place on the page', async ({ page }) => {
  await open(page, '/regulatory-guidance');
  const heading = (language: 'en' | 'fr') =>
    page.getByRole('heading', { level: 3, name: contentIn(language).guidance[1]?.sections[0]?.heading ?? '' });
  const top = (language: 'en' | 'fr') => heading(language).evaluate((element) => element.getBoundingClientRect().top);
  await heading('en').evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const before = await top('en');
  await banner(page).getByRole('combobox').selectOption('fr');
  await page.getByRole('button', { name: 'Apply' }).evaluate((button: HTMLButtonElement) => button.click());
  await expect(page).toHaveURL('/fr/regulatory-guidance');
  await hydrated(page);
  // Apply keeps the element at the top of the window in place. The texts between it and the heading differ in length.
  expect(Math.abs((await top('fr')) - before)).toBeLessThan(300);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('a language has its own name, followed by its name in the language of the page (LANG-4)', async ({ page }) => {
  await open(page, '/');
  const options = banner(page).getByRole('combobox', { name: 'Language' }).getByRole('option');
  await expect(options).toHaveText(['English', 'Español (Spanish)', '中文 (Mandarin)', 'العربية (Arabic)', 'Français (French)']);
});

test.describe('an address without a language (LANG-8)', () => {
  test.use({ locale: 'fr-FR' });

  test('opens in the language found in the order address, cookie, local storage, session storage, browser (LANG-2)', async ({
    page,
    context,
    baseURL,
  }) => {
    await page.goto('/check?q=bank#main');
    await expect(page).toHaveURL('/fr/check?q=bank#main');
    await page.evaluate(() => sessionStorage.setItem('lng', 'zh'));
    await page.goto('/check');
    await expect(page).toHaveURL('/zh/check');
    await page.evaluate(() => localStorage.setItem('lng', 'es'));
    await page.goto('/check');
    await expect(page).toHaveURL('/es/check');
    await context.addCookies([{ name: 'lng', value: 'ar', url: baseURL ?? '' }]);
    await page.goto('/check');
    await expect(page).toHaveURL('/ar/check');
    await page.goto('/check?lng=en');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page).toHaveURL('/check?lng=en');
  });

  test('is English for someone who has chosen English, although the browser has another language', async ({ page }) => {
    await open(page, '/fr/check');
    await page.evaluate(() => localStorage.setItem('lng', 'en'));
    await page.goto('/check?q=bank#main');
    await expect(page).toHaveURL('/check?lng=en&q=bank#main');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Warnings' }).click();
    await expect(page).toHaveURL('/warnings');
  });

  test('is skipped in the history: Back leads to the page before it', async ({ page }) => {
    await page.goto('/es/contact');
    await page.goto('/warnings');
    await expect(page).toHaveURL('/fr/warnings');
    await page.goBack();
    await expect(page).toHaveURL('/es/contact');
  });

  test('never shows the English page to a visitor who reads another language', async ({ page }) => {
    const painted: string[] = [];
    await page.exposeFunction('painted', (language: string) => painted.push(language));
    await page.addInitScript(() => {
      new PerformanceObserver(() => void Reflect.get(globalThis, 'painted')(document.documentElement.lang)).observe({
        type: 'paint',
        buffered: true,
      });
    });
    await open(page, '/');
    await expect.poll(() => painted.length).toBeGreaterThan(0);
    expect(new Set(painted)).toEqual(new Set(['fr']));
  });

  test('in a language that we do not have leads to the next source', async ({ page }) => {
    await page.goto('/?lng=tlh');
    await expect(page).toHaveURL('/fr/?lng=tlh');
  });
});

test.describe('an address with a language (LANG-8)', () => {
  test.use({ locale: 'fr-FR' });

  test('opens in that language for everyone, and offers the others to those who read another', async ({ page }) => {
    await open(page, '/es/check?q=bank');
    await expect(page).toHaveURL('/es/check?q=bank');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await offered(page).getByRole('link', { name: 'Français' }).click();
    await expect(page).toHaveURL('/fr/check');
    await hydrated(page);
    await expect(offered(page)).toBeHidden();
  });

  test('offers English too, and the page then stays English', async ({ page }) => {
    await open(page, '/es/contact');
    await offered(page).getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/contact?lng=en');
    await hydrated(page);
    await open(page, '/warnings');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('gives way to a language in the query, which is a choice', async ({ page }) => {
    await page.goto('/es/contact?lng=ar');
    await expect(page).toHaveURL('/ar/contact?lng=ar');
    await hydrated(page);
    expect(await page.evaluate(() => localStorage.getItem('lng'))).toBe('ar');
  });

  test('keeps its language on all pages that the visitor opens next', async ({ page }) => {
    await open(page, '/ar/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'التحذيرات' }).click();
    await expect(page).toHaveURL('/ar/warnings');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('تحذيرات المستثمرين');
  });
});

test.describe('an unknown address with a language', () => {
  test.use({ locale: 'es-ES', expectedProblems: /status of 404/ });

  test('stays as it is', async ({ page }) => {
    await page.goto('/fr/nowhere');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL('/fr/nowhere');
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
  await page.goto('/?lng=es');
  await expect(page).toHaveURL('/es/?lng=es');
  await hydrated(page);
  expect(await page.evaluate(() => localStorage.getItem('lng'))).toBe('es');
  await banner(page).getByRole('combobox').selectOption('en');
  await page.getByRole('button', { name: 'Aplicar' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a page is in the language of its address, and its other languages are links (LANG-7)', async ({ page }) => {
    await page.goto('/ar/check');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('التحقق من شركة أو موقع إلكتروني');
    await expect(banner(page).getByRole('combobox')).toBeHidden();
    await offered(page).getByRole('link', { name: '中文' }).click();
    await expect(page).toHaveURL('/zh/check');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
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
      await open(page, `/ar${path}`);
      const names = page.getByRole('main').getByText(name, { exact: true });
      await expect(names.first()).toBeAttached();
      for (const one of await names.all()) await expect(one).toHaveAttribute('lang', 'en');
    });
  }

  test('is not marked on a page whose language uses Latin letters too', async ({ page }) => {
    await open(page, '/fr/regulated-companies');
    await expect(page.getByText('Adyen N.V.', { exact: true })).not.toHaveAttribute('lang');
  });
});
