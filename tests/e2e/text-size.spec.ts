import type { Page } from '@playwright/test';
import { DEFAULT_LANGUAGE, LANGUAGES, prefixOf, type LanguageCode } from '../../src/i18n/languages.ts';
import { outsideTheWindow } from '../support/outside-window.ts';
import { ADDRESSES } from '../support/page-kinds.ts';
import { isThorough } from '../support/sample.ts';
import { expect, open, test } from '../support/test.ts';

/**
 * The sizes of text, as set in the browser, in percent of 16 px (WCAG 1.4.4), and for each the widths of the window in px.
 * `npm run release -- widths` tests every page in every size.
 */
type Sizes = readonly (readonly [percent: number, widths: readonly number[]])[];

/** Breakpoints follow the size of the text, so a page with text twice as large has the layout of a window half as wide. */
const SIZES: Sizes = [
  [100, isThorough ? [320, 390, 640, 1024, 1280] : [320]],
  [200, isThorough ? [320, 390, 1280] : [390, 1280]],
];

/** The table of firms and the index of the glossary do not fit a window of 1280 px when a style sheet enlarges the text. */
const WIDER_WHEN_ENLARGED = /^\/(regulated-companies|glossary)/;

/** French has the longest texts. `npm run release -- widths` tests the other languages too. */
const TRIED = LANGUAGES.filter(({ code }) => isThorough || code === 'fr');

for (const { code: language } of TRIED) {
  test(`in any size of text, no page (${language}) scrolls sideways or has anything outside the window (ACCESS-3)`, async ({ page }) => {
    test.setTimeout(600_000);
    const browser = await page.context().newCDPSession(page);
    const setSize = (percent: number) => browser.send('Page.setFontSizes', { fontSizes: { standard: (16 * percent) / 100 } });
    const setWindow = (width: number, height: number) =>
      browser.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false });
    const wrong: string[] = [];
    for (const [address, shown] of ADDRESSES) {
      await open(page, prefixOf(language) + address);
      // On a busy machine, the parts of a record take long to load one after another.
      await expect(shown(page), address).toBeVisible({ timeout: 60_000 });
      for (const [percent, widths] of SIZES) {
        await setSize(percent);
        for (const width of widths) {
          await setWindow(width, 900);
          wrong.push(...(await outsideTheWindow(page)).map((found) => `${address} at ${width} px and ${percent} %: ${found}`));
        }
      }

      // A style sheet of the visitor enlarges the text, but not the breakpoints.
      if (isThorough && language === DEFAULT_LANGUAGE && !WIDER_WHEN_ENLARGED.test(address)) {
        await setSize(100);
        await setWindow(1280, 900);
        await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        if (wide > 1280) wrong.push(`${address} with text enlarged by a style sheet: ${wide} px wide`);
        await page.evaluate(() => void (document.documentElement.style.fontSize = ''));
      }

      // 1280 × 1024 px at 400 % is a window of 320 × 256 px (WCAG 1.4.10), which a header in view would cover.
      await setSize(100);
      await setWindow(320, 256);
      await page.evaluate(() => scrollTo(0, 900));
      const header = await page.getByRole('banner', { includeHidden: true }).boundingBox();
      if ((header?.y ?? 0) + (header?.height ?? 0) > 0) wrong.push(`${address} at 320 × 256 px: the header stays in view`);
    }
    expect(wrong).toEqual([]);
  });
}

/** The spacing of WCAG 1.4.12. */
const space = (page: Page) =>
  page.evaluate(() => {
    const spaced = new CSSStyleSheet();
    spaced.replaceSync('* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }');
    document.adoptedStyleSheets.push(spaced);
  });

test('with more spacing, no page scrolls sideways, and icons are as large as the text (ACCESS-3)', async ({ page }) => {
  const wrong: string[] = [];
  for (const [address, shown] of ADDRESSES) {
    await open(page, address);
    await expect(shown(page), address).toBeVisible({ timeout: 60_000 });
    await space(page);
    wrong.push(...(await outsideTheWindow(page)).map((found) => `${address}: ${found}`));
  }
  expect(wrong).toEqual([]);

  const icon = page.getByRole('banner').locator('svg:visible').last();
  const before = (await icon.boundingBox())?.width ?? 0;
  await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
  expect((await icon.boundingBox())?.width).toBeCloseTo(before * 2, 0);
});

