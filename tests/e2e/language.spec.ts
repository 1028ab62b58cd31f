import type { Page } from '@playwright/test';
import { contentIn } from '../support/content.ts';
import { expect, hydrated, open, test } from '../support/test.ts';

/* The order in which a language is found is tested beside the inline script, and the HTML of the languages in `tests/site/`. */

const languages = (page: Page) => page.getByRole('banner').getByRole('combobox');
const offered = (page: Page) => page.getByRole('navigation', { name: /^(Languages|Idiomas|语言|اللغات|Langues)$/ });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('lng'));

test('choosing a language changes nothing; Apply opens the same place of the same page in it, stores it, and adds no step to Back (LANG-3)', async ({
  page,
}) => {
  await open(page, '/contact');
  await open(page, '/regulatory-guidance');
  const heading = (language: 'en' | 'fr') =>
    page.getByRole('heading', { level: 3, name: contentIn(language).guidance[1]?.sections[0]?.heading ?? '' });
  const top = (language: 'en' | 'fr') => heading(language).evaluate((element) => element.getBoundingClientRect().top);
  await heading('en').evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const before = await top('en');
  await expect(page.getByRole('button', { name: 'Apply' })).toBeHidden();
  await languages(page).selectOption('fr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: 'Apply' }).evaluate((button: HTMLButtonElement) => button.click());
  await expect(page).toHaveURL('/fr/regulatory-guidance');
  await hydrated(page);
  // Apply keeps the element at the top of the window in place. The texts between it and the heading differ in length.
  expect(Math.abs((await top('fr')) - before)).toBeLessThan(300);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  expect(await stored(page)).toBe('fr');
  await page.goBack();
  await expect(page).toHaveURL('/fr/contact');

  await open(page, '/fr/warnings?q=bank');
  await languages(page).selectOption('ar');
  await page.getByRole('button', { name: 'Appliquer' }).click();
  await expect(page).toHaveURL('/ar/warnings?q=bank');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('link', { name: 'الرئيسية' })).toBeVisible();
  expect(await stored(page)).toBe('ar');

  // The English page comes first, and nobody sees it (LANG-8).
  const painted = new Set<string>();
  await page.exposeFunction('painted', (language: string) => void painted.add(language));
  await page.addInitScript(() => {
    new PerformanceObserver(() => void Reflect.get(globalThis, 'painted')(document.documentElement.lang)).observe({
      type: 'paint',
      buffered: true,
    });
  });
  await open(page, '/contact');
  await expect(page).toHaveURL('/ar/contact');
  await expect.poll(() => [...painted]).toEqual(['ar']);
  await page.goBack();
  await expect(page).toHaveURL('/ar/warnings?q=bank');
});

test.describe('for a visitor who reads French', () => {
  test.use({ locale: 'fr-FR' });

  test('an address without a language opens in French, and is no step of Back (LANG-8)', async ({ page }) => {
    await page.goto('/es/contact');
    await page.goto('/warnings?q=bank#main');
    await expect(page).toHaveURL('/fr/warnings?q=bank#main');
    await page.goBack();
    await expect(page).toHaveURL('/es/contact');

    // After English was chosen, it is English.
    await page.evaluate(() => localStorage.setItem('lng', 'en'));
    await page.goto('/check?q=bank#main');
    await expect(page).toHaveURL('/check?q=bank#main');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Warnings' }).click();
    await expect(page).toHaveURL('/warnings');
  });

  test('an address with a language opens in it and keeps it, offers the others, and gives way to a language in the query (LANG-8)', async ({
    page,
  }) => {
    await open(page, '/ar/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'التحذيرات' }).click();
    await expect(page).toHaveURL('/ar/warnings');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('تحذيرات المستثمرين');

    await open(page, '/es/check?q=bank');
    await expect(page).toHaveURL('/es/check?q=bank');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await offered(page).getByRole('link', { name: 'Français' }).click();
    await expect(page).toHaveURL('/fr/check');
    await hydrated(page);
    await expect(offered(page)).toBeHidden();

    await open(page, '/es/contact');
    await offered(page).getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/contact?lng=en');
    await hydrated(page);
    await open(page, '/warnings');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');

    // A language in the query is a choice, like one in the header. Apply removes it from the address.
    await page.goto('/ar/contact?lng=es');
    await expect(page).toHaveURL('/es/contact?lng=es');
    await hydrated(page);
    expect(await stored(page)).toBe('es');
    await languages(page).selectOption('en');
    await page.getByRole('button', { name: 'Aplicar' }).click();
    await expect(page).toHaveURL('/contact');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

test('in an answer in Arabic, addresses and the names of firms keep their letters and direction, and a name in Arabic letters gets a hint', async ({
  page,
}) => {
  for (const [address, name] of [
    ['/ar/check?q=10x-signal-room.example', '10x Signal Room'],
    ['/ar/?q=adyen', 'Adyen N.V.'],
  ] as const) {
    await open(page, address);
    const names = page.getByRole('main').getByText(name, { exact: true });
    await expect(names.first()).toBeAttached();
    for (const one of await names.all())
      expect(await one.evaluate((element) => element.closest('[lang]')?.getAttribute('lang')), address).toBe('en');
  }
  await open(page, '/ar/check?q=10x-signal-room.example');
  await expect(page.getByRole('main').getByText('hxxps://10x-signal-room[.]example').first()).toHaveCSS('direction', 'ltr');
  for (const path of ['/ar/regulated-companies', '/ar/warnings', '/ar/check', '/ar/']) {
    await open(page, `${path}?q=${encodeURIComponent('سارفونيك')}`);
    await expect(page.getByRole('main').getByText('بالحروف اللاتينية').filter({ visible: true }), path).toBeVisible();
  }
});
