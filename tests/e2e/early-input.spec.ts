import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/test.ts';

/** What a visitor types, chooses or opens in a page before its script runs is not lost: the script takes it over. */

/** Opens a page and holds its script back. @returns a function that lets the script load */
async function openWithoutScript(page: Page, address: string): Promise<() => Promise<void>> {
  let come: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(/\/assets\/shell-[\w-]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(address);
  return async () => {
    come();
    await hydrated(page);
  };
}

/** The search of a list, or the box of the check. */
const box = (page: Page) => page.getByRole('main').locator('[name=q], search textarea');

test('text typed early on /check gets its answer', async ({ page }) => {
  const start = await openWithoutScript(page, '/check');
  await box(page).fill('adyen.com');
  await start();
  await expect(box(page)).toHaveValue('adyen.com');
  await expect(
    page.getByRole('region', { name: 'Answer', exact: true }).getByRole('heading', { name: 'Not in either list' }),
  ).toBeVisible();
  await expect(page).toHaveURL('/check?q=adyen.com');
});

for (const [path, text, shown] of [
  ['/regulated-companies', 'adyen', /^1 of \d+ firms shown/],
  ['/warnings', 'quantavia', /^1 of \d+ warnings shown/],
] as const) {
  test(`text typed early on ${path} filters the list`, async ({ page }) => {
    const start = await openWithoutScript(page, path);
    await box(page).fill(text);
    await start();
    await expect(box(page)).toHaveValue(text);
    await expect(page.getByText(shown)).toBeVisible();
    await expect(page).toHaveURL(`${path}?q=${text}`);
  });
}

test('text typed early on /search gets its results', async ({ page }) => {
  const start = await openWithoutScript(page, '/search');
  await box(page).fill('adyen');
  await start();
  await expect(box(page)).toHaveValue('adyen');
  await expect(page.getByRole('status').filter({ hasText: /results? for "adyen"/ })).toBeVisible();
});

test('text typed early on the home page stays in the box, and Enter searches for it', async ({ page }) => {
  const start = await openWithoutScript(page, '/');
  await box(page).fill('adyen');
  await start();
  await expect(box(page)).toHaveValue('adyen');
  await box(page).press('Enter');
  await expect(page.getByRole('article', { name: 'Adyen N.V.' })).toBeVisible();
});

test('Enter searches for the text in the box, even if the script has not taken it over yet', async ({ page }) => {
  const start = await openWithoutScript(page, '/');
  await start();
  // As on a slow device: the text is in the field, and React has not heard of it.
  await box(page).evaluate((field: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'adyen');
    field.form?.requestSubmit();
  });
  await expect(page.getByRole('article', { name: 'Adyen N.V.' })).toBeVisible();
});

test('text typed early overrides the question in the address', async ({ page }) => {
  const start = await openWithoutScript(page, '/regulated-companies?q=bank');
  await box(page).fill('adyen');
  await start();
  await expect(page.getByText(/^1 of \d+ firms shown/)).toBeVisible();
  await expect(box(page)).toHaveValue('adyen');
  await expect(page).toHaveURL('/regulated-companies?q=adyen');
});

test('no letter is lost if the visitor goes on typing during hydration', async ({ page }) => {
  const start = await openWithoutScript(page, '/regulated-companies');
  await box(page).pressSequentially('ad');
  const alive = start();
  await box(page).pressSequentially('yen', { delay: 15 });
  await alive;
  await expect(box(page)).toHaveValue('adyen');
  await expect(page.getByText(/^1 of \d+ firms shown/)).toBeVisible();
});

for (const path of ['/contact', '/report-abuse']) {
  test(`text typed early stays in the fields of the form on ${path}`, async ({ page }) => {
    const start = await openWithoutScript(page, path);
    const form = page.getByRole('main');
    await form.getByRole('textbox', { name: 'Name' }).fill('A. Visitor');
    await form.getByRole('textbox', { name: 'Message' }).fill('First line\nsecond line');
    await start();
    await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('A. Visitor');
    await expect(form.getByRole('textbox', { name: 'Message' })).toHaveValue('First line\nsecond line');
  });
}

