import { routes } from '../../src/routes.ts';
import { expect, open, test } from '../support/test.ts';

/*
 * A capture of a whole page, an archive or a machine that reads it does not scroll. What is below the window must be there all the same. On a
 * telephone, most of a page is below it.
 */

test.use({ viewport: { width: 390, height: 844 } });

test('every page shows all of its text and its own pictures without being scrolled (LOOK-4)', async ({ page }) => {
  test.setTimeout(240_000);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const { path } of routes)
    await test.step(path, async () => {
      await open(page, path);
      // The hero enters when the page loads.
      await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)));
      const hidden = await page.evaluate(() => {
        const opacityOf = (element: Element | null): number =>
          element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1;
        const isText = ({ nodeType, nodeValue }: Node) => nodeType === Node.TEXT_NODE && nodeValue?.trim() !== '';
        return [...document.querySelectorAll('body *')]
          .filter((element) => element.checkVisibility())
          .filter(
            (element) =>
              getComputedStyle(element).contentVisibility === 'auto' || ([...element.childNodes].some(isText) && opacityOf(element) < 0.6),
          )
          .map((element) => element.outerHTML.slice(0, 200));
      });
      expect(hidden).toEqual([]);
      const own = page.locator('main img[src^="/"]').filter({ visible: true });
      for (const image of await own.all())
        await expect.poll(() => image.evaluate((element) => element instanceof HTMLImageElement && element.naturalWidth)).toBeTruthy();
    });
});

test('a card rises when it is scrolled to (LOOK-4)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, '/');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Compliance Portal' }) });
  const movements = () => card.evaluate((element) => element.getAnimations().length);
  expect(await movements()).toBe(0);
  await card.scrollIntoViewIfNeeded();
  await expect.poll(movements).toBe(1);
});
