import { describe, expect, test } from 'vitest';
import { fold } from './fold.ts';
import { countNameWords, cutName, isForm, isFormWord, shortenForm } from './legal-forms.ts';

const cut = (name: string) => {
  const { words, form } = cutName(fold(name).split(' '));
  return [words.join(' '), form];
};

describe('a name ends where its legal form begins', () => {
  test.for([
    ['Adyen N.V.', 'adyen', 'nv'],
    ['Cierzo Gestión S.G.I.I.C., S.A.', 'cierzo gestion', 'sgiicsa'],
    ['Swedquist Hypotek AB', 'swedquist hypotek', 'ab'],
    ['Caution OÜ', 'caution', 'ou'],
    ['Ostmark Kelling Brokers GmbH', 'ostmark kelling brokers', 'gmbh'],
    ['Golden Carp Exchange', 'golden carp exchange', ''],
    ['Bank and Trust', 'bank and trust', ''],
    ['Northwold Bonds (clone)', 'northwold bonds', ''],
  ])('%s', ([name = '', words, form]) => {
    expect(cut(name)).toEqual([words, form]);
  });

  test('but a name that consists of legal forms keeps its first word', () => {
    expect(cut('Ltd Ltd')).toEqual(['ltd', 'ltd']);
    expect(countNameWords(['ag'])).toBe(1);
    expect(countNameWords([])).toBe(0);
  });
});

test.for([
  ['limited', 'ltd'],
  ['company', 'co'],
  ['incorporated', 'inc'],
  ['corporation', 'corp'],
  ['berhad', 'bhd'],
  ['gmbh', 'gmbh'],
  ['clone', ''],
])('a form has one spelling: %s is %j', ([word = '', short]) => {
  expect(shortenForm(word)).toBe(short);
});

test.for([
  ['ltd', true, true],
  ['de', false, true],
  ['clone', false, true],
  ['bank', false, false],
] as const)('a word is a form, or part of one: %s', ([word, form, part]) => {
  expect([isForm(word), isFormWord(word)]).toEqual([form, part]);
});
