import { describe, expect, test } from 'vitest';
import { rememberedNamesSteps } from './remembered-names.ts';
import { atOnce } from '#src/search/slices.ts';

const NAMES = [
  'Adyen N.V.',
  'Zuiderkade Bank N.V.',
  'Banque Ombrefort Luxembourg S.A.',
  'Meridian International Savings Association',
  'Khlong Sai Securities Co., Ltd.',
  'Khlong Sai Securities Pte. Ltd.',
  'St. Alder County Bank',
  ...Array.from({ length: 40 }, (_, nth) => `First National Bank of Place${nth}`),
  'Harbour Community First Bk',
];
const build = (names: readonly string[]) => atOnce(rememberedNamesSteps(names, (position) => names[position] ?? ''));
const { find } = build(NAMES);
const found = (text: string) => find(text).map((position) => NAMES[position]);

describe('a name is found', () => {
  test.for([
    ['in another order', 'Association Meridian Savings International', 'Meridian International Savings Association'],
    ['with its legal form in another order', 'Zuiderkade N.V. Bank', 'Zuiderkade Bank N.V.'],
    ['without a word', 'Banque Luxembourg', 'Banque Ombrefort Luxembourg S.A.'],
    ['without the word before its legal form', 'Zuiderkade NV', 'Zuiderkade Bank N.V.'],
    ['abbreviated', 'Meridian Intl Svgs Assn', 'Meridian International Savings Association'],
    ['by its number', '1st Natl Bk of Place7', 'First National Bank of Place7'],
    ['in full where the register abbreviates', 'Harbour First Community Bank', 'Harbour Community First Bk'],
    ['with a saint in full', 'Saint Alder Bank', 'St. Alder County Bank'],
    ['in the plural', 'Meridian Saving International', 'Meridian International Savings Association'],
    ['in an English sentence', 'Hello, is Zuiderkade Bank regulated?', 'Zuiderkade Bank N.V.'],
    ['in the genitive', 'I lost Zuiderkade Bank’s letter', 'Zuiderkade Bank N.V.'],
    ['in a Spanish sentence', '¿Está regulada la empresa Banque Ombrefort Luxembourg?', 'Banque Ombrefort Luxembourg S.A.'],
    ['in a French sentence', 'J’ai reçu une lettre d’Adyen hier', 'Adyen N.V.'],
    ['in a Chinese sentence', '请问Zuiderkade Bank是否受监管？', 'Zuiderkade Bank N.V.'],
    ['in an Arabic sentence', 'هل شركة Zuiderkade Bank خاضعة للرقابة؟', 'Zuiderkade Bank N.V.'],
  ])('%s: %s', ([, text = '', name]) => {
    expect(found(text)).toEqual([name]);
  });

  test('first, if others have some of its words', () => {
    expect(found('National First Bank of Place31')[0]).toBe('First National Bank of Place31');
  });

  test('in the middle of a long message', () => {
    const words = 'I would like to know more about this and hope that you can help me with it';
    expect(found(`${words}. ${words}. My account is with Zuiderkade Bank. ${words}. ${words}.`)).toEqual(['Zuiderkade Bank N.V.']);
  });
});

describe('nothing is found', () => {
  test.for([
    ['by a common word', 'Bank N.V.'],
    ['by one word among others', 'My Luxembourg letter'],
    ['by one word of a name that goes on otherwise', 'Zuiderkade Port'],
    ['by another legal form alone', 'Adyen Ltd'],
    ['by the small words of a sentence', 'I am by the sea, and it is in my bank of letters'],
    ['without a letter', '?!'],
    ['without a text', ''],
  ])('%s: %s', ([, text = '']) => {
    expect(found(text)).toEqual([]);
  });

  test('in an empty register', () => {
    expect(build([]).find('Zuiderkade Bank')).toEqual([]);
  });
});

test('a part of a legal form is enough', () => {
  expect(found('Khlong Sai Securities Ltd.')).toEqual(['Khlong Sai Securities Co., Ltd.', 'Khlong Sai Securities Pte. Ltd.']);
});

test('at most ten are found, in the order of the register if they are equally likely', () => {
  expect(find('National Bank First')).toEqual([7, 8, 9, 10, 11, 12, 13, 14, 15, 16]);
});
