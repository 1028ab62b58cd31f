import type { Page } from '@playwright/test';
import { LANGUAGES, prefixOf } from '../../src/i18n/languages.ts';
import { expectNoViolations, expectNone, WITHOUT_COLOURS } from '../support/axe.ts';
import { ADDRESSES, ANSWERS } from '../support/page-kinds.ts';
import { isThorough } from '../support/sample.ts';
import { expect, open, test } from '../support/test.ts';

/*
 * `npm test` examines one page of each kind in English, wide and light, and in Arabic the pages that answer a question, narrow and without the
 * rules about colours. `npm run release -- axe` examines every page in every language, width and colour scheme, and the states that a visitor
 * causes (`states.spec.ts`).
 */

const WIDE = { width: 1280, height: 900 };
const NARROW = { width: 390, height: 844 };

// One test for all pages of a language takes half the time, because the pages share scripts, styles and fonts.
for (const { code } of LANGUAGES.filter((language) => isThorough || language.code === 'en' || language.code === 'ar')) {
  test(`the pages in ${code} (ACCESS-1)`, async ({ page }) => {
    test.setTimeout(600_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [address, shown] of isThorough || code === 'en' ? ADDRESSES : ANSWERS) {
      await test.step(address, async () => {
        await page.setViewportSize(code === 'ar' ? NARROW : WIDE);
        await openWhole(page, prefixOf(code) + address);
        await expect(shown(page)).toBeVisible();
        if (!isThorough) return expectNone(page, code === 'ar' ? WITHOUT_COLOURS : {});
        await expectNoViolations(page);
        await page.setViewportSize(code === 'ar' ? WIDE : NARROW);
        return expectNoViolations(page);
      });
    }
  });
}

/**
 * Opens a page and scrolls to its end, because some parts load when they are reached. Then it scrolls back, because axe
 * reports a link that is half under the sticky header as too small.
 */
async function openWhole(page: Page, address: string) {
  await open(page, address);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.evaluate(() => scrollTo(0, 0));
}
