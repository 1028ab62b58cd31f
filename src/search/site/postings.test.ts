import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packPostings, unpackPostings } from './postings.ts';

test('a term is one line with its fields and the steps from text to text', () => {
  expect(packPostings([['licence', { '0': { '10': 1, '12': 1 }, '4': { '3': 3 } }]])).toBe('licence 0 a,2;4 3:3');
  expect(packPostings([])).toBe('');
});

test('unpacking restores what was packed, whatever the terms', () => {
  const count = fc.integer({ min: 1, max: 999 });
  const texts = fc.dictionary(fc.nat(5000).map(String), count, { minKeys: 1 });
  const fields = fc.dictionary(fc.nat(9).map(String), texts, { minKeys: 1 });
  const term = fc.string({ unit: 'grapheme', minLength: 1 }).map((text) => text.replaceAll(/[^\p{L}\p{N}]/gu, 'x'));
  const postings = fc.dictionary(term, fields).map((terms) => Object.entries(terms));
  fc.assert(
    fc.property(postings, (given) => {
      expect(Object.fromEntries(unpackPostings(packPostings(given)))).toEqual(Object.fromEntries(given));
    }),
  );
});

test('an empty list stays empty', () => expect(unpackPostings('')).toEqual([]));
