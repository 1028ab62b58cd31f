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
const tick =
  (nth: number): Step =>
  (page) =>
    page.getByRole('main').getByRole('checkbox').nth(nth).click();
const send: Step = (page) => page.getByRole('main').getByRole('button', { name: /^Send/ }).click();
const follow =
  (name: string): Step =>
  (page) =>
    page.getByRole('link', { name, exact: true }).first().press('Enter');

/** Closes the record of a firm. Before the record is there, Escape would close nothing. */
const closeRecord = async (page: Page) => {
  await page.getByRole('dialog').locator('dl').first().waitFor();
  await page.keyboard.press('Escape');
};

/** Each kind of page, and what a visitor does on it. */
const JOURNEYS: readonly [address: string, ...steps: Step[]][] = [
  ['/', search('Northwold Bank'), search('Golden Carp Exchange'), search('nobody at all'), search('')],
  [
    '/check',
    search('https://www.northwold-bank.example'),
    search('https://apexmeridian-trade.example'),
    search('Northwold Bank plc, see adyan.example and https://apexmeridian-trade.example'),
    search('Adyen'),
    search('bank'),
    (page) =>
      page
        .getByRole('button', { name: /^Show 10\smore/ })
        .first()
        .click(),
    search(''),
  ],
  [
    '/regulated-companies',
    search('bank'),
    search('adyen'),
    (page) => page.getByRole('link', { name: /^Adyen/ }).click(),
    closeRecord,
    search('no such firm'),
    search(''),
  ],
  ['/regulated-companies?on=2020-01-01', search('bank')],
  ['/regulated-companies?firm=FCA-2017-NL-004', closeRecord],
  ['/warnings', search('golden'), search('no such firm'), search('aarefels-0nline.example'), search('')],
  ['/search', search('clone'), search('capital'), search('nothing-has-this-word'), search('')],
  ['/assessment-tools/aml-ctf-checklist', tick(0), tick(1), tick(1)],
  ['/contact', send, (page) => page.getByRole('textbox', { name: 'Message' }).fill('Hello'), send],
  ['/changes', ...['Regulations', 'Publications', 'Glossary', 'Open Data', 'Legal Documents', 'Security'].map(follow)],
];

for (const [address, ...steps] of JOURNEYS) {
  test(`${address} shows the same if the browser translates it again and again (LANG-11)`, async ({ page, context }) => {
    const plain = await context.newPage();
    await Promise.all([open(page, address), open(plain, address)]);
    await translate(page);
    for (const step of [...steps, follow('About Us')]) {
      await step(plain);
      await step(page);
      // Either page may still be loading what it shows.
      await expect.poll(async () => (await shownBy(page)) === (await shownBy(plain))).toBe(true);
      expect(await shownBy(page)).not.toContain('Unexpected Application Error');
      await translate(page);
    }
  });
}

/**
 * Other translators keep the text and add its translation as the last element of each block, as Immersive Translate does. They may not notice
 * when the text changes, and somebody who reads only the translation would read that of an earlier answer.
 */
const addTranslations = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    for (const block of main.querySelectorAll('h2, h3, p, li, b, summary')) {
      if (block.querySelector('h2, h3, p, li, b, font') || block.closest('[translate="no"]')) continue;
      const translation = document.createElement('font');
      translation.dataset['of'] = block.textContent;
      block.append(translation);
    }
  });
const textsWithAnother = (page: Page) =>
  page
    .getByRole('main')
    .evaluate((main) =>
      [...main.querySelectorAll('font')]
        .filter((translation) => translation.dataset['of'] !== translation.parentElement?.textContent)
        .map((translation) => `${translation.parentElement?.textContent ?? ''} (${translation.dataset['of'] ?? ''})`),
    );

for (const [address, ...steps] of JOURNEYS.filter(([path]) => path === '/' || path === '/check' || path.startsWith('/assessment-tools/'))) {
  test(`${address} shows no translation beside another text than its own (LANG-11)`, async ({ page }) => {
    await open(page, address);
    for (const step of steps) {
      await step(page);
      await expect.poll(() => textsWithAnother(page)).toEqual([]);
      await addTranslations(page);
    }
  });
}
