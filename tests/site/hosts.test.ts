import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { headersOf } from '../../deploy/headers.ts';
import { LIMITS, addressOf } from '../../deploy/static-hosts.ts';
import { buildDate } from '../../build/content/build-date.ts';
import { content } from '../support/content.ts';
import { LANGUAGES, TRANSLATED, prefixOf } from '../../src/i18n/languages.ts';
import { routes } from '../../src/routes.ts';

/** The files that a host publishes from `dist/`. */
const files = readdirSync('dist', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !/^_|\.(br|gz)$/.test(entry.name))
  .map((entry) => join('/', relative('dist', entry.parentPath), entry.name));

describe('_headers', () => {
  const source = readFileSync('dist/_headers', 'utf8');
  const { headersFor, policies } = headersOf(content.site);

  test('gives every file the headers of the table', () => {
    expect(files.length).toBeGreaterThan(100);
    for (const file of files.filter((path) => path !== '/404.html')) {
      const table = headersFor(file);
      // Hosts know the types of pages, documents and hashed files.
      if (/^\/assets\/|\.(html|pdf)$/.test(file)) delete table['Content-Type'];
      // These hosts send the policies with every file, because no other rule applies to the not-found page.
      expect(readHeaders(source, addressOf(file)), file).toEqual({ ...table, ...policies });
    }
  });

  test('stays within the limits of Cloudflare Pages', () => {
    const lines = source.split('\n');
    expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(LIMITS.rules);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(LIMITS.line);
  });
});

test('_redirects has a line for every page but the home pages, and one for the not-found page of each language', () => {
  const paths = routes.map(({ path }) => path).filter((path) => path !== '/');
  const pages = LANGUAGES.flatMap(({ code }) => paths.map((path) => prefixOf(code) + path));
  const lines = readFileSync('dist/_redirects', 'utf8').trimEnd().split('\n');
  const notFound = TRANSLATED.map((code) => `/${code}/* /${code}/404.html 404`);
  expect(lines.toSorted()).toEqual([...pages.map((page) => `${page}/ ${page} 301`), ...notFound].toSorted());
});

test('security.txt is valid for less than a year from the day of the build, and names the page', () => {
  const text = readFileSync('dist/.well-known/security.txt', 'utf8');
  const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
  const days = (expires - Date.parse(buildDate())) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
  const policy = /^Policy: (.*)$/m.exec(text)?.[1] ?? '';
  expect(existsSync(`dist${new URL(policy).pathname}.html`)).toBe(true);
});

/** The headers that such a host sends: those of every matching rule. @throws if two rules set the same header. */
function readHeaders(source: string, address: string): Record<string, string> {
  const headers: Record<string, string> = {};
  let fits = false;
  for (const line of source.split('\n')) {
    const [, name = '', value = ''] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
    if (name === '') fits = isFor(line, address);
    else if (fits) {
      if (name in headers) throw new Error(`${name} stands twice for ${address}`);
      headers[name] = value;
    }
  }
  return headers;
}

/** True if a rule is for an address. `*` stands for any end, and `:name` for any part without a slash. */
function isFor(rule: string, address: string): boolean {
  if (rule.endsWith('*')) return address.startsWith(rule.slice(0, -1));
  const parts = address.split('/');
  const wanted = rule.split('/');
  return (
    wanted.length === parts.length && wanted.every((part, index) => part === parts[index] || (part.startsWith(':') && parts[index] !== ''))
  );
}
