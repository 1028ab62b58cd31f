import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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
    // The part for offline use comes last, after the page, with the parts that it imports.
    const findOffline = () => asked.find((address) => /^\/assets\/offline-[^/]*\.js$/.test(address));
    await expect.poll(findOffline).toBeDefined();
    await page.waitForLoadState('networkidle');
    const imported = readFileSync(join('dist', findOffline() ?? ''), 'utf8').matchAll(/"\.\/([\w-]+)-\w+\.js"/g);
    const later = new Set(['offline', ...Array.from(imported, ([, name]) => name)]);
    const counted = namedFiles('dist', fileOf(route)).filter((address) => /\.(js|css)$/.test(address));
    const isOfPage = (address: string) => counted.includes(address) || !later.has(/^\/assets\/([\w-]+)-\w+\./.exec(address)?.[1]);
    expect(asked.filter(isOfPage).toSorted()).toEqual(counted.toSorted());
  });
}
