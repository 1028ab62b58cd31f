import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldLetter, foldLetters } from './letters.ts';

describe('letters that people type for each other are the same', () => {
  test.for<[string, string, string]>([
    ['case', 'CREDIT', 'credit'],
    ['accents', 'Crédit São Zürich Ångström', 'credit sao zurich angstrom'],
    ['an accent as a character of its own', 'Cre\u0301dit', 'credit'],
    ['a cedilla, a comma below and an ogonek', 'Şçțą', 'scta'],
    ['the dotless i and the dotted capital I', 'Işık İstikrar ıI', 'isik istikrar ii'],
    ['two letters in one', 'Straße Ærø Œuvre', 'strasse aero oeuvre'],
    ['the final sigma', 'ΟΔΟΣ οδος', 'οδοσ οδοσ'],
    ['alef with hamza, madda or wasla', 'أحمد إسلام آمن ٱلله', 'احمد اسلام امن الله'],
    ['final ya and ta marbuta', 'شركى شركة', 'شركي شركه'],
    ['tatweel and vowel signs', 'بَنْـــكٌ', 'بنك'],
    ['Persian kaf, ya and heh', 'بانک ملی ہ', 'بانك ملي ه'],
    ['Arabic presentation forms', 'ﺷﺮﻛﺔ ﻻ', 'شركه لا'],
    ['Arabic and Persian digits', '٢٠١٧ ۲۰۱۷', '2017 2017'],
    ['full-width letters, digits, signs and spaces', 'ＦＣＡ－２０１７　ＮＬ', 'fca-2017 nl'],
    ['mathematical letters', '𝒳𝐘', 'xy'],
    ['typographic apostrophes and dashes', 'l’Est d´Or A–B', "l'est d'or a-b"],
    ['invisible characters', 'Ady\u200ben\u00ad \u200fبنك', 'adyen بنك'],
  ])('%s: %s', ([, text, folded]) => expect(foldLetters(text)).toBe(folded));

  test('punctuation and letters of other scripts stay', () => {
    expect(foldLetters('N.V. (a&b) 银行')).toBe('n.v. (a&b) 银行');
    // Without their marks, these would be other words.
    for (const text of ['किताब', 'ผู้', 'பணம்']) expect(foldLetters(text)).toBe(text.normalize('NFKD'));
  });
});

test('folding twice changes nothing more, and a part of a text folds to a part of its folded text', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' })), fc.nat(), (text, at) => {
      const folded = foldLetters(text);
      expect(foldLetters(folded)).toBe(folded);
      const characters = [...text];
      const cut = at % (characters.length + 1);
      expect(folded).toBe(foldLetters(characters.slice(0, cut).join('')) + foldLetters(characters.slice(cut).join('')));
    }),
    { numRuns: 2_000 },
  );
}, 30_000);

test('texts that are equal in lower case are equal after folding', () => {
  // The code points above these are for private use, tags and ideographs, which have no case.
  const characters = Array.from({ length: 0x3_0000 }, (_, code) => String.fromCodePoint(code));
  expect(characters.filter((character) => foldLetters(character.toLowerCase()) !== foldLetter(character))).toEqual([]);
});
