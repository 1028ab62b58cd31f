import type { Page } from '@playwright/test';
import { routes } from '../../src/routes.ts';
import { expect, open, site, test } from '../support/test.ts';

/** A browser whose visitor has set this text size: the default is 16 px, and 32 px is 200 % (WCAG 1.4.4). */
const SIZES = [
  { percent: 100, language: 'en' },
  { percent: 150, language: 'en' },
  { percent: 200, language: 'en' },
  { percent: 200, language: 'ar' },
  { percent: 200, language: 'fr' },
];
const WIDTHS = [320, 390, 640, 1024, 1280];

for (const { percent, language } of SIZES) {
  test(`with text at ${percent} %, no page (${language}) scrolls sideways or has anything outside the window`, async ({
    playwright,
    launchOptions,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    const args = [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${(16 * percent) / 100}`];
    const browser = await playwright.chromium.launch({ ...launchOptions, args });
    const page = await browser.newPage({ ...(baseURL && { baseURL }), serviceWorkers: 'block' });
    await page.route(`${new URL(site.mapImage).origin}/**`, (route) => route.abort());
    const outside: string[] = [];
    for (const { path } of routes) {
      await open(page, language === 'en' ? path : `${path}?lng=${language}`);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        outside.push(...(await outsideTheWindow(page)).map((found) => `${path} at ${width} px: ${found}`));
      }
    }
    await browser.close();
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
