import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold, foldCharacter } from './fold.ts';

test('a name is compared without case, accents and punctuation', () => {
  expect(fold('Banque Ombrefort Crédit Express')).toBe('banque ombrefort credit express');
  expect(fold('Dom Maklerski Łęgowski Sp. z o.o.')).toBe('dom maklerski legowski sp z oo');
  expect(fold("O'Carragher & Co., Ltd")).toBe('ocarragher and co ltd');
  expect(fold('İstikrar Sigorta A.Ş.')).toBe('istikrar sigorta as');
  expect(fold('Ræv/Straße — №7')).toBe('raevstrasse no7');
  expect(fold('ＦＵＬＬ　Ｗｉｄｔｈ')).toBe('full width');
});

test('letters of other scripts stay as they are', () => {
  expect(fold('ΟΔΟΣ Σύμβουλοι')).toBe('οδοσ συμβουλοι');
  expect(fold('Банк')).toBe('банк');
  expect(fold('銀行（東京）')).toBe('銀行 東京');
});

test('punctuation alone folds to nothing', () => {
  expect(fold('')).toBe('');
  expect(fold(' -. ?')).toBe('');
});

test('folding twice changes nothing more, and a text folds like its characters', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' })), (text) => {
      const folded = fold(text);
      expect(fold(folded)).toBe(folded);
      expect(folded).toBe([...text].map(foldCharacter).join('').replaceAll(/ +/g, ' ').trim());
    }),
    { numRuns: 2_000 },
  );
}, 30_000);
