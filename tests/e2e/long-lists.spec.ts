import type { Page } from '@playwright/test';
import { FIRMS_PER_PAGE, WARNINGS_PER_PAGE } from '../../src/register/sizes.ts';
import { idOfName } from '../../src/register/warned-firm-rows.ts';
import { firms, test, warnedFirms } from '../support/long-lists.ts';
import { expect, open } from '../support/test.ts';

/*
 * A register and warnings of more than a thousand records are shown page by page. All tests share one site of 2,100 of
 * each, so they run one after another in one process.
 */
test.describe.configure({ mode: 'serial' });

const heading = (page: Page, text: string) => page.getByRole('heading', { level: 2, name: text, exact: true });
const pager = (page: Page) => page.getByRole('navigation', { name: 'Pages', exact: true });
const count = (page: Page) => page.getByRole('status').first();
const WAITS = /(firms|warnings)-\d+-.*\.json$/;

/** The files of lists that the page requests from now on. */
function listFilesAskedFor(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (WAITS.test(request.url())) urls.push(request.url());
  });
  return urls;
}

test.describe('the directory', () => {
  const box = (page: Page) => page.getByRole('searchbox', { name: 'Company, country or licence number' });
  const rows = (page: Page) => page.getByRole('table').getByRole('link');
  const names = (begin: number, end: number) => firms.slice(begin, end).map(({ name }) => name);

  test('shows its first page and fetches no more of the register (DIR-7)', async ({ page }) => {
    const asked = listFilesAskedFor(page);
    await open(page, '/regulated-companies');
    await expect(heading(page, 'Page 1 of 21')).toBeVisible();
    await expect(count(page)).toHaveText('2,100 firms, sorted by name');
    expect(await rows(page).allTextContents()).toEqual(names(0, 100));
    await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '2101');
    expect(asked).toEqual([]);
  });

  test('has links to the next page, the last one and back, and each page has an address', async ({ page }) => {
    await open(page, '/regulated-companies');
    await expect(pager(page).getByRole('link', { name: 'Previous' })).toHaveCount(0);
    await pager(page).getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL('/regulated-companies?page=2');
    await expect(heading(page, 'Page 2 of 21')).toBeFocused();
    await expect(heading(page, 'Page 2 of 21')).toBeInViewport();
    expect(await rows(page).allTextContents()).toEqual(names(100, 200));
    await expect(page.getByRole('row').nth(1)).toHaveAttribute('aria-rowindex', '102');
    await page.getByRole('navigation', { name: 'Pages, below the list' }).getByRole('link', { name: 'Last' }).click();
    await expect(heading(page, 'Page 21 of 21')).toBeFocused();
    expect(await rows(page).allTextContents()).toEqual(names(2000, 2100));
    await page.goBack();
    await expect(heading(page, 'Page 2 of 21')).toBeVisible();
    await page.reload();
    await expect(heading(page, 'Page 2 of 21')).toBeVisible();
    expect(await rows(page).allTextContents()).toEqual(names(100, 200));
  });

  test('searches the whole register and shows the matches page by page; typing leads back to the first page', async ({ page }) => {
    await open(page, '/regulated-companies?page=3');
    await box(page).fill('bank');
    const matches = firms.filter(({ name, country, licenseId }) => [name, country, licenseId].some((field) => /bank/i.test(field)));
    expect(matches.length).toBeGreaterThan(100);
    await expect(count(page)).toHaveText(`${matches.length} of 2,100 firms match, sorted by name`);
    expect(await rows(page).allTextContents()).toEqual(matches.slice(0, 100).map(({ name }) => name));
    await expect(page).toHaveURL('/regulated-companies?q=bank');
    await expect(box(page)).toBeFocused();
    await pager(page).getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL('/regulated-companies?q=bank&page=2');
    expect(await rows(page).allTextContents()).toEqual(matches.slice(100, 200).map(({ name }) => name));
    await box(page).fill('no such firm');
    await expect(page.getByText('No companies found matching your search.')).toBeVisible();
    await expect(count(page)).toHaveText('0 of 2,100 firms match, sorted by name');
  });

  test('filters the whole register; the pages of the result keep the filters (DIR-8, DIR-9)', async ({ page }) => {
    await open(page, '/regulated-companies?page=3');
    await page.getByText('Filter by country, status, tier, year or activity').click();
    const matches = firms.filter(({ tier }) => tier === 'Tier 2');
    expect(matches.length).toBeGreaterThan(100);
    await page.getByRole('combobox', { name: 'Tier' }).selectOption(`Tier 2 (${matches.length.toLocaleString('en')})`);
    await expect(count(page)).toHaveText(`${matches.length.toLocaleString('en')} of 2,100 firms match, sorted by name`);
    await expect(page).toHaveURL('/regulated-companies?tier=tier-2');
    expect(await rows(page).allTextContents()).toEqual(matches.slice(0, 100).map(({ name }) => name));
    await pager(page).getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL('/regulated-companies?tier=tier-2&page=2');
    expect(await rows(page).allTextContents()).toEqual(matches.slice(100, 200).map(({ name }) => name));
    const banks = matches.filter(({ name, country, licenseId }) => [name, country, licenseId].some((field) => /bank/i.test(field)));
    await box(page).fill('bank');
    await expect(count(page)).toHaveText(`${banks.length} of 2,100 firms match, sorted by name`);
  });

  test('has an index from A to Z that leads to the page and the row where a letter begins', async ({ page }) => {
    await open(page, '/regulated-companies');
    const position = firms.findIndex(({ name }) => name.startsWith('M'));
    await page.getByRole('navigation', { name: 'A to Z' }).getByRole('link', { name: 'M', exact: true }).click();
    await expect(page).toHaveURL(`/regulated-companies?page=${Math.floor(position / 100) + 1}#letter-m`);
    const first = page.getByRole('link', { name: firms[position]?.name ?? '', exact: true });
    await expect(first).toBeFocused();
    await expect(first).toBeInViewport();
  });

  test('shows the page of the firm whose record a link opens', async ({ page }) => {
    const firm = firms[1234];
    await open(page, `/regulated-companies?firm=${firm?.licenseId}`);
    const dialog = page.getByRole('dialog', { name: firm?.name ?? '' });
    await expect(dialog.getByText('Headquarters')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/regulated-companies?page=13');
    await expect(page.getByRole('link', { name: firm?.name ?? '', exact: true })).toHaveCount(1);
  });

  test('says that a licence does not exist', async ({ page }) => {
    await open(page, '/regulated-companies?firm=FCA-2020-AE-999999');
    await expect(page.getByRole('dialog', { name: 'Licence number not found' })).toBeVisible();
  });

  test('keeps typed text while the register is loading', async ({ page }) => {
    await open(page, '/regulated-companies');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(WAITS, async (route) => {
      await held;
      await route.continue();
    });
    await box(page).fill('bank');
    await expect(count(page)).toHaveText('loading...');
    await box(page).fill('zürich');
    release();
    await expect(count(page)).toHaveText(/ of 2,100 firms match, sorted by name$/);
    await expect(box(page)).toHaveValue('zürich');
  });

  test.describe('when the register cannot be loaded', () => {
    test.use({ expectedProblems: /Failed to load resource|Failed to fetch/ });

    test('says so, keeps what was typed and can try again', async ({ page }) => {
      await open(page, '/regulated-companies');
      await page.route(WAITS, (route) => route.abort());
      await box(page).fill('bank');
      await expect(page.getByText('This part of the list could not be loaded.')).toBeVisible();
      await expect(box(page)).toHaveValue('bank');
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    });
  });
});

