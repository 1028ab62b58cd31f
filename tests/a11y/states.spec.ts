import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import { expect, open, test } from '../support/test.ts';

const NARROW = { width: 390, height: 844 };

/** A question to the check for each kind of answer. */
const CHECKED = [
  ['adyen', 'Regulated'],
  ['10x-signal-room.example good.example', 'Warning issued'],
  ['Aarefels Bank AG', 'Possible clone'],
  ['xn--dyen-43d.example', 'Not in either list'],
  ['https://www.banque-ombrefort-luxembourg.example', 'On record'],
  ['Banque Ombrefort Luxembourg S.A. (FCA-1998-LU-001): https://banque-ombrefort-luxembourg.com', 'Not on record'],
  ['ba', 'Which firm do you mean?'],
  ['apex meridian', 'There may be a warning about this'],
  ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'Nothing here that we can check'],
  ['Banque Ombrefort Luxembourg S.A. (FCA-1998-LU-001) https://www.banque-ombrefort-luxembourg.example', 'Anyone can copy a message'],
] as const;

test.describe('the states that a visitor causes', () => {
  test.describe.configure({ timeout: 180_000 });
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

  test('in the search of the home page', async ({ page }) => {
    await open(page, '/');
    for (const [text, state] of [
      ['adyen', page.getByRole('article', { name: 'Adyen N.V.' })],
      ['nobody-of-that-name', page.getByRole('heading', { name: 'Not in either list' })],
    ] as const) {
      await page.getByRole('searchbox', { name: 'Unified Entity Search' }).fill(text);
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await expect(state).toBeVisible();
      await expect(page.getByRole('region', { name: /Notifications/ }).getByText(/^Entity (Not )?Found$/)).toBeVisible();
      await examine(page, text);
    }
  });

  test('in the directory: a record, a search without a match, and filters of which no firm has one', async ({ page }) => {
    await open(page, '/regulated-companies?firm=FCA-1998-LU-001');
    await expect(page.getByRole('dialog', { name: 'Banque Ombrefort Luxembourg S.A.' }).getByText('17.7%', { exact: true })).toBeVisible();
    await examine(page, 'a record');
    await page.keyboard.press('Escape');
    await page.getByRole('main').getByRole('searchbox').fill('nobody-of-that-name');
    await expect(page.getByText('No companies found matching your search.')).toBeVisible();
    await examine(page, 'no match');

    await open(page, '/regulated-companies?country=lu&tier=no-such-tier');
    await page.locator('summary', { hasText: 'Filter' }).click();
    await expect(page.getByRole('combobox', { name: /^Country/ })).toBeVisible();
    await examine(page, 'filters');
  });

  test('in the warnings: no such warning, no match, a similar name; and the menu of a telephone', async ({ page }) => {
    await open(page, '/warnings#no-such-firm');
    await expect(page.getByText('No warning was found for this link:')).toBeVisible();
    await examine(page, 'no such warning');
    const box = page.getByRole('searchbox', { name: 'Name, alias or website' });
    await box.fill('nobody-of-that-name');
    await expect(page.getByText('No matches found for "nobody-of-that-name".')).toBeVisible();
    await examine(page, 'no match');
    await box.fill('aarefels-0nline.example');
    await expect(page.getByRole('main').locator('strong', { hasText: /^(?:There may be a warning|Not on record)/ })).toBeVisible();
    await examine(page, 'a similar name');

    await page.setViewportSize(NARROW);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await examine(page, 'the menu');
  });

  test('with the row of a clone firm, and the record of the genuine firm, each with its link to copy by hand', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    for (const address of ['/warnings#aarefels-bank-online-clone', '/regulated-companies?firm=FCA-2015-CH-020']) {
      await open(page, address);
      await page.getByRole('button', { name: /^Copy link to Aarefels/ }).click();
      await expect(page.getByRole('textbox', { name: /^Your browser does not allow this page to copy links/ })).toBeVisible();
      await examine(page, address);
    }
  });

  test('with the question whether a licence covers a service, answered with yes, no and ended', async ({ page }) => {
    await open(page, '/regulated-companies?firm=FCA-2017-NL-004');
    await page.getByRole('combobox', { name: 'Service that you were offered' }).selectOption('Payment services');
    for (const [country, sentence] of [
      ['France', /^Its licence covers this service in your country:/],
      ['Switzerland', /^Its licence covers this service, but not in your country:/],
    ] as const) {
      await page.getByRole('combobox', { name: 'Country where you live' }).selectOption(country);
      await expect(page.getByText(sentence)).toBeVisible();
      await examine(page, country);
    }
    await open(page, '/regulated-companies?firm=FCA-2007-CH-016');
    await expect(page.getByText('Its licence has ended.')).toBeVisible();
    await examine(page, 'ended');
  });

  test('with each kind of answer of the check', async ({ page }) => {
    await open(page, '/check');
    const answer = page.getByRole('region', { name: 'Answer', exact: true });
    for (const [text, verdict] of CHECKED) {
      await page.getByRole('main').getByRole('textbox').fill(text);
      await expect(answer.getByRole('heading', { name: verdict })).toBeVisible();
      await examine(page, verdict);
    }
  });

  test('with the results of the search', async ({ page }) => {
    await open(page, '/search?q=capital+ratio');
    await expect(page.getByRole('heading', { level: 2, name: 'Guidance documents' })).toBeVisible();
    await examine(page, 'results');

    await open(page, '/ar/search?q=bank');
    await expect(page.getByRole('link', { name: 'Aarefels Bank AG' })).toBeVisible();
    await examine(page, 'results in Arabic');
    await page.getByRole('main').getByRole('searchbox').fill('zzqxv');
    await expect(page.getByRole('status').filter({ hasText: 'zzqxv' })).toBeVisible();
    await examine(page, 'no results in Arabic');
  });
});

/** Examines the present state of a page as a step, so that a finding has the name of its state. */
function examine(page: Page, state: string): Promise<void> {
  return test.step(state, () => expectNoViolations(page));
}
