import type { Page } from '@playwright/test';
import { writeDate } from '../../src/i18n/dates.ts';
import { content } from '../support/content.ts';
import { expect, firms, open, test } from '../support/test.ts';

const { meaning: meaningOfActive = '' } = content.statuses.find(({ status }) => status === 'Active') ?? {};
const { meaning: meaningOfTier1 = '' } = content.tiers.find(({ tier }) => tier === 'Tier 1') ?? {};
const box = (page: Page) => page.getByRole('searchbox', { name: 'Company, country or licence number' });
const rows = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('link') });

/** The number of firms with this text in the searched columns. It must not be 0, because then a test of each firm would test nothing. */
function matching(text: string): number {
  const count = firms.filter(({ name, country, licenseId }) => `${name}\n${country}\n${licenseId}`.includes(text)).length;
  expect(count).toBeGreaterThan(0);
  return count;
}

test('the register is one table, sorted by name, and says the status of each firm (DIR-1)', async ({ page }) => {
  await open(page, '/regulated-companies');
  await expect(page.getByText(`${firms.length} of ${firms.length} firms shown, sorted by name`)).toBeVisible();
  await expect(rows(page)).toHaveCount(firms.length);
  await expect(page.getByRole('columnheader', { name: 'Company Name' })).toHaveAttribute('aria-sort', 'ascending');
  const names = await page.getByRole('table').getByRole('link').allTextContents();
  expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
  const statuses = new Map(firms.map(({ name, status }) => [name, status]));
  expect(await rows(page).locator('td:nth-of-type(1)').allTextContents()).toEqual(names.map((name) => statuses.get(name)));
});

test('typing filters by name, country or licence at once, in upper or lower case, and the number of matches is announced (DIR-2)', async ({
  page,
}) => {
  await open(page, '/regulated-companies');
  await box(page).fill('ADYEN');
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByRole('status')).toHaveText(`1 of ${firms.length} firms shown, sorted by name`);
  await box(page).fill('singapore');
  await expect(rows(page)).toHaveCount(matching('Singapore'));
  for (const row of await rows(page).all()) await expect(row.getByRole('cell').nth(1)).toHaveText('Singapore');
  await box(page).fill('-nl-');
  await expect(rows(page)).toHaveCount(matching('-NL-'));
  for (const row of await rows(page).all()) await expect(row.getByRole('cell').nth(2)).toContainText('-NL-');
  await box(page).fill('');
  await expect(rows(page)).toHaveCount(firms.length);
});

test('a search without a match says so (DIR-6)', async ({ page }) => {
  await open(page, '/regulated-companies');
  await box(page).fill('<b>nobody</b>');
  await expect(page.getByText('No companies found matching your search.')).toBeVisible();
  await expect(page.getByRole('table')).toBeHidden();
  await expect(page.getByRole('status')).toHaveText(`0 of ${firms.length} firms shown, sorted by name`);
});

test('the search is in the address, so a link, a reload and Back restore it (DIR-4)', async ({ page }) => {
  await open(page, '/regulated-companies?q=bank');
  await expect(box(page)).toHaveValue('bank');
  const count = await rows(page).count();
  expect(count).toBeGreaterThan(1);
  expect(count).toBeLessThan(firms.length);
  await box(page).fill('adyen');
  await expect(page).toHaveURL('/regulated-companies?q=adyen');
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
});

test('a country is found by its name in the language of the page and by its English name (DIR-2)', async ({ page }) => {
  await open(page, '/regulated-companies?q=netherlands');
  const inEnglish = await rows(page).count();
  expect(inEnglish).toBeGreaterThan(1);
  for (const [path, name] of [
    ['/fr/regulated-companies', 'Pays-Bas'],
    ['/ar/regulated-companies', 'هولندا'],
    ['/zh/regulated-companies', '荷兰'],
  ] as const) {
    for (const typed of [name, 'netherlands']) {
      await open(page, `${path}?q=${encodeURIComponent(typed)}`);
      await expect(rows(page)).toHaveCount(inEnglish);
      await expect(rows(page).first().getByText(name)).toBeVisible();
    }
  }
});

