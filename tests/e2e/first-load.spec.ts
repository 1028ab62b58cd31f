import { firstRequests } from '../../scripts/wire.ts';
import { notFound, routes } from '../../src/routes.ts';
import { WORKER_ADDRESS } from '../../src/offline/worker/messages.ts';
import { expect, open, test } from '../support/test.ts';

/** `npm run release -- sizes` counts a first load without a browser. This test proves that a browser requests the same files. */

/** Not requested here: the tests run without a worker, and their browser may not load the icon. */
const NOT_HERE = new Set([WORKER_ADDRESS, '/icon.svg']);

test.use({ expectedProblems: /status of 404/ });

for (const route of [...routes, notFound]) {
  test(`a first load of ${route.path} requests what the sizes count (SPEED-1, SPEED-3)`, async ({ page, baseURL }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (origin === baseURL && !NOT_HERE.has(pathname)) asked.push(pathname);
    });
    await open(page, route.path);
    await expect.poll(() => asked.some((address) => address.startsWith('/assets/offline-'))).toBe(true);
    await page.waitForLoadState('networkidle');
    const counted = firstRequests('dist', route).filter((address) => !NOT_HERE.has(address));
    expect(asked.toSorted()).toEqual(counted.toSorted());
  });
}
