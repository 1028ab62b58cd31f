import type { Page } from '@playwright/test';
import { defang, defangEmail } from '../../src/search/defang.ts';
import { expect, firms, open, test, warnedFirms } from '../support/test.ts';

/* What a visitor does with a page as a text: find a word with the browser, select and copy. */

/** Whether find-in-page finds a text. In Chromium, `find` looks where the browser itself looks, except in what it would open first. */
const finds = (page: Page, text: string) =>
  page.evaluate((wanted) => {
    getSelection()?.removeAllRanges();
    // oxlint-disable-next-line no-unsafe-type-assertion -- browsers have it, and no standard does
    return (globalThis as unknown as { find: (...wanted: unknown[]) => boolean }).find(wanted, false, false, true);
  }, text);

/** What is on the clipboard as plain text after an element was selected. */
const copied = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      getSelection()?.selectAllChildren(element);
      return String(getSelection());
    });

for (const width of [1280, 390])
  test(`find-in-page finds every name, address and number of a warning, ${width} px wide (WARN-8)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, '/warnings');
    const texts = warnedFirms.flatMap(({ name, aliases, websites, emails = [], phones = [] }) => [
      name.replace(/ \(clone\)$/, ''),
      ...aliases,
      ...websites.map(defang),
      ...emails.map(defangEmail),
      ...phones,
    ]);
    const missing: string[] = [];
    for (const text of texts) if (!(await finds(page, text))) missing.push(text);
    expect(missing).toEqual([]);
  });

test('a copied row of the register is one line of a table, and the list has one for each firm', async ({ page }) => {
  await open(page, '/regulated-companies?q=adyen');
  await expect(page.getByRole('row').filter({ visible: true })).toHaveCount(2);
  expect((await copied(page, 'main tbody')).trim().split('\n')).toEqual([
    expect.stringMatching(/^Adyen N\.V\.\tActive\t[^\t]+\tFCA-2017-NL-004$/),
  ]);
  await open(page, '/regulated-companies');
  const lines = (await copied(page, 'main tbody')).trim().split('\n');
  expect(lines.filter((line) => /\tFCA-\d{4}-[A-Z]{2}-\d{3,}$/.test(line))).toHaveLength(firms.length);
});

test('the mark of a status is on the line of its word', async ({ page }) => {
  await open(page, '/regulated-companies');
  const [mark, word] = await Promise.all(['svg', 'svg + span'].map((part) => page.locator(`main tbody td ${part}`).first().boundingBox()));
  if (!mark || !word) throw new Error('There is no status');
  expect(mark.y).toBeGreaterThan(word.y);
  expect(mark.y + mark.height).toBeLessThan(word.y + word.height);
});

test('copied addresses, numbers and names have nothing in them that was not seen', async ({ page }) => {
  await open(page, '/warnings#aarefels-bank-online-clone');
  const text = await copied(page, 'article[aria-current]');
  expect(text.split('\n')).toEqual(expect.arrayContaining(['Aarefels Bank Online (clone)', 'support@aarefels-online[.]example']));
  expect(text).not.toMatch(/do not visit;|Also known as/);
  expect(text.split('\n')).toContain(defang('https://aarefels-online.example'));
  await open(page, '/regulated-companies?firm=FCA-2017-NL-004');
  await expect(page.getByRole('dialog', { name: 'Adyen N.V.' }).getByRole('term').first()).toBeVisible();
  const record = await copied(page, 'dialog[open]');
  for (const value of ['Adyen N.V.', 'Active', 'FCA-2017-NL-004']) expect(record.split('\n').map((line) => line.trim())).toContain(value);
});
