import { expect, open, site, test } from '../support/test.ts';

/** `tests/site/service-worker.test.ts` has the release of each page, and `npm run release -- faults` tests several releases. */
test.use({ worker: true });

test('no page of the published release says that it is out of date', async ({ page }) => {
  test.skip(!site.offline, 'site.yaml switches the offline copy off');
  for (const path of ['/warnings', '/', '/es/check']) {
    await open(page, path);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const notice = page.locator('#offline-notice');
    await expect.poll(() => page.evaluate(() => dispatchEvent(new Event('offline'))).then(() => notice.textContent())).not.toBe('');
    // The page asks its worker for the release, and the host for a newer one. Only if both have its own, it says nothing.
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(notice, path).toBeEmpty();
  }
});
