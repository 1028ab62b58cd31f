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

const textColour = (page: Page) => page.evaluate(() => getComputedStyle(document.body).color);

/** The search of a list, or the box of the check. */
const box = (page: Page) => page.getByRole('main').locator('[name=q], search textarea');

test('text typed early gets its answer, also in place of the question in the address', async ({ page }) => {
  const startCheck = await openWithoutScript(page, '/check');
  await box(page).fill('adyen.com');
  await startCheck();
  await expect(box(page)).toHaveValue('adyen.com');
  await expect(
    page.getByRole('region', { name: 'Answer', exact: true }).getByRole('heading', { name: 'Not in either list' }),
  ).toBeVisible();
  await expect(page).toHaveURL('/check?q=adyen.com');

  const startList = await openWithoutScript(page, '/regulated-companies?q=bank');
  await box(page).fill('adyen');
  await startList();
  await expect(box(page)).toHaveValue('adyen');
  await expect(page.getByText(/^1\sof \d+\sfirms shown/)).toBeVisible();
  await expect(page).toHaveURL('/regulated-companies?q=adyen');
});

test('a filter and an order chosen early are applied, also in place of the filter in the address, and a language chosen early can be (DIR-8)', async ({
  page,
}) => {
  const startList = await openWithoutScript(page, '/regulated-companies?country=lu');
  await page.getByText('Filter by country, status, tier, year or activity').click();
  await page.getByRole('combobox', { name: 'Country' }).selectOption('at');
  await startList();
  await expect(page.getByRole('status')).toHaveText(/^2\sof \d+\sfirms shown/);
  await expect(page).toHaveURL('/regulated-companies?country=at');

  const startWarnings = await openWithoutScript(page, '/warnings');
  const language = page.getByRole('banner').getByRole('combobox', { name: 'Language' });
  await page.getByRole('combobox', { name: 'Order' }).selectOption('By name');
  await language.selectOption('fr');
  await startWarnings();
  await expect(page).toHaveURL('/warnings?order=name');
  await expect(language).toHaveValue('fr');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL('/fr/warnings?order=name');
});

test('what is typed or ticked early in a form stays there, and counts', async ({ page }) => {
  const startForm = await openWithoutScript(page, '/report-abuse');
  const form = page.getByRole('main');
  await form.getByRole('textbox', { name: 'Name' }).fill('A. Visitor');
  await form.getByRole('textbox', { name: 'Message' }).fill('First line\nsecond line');
  await startForm();
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('A. Visitor');
  await expect(form.getByRole('textbox', { name: 'Message' })).toHaveValue('First line\nsecond line');

  const startChecklist = await openWithoutScript(page, '/assessment-tools/aml-ctf-checklist');
  await page.getByRole('checkbox').nth(1).check();
  await startChecklist();
  await expect(page.getByText('1 of 9 completed').first()).toBeVisible();
  await page.getByRole('checkbox').first().check();
  await expect(page.getByText('2 of 9 completed').first()).toBeVisible();
  await expect(page.getByRole('checkbox').nth(1)).toBeChecked();
});

test('Enter before the script runs leads to the answer, which a phone shows, and sends nothing to the host (CHECK-5, PRIVACY-1)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const startHome = await openWithoutScript(page, '/');
  await box(page).fill('bank');
  await box(page).press('Enter');
  await expect(page.locator('.late')).toHaveText('loading...');
  const sent: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && sent.push(request.url()));
  await startHome();
  await expect(page).toHaveURL('/?q=bank');
  await expect(page.locator('#entity-search-result').getByRole('heading').first()).toBeInViewport();
  await expect(page.getByText(/^\d+\sfirms match$/)).toBeVisible();
  expect(sent).toEqual([]);

  const startCheck = await openWithoutScript(page, '/check');
  sent.length = 0;
  await box(page).fill('adyen');
  await box(page).press('Enter');
  await startCheck();
  await expect(page.getByRole('main').getByText('Adyen N.V.').first()).toBeVisible();
  await expect(page).toHaveURL('/check?q=adyen');
  expect(sent).toEqual([]);
});

async function fillMessage(page: Page) {
  const fields = page.getByRole('main').locator('form').getByRole('textbox');
  for (const [index, text] of ['A. Visitor', 'visitor@firm.example', 'A message'].entries()) await fields.nth(index).fill(text);
  return fields;
}

test('a button pressed before the script runs says so there, and is carried out when the script runs, once (ERROR-5)', async ({ page }) => {
  const startForm = await openWithoutScript(page, '/contact');
  const fields = await fillMessage(page);
  await page.getByRole('button', { name: 'Send message' }).click();
  const said = page.getByRole('main').locator('form + .late');
  await expect(said).toHaveText('loading...');
  await expect(said).toHaveText(/do not work/);
  await startForm();
  await expect(said).toHaveCount(0);
  await expect(page.getByRole('main').getByText('This is a demonstration: nothing was sent.')).toBeVisible();
  await expect(fields.last()).toHaveValue('');
  await fields.last().fill('Another message');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click();
  await page.goBack();
  await expect(page.getByRole('main').getByText('This is a demonstration: nothing was sent.')).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  const startReport = await openWithoutScript(page, '/fr/report-abuse');
  await (await fillMessage(page)).first().press('Enter');
  await expect(said).toBeInViewport();
  await startReport();
  await expect(page.getByRole('main').getByText('Ceci est une démonstration : rien n’a été envoyé.')).toBeInViewport();

  for (const [address, button] of [
    ['/advisories/market-manipulation', 'Download Advisory'],
    ['/assessment-tools/aml-ctf-checklist', 'Download the result'],
  ] as const) {
    const start = await openWithoutScript(page, address);
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(page.locator('.late')).toBeInViewport();
    const downloads: string[] = [];
    page.on('download', (file) => downloads.push(file.suggestedFilename()));
    await start();
    await expect.poll(() => downloads, address).toHaveLength(1);
  }

  const startCheck = await openWithoutScript(page, '/check');
  await box(page).fill('adyen');
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await startCheck();
  await expect(page.getByRole('region', { name: 'Answer', exact: true }).getByRole('heading', { level: 2 }).first()).toBeFocused();

  const startWarnings = await openWithoutScript(page, '/warnings');
  await page.getByRole('button', { name: 'Anonymous Hotline', exact: true }).click();
  const line = page.locator('.late');
  await expect(line).toBeInViewport();
  expect(await line.evaluate((element) => getComputedStyle(element).color)).toBe(await textColour(page));
  await startWarnings();
  await expect(page.getByRole('region', { name: 'Notification' }).getByText('Whistleblower Portal')).toBeVisible();
});

test('a form that is changed after it was sent too early is not sent', async ({ page }) => {
  const start = await openWithoutScript(page, '/contact');
  const fields = await fillMessage(page);
  await page.getByRole('button', { name: 'Send message' }).click();
  await fields.last().fill('A message, and more');
  await expect(page.locator('.late')).toHaveCount(0);
  await start();
  await expect(fields.last()).toHaveValue('A message, and more');
});
