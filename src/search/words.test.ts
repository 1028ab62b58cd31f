import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { termsOf, wordsOf } from './words.ts';

describe('the words of a text', () => {
  test.for<[string, string[]]>([
    ['Capital Requirements (CRD-021)', ['capital', 'requirements', 'crd', '021']],
    ["l'Autorité, à l’étranger", ['l', 'autorite', 'a', 'l', 'etranger']],
    ['Política: ¿QUÉ año?', ['politica', 'que', 'ano']],
    ['ＣＲＤ ０２１', ['crd', '021']],
    ['', []],
    [' - / … ', []],
  ])('of %j are %j', ([text, terms]) => expect(termsOf(text)).toEqual(terms));

  test('are the same in Arabic with and without vowel signs, tatweel, hamza on the alef, article, or Arabic digits', () => {
    expect(termsOf('التَّحْذيـــرات')).toEqual(termsOf('تحذيرات'));
    expect(termsOf('والأسواق')).toEqual(termsOf('اسواق'));
    expect(termsOf('إمكانية')).toEqual(termsOf('امكانيه'));
    expect(termsOf('٢٠٢٥')).toEqual(['2025']);
    // Too short to have an article.
    expect(termsOf('الى')).toEqual(['الي']);
  });

  test('are found in Chinese without spaces, long ones also by pairs of characters', () => {
    expect(termsOf('投资者警示')).toEqual(expect.arrayContaining(['警示']));
    expect(termsOf('投资者警示').some((term) => term.startsWith('投资'))).toBe(true);
    expect(termsOf('CRD指引')).toEqual(['crd', '指引']);
  });

  test('are at the positions that they give, and no text throws', () => {
    const standsThere = (text: string) =>
      wordsOf(text).every(({ term, start, end }) => term !== '' && 0 <= start && start < end && end <= text.length);
    const characters = fc.array(fc.nat(0x10ffff).map((code) => String.fromCodePoint(code)));
    fc.assert(fc.property(characters, (list) => standsThere(list.join(''))));
    for (const text of ['\ud83d', '\udc00a', '\u0000', 'x'.repeat(10_000)]) expect(() => wordsOf(text)).not.toThrow();
  });
});
