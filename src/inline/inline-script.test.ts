import { createContext, runInContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, LANGUAGE_KEY, prefixOf, type LanguageCode } from '#src/i18n/languages.ts';
import { FILTERS } from '#src/register/filters.ts';
import { inlineScript } from '#build/pages/inline-script.ts';

const codes = LANGUAGES.map(({ code }) => code);
const script = inlineScript({ languages: codes });

interface Visitor {
  /** All cookies, as the browser gives them. */
  cookies?: string;
  /** The language in the local storage of the browser. */
  stored?: LanguageCode;
  /** The language in the session storage. */
  session?: LanguageCode;
  /** The languages of the browser, the first choice first. */
  browser?: string | readonly string[];
  /** The browser blocks cookies and storage. */
  blocks?: boolean;
}

/** Where a visitor of an address is led, and what the script sets on the root element. */
function open(
  address: string,
  page: LanguageCode,
  { cookies = '', stored, session, browser = page, blocks = false }: Visitor = {},
  ofSite = script,
) {
  const { pathname, search, hash } = new URL(address, 'https://authority.example');
  let led: string | undefined;
  const root = { lang: page, hidden: false, dataset: {} as Record<string, string> };
  const unlessBlocked = <Value>(value: Value) => {
    if (blocks) throw new Error('blocked');
    return value;
  };
  const storage = (language?: LanguageCode) => ({ getItem: (key: string) => (key === LANGUAGE_KEY ? (language ?? null) : null) });
  const context = createContext({
    URLSearchParams,
    document: {
      documentElement: root,
      currentScript: { dataset: { page: '/' } },
      get cookie() {
        return unlessBlocked(cookies);
      },
    },
    location: { pathname, search, hash, replace: (to: string) => (led = to) },
    get localStorage() {
      return unlessBlocked(storage(stored));
    },
    get sessionStorage() {
      return unlessBlocked(storage(session));
    },
    navigator: { language: [browser].flat()[0], languages: [browser].flat() },
  });
  const before = Object.keys(context);
  runInContext(ofSite, context);
  return { led, root, globals: Object.keys(context).filter((name) => !before.includes(name)) };
}

// It cannot import the constants of `i18n/languages.ts`, so it repeats some of them.
describe.for(codes)('the inline script, for a visitor who reads %s', (code) => {
  const other = code === 'en' ? 'fr' : 'en';
  /** An address without a language is that of the English page. */
  const page = code === 'en' ? undefined : `${prefixOf(code)}/contact`;

  test('knows the language of the browser', () => {
    expect(open('/contact', 'en', { browser: `${code}-XX` }).led).toBe(page);
  });

  test('knows the parameter of the address', () => {
    expect(open(`${prefixOf(other)}/contact?${LANGUAGE_KEY}=${code}`, other).led).toBe(`${prefixOf(code)}/contact?${LANGUAGE_KEY}=${code}`);
  });

  test('leaves the page of that language where it is', () => {
    const { led, root } = open(`${prefixOf(code)}/contact`, code, { stored: code });
    expect([led, root.hidden, root.dataset]).toEqual([undefined, false, {}]);
  });

  test('offers the language on a page whose address names another one', () => {
    const { led, root } = open('/zh/contact', 'zh', { stored: code });
    expect([led, root.dataset['offer']]).toEqual([undefined, code === 'zh' ? undefined : code]);
  });
});

describe('the inline script', () => {
  test('takes the language of the address, a cookie, local storage, session storage or the browser, in this order (LANG-2)', () => {
    const browser = { browser: 'fr-FR' };
    const session = { ...browser, session: 'zh' } as const;
    const stored = { ...session, stored: 'es' } as const;
    const all = { ...stored, cookies: 'scheme=fr; lng=ar; other=es' };
    expect(open('/check?q=bank#main', 'en', browser).led).toBe('/fr/check?q=bank#main');
    expect(open('/check', 'en', session).led).toBe('/zh/check');
    expect(open('/check', 'en', stored).led).toBe('/es/check');
    expect(open('/check', 'en', all).led).toBe('/ar/check');
    expect(open('/check?lng=fr', 'en', all).led).toBe('/fr/check?lng=fr');
    const { led, root } = open('/check?lng=en', 'en', all);
    expect([led, root.dataset['offer']]).toEqual([undefined, undefined]);
  });

  test('passes over a language that we do not have, and sources that the browser blocks', () => {
    expect(open('/?lng=tlh', 'en', { cookies: 'lng=tlh', browser: 'fr-FR' }).led).toBe('/fr/?lng=tlh');
    expect(open('/', 'en', { browser: ['de-DE', 'pt'] }).led).toBeUndefined();
    expect(open('/', 'en', { browser: [] }).led).toBeUndefined();
    expect(open('/', 'en', { stored: 'es', browser: 'fr-FR', blocks: true }).led).toBe('/fr/');
  });

  test('hides a page from which it leads away, so that nobody sees the wrong language', () => {
    expect(open('/contact', 'en', { browser: 'fr' }).root.hidden).toBe(true);
    expect(open('/contact', 'en').root.hidden).toBe(false);
  });

  test('leaves an unknown address with a language as it is, also if the host sends the English page for it (LANG-8)', () => {
    expect(open('/fr/nowhere?lng=fr', 'en').led).toBeUndefined();
    const { led, root } = open('/fr/nowhere', 'fr', { browser: 'es-ES' });
    expect([led, root.dataset['offer']]).toEqual([undefined, 'es']);
  });

  test.for(['?q=bank', '?lng=en&q=bank', '?firm=FCA-2017-NL-004', '?on=2021-03-03', ...FILTERS.map((filter) => `?${filter}=1`)])(
    'marks the page while the answer to %s is being found (ROUTE-9)',
    (query) => expect(open(`/regulated-companies${query}`, 'en').root.dataset['waiting']).toBe(query),
  );

  test.for(['', '?lng=en', '?fbclid=abc', '?utm_source=mail&utm_medium=q', '?faq=1', '?q='])(
    'leaves the page as it is for %j, which asks nothing',
    (query) => expect(open(`/warnings${query}`, 'en').root.dataset['waiting']).toBeUndefined(),
  );

  test('is small, because every page contains it', () => {
    expect(Buffer.byteLength(script)).toBeLessThan(3100);
  });
});

test('a site in some of the languages leads nobody to the others', () => {
  for (const languages of [['en'], ['en', 'fr']] as const) {
    const ofSite = inlineScript({ languages });
    for (const code of codes) {
      const isThere = code !== 'en' && languages.some((known) => known === code);
      expect(open('/contact', 'en', { browser: code, stored: code }, ofSite).led).toBe(isThere ? `/${code}/contact` : undefined);
      expect(open('/contact', 'en', { browser: code }, ofSite).root.dataset['offer']).toBeUndefined();
    }
  }
});
