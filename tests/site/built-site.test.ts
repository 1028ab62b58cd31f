import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { measurePages, pagesOverBudget } from '../../scripts/page-size/measure.ts';
import { headersOf } from '../../deploy/headers.ts';
import { pageAt, textsOf } from '../support/built-pages.ts';
import { content } from '../support/content.ts';
import { LANGUAGES, prefixOf, type LanguageCode } from '../../src/i18n/languages.ts';
import { findRoute, notFound, routes } from '../../src/routes.ts';
import { pageTexts } from '../support/page-texts.ts';

/** The files of `dist/`, read as a host would serve them. */
const DIST = 'dist';
const read = (file: string) => readFileSync(join(DIST, file), 'utf8');
/** Every page in every language. */
const allPages = LANGUAGES.flatMap(({ code, direction }) =>
  [...routes, notFound].map((route) => ({
    route,
    language: code,
    direction,
    path: prefixOf(code) + route.path,
    $: pageAt(route, code),
  })),
);
const pages = allPages.filter(({ language }) => language === 'en');
const { site, contact } = content;
const { headersFor } = headersOf(site);

/** The email addresses that a link may have. */
const ADDRESSES = new Set([site.supportEmail, contact.press.email, contact.complaints.aboutUs.email].map((email) => `mailto:${email}`));

/** Every address that a link may lead to, with the ids for its fragments. */
const targets = new Map<string, Set<string | undefined>>(
  allPages.map(({ path, $ }) => [
    path,
    new Set(
      $('[id]')
        .toArray()
        .map((element) => $(element).attr('id')),
    ),
  ]),
);

/** Other files that a link may lead to: data, feeds, documents. */
const published = new Set(
  readdirSync(DIST, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(html|br|gz)$/.test(entry.name))
    .map((entry) => join('/', relative(DIST, entry.parentPath), entry.name)),
);

