import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DEFAULT_LANGUAGE, LANGUAGES, LANGUAGE_KEY, directionOf } from '#src/i18n/languages.ts';
import { INLINE_SCRIPT } from './build-time/inline-script.ts';

describe('the language script', () => {
  // It repeats three constants, because it cannot import. These tests compare them.
  const codes = LANGUAGES.map(({ code }) => code);
  const script = readFileSync(join(import.meta.dirname, 'lang.ts'), 'utf8');

  test('uses the same key', () => {
    expect(LANGUAGE_KEY).toBe('lng');
    expect(/^ *const KEY = '(.*)';$/m.exec(script)?.[1]).toBe(LANGUAGE_KEY);
  });

  test('has the same codes', () => {
    expect(/^ *const KNOWN = \/\^\(([\w|]+)\)/m.exec(script)?.[1]?.split('|')).toEqual(codes);
  });

  test('has the same right-to-left languages', () => {
    expect(/root\.dir = language === '(\w+)' \? 'rtl' : 'ltr'/.exec(script)?.[1]).toBe(codes.find((code) => directionOf(code) === 'rtl'));
  });

  test('falls back to the same language', () => {
    expect(/let language = '(\w+)';/.exec(script)?.[1]).toBe(DEFAULT_LANGUAGE);
    expect(/if \(language !== '(\w+)'\)/.exec(script)?.[1]).toBe(DEFAULT_LANGUAGE);
  });
});

describe('the inline script', () => {
  test('is small, because every page contains it', () => {
    expect(Buffer.byteLength(INLINE_SCRIPT)).toBeLessThan(1300);
  });

  test('defines no global name', () => {
    expect(INLINE_SCRIPT).toMatch(/^\{.*\}$/s);
  });
});
