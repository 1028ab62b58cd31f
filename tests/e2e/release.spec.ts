import { routes } from '../../src/routes.ts';
import { test } from '../support/releases.ts';
import { expect, open } from '../support/test.ts';

/** More tests of releases are in offline.spec.ts and faults.spec.ts (`npm run release -- faults`). */
test.describe.configure({ timeout: 120_000 });

test('no page of the published release says that it is out of date', async ({ page }) => {
  await open(page, '/warnings');
  // On the first visit, the page is older than the worker.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForTimeout(300);
  await expect(page.locator('#offline-notice')).toBeEmpty();
  for (const { path } of routes) {
    await open(page, path);
    // The page now asks its worker for the release, and the host for a newer one.
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await page.waitForTimeout(300);
    await expect(page.locator('#offline-notice'), path).toBeEmpty();
  }
});
