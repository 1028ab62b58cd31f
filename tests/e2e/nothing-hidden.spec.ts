import { expect, open, test } from '../support/test.ts';

/*
 * A capture of a whole page, an archive or a machine that reads it does not scroll. What is below the window must be there all the same. On a
 * telephone, most of the home page, the only one with cards that enter, is below it.
 */
test('the home page shows all of its text without being scrolled (LOOK-4)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, '/');
  // The hero enters when the page loads.
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)));
  const hidden = await page.evaluate(() => {
    const opacityOf = (element: Element | null): number =>
      element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1;
    const isText = ({ nodeType, nodeValue }: Node) => nodeType === Node.TEXT_NODE && nodeValue?.trim() !== '';
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility() && [...element.childNodes].some(isText) && opacityOf(element) < 0.6)
      .map((element) => element.outerHTML.slice(0, 200));
  });
  expect(hidden).toEqual([]);
});
