import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, LANGUAGE_KEY, prefixOf } from '#src/i18n/languages.ts';
import { INLINE_SCRIPT } from '#build/pages/inline-script.ts';

describe('the language script', () => {
  // It repeats constants, because it cannot import. These tests compare them.
  const codes = LANGUAGES.map(({ code }) => code);
  const script = readFileSync(join(import.meta.dirname, 'lang.ts'), 'utf8');

  test('uses the same key', () => {
    expect(LANGUAGE_KEY).toBe('lng');
    expect(/^ *const KEY = '(.*)';$/m.exec(script)?.[1]).toBe(LANGUAGE_KEY);
  });

  test('has the same codes', () => {
    expect(INLINE_SCRIPT).toContain(`/^(${codes.join('|')})\\b/i`);
  });

  test('has the same prefixes of addresses', () => {
    const prefixes = codes.filter((code) => prefixOf(code) !== '');
    expect(INLINE_SCRIPT).toContain(`/^\\/(${prefixes.join('|')})(?=`);
    expect(/language === '(\w+)' \? ''/.exec(script)?.[1]).toBe(codes.find((code) => prefixOf(code) === ''));
  });
});

describe('the inline script', () => {
  test('is small, because every page contains it', () => {
    expect(Buffer.byteLength(INLINE_SCRIPT)).toBeLessThan(1500);
  });

  test('defines no global name', () => {
    expect(INLINE_SCRIPT).toMatch(/^\{.*\}$/s);
  });
});