test.describe('the warnings', () => {
  const box = (page: Page) => page.getByRole('searchbox', { name: 'Name, alias or website' });
  const cards = (page: Page) => page.getByRole('article');
  const nameOf = (position: number) => warnedFirms[position]?.name ?? '';

  test('are shown fifty to a page, each with its reason (WARN-6)', async ({ page }) => {
    const asked = listFilesAskedFor(page);
    await open(page, '/warnings');
    await expect(heading(page, 'Page 1 of 42')).toBeVisible();
    await expect(count(page)).toHaveText('2,100 warnings');
    await expect(cards(page)).toHaveCount(WARNINGS_PER_PAGE);
    await expect(cards(page).first()).toContainText(warnedFirms[0]?.reason ?? '');
    expect(asked).toEqual([]);
    await pager(page).getByRole('link', { name: 'Last' }).click();
    await expect(heading(page, 'Page 42 of 42')).toBeFocused();
    await expect(cards(page).last()).toContainText(warnedFirms[2099]?.reason ?? '');
    // Only the second of the two files is fetched.
    expect(asked).toHaveLength(1);
  });

  test('are all searched, and the results have pages', async ({ page }) => {
    await open(page, '/warnings');
    await box(page).fill('a');
    await expect(count(page)).toHaveText(/^[\d,]+ of 2,100 warnings match$/);
    await pager(page).getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL('/warnings?q=a&page=2');
    await expect(page.getByRole('heading', { level: 2, name: /^Page 2 of/ })).toBeFocused();
    await box(page).fill(nameOf(2050));
    await expect(
      cards(page)
        .first()
        .getByRole('heading', { name: nameOf(2050) }),
    ).toBeVisible();
    await expect(cards(page).first()).toContainText(warnedFirms[2050]?.reason ?? '');
  });

  test('each have an address that leads to the page and the row', async ({ page }) => {
    const id = warnedFirms[2075]?.id ?? idOfName(nameOf(2075));
    await open(page, `/warnings#${id}`);
    const card = page.getByRole('article', { name: nameOf(2075) });
    await expect(card).toBeFocused();
    await expect(card).toBeInViewport();
    await expect(heading(page, 'Page 42 of 42')).toBeAttached();
    await expect(page).toHaveURL(`/warnings#${id}`);
    await pager(page).getByRole('link', { name: 'Previous' }).click();
    await expect(page).toHaveURL('/warnings?page=41');
    await expect(heading(page, 'Page 41 of 42')).toBeFocused();
  });

  test('say so when an address belongs to no warning', async ({ page }) => {
    await open(page, '/warnings#nobody-at-all');
    await expect(page.getByText('No warning was found for this link: nobody-at-all')).toBeVisible();
    await expect(cards(page)).toHaveCount(WARNINGS_PER_PAGE);
  });
});

