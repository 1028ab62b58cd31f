import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANG_SCRIPT } from './build/lang-script.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, LANGUAGE_KEY, directionOf, isLanguage } from './languages.ts';
import { SPECIFICATION_TEXTS } from './specification-texts.ts';

const codes = LANGUAGES.map(({ code }) => code);
const source = (path: string) => readFileSync(resolve(import.meta.dirname, path), 'utf8');

test('the languages are the five of the specification, English the default', () => {
  expect(codes).toEqual(['en', 'es', 'zh', 'ar', 'fr']);
  expect(DEFAULT_LANGUAGE).toBe('en');
});

test('each is named in its own words', () => {
  expect(LANGUAGES.map(({ own }) => own)).toEqual(['English', 'Español', '中文', 'العربية', 'Français']);
});

test('Arabic alone runs from right to left', () => {
  expect(LANGUAGES.filter(({ direction }) => direction === 'rtl').map(({ code }) => code)).toEqual(['ar']);
  expect(LANGUAGES.every(({ code, direction }) => directionOf(code) === direction)).toBe(true);
});

test('nothing else is a language', () => {
  expect(codes.every(isLanguage)).toBe(true);
  expect(['de', 'EN', 'en-GB', '', undefined, null, 0, {}].some(isLanguage)).toBe(false);
});

describe('the script before the first paint', () => {
  // It repeats three constants, because it may import nothing; these tests hold them equal.
  const script = source('lang.ts');

  test('asks under the same key', () => {
    expect(LANGUAGE_KEY).toBe('lng');
    expect(/^ *const KEY = '(.*)';$/m.exec(script)?.[1]).toBe(LANGUAGE_KEY);
  });

  test('knows the same codes', () => {
    expect(/^ *const KNOWN = \/\^\(([\w|]+)\)/m.exec(script)?.[1]?.split('|')).toEqual(codes);
  });

  test('turns the same languages round', () => {
    expect(/root\.dir = language === '(\w+)' \? 'rtl' : 'ltr'/.exec(script)?.[1]).toBe(codes.find((code) => directionOf(code) === 'rtl'));
  });

  test('falls back to the same language', () => {
    expect(/let language = '(\w+)';/.exec(script)?.[1]).toBe(DEFAULT_LANGUAGE);
    expect(/if \(language !== '(\w+)'\)/.exec(script)?.[1]).toBe(DEFAULT_LANGUAGE);
  });
});

describe('the inline script', () => {
  test('is small, because it stands in every page', () => {
    expect(Buffer.byteLength(LANG_SCRIPT)).toBeLessThan(650);
  });

  test('names nothing of the page that another script could meet', () => {
    expect(LANG_SCRIPT).toMatch(/^\{.*\}$/s);
  });
});

describe('the texts whose keys the specification names', () => {
  /** A catalogue's translations by their ids. */
  const catalogue = (code: string) =>
    new Map(
      ['shell', 'home'].flatMap((name) =>
        [...source(`../../content/locales/${code}/${name}.po`).matchAll(/^msgid "(\w+)"\nmsgstr "(.*)"$/gm)].map(
          ([, id = '', text = '']): [string, string] => [id, text],
        ),
      ),
    );

  test('are twelve, each under its own key', () => {
    expect(Object.keys(SPECIFICATION_TEXTS)).toEqual([
      'tagline',
      'nav_home',
      'nav_regulations',
      'nav_market_surveillance',
      'nav_compliance_resources',
      'nav_publications',
      'nav_contact',
      'hero_title_1',
      'hero_title_2',
      'hero_subtitle',
      'hero_cta_primary',
      'hero_cta_secondary',
    ]);
    expect(Object.entries(SPECIFICATION_TEXTS).filter(([key, { id }]) => key !== id)).toEqual([]);
  });

  test('stand in English as the code has them', () => {
    const english = catalogue('en');
    for (const { id, message } of Object.values(SPECIFICATION_TEXTS)) expect([id, english.get(id)]).toEqual([id, message]);
  });

  // French has two of the words from English, or the other way round.
  test.for<[string, string[]]>([
    ['es', []],
    ['zh', []],
    ['ar', []],
    ['fr', ['nav_publications', 'nav_contact']],
  ])('are all translated: %s', ([code, same]) => {
    const translated = catalogue(code);
    const texts = Object.values(SPECIFICATION_TEXTS);
    expect(texts.filter(({ id }) => !translated.get(id))).toEqual([]);
    expect(texts.filter(({ id, message }) => translated.get(id) === message).map(({ id }) => id)).toEqual(same);
  });
});
