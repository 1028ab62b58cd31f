import { LANGUAGES, prefixOf } from '../../src/i18n/languages.ts';
import { routes } from '../../src/routes.ts';
import { outsideTheWindow } from '../support/outside-window.ts';
import { expect, open, test } from '../support/test.ts';

/** The text sizes to test in English and in the other languages, as set in the browser, in percent of 16 px (WCAG 1.4.4). */
const SIZES = { english: [100, 150, 200], other: [100, 200] };
const WIDTHS = [320, 390, 640, 1024, 1280];

for (const { code: language } of LANGUAGES) {
  const sizes = language === 'en' ? SIZES.english : SIZES.other;
  test(`with text at ${sizes.join(', ')} %, no page (${language}) scrolls sideways or has anything outside the window`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const browser = await page.context().newCDPSession(page);
    const outside: string[] = [];
    for (const { path } of routes) {
      await open(page, prefixOf(language) + path);
      for (const percent of sizes) {
        await browser.send('Page.setFontSizes', { fontSizes: { standard: (16 * percent) / 100 } });
        for (const width of WIDTHS) {
          await browser.send('Emulation.setDeviceMetricsOverride', { width, height: 900, deviceScaleFactor: 1, mobile: false });
          outside.push(...(await outsideTheWindow(page)).map((found) => `${path} at ${width} px and ${percent} %: ${found}`));
        }
      }
    }
    expect(outside).toEqual([]);
  });
}