describe.each(allPages)('$path', ({ route, language, direction, path, $ }) => {
  test('has no element of a text where a browser would not show it (src/i18n/text-element.tsx)', () => {
    expect(textsOf($, 'svg x-text, option x-text, title x-text, textarea x-text')).toEqual([]);
  });

  test('has its own title, description and canonical address, and states its language (ROUTE-1, ROUTE-7)', () => {
    const { title, description } = pageTexts(route.page);
    const isEnglish = $('title').text().includes(title.replace(/\.$/, '')) && $('h1').text() === title;
    const told = (text: string) =>
      language === 'en'
        ? `src/page-meta.ts, ${route.page}: the page must show "${text}"`
        : `content/locales/${language}/messages.po: "${text}" must be translated`;
    // Two French titles are the same words.
    expect(isEnglish, told(title)).toBe(language === 'en' || (language === 'fr' && ['Publications', 'Contact'].includes(title)));
    expect($('title').text()).toContain(site.name);
    expect($('meta[name="description"]').attr('content') === description, told(description)).toBe(language === 'en');
    expect($('link[rel="canonical"]').attr('href')).toBe(route === notFound ? undefined : site.baseUrl + path);
    expect($('html').attr('lang')).toBe(language === 'zh' ? 'zh-Hans' : language);
    expect($('html').attr('dir')).toBe(direction);
  });

  test('names itself in every language, and English for all others (LANG-7)', () => {
    const alternates = $('link[rel="alternate"][hreflang]').toArray();
    const named = alternates.map(({ attribs }) => [attribs['hreflang'], attribs['href']]);
    const address = (code: LanguageCode) => site.baseUrl + prefixOf(code) + route.path;
    expect(named).toEqual(route === notFound ? [] : [...LANGUAGES.map(({ code }) => [code, address(code)]), ['x-default', address('en')]]);
    const links = $('nav a[hreflang]').toArray();
    expect(links.map(({ attribs }) => attribs['hreflang'])).toEqual(LANGUAGES.map(({ code }) => code).filter((code) => code !== language));
  });

  test('leads to pages in its own language only, except where it offers the others', () => {
    const others = $('a[href^="/"]:not([hreflang]), form[action], button[formaction]')
      .toArray()
      .map(({ attribs }) => attribs['href'] ?? attribs['action'] ?? attribs['formaction'] ?? '')
      .map((address) => new URL(address, site.baseUrl).pathname)
      .filter((address) => targets.has(address) && !address.startsWith(`${prefixOf(language)}/`));
    expect(others).toEqual([]);
  });

  test('can be read as HTML: one h1, no heading level skipped, a main region, the demonstration line (ROUTE-1, SITE-2, SITE-5)', () => {
    expect($('h1')).toHaveLength(1);
    const levels = $('h1, h2, h3, h4')
      .toArray()
      .map(({ tagName }) => Number(tagName.slice(1)));
    levels.forEach((level, index) => expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1));
    expect($('main')).toHaveLength(1);
    expect($('aside').text()).not.toBe('');
  });

  test('has one script, which the policy allows by its hash, and no inline style (SECURITY-1)', () => {
    const script = $('script');
    expect(script).toHaveLength(1);
    const hash = createHash('sha256').update(script.text()).digest('base64');
    expect(headersFor('/index.html')['Content-Security-Policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect($('style, [style]')).toHaveLength(0);
    expect(
      $('*')
        .toArray()
        .flatMap((element) => ('attribs' in element ? Object.keys(element.attribs) : []))
        .filter((name) => name.startsWith('on')),
    ).toEqual([]);
  });

  test('names the scripts of this release for later, instead of loading them before the first paint (SPEED-2)', () => {
    const files = $('script').attr('data-load')?.split(' ') ?? [];
    expect(files.length).toBeGreaterThan(1);
    expect(files.filter((file) => !existsSync(join(DIST, file)))).toEqual([]);
    expect($('link[rel="modulepreload"], link[as="script"], script[src]')).toHaveLength(0);
  });

  test('asks not to be indexed while the authority is fictional (SITE-2)', () => {
    expect($('meta[name="robots"]').attr('content')).toBe('noindex');
  });

  test('uses no id twice, and every reference to an id finds its element', () => {
    const ids = $('[id]')
      .toArray()
      .map((element) => $(element).attr('id'));
    expect(new Set(ids).size).toBe(ids.length);
    for (const attribute of ['for', 'aria-labelledby', 'aria-describedby', 'commandfor']) {
      for (const element of $(`[${attribute}]`).toArray()) expect(ids, attribute).toContain($(element).attr(attribute));
    }
  });

  test('leads only to pages and fragments that exist, and a link to another site passes on no referrer', () => {
    const neutral = (site.neutralPages[language] ?? site.neutralPages.en)[0]?.address;
    const wrong = $('a[href]')
      .toArray()
      .map((link) => ({ href: $(link).attr('href') ?? '', rel: $(link).attr('rel') }))
      .filter(({ href, rel }) => {
        if (href.startsWith('#')) return $(`[id="${href.slice(1)}"]`).length !== 1;
        if (href.startsWith('/')) {
          const { pathname, hash } = new URL(href, site.baseUrl);
          if (published.has(pathname)) return false;
          return !targets.has(pathname) || (hash !== '' && !targets.get(pathname)?.has(hash.slice(1)));
        }
        if (ADDRESSES.has(href)) return false;
        // A link to a warned site passes nothing on. The neutral page opens in the same tab.
        return href === neutral ? rel !== 'noreferrer nofollow' : rel !== 'noopener noreferrer nofollow';
      });
    expect(wrong).toEqual([]);
  });

  test('names files that exist, the Latin font first', () => {
    const files = [...$('link[href^="/"], img[src^="/"]').toArray()].map(
      (element) => $(element).attr('href') ?? $(element).attr('src') ?? '',
    );
    for (const file of files) expect(existsSync(join(DIST, file)), file).toBe(true);
    expect($('link[rel="preload"][as="font"]')).toHaveLength(1);
    expect($('link[rel="stylesheet"][media="print"]')).toHaveLength(1);
  });
});

describe('the breadcrumb trail of a page below another', () => {
  // Checklists and advisories have a link back instead (TOOL-3, ALERT-2).
  const below = pages.filter(({ route }) => route.parent !== undefined && !/^\/(assessment-tools|advisories)\//.test(route.path));
  const titleOf = (path: string) => pageTexts(findRoute(path).page).title;

  test('is on the pages that have a parent, and on no other (ROUTE-6)', () => {
    const trails = pages.filter(({ $ }) => $('nav[aria-label="Breadcrumb"]').length > 0);
    expect(trails.map(({ route }) => route.path)).toEqual(below.map(({ route }) => route.path));
    expect(below).not.toEqual([]);
  });

  test.each(below)('$route.path: leads from the home page down to its parent, as text and as data', ({ route, $ }) => {
    const items = $('nav[aria-label="Breadcrumb"] [itemtype="https://schema.org/ListItem"]').toArray();
    const addresses = items.map((item) => $(item).find('a[itemprop="item"]').attr('href') ?? '');
    expect(addresses.length).toBeGreaterThan(1);
    expect([addresses[0], addresses.at(-1)]).toEqual(['/', route.parent]);
    // The name of each is the heading of its target.
    addresses.slice(1).forEach((address, index) => {
      const [path = '', fragment] = address.split('#');
      const heading = fragment === undefined ? titleOf(path) : pageAt(path)(`[id="${fragment}"] h2`).text();
      expect(
        $(items[index + 1])
          .find('[itemprop="name"]')
          .text(),
      ).toBe(heading);
    });
  });
});

test('every page can be reached by clicking from the home page (ROUTE-5)', () => {
  const reached = new Set(['/']);
  for (const address of reached) {
    const { $ } = allPages.find(({ path }) => path === address) ?? {};
    for (const link of $?.('a[href^="/"]').toArray() ?? []) reached.add(new URL($?.(link).attr('href') ?? '/', site.baseUrl).pathname);
  }
  // The page for unknown addresses is not an address, but offers itself in the other languages.
  const found = [...reached].filter((path) => !published.has(path) && !path.endsWith(notFound.path));
  expect(found.toSorted()).toEqual(allPages.flatMap(({ route, path }) => (route === notFound ? [] : path)).toSorted());
  // Every data file, feed and document has a link to it.
  const written = [...published].filter((path) => /\/(data|documents|feeds)\/|\.pdf$/.test(path));
  expect(written.length).toBeGreaterThan(8);
  expect(written.filter((path) => !reached.has(path))).toEqual([]);
});

test('no two pages share a title or a description', () => {
  const titles = allPages.map(({ language, $ }) => `${language} ${$('title').text()}`);
  expect(new Set(titles).size).toBe(titles.length);
  const texts = allPages.map(({ $ }) => $('meta[name="description"]').attr('content'));
  expect(new Set(texts).size).toBe(texts.length);
});

test('the sitemap names every page to be indexed and nothing else; robots.txt names the sitemap', () => {
  const $ = load(read('sitemap.xml'), { xml: true });
  expect(textsOf($, 'loc')).toEqual(
    routes.filter(({ noindex }) => !noindex).flatMap(({ path }) => LANGUAGES.map(({ code }) => site.baseUrl + prefixOf(code) + path)),
  );
  // Each with its alternates, as in the page.
  expect(
    $('url')
      .toArray()
      .every((url) => $(url).find('xhtml\\:link').length === LANGUAGES.length + 1),
  ).toBe(true);
  expect(read('robots.txt')).toContain(`Sitemap: ${site.baseUrl}/sitemap.xml`);
});

test('no script is for development or names a folder of the machine that built it', () => {
  const scripts = readdirSync(join(DIST, 'assets')).filter((file) => file.endsWith('.js'));
  const found = scripts.filter((file) => {
    const source = read(`assets/${file}`);
    return source.includes(process.cwd()) || source.includes('jsxDEV');
  });
  expect(found).toEqual([]);
});

test('every page is within its budget (SPEED-1)', () => {
  expect(LANGUAGES.flatMap(({ code }) => pagesOverBudget(measurePages(DIST, code)))).toEqual([]);
});

test('no first load contains the list of all pages, which is loaded when a visitor moves on', () => {
  const lists = readdirSync(join(DIST, 'assets')).filter((file) => /^page-modules-[^.]+\.js$/.test(file));
  expect(lists).toHaveLength(LANGUAGES.length);
  expect(allPages.filter(({ $ }) => lists.some((list) => $.html().includes(list)))).toEqual([]);
});

test('the Latin font is under 25 kB (LOOK-5)', () => {
  const font = readdirSync(join(DIST, 'assets')).find((file) => /^archivo-latin-(?!ext).*\.woff2$/.test(file));
  expect(readFileSync(join(DIST, 'assets', font ?? '')).length).toBeLessThanOrEqual(25_000);
});

test('no picture contains a script, a handler or a link, because pictures are sent without a policy', () => {
  const pictures = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.svg'));
  expect(pictures.length).toBeGreaterThan(2);
  for (const picture of pictures) {
    const elements = load(read(picture), { xml: true })('*').toArray();
    const names = elements.map((element) => ('tagName' in element ? element.tagName : element.type));
    const attributes = elements.flatMap((element) => ('attribs' in element ? Object.keys(element.attribs) : []));
    expect(
      names.filter((name) => /^(a|script|foreignObject|use|image|animate.*|set|handler)$/i.test(name)),
      picture,
    ).toEqual([]);
    expect(
      attributes.filter((name) => /^on|href$/i.test(name)),
      picture,
    ).toEqual([]);
  }
});
