import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { termsOf, wordsOf } from './words.ts';

describe('the words of a text', () => {
  test.for<[string, string[]]>([
    ['Capital Requirements (CRD-021)', ['capital', 'requirements', 'crd', '021']],
    ['Politica: ¿QUÉ año?', ['politica', 'ano']],
    ['ＣＲＤ ０２１', ['crd', '021']],
    ['', []],
    [' - / … ', []],
  ])('of %j are %j', ([text, terms]) => expect(termsOf(text)).toEqual(terms));

  test.for<[string, string]>([
    ['How do I get my money back?', 'money back'],
    ['¿Cómo puedo recuperar mi dinero?', 'recuperar dinero'],
    ["Comment j'ai perdu de l'argent", 'comment perdu argent'],
    ['كيف أبلغ عن احتيال', 'ابلغ احتيال'],
    ['what is this', ''],
  ])('of %j that carry its meaning are %j', ([text, words]) => expect(termsOf(text).join(' ')).toBe(words));

  test('are the same in Arabic with and without vowel signs, tatweel, hamza on the alef, article, or Arabic digits', () => {
    expect(termsOf('التَّحْذيـــرات')).toEqual(termsOf('تحذيرات'));
    expect(termsOf('والأسواق')).toEqual(termsOf('اسواق'));
    expect(termsOf('إمكانية')).toEqual(termsOf('امكانيه'));
    expect(termsOf('٢٠٢٥')).toEqual(['2025']);
  });

  test('of Chinese are two neighbouring characters, or one that has no neighbour', () => {
    expect(termsOf('投资者警示')).toEqual(['投资', '资者', '者警', '警示']);
    expect(termsOf('CRD指引，费')).toEqual(['crd', '指引', '费']);
  });

  test('are at the positions that they give, and no text throws', () => {
    const isThere = (text: string) =>
      wordsOf(text).every(({ term, start, end }) => term !== '' && 0 <= start && start < end && end <= text.length);
    const characters = fc.array(fc.nat(0x10ffff).map((code) => String.fromCodePoint(code)));
    fc.assert(fc.property(characters, (list) => isThere(list.join(''))));
    for (const text of ['\ud83d', '\udc00a', '\u0000', 'x'.repeat(10_000)]) expect(() => wordsOf(text)).not.toThrow();
  });

  test('of Chinese are in every text that contains them', () => {
    const han = (minLength: number) => fc.string({ unit: fc.constantFrom(...'投资者警示监管公司名录牌照费用'), minLength, maxLength: 8 });
    fc.assert(
      fc.property(han(0), han(2), han(0), (before, question, after) => {
        expect(termsOf(before + question + after)).toEqual(expect.arrayContaining(termsOf(question)));
      }),
    );
  });
});
