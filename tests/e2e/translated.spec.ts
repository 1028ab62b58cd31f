import type { Page } from '@playwright/test';
import { expect, open, test } from '../support/test.ts';

/*
 * A visitor lets the browser translate the page. Chrome and Edge replace each text by an element with the translation, also in what
 * appears later. The page must then still show what it would show without them (react/react#11538).
 */

/**
 * Replaces each text node by an element with the same text, as a translation does. The text stays the same, so that the page can be compared
 * with one that nobody translates.
 */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest('script, style, noscript, textarea, svg, [translate="no"]')) continue;
      const element = document.createElement('font');
      element.textContent = text.data;
      text.replaceWith(element);
    }
  });

const shownBy = (page: Page) => page.evaluate(() => document.body.innerText.replaceAll(/\s+/g, ' '));
type Step = (page: Page) => Promise<unknown>;
const search =
  (text: string): Step =>
  (page) =>
    page.getByRole('main').locator('input[name=q], textarea').first().fill(text);
const follow =
  (name: string): Step =>
  (page) =>
    page.getByRole('link', { name, exact: true }).first().press('Enter');

/** Opens and closes the record of a firm. Before the record is there, Escape would close nothing, and the way back takes long in a hidden tab. */
const readRecord: Step = async (page) => {
  await page.getByRole('link', { name: /^Adyen/ }).click();
  await page.getByRole('dialog').locator('dl').first().waitFor();
  await page.keyboard.press('Escape');
  await page.waitForURL(({ searchParams }) => !searchParams.has('firm'));
};

/** The pages whose texts change most, and what a visitor does on them. */
const JOURNEYS: readonly [address: string, ...steps: Step[]][] = [
  ['/', search('Northwold Bank'), search('Golden Carp Exchange'), search('nobody at all'), follow('About Us')],
  [
    '/check',
    search('https://apexmeridian-trade.example'),
    search('Northwold Bank plc, see adyan.example and https://apexmeridian-trade.example'),
    search('bank'),
    search(''),
    follow('Warnings'),
    search('golden'),
    search('no such firm'),
  ],
  ['/regulated-companies', search('bank'), search('adyen'), readRecord, search('no such firm'), search(''), follow('Contact')],
];

for (const [address, ...steps] of JOURNEYS) {
  test(`${address} shows the same if the browser translates it again and again (LANG-11)`, async ({ page, context }) => {
    const plain = await context.newPage();
    await Promise.all([open(page, address), open(plain, address)]);
    await translate(page);
    for (const step of steps) {
      await step(plain);
      await step(page);
      // Either page may still be loading what it shows.
      await expect.poll(async () => (await shownBy(page)) === (await shownBy(plain))).toBe(true);
      expect(await shownBy(page)).not.toContain('Unexpected Application Error');
      await translate(page);
    }
  });
}