test('a row opens the full record; closing it restores focus and address (DIR-3)', async ({ page }) => {
  await open(page, '/regulated-companies?q=adyen');
  const name = page.getByRole('link', { name: 'Adyen N.V.' });
  await name.click();
  const dialog = page.getByRole('dialog', { name: 'Adyen N.V.' });
  await expect(dialog.getByText(meaningOfActive)).toBeVisible();
  await expect(dialog.getByText(meaningOfTier1)).toBeVisible();
  await expect(page).toHaveURL('/regulated-companies?q=adyen&firm=FCA-2017-NL-004');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/regulated-companies?q=adyen');
  await expect(name).toBeFocused();
});

test('the record opens from anywhere in the row and closes with Escape, Back and a click outside', async ({ page }) => {
  await open(page, '/regulated-companies?q=adyen');
  const dialog = page.getByRole('dialog', { name: 'Adyen N.V.' });
  for (const close of [() => page.keyboard.press('Escape'), () => page.goBack(), () => page.mouse.click(20, 450)]) {
    // The link covers the row, so the cell itself is not clicked.
    await page.getByRole('row', { name: 'Adyen N.V.' }).getByRole('cell', { name: 'Netherlands' }).click({ force: true });
    await expect(dialog).toBeVisible();
    await close();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/regulated-companies?q=adyen');
  }
});

test('a search that is followed at once by choosing a firm is still there when the record is closed', async ({ page }) => {
  await open(page, '/regulated-companies');
  // The click must come before the address is updated, however slow the machine is.
  await page
    .getByRole('link', { name: 'Adyen N.V.' })
    .evaluate((link: HTMLAnchorElement) => addEventListener('input', () => setTimeout(() => link.click(), 50), { once: true }));
  await page.getByRole('searchbox').fill('adyen');
  const dialog = page.getByRole('dialog', { name: 'Adyen N.V.' });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL('/regulated-companies?q=adyen&firm=FCA-2017-NL-004');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/regulated-companies?q=adyen');
  await expect(page.getByRole('searchbox')).toHaveValue('adyen');
  await expect(rows(page)).toHaveCount(1);
});