test('the check, the site search and the home search cover both lists completely', async ({ page }) => {
  const firm = firms[2090];
  await open(page, `/check?q=${firm?.licenseId}`);
  await expect(page.getByRole('heading', { level: 3, name: firm?.name ?? '' })).toBeVisible();
  await open(page, `/search?q=${firm?.licenseId}`);
  await expect(page.getByRole('main').getByRole('link', { name: firm?.name ?? '' })).toBeVisible();
  await open(page, `/?q=${firm?.licenseId}`);
  await expect(
    page
      .getByRole('main')
      .getByText(firm?.name ?? '', { exact: true })
      .first(),
  ).toBeVisible();
});

test('the figures say how many firms a mark represents (FIGURES-1)', async ({ page }) => {
  await open(page, '/register-in-figures');
  await expect(page.getByText(/^Each mark represents up to \d+ firms\.$/).first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [address, shown, file] of [
    ['/regulated-companies', FIRMS_PER_PAGE, '/data/firms.csv'],
    ['/warnings', WARNINGS_PER_PAGE, '/data/warnings.csv'],
  ] as const) {
    test(`${address} contains its first page and says where the others are`, async ({ page }) => {
      await page.goto(address);
      // Playwright's role selectors ignore the content of a <noscript>.
      const note = page.locator('noscript p').filter({ hasText: 'This page shows' });
      await expect(note).toContainText(`This page shows the first ${shown} of 2,100 records.`);
      await expect(note.locator('a')).toHaveAttribute('href', file);
      expect((await page.request.get(file)).status()).toBe(200);
      await expect(page.getByRole('link', { name: 'Next' })).toBeHidden();
    });
  }
});
