import type { Page } from '@playwright/test';
import { content } from '../support/content.ts';
import { expect, firms, open, test } from '../support/test.ts';

const { meaning: meaningOfActive = '' } = content.statuses.find(({ status }) => status === 'Active') ?? {};
const box = (page: Page) => page.getByRole('searchbox', { name: 'Company, country or licence number' });
const rows = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('button') });

/** The number of firms with this text in the searched columns. It must not be 0, because then a test of each firm would test nothing. */
function matching(text: string): number {
  const count = firms.filter(({ name, country, licenseId }) => `${name}\n${country}\n${licenseId}`.includes(text)).length;
  expect(count).toBeGreaterThan(0);
  return count;
}

test('the register is one table, sorted by name (DIR-1)', async ({ page }) => {
  await open(page, '/regulated-companies');
  await expect(page.getByText(`${firms.length} of ${firms.length} firms shown, sorted by name`)).toBeVisible();
  await expect(rows(page)).toHaveCount(firms.length);
  await expect(page.getByRole('columnheader', { name: 'Company Name' })).toHaveAttribute('aria-sort', 'ascending');
  const names = await page.getByRole('table').getByRole('button').allTextContents();
  expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
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
  const name = page.getByRole('button', { name: 'Adyen N.V.' });
  await name.click();
  const dialog = page.getByRole('dialog', { name: 'Adyen N.V.' });
  await expect(dialog.getByText(meaningOfActive)).toBeVisible();
  await expect(dialog.getByText('Large or cross-border. Supervised continuously; audited according to risk.')).toBeVisible();
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
    await page.getByRole('row', { name: 'Adyen N.V.' }).getByRole('cell', { name: 'Netherlands' }).click();
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
    .getByRole('button', { name: 'Adyen N.V.' })
    .evaluate((button: HTMLButtonElement) => addEventListener('input', () => setTimeout(() => button.click(), 50), { once: true }));
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
  await expect(page.getByRole('button', { name: 'Adyen N.V.' })).toBeFocused();
});

test.describe('closing a record leads to its row', () => {
  const row = (page: Page) => page.getByRole('button', { name: 'Adyen N.V.' });
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
  await expect(dialog.getByText('FCA-2020-AE-911')).toBeVisible();
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
  const values = [...(websites ?? []), ...(emailDomains ?? []).map((domain) => `@${domain}`), ...(phones ?? []), contactsConfirmed ?? ''];
  for (const value of values) {
    const shown = dialog.getByRole('definition').getByText(value, { exact: true });
    await expect(shown).toHaveCSS('direction', 'ltr');
    await expect(shown).not.toHaveCSS('user-select', 'none');
  }
  await expect(dialog.getByRole('definition').getByRole('link')).toHaveCount(0);
  await open(page, `/regulated-companies?firm=${licenseId}`);
  for (const term of ['Contact points on record', 'Websites', 'Email addresses end in', 'Telephone numbers', 'Confirmed with the firm']) {
    await expect(dialog.getByRole('term').getByText(term, { exact: true })).toBeVisible();
  }
  await expect(dialog.getByText('Compare these with what you were sent, character by character.')).toBeVisible();
  await expect(dialog.getByText('That something is not on record does not prove a fraud.')).toBeVisible();
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
  const heir = firmWith((firm) => firm.licenseId === successor);
  await open(page, `/regulated-companies?firm=${licenseId}`);
  // The first is beside the status. The answer to the question whether the firm may do something has another one.
  await page.getByRole('dialog', { name }).getByRole('link', { name: heir.name }).first().click();
  await expect(page).toHaveURL(`/regulated-companies?firm=${successor}`);
  await expect(page.getByRole('dialog', { name: heir.name }).getByText(heir.status, { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
});

test('the letter index leads to the first firm of a letter and follows the search', async ({ page }) => {
  await open(page, '/regulated-companies');
  const index = page.getByRole('navigation', { name: 'A to Z' });
  await index.getByRole('link', { name: 'M', exact: true }).click();
  const first = page
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: /^M/ }) })
    .first();
  await expect(first).toBeInViewport();
  // The sticky row must not cover it (WCAG 2.4.11).
  const stuck = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
  const row = await first.boundingBox();
  expect(row?.y).toBeGreaterThanOrEqual((stuck?.y ?? 0) + (stuck?.height ?? 0));
  await box(page).fill('adyen');
  await expect(index.getByRole('link')).toHaveCount(1);
});

test('on a phone, rows are labelled cards and nothing scrolls sideways (LOOK-6)', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/regulated-companies');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const label = await page
    .getByRole('cell', { name: 'Netherlands' })
    .first()
    .evaluate((cell) => getComputedStyle(cell, '::before').content);
  expect(label).toContain('Country');
});

test('the keyboard alone searches, opens a record, reads it and comes back', async ({ page }) => {
  await open(page, '/regulated-companies');
  await box(page).focus();
  await page.keyboard.type('adyen');
  await expect(rows(page)).toHaveCount(1);
  // Tab passes the letter index and the link aside, and reaches the only row.
  const name = page.getByRole('button', { name: 'Adyen N.V.' });
  for (let press = 0; press < 6 && !(await name.evaluate((button) => button === document.activeElement)); press += 1)
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
    await expect(page.getByRole('group').locator('form')).toBeHidden();
    await rows(page).first().getByRole('button').click();
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
    await expect(page.locator('summary')).toBeFocused();
    await expect(page).toHaveURL('/regulated-companies');
  });

  test('say when a link asks for a value that no firm has, and use the others (DIR-9)', async ({ page }) => {
    await open(page, '/regulated-companies?country=%3Cb%3Enowhere%3C%2Fb%3E&tier=tier-3&year=%E0%A4%A');
    await expect(
      page.getByText('The address of this page asks for a value that no firm has, so it is ignored. Country: <b>nowhere</b>'),
    ).toBeVisible();
    await shown(
      page,
      countOf(({ tier }) => tier === 'Tier 3'),
    );
    await inUse(page).getByRole('button', { name: 'Clear filters' }).click();
    await expect(page.getByText('The address asks for')).toHaveCount(0);
    await shown(page, firms.length);
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
