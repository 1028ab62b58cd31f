import type { Locator, Page } from '@playwright/test';
import { content, contentIn } from '../support/content.ts';
import { layoutShiftOf, recordLayoutShift } from '../support/layout-shift.ts';
import { settled } from '../support/settled.ts';
import { expect, firms, hydrated, open, test } from '../support/test.ts';

/**
 * Visitors of the directory. What is true of its HTML is in `tests/site/directory.test.ts`, and what a record says about each firm in
 * `src/parts/firm-record/firm-record.test.tsx`.
 */

type Firm = (typeof firms)[number];

const meaningOf = (wanted: string) => content.statuses.find(({ status }) => status === wanted)?.meaning ?? '';
const box = (page: Page) => page.getByRole('searchbox', { name: 'Company, country or licence number' });
const rows = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('link') });
const adyen = (page: Page) => page.getByRole('link', { name: 'Adyen N.V.', exact: true });
const recordOfAdyen = (page: Page) => page.getByRole('dialog', { name: 'Adyen N.V.' });
const letters = (page: Page) => page.getByRole('navigation', { name: 'A to Z' });
const summary = (page: Page) => page.locator('summary', { hasText: 'Filter by country, status, tier, year or activity' });
const filter = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const inUse = (page: Page) => page.getByRole('list', { name: 'Filters in use' });
const shown = (page: Page, count: number) =>
  expect(page.getByRole('status')).toHaveText(`${count} of ${firms.length} firms shown, sorted by name`);

/** The number of firms of which this is true. It must not be 0, because then a test of each firm would test nothing. */
function countOf(isWanted: (firm: Firm) => boolean): number {
  const count = firms.filter(isWanted).length;
  expect(count).toBeGreaterThan(0);
  return count;
}

const has =
  (text: RegExp) =>
  ({ name, country, licenseId }: Firm) =>
    text.test(`${name}\n${country}\n${licenseId}`);

test('a visitor types a name, a country or a licence number, and goes to a letter (DIR-2, DIR-4, DIR-6, DIR-12)', async ({ page }) => {
  await open(page, '/regulated-companies');
  for (const [text, matching] of [
    ['singapore', /singapore/i],
    ['-nl-', /-nl-/i],
  ] as const) {
    await box(page).fill(text);
    await shown(page, countOf(has(matching)));
    await expect(rows(page)).toHaveText(Array<RegExp>(countOf(has(matching))).fill(matching));
  }
  await box(page).fill('ADYEN');
  await shown(page, 1);
  await expect(letters(page).getByRole('link')).toHaveCount(1);
  await expect(page).toHaveURL('/regulated-companies?q=ADYEN');
  await expect(page).toHaveTitle(/^ADYEN · Regulated Companies /);
  await page.reload();
  await expect(box(page)).toHaveValue('ADYEN');
  await expect(rows(page)).toHaveCount(1);
  await box(page).fill('<b>nobody</b>');
  await expect(page.getByText('No companies found matching your search.')).toBeVisible();
  await expect(page.getByRole('table')).toBeHidden();
  await box(page).fill('');
  await expect(rows(page)).toHaveCount(firms.length);

  await letters(page).getByRole('link', { name: 'M', exact: true }).click();
  const first = page
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: /^M/ }) })
    .first();
  await expect(first).toBeInViewport();
  // The sticky row must not cover it (WCAG 2.4.11).
  const stuck = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
  expect((await first.boundingBox())?.y).toBeGreaterThanOrEqual((stuck?.y ?? 0) + (stuck?.height ?? 0));
});

test('the address of a record, as for another tab, keeps the search (DIR-4)', async ({ page }) => {
  await open(page, '/regulated-companies');
  await box(page).fill('bank');
  await expect(page).toHaveURL('/regulated-companies?q=bank');
  const count = await rows(page).count();
  const link = rows(page).getByRole('link').first();
  await expect(link).toHaveAttribute('href', /\?q=bank&firm=/);
  await page.goto((await link.getAttribute('href')) ?? '');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(box(page)).toHaveValue('bank');
  await expect(rows(page)).toHaveCount(count);
});

