import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { ADDRESSES } from '../support/page-kinds.ts';
import { expect, hydrated, open, test } from '../support/test.ts';

/*
 * The build aims at browsers that lack functions of newer ones (`target` in vite.config.ts). Here they are deleted, also in the worker of
 * the check, so that a function which one of these browsers lacks is found in packages too.
 */

/** What Chrome 111, Firefox 114 or Safari 16.4 lacks (MDN). A page may still use it after asking whether it is there. */
const MISSING = `for (const [from, names] of [
  [Array, 'fromAsync'], [Array.prototype, 'toReversed toSorted toSpliced with'], [Uint8Array.prototype, 'toBase64 toHex'],
  [Object.getPrototypeOf(Uint8Array.prototype), 'toReversed toSorted with'], [ArrayBuffer.prototype, 'transfer resize'],
  [String.prototype, 'isWellFormed toWellFormed'], [Object, 'groupBy'], [Map, 'groupBy'], [Promise, 'try withResolvers'], [RegExp, 'escape'],
  [Map.prototype, 'getOrInsert getOrInsertComputed'], [Error, 'captureStackTrace isError'], [Intl, 'DurationFormat Segmenter'],
  [Set.prototype, 'difference intersection isDisjointFrom isSubsetOf isSupersetOf symmetricDifference union'],
  [Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]())), 'drop every filter find flatMap forEach map reduce some take toArray'],
  [URL, 'canParse parse'], [URLSearchParams.prototype, 'size'], [AbortSignal, 'any'], [Response, 'json'], [Response.prototype, 'bytes'],
  [Blob.prototype, 'bytes textStream'], [Intl.NumberFormat.prototype, 'formatRange formatRangeToParts'], [Intl.PluralRules.prototype, 'selectRange'],
  [globalThis, 'Iterator Float16Array Temporal navigation requestIdleCallback scheduler URLPattern cookieStore DisposableStack AsyncDisposableStack'],
  ...('document' in globalThis
    ? [[Element.prototype, 'ariaCurrent ariaExpanded ariaLabel checkVisibility getHTML moveBefore role setHTMLUnsafe'],
       [HTMLButtonElement.prototype, 'command commandForElement'], [HTMLDetailsElement.prototype, 'name'], [CSS, 'highlights'],
       [Document, 'parseHTMLUnsafe'], [Navigator.prototype, 'canShare share userActivation wakeLock'], [Selection.prototype, 'direction'], [HTMLElement.prototype, 'hidePopover popover showPopover togglePopover'],
       [Document.prototype, 'startViewTransition'], [HTMLDialogElement.prototype, 'closedBy requestClose']]
    : []),
]) for (const name of names.split(' ')) delete from[name];
`;

test.beforeEach(async ({ page }) => {
  await page.addInitScript(MISSING);
  await page.route(/\/assets\/check-worker-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: MISSING + (await response.text()) });
  });
});

/** No part of a page has failed. */
const expectWhole = (page: Page) => expect(page.getByText(/Unexpected Application Error|could not be loaded/)).toHaveCount(0);
const main = (page: Page) => page.getByRole('main');

test('the home page finds a firm and says what the check knows', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('searchbox', { name: 'Unified Entity Search' }).fill('adyen');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article', { name: 'Is this firm regulated? Yes Adyen N.V.' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Unified Entity Search' }).fill('apexmeridian-trade.example');
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('heading', { name: 'Warning issued' })).toBeVisible();
  await page.locator('#reach, figure').last().scrollIntoViewIfNeeded();
  await expectWhole(page);
});

test('the check answers a name and a message', async ({ page }) => {
  await open(page, '/check');
  const box = main(page).getByRole('textbox').first();
  const answer = main(page).getByRole('region', { name: 'Answer', exact: true });
  await box.fill('Northwold Bank plc');
  await expect(answer.getByRole('heading', { level: 2 }).first()).toHaveText('Regulated');
  await box.fill('Dear client, log in at https://apexmeridian-trade.example or call +44 20 7946 0128');
  await expect(answer.getByRole('heading', { level: 2 }).first()).toHaveText('Warning issued');
  await expect(answer.getByRole('table')).toBeVisible();
  await expectWhole(page);
});

test('lists, records, search and figures are whole', async ({ page }) => {
  for (const [path, text] of [
    ['/warnings?q=apex', 'Apex Meridian Trade'],
    ['/changes', 'Changes to the register'],
    ['/regulated-companies?q=northwold', 'Northwold Bank plc'],
    ['/search?q=clone', 'Firms we warn about'],
    ['/zh/search?q=如何举报诈骗', '举报'],
    ['/register-in-figures', 'The register in figures'],
  ] as const) {
    await open(page, path);
    await expect(main(page).getByText(text).first(), path).toBeVisible();
    await expectWhole(page);
  }
  await open(page, '/regulated-companies?firm=FCA-2017-NL-004');
  await expect(page.getByRole('dialog', { name: 'Adyen N.V.' })).toBeVisible();
  await expectWhole(page);
});

test('every kind of page is whole', async ({ page }) => {
  for (const [address, shown] of ADDRESSES) {
    await open(page, address);
    await expect(shown(page), address).toBeVisible();
    await expectWhole(page);
  }
});

test('an address keeps its question if a record is closed, and in another language', async ({ page }) => {
  await open(page, '/regulated-companies?q=adyen&firm=FCA-2017-NL-004');
  await expect(page.getByRole('dialog', { name: 'Adyen N.V.' }).getByRole('heading').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/regulated-companies?q=adyen');
  await page.getByRole('banner').getByRole('combobox', { name: 'Language' }).selectOption('fr');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL('/fr/regulated-companies?q=adyen');
  await hydrated(page);
  await expect(page.getByRole('searchbox')).toHaveValue('adyen');
});

test('the menu of a telephone opens and closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Warnings' })).toBeVisible();
  await menu.getByRole('button', { name: 'Close' }).click();
  await expect(menu).toBeHidden();
});

test('a document is made in the browser', async ({ page }) => {
  await open(page, '/advisories/market-manipulation');
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download Advisory' }).click()]);
  expect(
    readFileSync(await file.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  await expectWhole(page);
});