test('a link to a firm opens its record, in upper or lower case; closing it leads to its row', async ({ page }) => {
  await open(page, '/regulated-companies?firm=fca-2017-nl-004');
  const dialog = page.getByRole('dialog', { name: 'Adyen N.V.' });
  await expect(dialog.getByText('N/A', { exact: true })).toBeVisible();
  // No clone imitates this firm.
  await expect(dialog.getByText('Clone warning:')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/regulated-companies');
  await expect(page.getByRole('link', { name: 'Adyen N.V.' })).toBeFocused();
});

test.describe('closing a record leads to its row', () => {
  const row = (page: Page) => page.getByRole('link', { name: 'Adyen N.V.' });
  const closings = {
    'with Escape': (page: Page) => page.keyboard.press('Escape'),
    'beside it': (page: Page) => page.mouse.click(20, 450),
    'with its button': (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click(),
  };

  for (const [how, close] of Object.entries({ ...closings, 'with Back': (page: Page) => page.goBack() })) {
    test(`from which it was opened with Enter, when closed ${how}`, async ({ page }) => {
      await open(page, '/regulated-companies');
      await row(page).press('Enter');
      await expect(page.getByRole('dialog', { name: 'Adyen N.V.' })).toBeVisible();
      await close(page);
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(row(page)).toBeFocused();
    });
  }

  for (const [how, close] of Object.entries(closings)) {
    test(`if it was opened by its address, when closed ${how}`, async ({ page }) => {
      await open(page, '/regulated-companies?firm=fca-2017-nl-004');
      await expect(page.getByRole('dialog', { name: 'Adyen N.V.' })).toBeVisible();
      await close(page);
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(row(page)).toBeFocused();
    });
  }
});

test('the link to a firm can be copied from its record, and the outcome is announced there', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-write']);
  await open(page, '/regulated-companies?q=adyen&firm=FCA-2017-NL-004');
  const dialog = page.getByRole('dialog', { name: 'Adyen N.V.' });
  await dialog.getByRole('button', { name: 'Copy link to Adyen N.V.' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Link copied.');
  // Our policy allows no page to read the clipboard, so the test pastes.
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox').clear();
  await page.getByRole('searchbox').press('ControlOrMeta+v');
  await expect(page.getByRole('searchbox')).toHaveValue(`${baseURL}/regulated-companies?firm=FCA-2017-NL-004`);
});

test('an unknown licence in the address is reported (DIR-5)', async ({ page }) => {
  await open(page, '/regulated-companies?firm=FCA-2020-AE-911');
  const dialog = page.getByRole('dialog', { name: 'Licence number not found' });
  await expect(dialog.getByText('FCA-2020-AE-911', { exact: true })).toBeVisible();
  await expect(dialog.getByText(/No firm in this register has the licence/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

/** The first firm of the register of which this is true. */
function firmWith(isWanted: (firm: (typeof firms)[number]) => boolean) {
  const firm = firms.find(isWanted);
  if (!firm) throw new Error('The register has no such firm, so this test tests nothing');
  return firm;
}

test('a record shows the contact points that the firm confirmed, as text to compare with and not as links (RECORD-1)', async ({ page }) => {
  const { name, licenseId, websites, emailDomains, phones, contactsConfirmed } = firmWith((firm) =>
    Boolean(firm.websites && firm.emailDomains && firm.phones),
  );
  await open(page, `/ar/regulated-companies?firm=${licenseId}`);
  const dialog = page.getByRole('dialog', { name });
  const values = [...(websites ?? []), ...(emailDomains ?? []).map((domain) => `@${domain}`), ...(phones ?? [])];
  for (const value of values) {
    const shown = dialog.getByRole('definition').getByText(value, { exact: true });
    await expect(shown).toHaveCSS('direction', 'ltr');
    await expect(shown).not.toHaveCSS('user-select', 'none');
  }
  await expect(dialog.getByText(writeDate(contactsConfirmed ?? '', 'ar'), { exact: true })).toBeVisible();
  await expect(dialog.getByRole('definition').getByRole('link')).toHaveCount(0);
  await open(page, `/regulated-companies?firm=${licenseId}`);
  for (const term of ['Contact points on record', 'Websites', 'Email addresses end in', 'Telephone numbers', 'Confirmed with the firm']) {
    await expect(dialog.getByRole('term').getByText(term, { exact: true })).toBeVisible();
  }
  await expect(dialog.getByText('Compare these with what you were sent, character by character.')).toBeVisible();
  await expect(dialog.getByText('If something is not on record, that does not prove fraud.')).toBeVisible();
});

test('a record without contact points says so and leads to the Contact page (RECORD-2)', async ({ page }) => {
  const { name, licenseId } = firmWith((firm) => !firm.contactsConfirmed);
  await open(page, `/regulated-companies?firm=${licenseId}`);
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog.getByText('We have no contact points of this firm on record')).toBeVisible();
  await expect(dialog.getByText('Websites', { exact: true })).toHaveCount(0);
  await dialog.getByRole('link', { name: 'Ask us' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(dialog).toBeHidden();
});

test('the record of a merged firm leads to that of its successor (RECORD-3)', async ({ page }) => {
  const { name, licenseId, successor = '' } = firmWith((firm) => Boolean(firm.successor));
  const successorFirm = firmWith((firm) => firm.licenseId === successor);
  await open(page, `/regulated-companies?firm=${licenseId}`);
  // The first is beside the status. The answer to the question whether the firm may do something has another one.
  await page.getByRole('dialog', { name }).getByRole('link', { name: successorFirm.name }).first().click();
  await expect(page).toHaveURL(`/regulated-companies?firm=${successor}`);
  await expect(page.getByRole('dialog', { name: successorFirm.name }).getByText(successorFirm.status, { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await expect(page.getByRole('dialog', { name }).getByText('Ask which firm')).toHaveCount(0);
});

test('the record of a merged firm without a known successor says what to ask (RECORD-3)', async ({ page }) => {
  const { name, licenseId } = firmWith((firm) => firm.status === 'Merged' && !firm.successor);
  await open(page, `/regulated-companies?firm=${licenseId}`);
  await expect(page.getByRole('dialog', { name }).getByText('Ask which firm')).toBeVisible();
});

test('the letter index leads to the first firm of a letter and follows the search', async ({ page }) => {
  await open(page, '/regulated-companies');
  const index = page.getByRole('navigation', { name: 'A to Z' });
  await index.getByRole('link', { name: 'M', exact: true }).click();
  const first = page
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: /^M/ }) })
    .first();
  await expect(first).toBeInViewport();
  // The sticky row must not cover it (WCAG 2.4.11).
  const stuck = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
  const row = await first.boundingBox();
  expect(row?.y).toBeGreaterThanOrEqual((stuck?.y ?? 0) + (stuck?.height ?? 0));
  await box(page).fill('adyen');
  await expect(index.getByRole('link')).toHaveCount(1);
});

test('a row is a link to the record, which another tab can open, and tabs say what they show (DIR-3, DIR-12)', async ({
  page,
  context,
}) => {
  await open(page, '/regulated-companies');
  const name = page.getByRole('link', { name: 'Adyen N.V.', exact: true });
  await expect(name).toHaveAttribute('href', '/regulated-companies?firm=FCA-2017-NL-004');
  for (const click of [
    () => name.click({ modifiers: ['ControlOrMeta'] }),
    // Anywhere in the row.
    () => page.getByRole('row', { name: 'Adyen N.V.' }).getByText('FCA-2017-NL-004').click({ button: 'middle', force: true }),
  ]) {
    const [tab] = await Promise.all([context.waitForEvent('page'), click()]);
    await expect(tab.getByRole('dialog', { name: 'Adyen N.V.' })).toBeVisible();
    await expect(tab).toHaveTitle(/^Adyen N\.V\. · Regulated Companies /);
    await tab.close();
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await box(page).fill('bank');
  await expect(page).toHaveTitle(/^bank · Regulated Companies /);
  await page.getByRole('link', { name: 'Aarefels Bank AG' }).click();
  await expect(page).toHaveTitle(/^Aarefels Bank AG · Regulated Companies /);
  await page.keyboard.press('Escape');
  await expect(page).toHaveTitle(/^bank · Regulated Companies /);
  await box(page).fill('');
  await expect(page).toHaveTitle(/^Regulated Companies /);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveTitle(/^Contact /);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a firm has two lines, and the letters are a strip that follows the page (DIR-13)', async ({ page }) => {
    for (const path of ['/regulated-companies', '/ar/regulated-companies']) {
      await open(page, path);
      const row = page.getByRole('row', { name: 'Adyen N.V.' });
      expect((await row.boundingBox())?.height).toBeLessThan(72);
      const strip = page.getByRole('main').getByRole('navigation');
      await expect(strip.locator('[aria-current]')).toHaveText('#');
      await strip.getByRole('link', { name: 'H', exact: true }).click();
      const first = page
        .getByRole('row')
        .filter({ has: page.getByRole('link', { name: /^H/ }) })
        .first();
      await expect(first).toBeInViewport({ ratio: 1 });
      const [above, below] = [await strip.boundingBox(), await first.boundingBox()];
      expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
      await expect(strip.locator('[aria-current]')).toHaveText('H');
      await page.getByRole('link', { name: /^Z/ }).last().scrollIntoViewIfNeeded();
      await page.evaluate(() => scrollBy(0, 300));
      await expect(strip.locator('[aria-current]')).toHaveText(/[W-Z]/);
      await expect(strip.locator('[aria-current]')).toBeInViewport();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    }
  });

  test('nothing scrolls sideways, and each control of the strip can be reached with the keyboard (DIR-13)', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, '/regulated-companies');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const letters = page.getByRole('navigation', { name: 'A to Z' }).getByRole('link');
    await letters.first().focus();
    await page.keyboard.press('Tab');
    await expect(letters.nth(1)).toBeFocused();
    await letters.last().focus();
    await expect(letters.last()).toBeInViewport();
  });

  test('the rows of other tables are labelled cards (LOOK-6)', async ({ page }) => {
    await open(page, '/compliance-resources');
    const cell = page.getByRole('main').getByRole('table').first().getByRole('cell').first();
    const column = await cell.getAttribute('data-label');
    expect(column).not.toBeNull();
    expect(await cell.evaluate((element) => getComputedStyle(element, '::before').content)).toBe(`"${column}"`);
  });

  test('with text at 200 %, names are not broken inside a word (ACCESS-3)', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '200%';
      });
    });
    await open(page, '/regulated-companies?firm=FCA-2015-CH-020');
    const name = page.getByRole('dialog').getByRole('heading', { level: 2 });
    await expect(name).toHaveText('Aarefels Bank AG');
    const lines = await name.evaluate((heading) => {
      const range = document.createRange();
      const text = heading.querySelector('bdi')?.firstChild;
      if (!text) return -1;
      range.setStart(text, 0);
      range.setEnd(text, 'Aarefels'.length);
      return range.getClientRects().length;
    });
    expect(lines).toBe(1);
  });
});

