import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { searchTermsOf, termsOf, wordsOf } from './words.ts';

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

  test('of Chinese begin with each character', () => {
    expect(termsOf('投资者警示')).toEqual(['投资', '资者', '者警', '警示', '示']);
    expect(termsOf('CRD指引，费')).toEqual(['crd', '指引', '引', '费']);
  });

  test('are at the positions that they give, and no text throws', () => {
    const standsThere = (text: string) =>
      wordsOf(text).every(({ term, start, end }) => term !== '' && 0 <= start && start < end && end <= text.length);
    const characters = fc.array(fc.nat(0x10ffff).map((code) => String.fromCodePoint(code)));
    fc.assert(fc.property(characters, (list) => standsThere(list.join(''))));
    for (const text of ['\ud83d', '\udc00a', '\u0000', 'x'.repeat(10_000)]) expect(() => wordsOf(text)).not.toThrow();
  });
});

describe('the words of a question in Chinese', () => {
  test('are in every text that contains the question, however it is split', () => {
    const han = fc.string({ unit: fc.constantFrom(...'投资者警示监管公司名录的牌照费用'), minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(han, han, han, fc.func(fc.boolean()), (before, question, after, isCut) => {
        const words = [...question].reduce((split, character) => split + (isCut(split.length) ? ' ' : '') + character).split(' ');
        const known = termsOf(before + question + after);
        for (const term of searchTermsOf(words)) expect(known.some((one) => one.startsWith(term))).toBe(true);
      }),
    );
  });
});
