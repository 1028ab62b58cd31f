import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fileOf, integrityOf, shellOf } from '../../build/built-files.ts';
import { LANGUAGES, prefixOf, type LanguageCode } from '../../src/i18n/languages.ts';
import { readRelease } from '../../build/offline/release-in-worker.ts';
import { notFound, routes } from '../../src/routes.ts';
import { content } from '../support/content.ts';

/** The service worker in `dist/` must keep exactly the published files, each in its language. */
const DIST = 'dist';
const worker = readFileSync(join(DIST, 'service-worker.js'), 'utf8');
const release = readRelease(DIST);
const filesIn = (code: LanguageCode) => release?.languages[code]?.files ?? [];
const all = new Map(LANGUAGES.flatMap(({ code }) => filesIn(code)));
const codes = LANGUAGES.map(({ code }) => code);

/** The files of the pages in a language, by address. */
const pagesIn = (code: LanguageCode) =>
  [...routes, notFound].map((route) => [prefixOf(code) + (route === notFound ? '/404.html' : route.path), fileOf(route, code)] as const);
const pages = new Map(codes.flatMap(pagesIn));

test('it makes a copy exactly if `offline` in site.yaml says so', () => {
  expect(release !== undefined).toBe(content.site.offline);
});

describe.runIf(content.site.offline)('the copy', () => {
  test('it keeps every page, script, style, font and document (OFFLINE-1)', () => {
    const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' });
    const wanted = files
      .filter((file) => /\.(js|css|woff2|ttf|svg|pdf)$/.test(file) && file !== 'service-worker.js')
      .map((file) => `/${file}`);
    expect(wanted.length).toBeGreaterThan(100);
    expect([...wanted, ...pages.keys()].filter((address) => !all.has(address))).toEqual([]);
  });

  test('it has the hash of each file as it is sent, and nothing for robots or programs', () => {
    const wrong = [...all].filter(([address, hash]) => {
      const file = join(DIST, pages.get(address) ?? address);
      return !existsSync(file) || integrityOf(file) !== hash;
    });
    expect(wrong).toEqual([]);
    expect([...all.keys()].filter((address) => /\/(data|feeds)\/|robots|sitemap|\.(br|gz)$/.test(address))).toEqual([]);
  });

  describe.each(codes)('in %s', (code) => {
    const addresses = filesIn(code).map(([address]) => address);
    const english = new Set(filesIn('en').map(([address]) => address));

    test('it has the pages of that language, the shell that they name, and no file twice', () => {
      expect(pagesIn(code).filter(([address]) => !addresses.includes(address))).toEqual([]);
      const shell = release?.languages[code]?.shell ?? '';
      expect(readFileSync(join(DIST, fileOf(notFound, code)), 'utf8')).toContain(shell);
      expect(addresses).toContain(shell);
      expect(new Set(addresses).size).toBe(addresses.length);
    });

    test('each of its pages names that shell, so none takes itself for out of date', () => {
      const shell = release?.languages[code]?.shell;
      expect(pagesIn(code).filter(([, file]) => shellOf(DIST, file) !== shell)).toEqual([]);
    });

    test('its pages and scripts name only files that are kept with it or with English', () => {
      const kept = new Set([...addresses, ...english]);
      const texts = addresses.filter((address) => pages.has(address) || /\.(js|css)$/.test(address));
      const missing = texts.flatMap((address) => {
        const named = readFileSync(join(DIST, pages.get(address) ?? address), 'utf8').match(
          /(?<=\/?assets\/|"\.\/)[\w.-]+\.(?:js|css|woff2|ttf|svg)\b/g,
        );
        return [...new Set(named)].filter((name) => !kept.has(`/assets/${name}`)).map((name) => `${address} names ${name}`);
      });
      expect(missing).toEqual([]);
    });

    test('it has no pages of another language, and nothing that English has', () => {
      const others = codes.filter((other) => other !== code);
      const elsewhere = new Set([
        ...others.flatMap((other) => pagesIn(other).map(([address]) => address)),
        ...(code === 'en' ? [] : english),
      ]);
      expect(addresses.filter((address) => elsewhere.has(address))).toEqual([]);
    });

    test('it has the words of the notice', () => {
      const words = Object.entries(release?.languages[code]?.words ?? {});
      expect(words.map(([name]) => name).toSorted()).toEqual(['languages', 'offline', 'slow', 'unreachable', 'upToDate']);
      for (const [name, text] of words) expect(text.includes('{time}'), text).toBe(name === 'upToDate');
    });
  });
});

test('it contains no code for development', () => {
  expect(worker).not.toContain('Workbox is precaching');
});
