import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load, type CheerioAPI } from 'cheerio';
import { expect, test } from 'vitest';
import { LANGUAGES, prefixOf } from '../../src/i18n/languages.ts';
import { notFound, routes } from '../../src/routes.ts';
import { pageAt, textsOf } from '../support/built-pages.ts';
import { content } from '../support/content.ts';

/**
 * What surrounds every page, the page for unknown addresses, and what a visitor has before the script runs, or without one. That the
 * styles hide what is marked with `data-script-only` needs a browser (`tests/e2e/without.spec.ts`).
 */

const pages = LANGUAGES.flatMap(({ code }) =>
  [...routes, notFound].map((route) => ({
    route,
    language: code,
    address: prefixOf(code) + route.path,
    $: pageAt(route, code),
  })),
);
const english = pages.filter(({ language }) => language === 'en');
const { site } = content;

const addressesOf = ($: CheerioAPI, selector: string) =>
  $(selector)
    .toArray()
    .map((element) => $(element).attr('href'));

const SEVEN = ['Home', 'Regulations', 'Regulated Companies', 'Market Surveillance', 'Publications', 'Contact', 'Warnings'];

test('the header names the seven pages, the check and the search, and so does its menu (HEADER-1, HEADER-4)', () => {
  for (const { address, $ } of english) {
    expect(textsOf($, 'header nav[aria-label="Main"] a'), address).toEqual(SEVEN);
    expect(textsOf($, 'header dialog nav a'), address).toEqual(SEVEN);
    expect($('header a').first().text(), address).toContain(site.name);
  }
  for (const { language, address, $ } of pages) {
    const links = (paths: readonly string[]) => paths.map((path) => prefixOf(language) + path);
    expect(addressesOf($, 'header nav[aria-label] a').slice(0, SEVEN.length), address).toEqual(
      links(['/', '/regulations', '/regulated-companies', '/market-surveillance', '/publications', '/contact', '/warnings']),
    );
    const others = $('header a').filter((_, link) => $(link).closest('nav').length === 0);
    expect(
      others.toArray().map(({ attribs }) => attribs['href']),
      address,
    ).toEqual(links(['/', '/check', '/search', '/check', '/search', '/contact#report-a-scam', '/report-abuse']));
  }
});

test('a link to a page has a preview: its title, its description, and a picture of 1200 × 630 px (SITE-6)', () => {
  const property = ($: CheerioAPI, name: string) => $(`meta[property="og:${name}"]`).attr('content') ?? '';
  for (const { address, $ } of pages) {
    expect(property($, 'title'), address).toBe($('title').text());
    expect(property($, 'description'), address).toBe($('meta[name="description"]').attr('content'));
    const picture = property($, 'image');
    expect(new URL(picture).origin, address).toBe(new URL(site.baseUrl).origin);
    const header = readFileSync(join('dist', new URL(picture).pathname)).subarray(16, 24);
    expect([header.readUInt32BE(0), header.readUInt32BE(4)], picture).toEqual([1200, 630]);
  }
  expect(property(pageAt('/warnings'), 'image')).toContain('/cards/warnings.png');
});

test('the header marks the links to the open page and to the page above it, and no other (HEADER-1)', () => {
  for (const { route, language, address, $ } of pages) {
    const above = route.parent === undefined ? undefined : prefixOf(language) + route.parent;
    for (const { attribs } of $('header nav a, header a[href$="/check"], header a[href$="/search"]').toArray()) {
      const expected = attribs['href'] === address ? 'page' : attribs['href'] === above ? 'true' : undefined;
      expect(attribs['aria-current'], `${address}: ${attribs['href']}`).toBe(expected);
    }
  }
  expect(english.flatMap(({ $ }) => $('header nav [aria-current="page"]').toArray())).toHaveLength(2 * SEVEN.length);
});

test('the choice of a language names each in its own words, and then in those of the page (LANG-4)', () => {
  for (const { address, $ } of english) {
    const five = ['English', 'Español (Spanish)', '中文 (Mandarin)', 'العربية (Arabic)', 'Français (French)'];
    expect(textsOf($, 'header select[name="lng"] option'), address).toEqual([...five, ...five]);
  }
});

test('the footer has every link, the tagline, the badge and the copyright line (FOOTER-1)', () => {
  for (const { language, address, $ } of pages)
    expect(addressesOf($, 'footer nav a'), address).toEqual(
      [
        '/contact#report-a-scam',
        '/contact',
        '/warnings',
        '/about-us',
        '/legal-documents',
        '/privacy-policy',
        '/terms-of-service',
        '/accessibility',
        '/security',
        '/open-data',
        '/glossary',
        '/changes',
      ].map((link) => prefixOf(language) + link),
    );
  for (const { address, $ } of english)
    for (const text of [site.tagline, 'This site is protected by SSL/TLS', `© 2025 ${site.name}. All rights reserved.`])
      expect($('footer').text(), address).toContain(text);
});

test('the page for unknown addresses offers the search and the four main ways on (ROUTE-2)', () => {
  const $ = pageAt(notFound.path);
  expect($('h1').text()).toBe('404 Page Not Found.');
  expect($('main').text()).toContain('Sorry, the page you are looking for does not exist.');
  expect($('main form[role="search"]').attr('action')).toBe('/search');
  expect(textsOf($, 'main li a')).toEqual(['Check a firm', 'Warnings', 'Regulated Companies', 'Contact']);
  expect(addressesOf($, 'main li a')).toEqual(['/check', '/warnings', '/regulated-companies', '/contact']);
  const home = $('main a[href="/"]');
  expect(home.text()).toBe('Go back to Home');
});

test('without a script, no page shows a button that does nothing', () => {
  for (const { address, $ } of pages) {
    // A form can be submitted, and a command opens the menu.
    const idle = $('button:not([type="submit"], [command])').filter((_, button) => $(button).closest('[data-script-only]').length === 0);
    expect(
      idle.toArray().map((button) => $(button).text()),
      address,
    ).toEqual([]);
  }
});

test('without a script, a search asks its own page, and that of the home page asks the directory', () => {
  for (const path of ['/', '/regulated-companies', '/warnings', '/search']) {
    const form = pageAt(path)('main form[role="search"]');
    const asked = path === '/' ? '/regulated-companies' : path;
    expect([form.attr('method'), form.attr('action'), form.find('input').attr('name')]).toEqual(['get', asked, 'q']);
  }
  // Cheerio reads the content of a `noscript` element as text, as a browser with scripts does.
  expect(pageAt('/')('main noscript').text()).toContain('This search needs JavaScript.');
  expect(pageAt('/regulated-companies')('main noscript').text()).toContain('You also need JavaScript to see the full record of a firm.');
});

test('without a script, the check says so, leads to both lists and says what to do (CHECK-13)', () => {
  // The parser knows scripts, so it takes the content of a <noscript> for text.
  const help = load(pageAt('/check')('main noscript').text());
  expect(help('p').first().text()).toBe('This search needs JavaScript. Without it, check each of the two lists yourself.');
  expect(help('li').last().text()).toBe('If it is in neither list, send no money, no documents and no passwords.');
  expect(addressesOf(help, 'a')).toEqual(['/regulated-companies', '/warnings']);
});

test('no page says to browsers without styles that something is being loaded or has not started (ERROR-3, ERROR-5)', () => {
  for (const { path } of routes) {
    const $ = pageAt(path);
    $('noscript, dialog').remove();
    expect($('body').text(), path).not.toMatch(/loading\.\.\.|Checking…|do not work at the moment|has not started/);
    expect($('script[data-late]').attr('data-late'), path).toContain('do not work at the moment');
  }
});
