import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerWithoutFile, notFoundPageOf } from './requests.ts';

describe('an answer without a file', () => {
  test.for([
    '/',
    '/es/',
    '/es/about-us',
    '/about-us',
    '/about-us?q=a/../b%zz',
    '/.well-known/security.txt',
    '/assets/a-b1.js',
    '/caf%C3%A9',
    '/a%20b',
  ])('is not given to %s', (target) => {
    expect(answerWithoutFile('GET', target)).toBeUndefined();
    expect(answerWithoutFile('HEAD', target)).toBeUndefined();
  });

  test('refuses a method other than GET and HEAD first', () => {
    expect(answerWithoutFile('POST', '/../x')).toEqual({ status: 405 });
  });

  test('redirects an address with a slash at the end to the one without it, with the query (ROUTE-1)', () => {
    expect(answerWithoutFile('GET', '/about-us/?a=b?c/')).toEqual({ status: 301, location: '/about-us?a=b?c/' });
  });

  test('redirects the home page of a language without its slash to the one with it', () => {
    expect(answerWithoutFile('GET', '/es?q=a')).toEqual({ status: 301, location: '/es/?q=a' });
    expect(answerWithoutFile('GET', '/es/about-us/')).toEqual({ status: 301, location: '/es/about-us' });
    expect(answerWithoutFile('GET', '/de/')).toEqual({ status: 301, location: '/de' });
  });

  test('refuses a target that is not a path', () => {
    for (const target of ['', '*', 'about-us', 'http://example.com/']) expect(answerWithoutFile('GET', target)).toEqual({ status: 400 });
  });

  describe('any request', () => {
    const part = fc.constantFrom(
      '/',
      '//',
      '.',
      '..',
      '%2e',
      '%2f',
      '%5c',
      '\\',
      'a',
      '.git',
      '.well-known',
      '%00',
      '%0d%0a',
      '?',
      '%',
      '.br',
      '404',
    );
    const target = fc.array(part, { maxLength: 8 }).map((parts) => `/${parts.join('')}`);

    test('is redirected only within this host', () => {
      fc.assert(
        fc.property(target, (asked) => {
          const answer = answerWithoutFile('GET', asked);
          const location = answer?.status === 301 ? answer.location : '/';
          expect(new URL(location, 'http://localhost').host).toBe('localhost');
        }),
        { numRuns: 5000 },
      );
    });

    test('never reaches a path that leads upwards, is hidden, or contains characters that no path has', () => {
      const lookedFor = target.filter((asked) => answerWithoutFile('GET', asked) === undefined);
      fc.assert(
        fc.property(lookedFor, (asked) => {
          // Decoded byte by byte, because not every path is UTF-8.
          const path = asked
            .replace(/\?.*/s, '')
            .replaceAll(/%(..)/g, (_, byte: string) => String.fromCodePoint(Number.parseInt(byte, 16)));
          expect(path.split('/').filter((name) => name.startsWith('.') && !name.startsWith('.well-'))).toEqual([]);
          expect(path).not.toMatch(/\\|\/\/|\.br$|\p{Cc}/u);
        }),
        { numRuns: 5000 },
      );
    });
  });
});

test('a file that was published and is gone is answered with 410 (OPEN-3)', () => {
  const gone = [
    '/data/firms/FCA-2017-NL-004.json',
    '/data/history/firms/FCA-2017-NL-004.json',
    '/data/history.json',
    '/data/changes.json',
    '/data/changes.schema.json',
    '/data/openapi.json',
    '/feeds/firms/FCA-2017-NL-004.atom',
    '/fr/feeds/firms/FCA-2017-NL-004.atom',
  ];
  for (const path of gone) {
    expect(answerWithoutFile('GET', path), path).toEqual({ status: 410 });
  }
  for (const path of [
    '/data/firms.json',
    '/data/history.csv',
    '/data/history.schema.json',
    '/data/openapixjson',
    '/feeds/changes.atom',
    '/de/feeds/firms/a.atom',
  ])
    expect(answerWithoutFile('GET', path), path).toBeUndefined();
});

test('the not-found page is the one of the language in the address', () => {
  expect(notFoundPageOf('/es/a/b')).toBe('/es/404.html');
  for (const path of ['/nowhere', '/eso', '/de/a', '/']) expect(notFoundPageOf(path)).toBe('/404.html');
});
