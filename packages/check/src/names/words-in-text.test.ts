import { expect, test } from 'vitest';
import { joinWords, wordsAt } from './words-in-text.ts';

const words = (text: string) => wordsAt(text).map(({ folded, begin, end }) => `${folded}=${text.slice(begin, end)}`);

test.for([
  ['a sentence', 'Is Adyen N.V. regulated?', ['is=Is', 'adyen=Adyen', 'n=N', 'v=V', 'regulated=regulated']],
  ['accents', 'Crédit Valmorin', ['credit=Crédit', 'valmorin=Valmorin']],
  ['a Chinese sentence around a name', '请问Zuiderkade Bank是否', ['请问=请问', 'zuiderkade=Zuiderkade', 'bank=Bank', '是否=是否']],
  ['an Arabic sentence around a name', 'شركةAdyen؟', ['شركه=شركة', 'adyen=Adyen']],
  ['an ampersand', 'Brunn & Sons', ['brunn=Brunn', 'and=&', 'sons=Sons']],
  ['no words', '?! —', []],
] as const)('the words of %s, with their places', ([, text, found]) => {
  expect(words(text)).toEqual(found);
});

test.for([
  ["O'Hara & Co.", 'ohara and co'],
  ['S.A. de C.V.', 'sa de cv'],
  ['Cierzo S.G.I.I.C., S.A.', 'cierzo sgiic sa'],
  ['A/S Dansk', 'as dansk'],
])('words that are joined by punctuation are one: %s', ([text = '', joined]) => {
  const all = wordsAt(text);
  expect(joinWords(all, 0, all.length - 1)).toBe(joined);
});

test('a word can be spelled in another way before it is folded', () => {
  expect(wordsAt('Müller', (word) => word.replace('ü', 'ue'))).toMatchObject([{ folded: 'mueller', begin: 0, end: 6 }]);
});
