import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileOf, namedFiles } from '../../build/built-files.ts';
import { notFound, routes, type Route } from '../../src/routes.ts';
import { settled } from '../support/settled.ts';
import { expect, open, test } from '../support/test.ts';

/*
 * `scripts/page-size/measure.ts` counts the files that a page names. `tests/site/first-load.test.ts` proves that these import no others, and
 * this test that none of them loads another one at once with `import()`. Only a script that contains `import()` can do so, so one page with
 * the same such scripts stands for all others with them.
 */

const filesOf = (route: Route) => namedFiles('dist', fileOf(route)).filter((address) => /\.(js|css)$/.test(address));
const loaders = (route: Route) => filesOf(route).filter((address) => /\bimport\(/.test(readFileSync(join('dist', address), 'utf8')));
const kinds = Map.groupBy([...routes, notFound], (route) => loaders(route).join(' '));

test.use({ expectedProblems: /status of 404/ });

test('a first load requests the scripts and styles that the sizes count (SPEED-1, SPEED-3)', async ({ page, baseURL }) => {
  let asked: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === baseURL && /\.(js|css)$/.test(pathname)) asked.push(pathname);
  });
  for (const [route] of kinds.values()) {
    if (!route) continue;
    asked = [];
    await open(page, route.path);
    await settled(page);
    expect(asked.toSorted(), route.path).toEqual(filesOf(route).toSorted());
  }
});
