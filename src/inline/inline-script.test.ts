import { createContext, runInContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, LANGUAGE_KEY, prefixOf, type LanguageCode } from '#src/i18n/languages.ts';
import { INLINE_SCRIPT } from '#build/pages/inline-script.ts';

/** Where a visitor of an address is led, and what the script sets on the root element. `stored` is the language in the browser's storage. */
function open(address: string, page: LanguageCode, visitor: { stored?: LanguageCode; browser?: string } = {}) {
  const { pathname, search, hash } = new URL(address, 'https://authority.example');
  let led: string | undefined;
  const root = { lang: page, hidden: false, dataset: {} as Record<string, string> };
  const storage = { getItem: (key: string) => (key === LANGUAGE_KEY ? (visitor.stored ?? null) : null) };
  const context = createContext({
    URLSearchParams,
    document: { documentElement: root, cookie: '', currentScript: { dataset: { page: '/' } } },
    location: { pathname, search, hash, replace: (to: string) => (led = to) },
    localStorage: storage,
    sessionStorage: { getItem: () => null },
    navigator: { language: visitor.browser ?? page },
  });
  const before = Object.keys(context);
  runInContext(INLINE_SCRIPT, context);
  return { led, root, globals: Object.keys(context).filter((name) => !before.includes(name)) };
}

// It cannot import the constants of `i18n/languages.ts`, so it repeats some of them.
describe.for(LANGUAGES.map(({ code }) => code))('the inline script, for a visitor who reads %s', (code) => {
  const other = code === 'en' ? 'fr' : 'en';
  // The address of the English page names no language, so it must say that it means English.
  const page = code === 'en' ? `/contact?${LANGUAGE_KEY}=en` : `${prefixOf(code)}/contact`;

  test('knows the language of the browser', () => {
    expect(open('/contact', other, { browser: `${code}-XX` }).led).toBe(page);
  });

  test('knows where the choice is stored', () => {
    expect(open('/contact', other, { stored: code }).led).toBe(page);
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
  test('is small, because every page contains it', () => {
    expect(Buffer.byteLength(INLINE_SCRIPT)).toBeLessThan(1500);
  });

  test('defines no global name', () => {
    expect(open('/', 'en').globals).toEqual([]);
  });
});