test('with more spacing, nothing covers the exit of the report page (FORM-5)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/report-abuse');
  await space(page);
  await page.evaluate(() => scrollTo(0, 1200));
  await page.getByRole('link', { name: 'Exit this page' }).click({ trial: true });
});

test('in a low or very narrow window, the button that closes a record covers none of its text (ACCESS-3)', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, '/regulated-companies?firm=FCA-2015-CH-020');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Capital Adequacy Ratio')).toBeVisible();
  const number = await dialog.getByText('FCA-2015-CH-020').filter({ visible: true }).first().boundingBox();
  const button = await dialog.getByRole('button', { name: 'Close' }).boundingBox();
  expect(number?.y).toBeGreaterThanOrEqual((button?.y ?? 0) + (button?.height ?? Infinity));
  await dialog.evaluate((element) => element.scrollTo(0, 600));
  await expect(dialog.getByRole('button', { name: 'Close' })).not.toBeInViewport();
});

/** Opens one page of each kind in a window of each width, and collects what `find` finds wrong in it. */
async function wrongIn(page: Page, language: LanguageCode, widths: readonly number[], find: () => string[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const [address, shown] of ADDRESSES) {
    await open(page, prefixOf(language) + address);
    await expect(shown(page), address).toBeVisible({ timeout: 60_000 });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      wrong.push(...(await page.evaluate(find)).map((found) => `${address} at ${width} px: ${found}`));
    }
  }
  return wrong;
}

test('no drawing shows its labels in less than 13 px (LOOK-8)', async ({ page }) => {
  test.setTimeout(600_000);
  const small = await wrongIn(page, DEFAULT_LANGUAGE, [390, 768, 900, 1024, 1199, 1200, 1280], () =>
    [...document.querySelectorAll('main svg text')].flatMap((text) => {
      const scale = text instanceof SVGTextElement ? (text.getScreenCTM()?.d ?? 1) : 1;
      const size = Number.parseFloat(getComputedStyle(text).fontSize) * scale;
      return text.getClientRects().length > 0 && size < 12.95 ? [`${text.textContent} in ${size.toFixed(1)} px`] : [];
    }),
  );
  expect(small).toEqual([]);
});

for (const language of ['en', 'zh'] as const) {
  test(`no reference and no Chinese date is broken over two lines (${language}) (GUIDE-7)`, async ({ page }) => {
    test.setTimeout(600_000);
    const broken = await wrongIn(page, language, [390, 1280], () => {
      const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (texts.nextNode()) {
        const node = texts.currentNode;
        for (const { 0: whole, index } of (node.textContent ?? '').matchAll(
          /\b(?:[A-Z]{2,}|adv)(?:-[A-Z]{2,}|-[a-z]{2}|-v?\d[\d.]*)*-v?\d[\d.]*\b|\d{4}年\d+月(?:\d+日)?/g,
        )) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + whole.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) found.push(whole);
        }
      }
      return found;
    });
    expect(broken).toEqual([]);
  });
}

for (const { code } of TRIED) {
  test(`no verdict (${code}) is wider than 320 px or broken inside a word (ACCESS-3)`, async ({ page }) => {
    // Chinese has no spaces between words, and breaks anywhere.
    test.skip(code === 'zh');
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, `${prefixOf(code)}/check`);
    const main = page.getByRole('main');
    // Without a question, the page explains all verdicts.
    const words = (await main.getByRole('term', { includeHidden: true }).allTextContents()).flatMap((text) => text.split(' '));
    expect(words.length).toBeGreaterThan(17);
    await main.getByRole('textbox').fill('10x-signal-room.example');
    const broken = await main.locator('[data-answer-word]').evaluate((heading, all) => {
      // A child inside the line: a word that is broken has two boxes.
      const child = document.createElement('span');
      heading.replaceChildren(child);
      return all.filter((word) => {
        child.textContent = word;
        return child.getClientRects().length > 1 || heading.scrollWidth > heading.clientWidth;
      });
    }, words);
    expect(broken).toEqual([]);
  });
}