for (const width of [390, 1280]) {
  test(`an address with a question never shows the whole list first, ${width} px wide (DIR-11)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript(() => {
      const seen = { shift: 0, rows: false };
      Reflect.set(globalThis, 'seen', seen);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += Number(Reflect.get(entry, 'value'));
      }).observe({ type: 'layout-shift', buffered: true });
      const look = () => {
        const isCovered = document.querySelector('dialog[open]') !== null;
        if (!isCovered && document.querySelectorAll('main tbody th a')[200]?.checkVisibility()) seen.rows = true;
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    // Long enough for a paint before the answer.
    await page.route(/filters-.*\.json$|details-.*\.json$/, async (route) => {
      await new Promise((done) => setTimeout(done, 400));
      await route.continue();
    });
    for (const [address, isAnswered] of [
      ['?status=restricted', () => expect(page.getByRole('link', { name: 'Asigurări Dâmbrava S.A.' })).toBeVisible()],
      ['?firm=FCA-2015-CH-020', () => expect(page.getByRole('dialog').getByText('Headquarters')).toBeVisible()],
      ['?q=adyen', () => expect(page.getByRole('link', { name: 'Adyen N.V.' })).toBeVisible()],
    ] as const) {
      await page.goto(`/regulated-companies${address}`);
      await isAnswered();
      await page.waitForTimeout(200);
      const seen = (name: string) => page.evaluate((of) => Reflect.get(Reflect.get(globalThis, 'seen'), of), name);
      expect(await seen('rows'), address).toBe(false);
      expect(await seen('shift'), address).toBeLessThanOrEqual(0.02);
    }
  });
}

test.describe('a record that is not active leads with its status (RECORD-5)', () => {
  test('of a firm without a licence: no capital ratio, and what it was licensed for', async ({ page }) => {
    const { name, licenseId, status } = firmWith((firm) => firm.status === 'Ceased Operations');
    await open(page, `/regulated-companies?firm=${licenseId}`);
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog.getByRole('heading')).toHaveText([name, status, 'May this firm do this for me?', 'History of this licence']);
    await expect(dialog.getByRole('term').first()).toHaveText('Was licensed for');
    await expect(dialog.getByText('Capital Adequacy Ratio')).toHaveCount(0);
    await expect(dialog.getByText('Approved Activities')).toHaveCount(0);
    await expect(dialog.getByText(licenseId, { exact: true })).toHaveCount(1);
  });

  test('of a firm with a limited licence: the ratio is one of the facts', async ({ page }) => {
    const { name, licenseId, status, capitalRatio } = firmWith((firm) => firm.status === 'Under Review' && firm.tier === 'Tier 2');
    await open(page, `/regulated-companies?firm=${licenseId}`);
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog.getByRole('heading')).toHaveText([name, status, 'May this firm do this for me?', 'History of this licence']);
    await expect(dialog.getByRole('term').first()).toHaveText('Licensed for');
    await expect(dialog.getByRole('definition').getByText(capitalRatio)).toHaveCSS('font-size', '17px');
    await expect(dialog.getByText(/12\.0%.* required/)).toBeVisible();
  });

  test('and an active record has its licence number once', async ({ page }) => {
    await open(page, '/regulated-companies?firm=FCA-2015-CH-020');
    await expect(page.getByRole('dialog').getByText('Approved Activities')).toBeVisible();
    await expect(page.getByRole('dialog').getByText('FCA-2015-CH-020', { exact: true })).toHaveCount(1);
  });
});

test('in Arabic, the required ratio is drawn with its sign after the number', async ({ page }) => {
  await open(page, '/ar/regulated-companies?firm=FCA-2015-CH-020');
  const label = page.getByRole('dialog').locator('svg text').filter({ hasText: '12.0' });
  const [word, digit, sign] = await label.evaluate((text: SVGTextElement) =>
    ['م', '1', '%'].map((character) => text.getStartPositionOfChar(text.textContent.indexOf(character)).x),
  );
  expect(sign).toBeGreaterThan(digit ?? NaN);
  expect(word).toBeGreaterThan(sign ?? NaN);
});

test('the keyboard alone searches, opens a record, reads it and comes back', async ({ page }) => {
  await open(page, '/regulated-companies');
  await box(page).focus();
  await page.keyboard.type('adyen');
  await expect(rows(page)).toHaveCount(1);
  // Tab passes the letter index and the link aside, and reaches the only row.
  const name = page.getByRole('link', { name: 'Adyen N.V.' });
  for (let press = 0; press < 8 && !(await name.evaluate((link) => link === document.activeElement)); press += 1)
    await page.keyboard.press('Tab');
  await expect(name).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Adyen N.V.' });
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  const copy = dialog.getByRole('button', { name: 'Copy link to Adyen N.V.' });
  await expect(copy).toBeVisible();
  await page.keyboard.press('Tab');
  // This firm has no contact points on record, so its record has one more link.
  await expect(dialog.getByRole('link', { name: 'Ask us' })).toBeFocused();
  for (const choice of ['Service that you were offered', 'Country where you live']) {
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('combobox', { name: choice })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(dialog.locator('summary')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(copy).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(name).toBeFocused();
});

const summary = (page: Page) => page.getByText('Filter by country, status, tier, year or activity');
const filter = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const inUse = (page: Page) => page.getByRole('list', { name: 'Filters in use' });
const shown = (page: Page, count: number) =>
  expect(page.getByRole('status')).toHaveText(`${count} of ${firms.length} firms shown, sorted by name`);
const countOf = (isWanted: (firm: (typeof firms)[number]) => boolean) => firms.filter(isWanted).length;

test.describe('the filters', () => {
  test('work together, and each value says how many firms would be left with it (DIR-8)', async ({ page }) => {
    await open(page, '/regulated-companies');
    await summary(page).click();
    await filter(page, 'Status').selectOption({ label: `Active (${countOf(({ status }) => status === 'Active')})` });
    await shown(
      page,
      countOf(({ status }) => status === 'Active'),
    );
    const left = countOf(({ status, country }) => status === 'Active' && country === 'Luxembourg');
    await filter(page, 'Country').selectOption({ label: `Luxembourg (${left})` });
    await shown(page, left);
    await expect(rows(page)).toHaveCount(left);
    await expect(page).toHaveURL('/regulated-companies?status=active&country=lu');
    await expect(inUse(page).getByRole('listitem')).toHaveText([/^Country: Luxembourg/, /^Status: Active/, 'Clear filters']);
    // A value that would leave nothing cannot be chosen.
    await expect(filter(page, 'Country').getByRole('option', { name: '(0)' }).first()).toBeDisabled();
  });

  test('count only the firms that match the search (DIR-8)', async ({ page }) => {
    await open(page, '/regulated-companies');
    await summary(page).click();
    await box(page).fill('bank');
    const isBank = ({ name, country, licenseId }: (typeof firms)[number]) => /bank/i.test(`${name}\n${country}\n${licenseId}`);
    const left = countOf((firm) => isBank(firm) && firm.tier === 'Tier 1');
    await filter(page, 'Tier').selectOption({ label: `Tier 1 (${left})` });
    await shown(page, left);
    await box(page).fill('no such firm');
    await expect(page.getByText('No companies found matching your search.')).toBeVisible();
    await expect(inUse(page).getByRole('button', { name: 'Tier: Tier 1, remove this filter' })).toBeVisible();
  });

  test('are in the address, so a link restores them, and opening a firm keeps them (DIR-9)', async ({ page }) => {
    const isWanted = (firm: (typeof firms)[number]) => firm.activities.includes('Custody') && firm.tier === 'Tier 2';
    await open(page, '/regulated-companies?activity=custody&tier=TIER-2');
    await shown(page, countOf(isWanted));
    await expect(filter(page, 'Status')).toBeHidden();
    await rows(page).first().getByRole('link').click();
    await expect(page).toHaveURL(/\?activity=custody&tier=TIER-2&firm=FCA-/);
    await expect(page.getByRole('dialog').getByText('Headquarters')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/regulated-companies?activity=custody&tier=TIER-2');
    await shown(page, countOf(isWanted));
    await open(page, '/ar/regulated-companies?activity=custody&tier=tier-2');
    await expect(rows(page)).toHaveCount(countOf(isWanted));
  });

  test('are undone by Back, one choice at a time (DIR-9)', async ({ page }) => {
    await open(page, '/regulated-companies');
    await summary(page).click();
    await filter(page, 'Tier').selectOption('tier-1');
    // Before their code is here, two choices would be taken over together.
    await shown(
      page,
      countOf(({ tier }) => tier === 'Tier 1'),
    );
    await filter(page, 'Status').selectOption('under-review');
    const both = countOf(({ tier, status }) => tier === 'Tier 1' && status === 'Under Review');
    await shown(page, both);
    await page.goBack();
    await shown(
      page,
      countOf(({ tier }) => tier === 'Tier 1'),
    );
    await expect(filter(page, 'Status')).toHaveValue('');
    await page.goBack();
    await shown(page, firms.length);
    await page.goForward();
    await page.goForward();
    await shown(page, both);
  });

  test('can be chosen and removed with the keyboard, which keeps its place (DIR-8)', async ({ page }) => {
    await open(page, '/regulated-companies');
    await box(page).focus();
    await page.keyboard.press('Tab');
    while (!(await page.evaluate(() => document.activeElement?.matches('summary')))) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(filter(page, 'Status')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await shown(
      page,
      countOf(({ status }) => status === 'Active'),
    );
    await page.keyboard.press('ArrowDown');
    await shown(
      page,
      countOf(({ status }) => status === 'Under Review'),
    );
    await expect(filter(page, 'Status')).toBeFocused();
    // Both steps are one choice in the history.
    await page.goBack();
    await shown(page, firms.length);
    await page.goForward();
    await inUse(page).getByRole('button', { name: 'Clear filters' }).focus();
    await page.keyboard.press('Enter');
    await shown(page, firms.length);
    await expect(summary(page)).toBeFocused();
    await expect(page).toHaveURL('/regulated-companies');
  });

  test('say when a link asks for a value that no firm has, and use the others (DIR-9)', async ({ page }) => {
    await open(page, '/regulated-companies?country=%3Cb%3Enowhere%3C%2Fb%3E&tier=tier-3&year=%E0%A4%A');
    await expect(
      page.getByText('No firm matches the filter “Country: <b>nowhere</b>” in this address, so the list is shown without it.'),
    ).toBeVisible();
    await shown(
      page,
      countOf(({ tier }) => tier === 'Tier 3'),
    );
    await inUse(page).getByRole('button', { name: 'Clear filters' }).click();
    await expect(page.getByText('No firm matches the filter')).toHaveCount(0);
    await shown(page, firms.length);
  });

  test('are understood as people write them (DIR-9)', async ({ page }) => {
    const count = countOf(({ status }) => status === 'Ceased Operations');
    for (const address of [
      '/regulated-companies?status=Ceased+Operations',
      '/regulated-companies?status=ceased_operations',
      '/fr/regulated-companies?status=Ceased%20Operations',
      `/fr/regulated-companies?status=${encodeURIComponent('Cessation d’activité')}`,
    ]) {
      await open(page, address);
      await expect(rows(page)).toHaveCount(count);
    }
  });

  test('show each value in full (DIR-8)', async ({ page }) => {
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await open(page, '/regulated-companies');
      await summary(page).click();
      await filter(page, 'Status').selectOption('ceased-operations');
      const isCut = await filter(page, 'Status').evaluate((select: HTMLSelectElement) => {
        const text = document.createElement('span');
        text.style.cssText = `position:absolute;white-space:nowrap;font:${getComputedStyle(select).font}`;
        text.textContent = select.selectedOptions[0]?.text ?? '';
        document.body.append(text);
        const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(select);
        return text.offsetWidth > select.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd);
      });
      expect(isCut, `${width} px`).toBe(false);
    }
  });

  test('load nothing until they are opened, and keep what is chosen before their code is here (DIR-10)', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/assets\/filters-.*\.json$/, async (route) => {
      await held;
      await route.continue();
    });
    await open(page, '/regulated-companies');
    await box(page).fill('a');
    await expect(page.getByRole('status')).not.toHaveText(`${firms.length} of`);
    expect(asked.filter((url) => url.includes('/filter-'))).toEqual([]);
    await box(page).fill('');
    await summary(page).click();
    await filter(page, 'Tier').selectOption('tier-1');
    release();
    await shown(
      page,
      countOf(({ tier }) => tier === 'Tier 1'),
    );
    await expect(page).toHaveURL('/regulated-companies?tier=tier-1');
    await expect(filter(page, 'Tier')).toHaveValue('tier-1');
  });

  test('are still there when the visitor comes from another page of the site', async ({ page }) => {
    await open(page, '/contact');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Regulated Companies' }).click();
    await summary(page).click();
    await filter(page, 'Tier').selectOption('tier-1');
    await shown(
      page,
      countOf(({ tier }) => tier === 'Tier 1'),
    );
    await expect(page.getByRole('navigation', { name: 'A to Z' }).getByRole('listitem')).not.toHaveCount(0);
  });

  test.describe('when they cannot be loaded', () => {
    test.use({ expectedProblems: /Failed to load resource|Failed to fetch/ });

    test('the page says so, and the list and the search still work (DIR-10)', async ({ page }) => {
      await page.route(/\/assets\/filters-.*\.json$/, (route) => route.abort());
      await open(page, '/regulated-companies?status=active');
      await expect(page.getByRole('status')).toHaveText('The filters could not be loaded. Check your connection and try again.');
      await expect(rows(page)).toHaveCount(firms.length);
      await box(page).fill('adyen');
      await expect(rows(page)).toHaveCount(1);
      await page.unrouteAll();
      await summary(page).click();
      await expect(page.getByRole('status')).toHaveText(`1 of ${firms.length} firms shown, sorted by name`);
      await expect(inUse(page)).toBeVisible();
    });
  });
});
