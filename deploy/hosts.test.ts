import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readHeaders } from '../tests/support/headers-file.ts';
import { caddyFiles } from './caddy.ts';
import { POLICIES, headersFor } from './headers.ts';
import { nginxFiles } from './nginx.ts';
import { addressOf, headersFile, LIMITS, redirectsFile } from './static-hosts.ts';

describe('the committed configurations', () => {
  test.for(Object.entries({ ...nginxFiles, ...caddyFiles }))('%s is what the table gives: npm run hosts', ([file, content]) => {
    expect(readFileSync(file, 'utf8')).toBe(content());
  });
});

const FILES = [
  '/.well-known/security.txt',
  '/404.html',
  '/about-us.html',
  '/advisories/market-manipulation.html',
  '/assets/shell-a1b2c3.js',
  '/assets/map-light-a1b2c3.svg',
  '/data/SHA256SUMS',
  '/data/block-lists/rpz.zone',
  '/data/block-lists/unbound.conf',
  '/data/block-lists/wallets.json',
  '/data/firms.schema.json',
  '/data/firms/FCA-2017-NL-004.json',
  '/data/firms/FCA-2015-CH-020.json',
  '/documents/darf.pdf',
  '/es/about-us.html',
  '/es/feeds/alerts.atom',
  '/es/index.html',
  '/feeds/alerts.atom',
  '/index.html',
  '/icon.svg',
];

describe('_headers', () => {
  const source = headersFile(FILES);

  test.for(FILES.filter((file) => file !== '/404.html'))('gives %s the headers of the table', (file) => {
    const given = readHeaders(source, addressOf(file));
    const table = headersFor(file);
    // Hosts know the types of pages, documents and hashed files.
    if (/^\/assets\/|\.(html|pdf)$/.test(file)) delete table['Content-Type'];
    // These hosts send the policies with every file, because no other rule applies to the not-found page.
    expect(given).toEqual({ ...table, ...POLICIES });
  });

  test('names no header twice for an address, because hosts would join the values', () => {
    expect(() => readHeaders('/*\n  A: 1\n/b\n  A: 2\n', '/b')).toThrow('A stands twice for /b');
  });

  test('has one rule for the files of all firms (OPEN-3)', () => {
    expect(source.match(/^\/data\/firms\/.*/gm)).toEqual(['/data/firms/:file']);
  });

  test('stays within the limits of Cloudflare Pages', () => {
    expect(source.split('\n').filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(LIMITS.rules);
    expect(Math.max(...source.split('\n').map((line) => line.length))).toBeLessThanOrEqual(LIMITS.line);
  });
});

test('_redirects leads from an address with a slash to the page, and from an unknown one to the not-found page of its language', () => {
  expect(redirectsFile(FILES).split('\n').slice(0, 4)).toEqual([
    '/about-us/ /about-us 301',
    '/advisories/market-manipulation/ /advisories/market-manipulation 301',
    '/es/about-us/ /es/about-us 301',
    '/es/* /es/404.html 404',
  ]);
});
