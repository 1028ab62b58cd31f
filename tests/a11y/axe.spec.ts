import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { routes } from '../../src/routes.ts';
import { expect, open, test } from '../support/test.ts';

/** Every route at two widths, in two schemes, in a language of each direction: axe finds nothing (WCAG 2.2 AA and best practice). */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules whose answer another colour scheme can change. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];
const WIDTHS = { wide: { width: 1280, height: 900 }, narrow: { width: 390, height: 844 } };

/** What the check page is asked, and its answers: one of each kind. */
const CHECKED = [
  ['adyen', 'Regulated'],
  ['10x-signal-room.example good.example', 'Warning issued'],
  ['Aarefels Bank AG', 'Possible clone'],
  ['xn--dyen-43d.example', 'Not in either list'],
  ['ba', 'Partial match'],
] as const;

for (const { path } of routes) {
  for (const [name, viewport] of Object.entries(WIDTHS)) {
    for (const language of ['en', 'ar']) {
      test(`${path}, ${name}, ${language} (ACCESS-1)`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
        await open(page, `${path}?lng=${language}`);
        await expectNoViolations(page);
        await page.emulateMedia({ colorScheme: 'dark' });
        await expectNoViolations(page, OF_COLOUR);
      });
    }
  }
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the states that a visitor causes, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });

    await open(page, '/?q=adyen');
    await expect(page.getByRole('article', { name: 'Adyen N.V.' })).toBeVisible();
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByText('Entity Found', { exact: true }).last()).toBeVisible();
    await expectNoViolations(page);

    await open(page, '/?q=nobody-of-that-name');
    await expect(page.getByText('Entity Not Found.')).toBeVisible();
    await expectNoViolations(page);

    await open(page, '/regulated-companies?firm=FCA-1998-LU-001');
    await expect(page.getByRole('dialog', { name: 'Banque Ombrefort Luxembourg S.A.' }).getByText('17.7%', { exact: true })).toBeVisible();
    await expectNoViolations(page);

    await open(page, '/regulated-companies?q=nobody-of-that-name');
    await expect(page.getByText('No companies found matching your search.')).toBeVisible();
    await expectNoViolations(page);

    await open(page, '/warnings?q=nobody-of-that-name');
    await expect(page.getByText('No matches found for "nobody-of-that-name".')).toBeVisible();
    await expectNoViolations(page);

    await page.setViewportSize(WIDTHS.narrow);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await expectNoViolations(page);
  });

  test(`the addresses of warnings and of a firm that has a clone, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));

    await open(page, '/warnings#no-such-firm');
    await expect(page.getByText('No warning was found for this link:')).toBeVisible();
    await expectNoViolations(page);

    // A clone firm's card and the genuine firm's record, each with its link copied by hand.
    for (const address of ['/warnings#aarefels-bank-online-clone', '/regulated-companies?firm=FCA-2015-CH-020']) {
      await open(page, address);
      await page.getByRole('button', { name: /^Copy link to Aarefels/ }).click();
      await expect(page.getByRole('textbox', { name: /^Your browser does not allow this page to copy links/ })).toBeVisible();
      await expectNoViolations(page);
    }
  });

  test(`the answers of the check, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await open(page, '/warnings?q=aarefels-0nline.example');
    await expect(page.getByText(/^Similar to Aarefels Bank Online/)).toBeVisible();
    await expectNoViolations(page);

    for (const [text, verdict] of CHECKED) {
      await open(page, `/check?q=${encodeURIComponent(text)}`);
      await expect(page.getByRole('region', { name: 'Answer', exact: true }).getByRole('heading', { name: verdict })).toBeVisible();
      await expectNoViolations(page);
    }
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the results of the search, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await open(page, '/search?q=capital+ratio');
    await expect(page.getByRole('heading', { level: 2, name: 'Guidance documents' })).toBeVisible();
    await expectNoViolations(page);

    await open(page, '/search?q=bank&lng=ar');
    await expect(page.getByRole('link', { name: 'Aarefels Bank AG' })).toBeVisible();
    await expectNoViolations(page);

    await open(page, '/search?q=zzqxv&lng=ar');
    await expect(page.getByRole('status').filter({ hasText: 'zzqxv' })).toBeVisible();
    await expectNoViolations(page);
  });
}

async function expectNoViolations(page: Page, rules?: string[]) {
  // The other mode gathers the findings of frames in a page of its own; there are no frames here.
  const builder = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (rules ? builder.withRules(rules) : builder.withTags(TAGS)).analyze();
  expect(violations.map(({ id, help, nodes }) => ({ id, help, nodes: nodes.map(({ html }) => html) }))).toEqual([]);
}
