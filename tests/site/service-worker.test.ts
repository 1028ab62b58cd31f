import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fileOf } from '../../scripts/weights.ts';
import { notFound, routes } from '../../src/routes.ts';

/** The service worker in `dist/` must keep exactly the published files. */
const DIST = 'dist';
const worker = readFileSync(join(DIST, 'service-worker.js'), 'utf8');
const kept = new Map(
  [...worker.matchAll(/\[[`"']([^`"']+)[`"'],[`"'](sha256-[^`"']+)[`"']\]/g)].map(([, address = '', hash = '']) => [address, hash]),
);
const pages = new Map([...routes, notFound].map((route) => [route === notFound ? '/404.html' : route.path, fileOf(route)]));

test('it keeps every page, script, style, font and document (OFFLINE-1)', () => {
  const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' });
  const wanted = files
    .filter((file) => /\.(js|css|woff2|ttf|svg|pdf)$/.test(file) && file !== 'service-worker.js')
    .map((file) => `/${file}`);
  expect(wanted.length).toBeGreaterThan(100);
  expect([...kept.keys()]).toEqual(expect.arrayContaining([...wanted, ...pages.keys()]));
});

test('it has the hash of each file as it is sent, and nothing for robots or programs', () => {
  for (const [address, hash] of kept) {
    const file = join(DIST, pages.get(address) ?? address);
    expect(existsSync(file), address).toBe(true);
    expect(`sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`, address).toBe(hash);
  }
  expect([...kept.keys()].filter((address) => /^\/(data|feeds)\/|robots|sitemap|\.(br|gz)$/.test(address))).toEqual([]);
});

test('it names each file once, and contains no code for development', () => {
  expect(worker.split('sha256-')).toHaveLength(kept.size + 1);
  expect(worker).not.toContain('Workbox is precaching');
});