test('filters opened early filter the directory, and so does a value chosen early (DIR-8)', async ({ page }) => {
  const start = await openWithoutScript(page, '/regulated-companies');
  await page.getByText('Filter by country, status, tier, year or activity').click();
  await page.getByRole('combobox', { name: 'Country' }).selectOption('at');
  await start();
  await expect(page.getByRole('status')).toHaveText(/^2 of \d+ firms shown/);
  await expect(page).toHaveURL('/regulated-companies?country=at');
  await page.getByRole('combobox', { name: 'Tier' }).selectOption('tier-2');
  await expect(page).toHaveURL('/regulated-companies?country=at&tier=tier-2');
});

test('filters opened early work when a value is chosen later', async ({ page }) => {
  const start = await openWithoutScript(page, '/regulated-companies');
  await page.getByText('Filter by country, status, tier, year or activity').click();
  await start();
  await page.getByRole('combobox', { name: 'Country' }).selectOption('at');
  await expect(page.getByRole('status')).toHaveText(/^2 of \d+ firms shown/);
  await expect(page).toHaveURL('/regulated-companies?country=at');
});

test('a value chosen early overrides that in the address', async ({ page }) => {
  const start = await openWithoutScript(page, '/regulated-companies?country=lu');
  await page.getByText('Filter by country, status, tier, year or activity').click();
  await page.getByRole('combobox', { name: 'Country' }).selectOption('at');
  await start();
  await expect(page).toHaveURL('/regulated-companies?country=at');
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('at');
});

test('an order chosen early on /warnings is applied', async ({ page }) => {
  const start = await openWithoutScript(page, '/warnings');
  const [newest] = await page.getByRole('article').getByRole('heading').allTextContents();
  await page.getByRole('combobox', { name: 'Order' }).selectOption('By name');
  await start();
  await expect(page).toHaveURL('/warnings?order=name');
  await expect(page.getByRole('combobox', { name: 'Order' })).toHaveValue('name');
  await expect(page.getByRole('article').getByRole('heading').first()).not.toHaveText(newest ?? '');
});

test('a language chosen early can be applied', async ({ page }) => {
  const start = await openWithoutScript(page, '/warnings');
  const language = page.getByRole('banner').getByRole('combobox', { name: 'Language' });
  await language.selectOption('fr');
  await start();
  await expect(language).toHaveValue('fr');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL('/fr/warnings');
});

test('an item ticked early on a checklist counts', async ({ page }) => {
  const start = await openWithoutScript(page, '/assessment-tools/aml-ctf-checklist');
  await page.getByRole('checkbox').nth(1).check();
  await start();
  await expect(page.getByText('1 of 9 completed').first()).toBeVisible();
  await page.getByRole('checkbox').first().check();
  await expect(page.getByText('2 of 9 completed').first()).toBeVisible();
  await expect(page.getByRole('checkbox').nth(1)).toBeChecked();
});

test('Enter before the script runs does not send what is in the box of the check (CHECK-5)', async ({ page }) => {
  const start = await openWithoutScript(page, '/check');
  await box(page).fill('adyen');
  await box(page).press('Enter');
  await start();
  await expect(page.getByRole('main').getByText('Adyen N.V.').first()).toBeVisible();
  await expect(page).toHaveURL('/check?q=adyen');
});

test.describe('Enter before the script runs', () => {
  for (const [path, text, answer] of [
    ['/', 'adyen', 'Adyen N.V.'],
    ['/regulated-companies', 'adyen', 'Adyen N.V.'],
    ['/warnings', 'quantavia', 'Quantavia'],
    ['/search', 'adyen', 'Adyen N.V.'],
  ] as const) {
    test(`leads to the same answer as later, ${path}`, async ({ page }) => {
      const start = await openWithoutScript(page, path);
      await box(page).fill(text);
      await box(page).press('Enter');
      await page.waitForURL(`${path}?q=${text}`);
      await start();
      await expect(box(page)).toHaveValue(text);
      await expect(page.getByRole('main').getByText(answer).first()).toBeVisible();
    });
  }

  test('shows the answer of the home page on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const start = await openWithoutScript(page, '/');
    await box(page).fill('bank');
    await box(page).press('Enter');
    await page.waitForURL('/?q=bank');
    await start();
    await expect(page.getByText(/^\d+ firms match\. Which one\?$/).last()).toBeInViewport();
  });
});
