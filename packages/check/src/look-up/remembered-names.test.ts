import { describe, expect, test } from 'vitest';
import type { ListedName } from '../index/names.ts';
import { indexWords } from '../index/words.ts';
import { fold } from '../names/fold.ts';
import { wordsAt } from '../names/words-in-text.ts';
import { mergeJoined } from './candidates.ts';
import { findRemembered } from './remembered-names.ts';

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

function searchIn(names: readonly string[]) {
  const index = indexWords(
    names.map((value, position): ListedName => ({ list: 'firms', position, field: 'name', value, folded: fold(value) })),
  );
  return (text: string) => findRemembered(mergeJoined(wordsAt(text)), index);
}

const find = searchIn(NAMES);
const found = (text: string) => find(text).map(({ position }) => NAMES[position]);

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
    ['with a wrong letter', 'Zuiderkede Bank', 'Zuiderkade Bank N.V.'],
    ['by one word with a letter missing, if it is the whole text', 'Zuiderkde', 'Zuiderkade Bank N.V.'],
    ['by one word of it in a question', 'is Zuiderkade legit?', 'Zuiderkade Bank N.V.'],
    ['by the coined word at its beginning, whatever follows', 'Zuiderkade Port', 'Zuiderkade Bank N.V.'],
    ['in an English sentence', 'Hello, is Zuiderkade Bank regulated?', 'Zuiderkade Bank N.V.'],
    ['in the genitive', 'I lost Zuiderkade Bank’s letter', 'Zuiderkade Bank N.V.'],
    ['in a Spanish sentence', '¿Está regulada la empresa Banque Ombrefort Luxembourg?', 'Banque Ombrefort Luxembourg S.A.'],
    ['in a French sentence', 'J’ai reçu une lettre d’Adyen hier', 'Adyen N.V.'],
    ['in a Chinese sentence', '请问Zuiderkade Bank是否受监管？', 'Zuiderkade Bank N.V.'],
    ['in an Arabic sentence', 'هل شركة Zuiderkade Bank خاضعة للرقابة؟', 'Zuiderkade Bank N.V.'],
  ])('%s: %s', ([, text = '', name]) => {
    expect(found(text)).toEqual([name]);
  });

  test('before other names that have some of its words', () => {
    expect(found('National First Bank of Place31')[0]).toBe('First National Bank of Place31');
  });

  test('in the middle of a long message, with the place of its words', () => {
    const words = 'I would like to know more about this and hope that you can help me with it';
    const text = `${words}. ${words}. My account is with Zuiderkade Bank. ${words}. ${words}.`;
    expect(found(text)).toEqual(['Zuiderkade Bank N.V.']);
    const [{ begin, end } = { begin: 0, end: 0 }] = find(text);
    expect(text.slice(begin, end)).toBe('Zuiderkade Bank');
  });
});

describe('nothing is found', () => {
  test.for([
    ['by a common word', 'Bank N.V.'],
    ['by one word among others', 'My Luxembourg letter'],
    ['by one word with a letter missing among others', 'my Zuiderkde letter'],
    ['by a usual word in a question', 'is the first legit?'],
    ['by a usual first word of a name that goes on otherwise', 'Harbour Port'],
    ['by another word than the first of it', 'Ombrefort Port'],
    ['by the small words of a sentence', 'I am by the sea, and it is in my bank of letters'],
    ['without a letter', '?!'],
    ['without a text', ''],
  ])('%s: %s', ([, text = '']) => {
    expect(found(text)).toEqual([]);
  });

  test('in an empty register', () => {
    expect(searchIn([])('Zuiderkade Bank')).toEqual([]);
  });
});

test('a part of a legal form is enough', () => {
  expect(found('Khlong Sai Securities Ltd.')).toEqual(['Khlong Sai Securities Co., Ltd.', 'Khlong Sai Securities Pte. Ltd.']);
});

test('names that are equally likely are in the order of the register', () => {
  const positions = find('National Bank First').map(({ position }) => position);
  expect(positions.slice(0, 10)).toEqual([7, 8, 9, 10, 11, 12, 13, 14, 15, 16]);
});

test('a remembered name has the share that the text has of it, and whether a word identifies it', () => {
  const [whole] = find('Zuiderkade Bank');
  const [part] = find('Banque Luxembourg');
  expect(whole).toMatchObject({ isDistinctive: true });
  expect(whole?.share).toBeGreaterThan(part?.share ?? 1);
});
