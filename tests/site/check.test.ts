import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { fileOf } from '../../build/built-files.ts';
import { notFound, routes, type Route } from '../../src/routes.ts';

/* The page that checks a firm or website, as it is in the files, and the links that lead to it. */

const htmlOf = (path: Route['path']) => readFileSync(join('dist', fileOf({ path })), 'utf8');
const read = (path: Route['path']) => load(htmlOf(path));
const check = read('/check');

describe('without a script, the check', () => {
  // The parser knows scripts, so it takes the content of a <noscript> for text.
  const help = load(check('main noscript').text());

  test('says so, leads to both lists and says what to do (CHECK-13)', () => {
    expect(help('p').first().text()).toBe('This search needs JavaScript. Without it, check each of the two lists yourself.');
    expect(help('li').last().text()).toBe('If it is in neither list, send no money, no documents and no passwords.');
    const links = help('a')
      .toArray()
      .map(({ attribs }) => attribs['href']);
    expect(links).toEqual(['/regulated-companies', '/warnings']);
  });
});

describe('the check has a link', () => {
  test('in the header of every page (HEADER-4)', () => {
    const without = [...routes, notFound].filter(({ path }) => {
      // Reading only the header takes a tenth of the time.
      const [header = ''] = /<header[^]*?<\/header>/.exec(htmlOf(path)) ?? [];
      return load(header)('a[href="/check"]').length === 0;
    });
    expect(without.map(({ path }) => path)).toEqual([]);
  });

  test('below the search of the home page', () => {
    expect(read('/')('main a[href="/check"]').text()).toContain('web or email address');
  });
});
