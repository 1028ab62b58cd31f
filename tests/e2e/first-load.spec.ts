import { fileOf, namedFiles } from '../../build/built-files.ts';
import { notFound, routes } from '../../src/routes.ts';
import { expect, open, test } from '../support/test.ts';

/** `npm run release -- sizes` counts a first load without a browser. This test proves that a browser requests no other code. */

test.use({ expectedProblems: /status of 404/ });

for (const route of [...routes, notFound]) {
  test(`a first load of ${route.path} requests the scripts and styles that the sizes count (SPEED-1, SPEED-3)`, async ({
    page,
    baseURL,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (origin === baseURL && /\.(js|css)$/.test(pathname)) asked.push(pathname);
    });
    await open(page, route.path);
    // The part for offline use comes last, after the page.
    await expect.poll(() => asked.some((address) => address.startsWith('/assets/offline-'))).toBe(true);
    await page.waitForLoadState('networkidle');
    const counted = namedFiles('dist', fileOf(route)).filter((address) => /\.(js|css)$/.test(address));
    expect(asked.filter((address) => !address.startsWith('/assets/offline-')).toSorted()).toEqual(counted.toSorted());
  });
}
