import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { content } from '../tests/support/content.ts';
import { readHeaders } from '../tests/support/headers-file.ts';
import { DOCUMENTS, FOLDERS, REST, TYPES, TYPE_WITHOUT_ENDING, WORKER, headersOf } from './headers.ts';
import * as requests from './requests.ts';
import { addressOf, headersFile, LIMITS, redirectsFile } from './static-hosts.ts';

const table = headersOf(content.site);
const { policies, headersFor } = table;

/*
 * The configuration of nginx is kept by hand. These tests compare its values and patterns with the table.
 * `npm run release -- nginx` tests what the real server makes of them.
 */

/** The texts that a file lacks. */
const missingIn = (source: string, texts: readonly string[]) => texts.filter((text) => !source.includes(text));
const prefixes = requests.HOMES.map((home) => home.slice(0, -1)).join('|');
const isDouble = (ending: string) => ending.lastIndexOf('.') > 0;

describe('nginx', () => {
  const http = readFileSync('deploy/nginx/http.conf', 'utf8');
  const server = readFileSync('deploy/nginx/server.conf', 'utf8');
  /** A text in quotation marks, where a backslash escapes the next character. */
  const quoted = (text: string) => `"${text.replaceAll('\\', String.raw`\\`)}"`;
  /** The cases of the map that sets a variable. */
  const mapOf = (variable: string) => http.split(/^map /m).find((map) => map.includes(` $${variable} {`)) ?? '';
  /** The variable of each header that the server sends. */
  const variables = new Map([...server.matchAll(/^add_header (\S+) \$?(.+) always;$/gm)].map(([, name = '', value = '']) => [name, value]));

  test('sends the headers of the table, Allow, and no others', () => {
    const named = ['X-Content-Type-Options', ...Object.keys(policies), ...FOLDERS.flatMap(({ headers }) => Object.keys(headers))];
    expect([...variables.keys()].toSorted()).toEqual([...new Set([...named, 'Allow'])].toSorted());
    expect(variables.get('X-Content-Type-Options')).toBe(quoted(headersFor('/index.html')['X-Content-Type-Options'] ?? ''));
    expect(mapOf(variables.get('Allow') ?? '')).toContain(`"405" ${quoted(requests.METHODS.join(', '))};`);
  });

  test.for(Object.entries(policies))('sends the policy %s of the table', ([name, value]) => {
    expect(mapOf(variables.get(name) ?? '')).toContain(` ${quoted(value)};`);
  });

  test('sends the headers of each folder', () => {
    for (const { within, headers } of FOLDERS) {
      for (const [name, value] of Object.entries(headers).filter(([one, own]) => REST.headers[one] !== own))
        expect(mapOf(variables.get(name) ?? '')).toContain(`${quoted(`~^(?:${within.join('|')})`)} ${quoted(value)};`);
    }
    for (const name of new Set(FOLDERS.flatMap(({ headers }) => Object.keys(headers)))) {
      const value = quoted(REST.headers[name] ?? '');
      expect(missingIn(mapOf(variables.get(name) ?? ''), [`"/index.html" ${value};`, `default ${value};`])).toEqual([]);
    }
  });

  test('knows the workers, the documents and the type of every file', () => {
    expect(
      missingIn(http, [quoted(`~^(?:200|206|304) ${WORKER.source.slice(1)}`), quoted(`~^(?:200|206|304) .*${DOCUMENTS.source}`)]),
    ).toEqual([]);
    const types = TYPES.map(([ending, type]) =>
      isDouble(ending) ? `location ~ ${quoted(`${ending.replaceAll('.', String.raw`\.`)}$`)} {` : `  "${type}" ${ending.slice(1)};`,
    );
    const ofDouble = TYPES.filter(([ending]) => isDouble(ending)).map(([, type]) => `  default_type "${type}";`);
    expect(missingIn(server, [...types, ...ofDouble, `default_type "${TYPE_WITHOUT_ENDING}";`])).toEqual([]);
  });

  test('refuses and redirects what the table does', () => {
    expect(
      missingIn(http, [
        ...requests.METHODS.map((method) => `"${method}" "";`),
        `${quoted(`~(?:${requests.MALFORMED})`)} "400";`,
        `${quoted(`~(?:${requests.HIDDEN})`)} "404";`,
        ...requests.HOMES.map((home) => `${quoted(home)} "";`),
        `${quoted(`~${requests.WITHOUT_SLASH}`)} "$1/";`,
        `${quoted(`~${requests.WITH_SLASH}`)} "$1";`,
        `${quoted(`~${requests.IN_LANGUAGE}`)} "$1${requests.NOT_FOUND}";`,
      ]),
    ).toEqual([]);
    expect(
      missingIn(server, [
        `location ~ "^(?:${prefixes})/$" {`,
        `location ~ "^(?:${prefixes})?/404\\\\.html$" { internal; }`,
        `location ~ ${quoted(requests.GONE)} {`,
        'error_page 404 410 $site_not_found;',
      ]),
    ).toEqual([]);
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
  '/data/block-lists/hosts.txt',
  '/data/firms.schema.json',
  '/documents/SHA256SUMS',
  '/documents/crd-021.pdf',
  '/documents/darf.pdf',
  '/es/about-us.html',
  '/es/feeds/alerts.atom',
  '/es/feeds/warnings.atom',
  '/es/index.html',
  '/feeds/alerts.atom',
  '/index.html',
  '/icon.svg',
];

describe('_headers', () => {
  const source = headersFile(FILES, table);

  test.for(FILES.filter((file) => file !== '/404.html'))('gives %s the headers of the table', (file) => {
    const given = readHeaders(source, addressOf(file));
    const wanted = headersFor(file);
    // Hosts know the types of pages, documents and hashed files.
    if (/^\/assets\/|\.(html|pdf)$/.test(file)) delete wanted['Content-Type'];
    // These hosts send the policies with every file, because no other rule applies to the not-found page.
    expect(given).toEqual({ ...wanted, ...policies });
  });

  test('names no header twice for an address, because hosts would join the values', () => {
    expect(() => readHeaders('/*\n  A: 1\n/b\n  A: 2\n', '/b')).toThrow('A stands twice for /b');
  });

  test('has one rule for what the files of a folder have in common', () => {
    expect(source.match(/^\/es\/feeds\/.*/gm)).toEqual(['/es/feeds/:file']);
    expect(source.match(/^\/documents\/.*/gm)).toEqual(['/documents/:file', '/documents/SHA256SUMS']);
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
