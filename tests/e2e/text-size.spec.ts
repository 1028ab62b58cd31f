import { LANGUAGES, prefixOf } from '../../src/i18n/languages.ts';
import { routes } from '../../src/routes.ts';
import { outsideTheWindow } from '../support/outside-window.ts';
import { expect, open, test } from '../support/test.ts';

/** The sizes of text, as set in the browser, in percent of 16 px (WCAG 1.4.4), and for each the widths of the window in px. */
type Sizes = readonly (readonly [percent: number, widths: readonly number[]])[];

/** Breakpoints follow the size of the text, so a page with text twice as large has the layout of a window half as wide. */
const ENGLISH: Sizes = [
  [100, [320, 390, 640, 1024, 1280]],
  [200, [320, 1280]],
];
const OTHERS: Sizes = [
  [100, [1024]],
  [200, [320, 1280]],
];

for (const { code: language } of LANGUAGES) {
  const sizes = language === 'en' ? ENGLISH : OTHERS;
  test(`in any size of text, no page (${language}) scrolls sideways or has anything outside the window`, async ({ page }) => {
    test.setTimeout(180_000);
    const browser = await page.context().newCDPSession(page);
    const outside: string[] = [];
    for (const { path } of routes) {
      await open(page, prefixOf(language) + path);
      for (const [percent, widths] of sizes) {
        await browser.send('Page.setFontSizes', { fontSizes: { standard: (16 * percent) / 100 } });
        for (const width of widths) {
          await browser.send('Emulation.setDeviceMetricsOverride', { width, height: 900, deviceScaleFactor: 1, mobile: false });
          outside.push(...(await outsideTheWindow(page)).map((found) => `${path} at ${width} px and ${percent} %: ${found}`));
        }
      }
    }
    expect(outside).toEqual([]);
  });
}
