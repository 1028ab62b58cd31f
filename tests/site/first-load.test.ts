import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesIn, fileOf, namedFiles } from '../../build/built-files.ts';
import { LANGUAGES, prefixOf } from '../../src/i18n/languages.ts';
import { notFound, routes } from '../../src/routes.ts';

/* `scripts/page-size/measure.ts` counts the files that a page names. A browser must need no others. `first-load.spec.ts` tests `import()`. */

const DIST = 'dist';
const pages = LANGUAGES.flatMap(({ code }) =>
  [...routes, notFound].map((route) => ({
    path: prefixOf(code) + route.path,
    scripts: namedFiles(DIST, fileOf(route, code)).filter((address) => address.endsWith('.js')),
  })),
);

/** The scripts that each script imports at once, without those that it loads later with `import()`. */
const imports = new Map(
  filesIn(join(DIST, 'assets'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => {
      const found = readFileSync(join(DIST, 'assets', file), 'utf8').matchAll(/(?:from|import)"\.\/([\w.-]+)"/g);
      return [`/assets${file}`, Array.from(found, ([, name = '']) => `/assets/${name}`)];
    }),
);

test.for(pages)('$path names every script that its scripts import, and no other (SPEED-1, SPEED-3)', ({ scripts }) => {
  const [shell = '', ofPage = '', ...others] = scripts;
  // The page starts these two.
  expect(shell).toMatch(/^\/assets\/shell-/);
  const imported = new Set(scripts.flatMap((script) => imports.get(script) ?? []));
  imported.delete(shell);
  imported.delete(ofPage);
  expect(others.toSorted()).toEqual([...imported].toSorted());
});