test.describe('closing a record leads to its row', () => {
  const closings = {
    'with Escape': (page: Page) => page.keyboard.press('Escape'),
    'beside it': (page: Page) => page.mouse.click(20, 450),
    'with its button': (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click(),
  };

  test('from which it was opened, and to the search (DIR-3, DIR-4, DIR-12)', async ({ page }) => {
    await open(page, '/regulated-companies');
    // The click must come before the search is written into the address, however slow the machine is.
    await adyen(page).evaluate((link: HTMLAnchorElement) =>
      addEventListener('input', () => setTimeout(() => link.click(), 50), { once: true }),
    );
    await box(page).fill('adyen');
    await expect(recordOfAdyen(page).getByText(meaningOf('Active'))).toBeVisible();
    await expect(page).toHaveURL('/regulated-companies?q=adyen&firm=FCA-2017-NL-004');
    await expect(page).toHaveTitle(/^Adyen N\.V\. · Regulated Companies /);
    await closings['with its button'](page);
    await expect(page).toHaveURL('/regulated-companies?q=adyen');
    await expect(page).toHaveTitle(/^adyen · Regulated Companies /);
    await expect(box(page)).toHaveValue('adyen');
    await expect(rows(page)).toHaveCount(1);

    // The link covers the row, so the cell itself is not clicked.
    const cell = page.getByRole('row', { name: 'Adyen N.V.' }).getByRole('cell', { name: 'Netherlands' });
    for (const [closed, close] of Object.entries({ ...closings, 'with Back': () => page.goBack() })) {
      await test.step(closed, async () => {
        await (closed === 'beside it' ? cell.click({ force: true }) : adyen(page).press('Enter'));
        await expect(recordOfAdyen(page)).toBeVisible();
        await close(page);
        await expect(page.getByRole('dialog')).toBeHidden();
        await expect(page).toHaveURL('/regulated-companies?q=adyen');
        await expect(adyen(page)).toBeFocused();
      });
    }
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveTitle(/^Contact /);
  });

  test('if a link to it was followed, in upper or lower case (DIR-4, DIR-5)', async ({ page }) => {
    await open(page, '/regulated-companies?firm=fca-2017-nl-004');
    await expect(recordOfAdyen(page).getByRole('heading', { name: 'Adyen N.V.' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL('/regulated-companies');
    await expect(adyen(page)).toBeFocused();
    // A licence that does not exist has no row.
    await open(page, '/regulated-companies?firm=FCA-2020-AE-911');
    const unknown = page.getByRole('dialog', { name: 'Licence number not found' });
    await expect(unknown.getByText('FCA-2020-AE-911', { exact: true })).toBeVisible();
    await expect(unknown.getByText(/No firm in this register has the licence/)).toBeVisible();
    await closings['with its button'](page);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    // No licence at all opens nothing.
    await open(page, '/regulated-companies?firm=');
    await expect(page.getByRole('table')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a firm has two lines, and the letters are a strip of links to the first firm of each (DIR-13)', async ({ page }) => {
    for (const path of ['/regulated-companies', '/ar/regulated-companies']) {
      await open(page, path);
      const row = page.getByRole('row', { name: 'Adyen N.V.' });
      expect((await row.boundingBox())?.height).toBeLessThan(72);
      const strip = page.getByRole('main').getByRole('navigation');
      await strip.getByRole('link', { name: 'H', exact: true }).click();
      const first = page
        .getByRole('row')
        .filter({ has: page.getByRole('link', { name: /^H/ }) })
        .first();
      await expect(first).toBeInViewport({ ratio: 1 });
      const [above, below] = [await strip.boundingBox(), await first.boundingBox()];
      expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
      // The keyboard goes on from there.
      await page.keyboard.press('Tab');
      await expect(first.getByRole('link')).toBeFocused();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      for (const letter of await strip.getByRole('listitem').all()) await expect(letter).toBeInViewport({ ratio: 1 });
    }
    // The rows of other tables are labelled cards (LOOK-6).
    await open(page, '/compliance-resources');
    const cell = page.getByRole('main').getByRole('table').first().getByRole('cell').first();
    const column = await cell.getAttribute('data-label');
    expect(column).not.toBeNull();
    expect(await cell.evaluate((element) => getComputedStyle(element, '::before').content)).toBe(`"${column}"`);
  });
});

test('an address with a question never shows the whole list first, and moves nothing (DIR-11)', async ({ page }) => {
  await recordLayoutShift(page);
  await page.addInitScript(() => {
    Reflect.set(globalThis, 'hasShownRows', false);
    const look = () => {
      const isCovered = document.querySelector('dialog[open]') !== null;
      if (!isCovered && document.querySelectorAll('main tbody th a')[200]?.checkVisibility()) Reflect.set(globalThis, 'hasShownRows', true);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  // Long enough for a paint before the answer.
  await page.route(/filters-.*\.json$|details-.*\.json$/, async (route) => {
    await new Promise((done) => setTimeout(done, 400));
    await route.continue();
  });
  for (const [width, address, isAnswered] of [
    [390, '?status=restricted', () => expect(page.getByRole('link', { name: 'Asigurări Dâmbrava S.A.' })).toBeVisible()],
    [1280, '?firm=FCA-2015-CH-020', () => expect(page.getByRole('dialog').getByText('Headquarters')).toBeVisible()],
    [390, '?q=adyen', () => expect(adyen(page)).toBeVisible()],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`/regulated-companies${address}`);
    await isAnswered();
    await settled(page);
    expect(await page.evaluate(() => Reflect.get(globalThis, 'hasShownRows')), address).toBe(false);
    expect(await layoutShiftOf(page), address).toBeLessThanOrEqual(0.02);
  }
});

test('the keyboard alone searches, opens a record, reads it, comes back, and filters (DIR-8)', async ({ page }) => {
  const tabTo = async (target: Locator) => {
    for (let press = 0; press < 20 && !(await target.evaluate((element) => element === document.activeElement)); press += 1)
      await page.keyboard.press('Tab');
    await expect(target).toBeFocused();
  };
  await open(page, '/regulated-companies');
  await box(page).focus();
  await page.keyboard.type('adyen');
  await expect(rows(page)).toHaveCount(1);
  await tabTo(adyen(page));
  await page.keyboard.press('Enter');
  const dialog = recordOfAdyen(page);
  await expect(dialog.getByRole('heading', { name: 'Adyen N.V.' })).toBeFocused();
  for (const target of [
    dialog.getByRole('link', { name: 'Ask us' }),
    dialog.getByRole('combobox', { name: 'Service that you were offered' }),
    dialog.locator('summary'),
    dialog.getByRole('button', { name: 'Copy link to Adyen N.V.' }),
  ])
    await tabTo(target);
  await page.keyboard.press('Escape');
  await expect(adyen(page)).toBeFocused();

  await box(page).clear();
  await expect(page).toHaveURL('/regulated-companies');
  await tabTo(summary(page));
  await page.keyboard.press('Enter');
  await tabTo(filter(page, 'Status'));
  for (const wanted of ['Active', 'Under Review']) {
    await page.keyboard.press('ArrowDown');
    await shown(
      page,
      countOf(({ status }) => status === wanted),
    );
  }
  await expect(filter(page, 'Status')).toBeFocused();
  // Both steps are one choice in the history.
  await page.goBack();
  await shown(page, firms.length);
  await page.goForward();
  await inUse(page).getByRole('button', { name: 'Clear filters' }).focus();
  await page.keyboard.press('Enter');
  await shown(page, firms.length);
  await expect(summary(page)).toBeFocused();
});

test('the filters work together and with the search, and are undone by Back (DIR-8, DIR-9)', async ({ page }) => {
  const isTier1 = ({ tier }: Firm) => tier === 'Tier 1';
  const isReviewed = ({ status }: Firm) => status === 'Under Review';
  await open(page, '/contact');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Regulated Companies' }).click();
  await summary(page).click();
  await filter(page, 'Tier').selectOption('tier-1');
  await shown(page, countOf(isTier1));
  await expect(page).toHaveURL('/regulated-companies?tier=tier-1');
  await expect(page).toHaveTitle(/^Tier.1 · Regulated Companies /);

  const both = countOf((firm) => isTier1(firm) && isReviewed(firm));
  await filter(page, 'Status').selectOption({ label: `Under Review (${both})` });
  await expect(rows(page)).toHaveCount(both);
  await expect(page).toHaveURL('/regulated-companies?tier=tier-1&status=under-review');
  await expect(inUse(page).getByRole('listitem')).toHaveText([/^Status: Under Review/, /^Tier: Tier\s1/, 'Clear filters']);
  // A value that would leave nothing cannot be chosen.
  await expect(filter(page, 'Country').getByRole('option', { name: '(0)' }).first()).toBeDisabled();
  await page.goBack();
  await shown(page, countOf(isTier1));
  await expect(filter(page, 'Status')).toHaveValue('');
  await page.goForward();
  await shown(page, both);

  await inUse(page).getByRole('button', { name: 'Tier: Tier 1, remove this filter' }).click();
  await shown(page, countOf(isReviewed));
  await box(page).fill('bank');
  const left = countOf((firm) => isReviewed(firm) && has(/bank/i)(firm) && firm.tier === 'Tier 2');
  await filter(page, 'Tier').selectOption({ label: `Tier 2 (${left})` });
  await shown(page, left);
});

test('a text that may not be in the address stays when a filter is removed and after Back, and is said to be gone after a reload (CHECK-5)', async ({
  page,
}) => {
  const mailbox = 'anna@mail.example';
  await open(page, '/regulated-companies?tier=tier-1');
  await box(page).fill(mailbox);
  await inUse(page).getByRole('button', { name: 'Tier: Tier 1, remove this filter' }).click();
  await expect(page).toHaveURL('/regulated-companies');
  await expect(box(page)).toHaveValue(mailbox);
  await page.getByRole('main').getByRole('link', { name: 'Search the warnings' }).click();
  await expect(page).toHaveURL('/warnings');
  await page.goBack();
  await expect(box(page)).toHaveValue(mailbox);
  await shown(page, 0);
  await page.reload();
  await expect(page.getByText('what you entered is not kept when the page is loaded again')).toBeVisible();
  await hydrated(page);
  await box(page).fill('bank');
  await expect(page.getByText('what you entered is not kept')).toBeHidden();
});

test('filters are in the address, whose values are the same in every language (DIR-2, DIR-9)', async ({ page }) => {
  const isWanted = ({ activities, tier }: Firm) => activities.includes('Custody') && tier === 'Tier 2';
  await open(page, '/regulated-companies?activity=custody&tier=TIER-2');
  await shown(page, countOf(isWanted));
  // A value that no firm has is shown as text, and the others are used.
  await open(page, '/regulated-companies?country=%3Cb%3Enowhere%3C%2Fb%3E&tier=tier-3&year=%E0%A4%A');
  const sentence = 'No firm matches the filter “Country: <b>nowhere</b>” in this address, so the list is shown without it.';
  await expect(page.getByText(sentence)).toBeVisible();
  await shown(
    page,
    countOf(({ tier }) => tier === 'Tier 3'),
  );

  // The name of a value in the language of the page works too, and so do the names of a country in this language and in English.
  const french = contentIn('fr').statuses.find(({ status }) => status === 'Active')?.name ?? '';
  await open(page, `/fr/regulated-companies?activity=custody&status=${encodeURIComponent(french)}`);
  await expect(rows(page)).toHaveCount(countOf(({ activities, status }) => activities.includes('Custody') && status === 'Active'));
  await page.goto('/fr/regulated-companies');
  for (const country of ['pays-bas', 'netherlands']) {
    await page.getByRole('searchbox').fill(country);
    await expect(rows(page)).toHaveCount(countOf((firm) => firm.country === 'Netherlands'));
    await expect(rows(page).first()).toContainText('Pays-Bas');
  }
});
