import type { Page } from '@playwright/test';
import { routes } from '../../src/routes.ts';
import { expect, open, test } from '../support/test.ts';

/** The text sizes that a visitor has set in the browser, in percent of the usual 16 px (WCAG 1.4.4), by language. */
const SIZES = { en: [100, 150, 200], es: [200], zh: [200], ar: [200], fr: [200] };
const WIDTHS = [320, 390, 640, 1024, 1280];

for (const [language, sizes] of Object.entries(SIZES)) {
  test(`with text at ${sizes.join(', ')} %, no page (${language}) scrolls sideways or has anything outside the window`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const browser = await page.context().newCDPSession(page);
    const outside: string[] = [];
    for (const { path } of routes) {
      await open(page, language === 'en' ? path : `/${language}${path}`);
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

/** What makes the page scroll sideways, and which controls and texts end beyond an edge of the window. */
async function outsideTheWindow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = innerWidth;
    const found = document.documentElement.scrollWidth > width ? [`${document.documentElement.scrollWidth} px wide`] : [];
    for (const element of document.querySelectorAll('a, button, input, select, textarea, h1, h2, h3, p, li, td, th, dt, dd')) {
      const { left, right } = element.getBoundingClientRect();
      const beyond = (left < -1 || right > width + 1) && element.checkVisibility() && !element.closest('.spoken, [aria-hidden]');
      if (beyond)
        found.push(`${element.tagName.toLowerCase()} "${element.textContent.slice(0, 30)}" ${Math.round(left)} to ${Math.round(right)}`);
    }
    return found.slice(0, 5);
  });
}
