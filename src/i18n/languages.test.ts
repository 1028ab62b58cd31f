import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { HERO_TEXTS } from './hero-texts.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, TRANSLATED, directionOf } from './languages.ts';
import { REQUIRED_TEXTS } from './required-texts.ts';

const TEXTS = { ...REQUIRED_TEXTS, ...HERO_TEXTS };
const codes = LANGUAGES.map(({ code }) => code);
const source = (path: string) => readFileSync(resolve(import.meta.dirname, path), 'utf8');

test('English is the default, and the five required languages come first (LANG-1)', () => {
  expect(codes.slice(0, 5)).toEqual(['en', 'es', 'zh', 'ar', 'fr']);
  expect(DEFAULT_LANGUAGE).toBe('en');
});

test('of the five, only Arabic is written from right to left', () => {
  expect(
    LANGUAGES.slice(0, 5)
      .filter(({ direction }) => direction === 'rtl')
      .map(({ code }) => code),
  ).toEqual(['ar']);
  expect(LANGUAGES.every(({ code, direction }) => directionOf(code) === direction)).toBe(true);
});

test('each of the five calls itself by its own name, which the selector then shows once (LANG-4)', () => {
  const words = ['English', 'Spanish', 'Mandarin', 'Arabic', 'French'];
  const own = LANGUAGES.slice(0, 5).map(({ code, name }, at) => {
    const text = `msgid "${words[at]}"\nmsgstr "${name}"\n`;
    return source(`../../content/locales/${code}/messages.po`).includes(text) || code;
  });
  expect(own).toEqual([true, true, true, true, true]);
});

describe('the twelve texts with fixed keys (LANG-5)', () => {
  /** The translations of a catalogue by id. */
  const catalogue = (code: string) =>
    new Map(
      [...source(`../../content/locales/${code}/messages.po`).matchAll(/^msgid "(\w+)"\nmsgstr "(.*)"$/gm)].map(
        ([, id = '', text = '']): [string, string] => [id, text],
      ),
    );

  test('are twelve, each under its own key', () => {
    expect(Object.keys(TEXTS)).toEqual([
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
    expect(Object.entries(TEXTS).filter(([key, { id }]) => key !== id)).toEqual([]);
  });

  test('are the same in English and in the code', () => {
    const english = catalogue('en');
    for (const { id, message } of Object.values(TEXTS)) expect([id, english.get(id)]).toEqual([id, String(message)]);
  });

  /** Words that are the same in a language and in English. */
  const shared = new Map([['fr', ['nav_publications', 'nav_contact']]]);

  test.for(TRANSLATED)('are all translated: %s', (code) => {
    const translated = catalogue(code);
    const texts = Object.values(TEXTS);
    expect(texts.filter(({ id }) => !translated.get(id))).toEqual([]);
    expect(texts.filter(({ id, message }) => translated.get(id) === String(message)).map(({ id }) => id)).toEqual(shared.get(code) ?? []);
  });
});
