import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleOf } from '../../../tests/support/sample.ts';
import { foldLetters } from '@frontier/check/fold';
import { buildSubstringIndex, matchTyped } from './substring-index.ts';

const RECORDS = [
  ['Adyen N.V.', 'Netherlands', 'FCA-2017-NL-004'],
  ['Dalströmmen Fondkommission AB', 'Sweden', 'FCA-2010-SE-006'],
  ['ΟΔΟΣ Σύμβουλοι', 'Greece', 'FCA-2011-GR-001'],
  ['İstikrar Sigorta A.Ş.', 'Türkiye', 'FCA-2015-TR-002'],
  ['a+b (c) [d] {e} ^$ .* \\ |?', 'Cyprus', 'FCA-2020-CY-011'],
  ['𝒳𝒴 Ledger 😀', 'Malta', 'FCA-2022-MT-003'],
  ['aaaa', 'a', 'aa'],
];

const naive = (records: readonly (readonly string[])[], query: string, change = foldLetters) =>
  records.flatMap((fields, record) => (fields.some((field) => change(field).includes(change(query))) ? [record] : []));

const index = buildSubstringIndex(RECORDS, (fields) => fields);

describe('a substring index', () => {
  test('does not take a query of marks alone for an empty one', () => {
    for (const query of ['\u0301', 'ـ', '\u200f']) expect(index.match(query)).toEqual([]);
  });

  test('matches everything for an empty query and nothing across two fields or records', () => {
    expect(index.match('')).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(index.match('N.V.Netherlands')).toEqual([]);
    expect(index.match('N.V.\u0000Netherlands')).toEqual([]);
    expect(index.match('\u0000')).toEqual([]);
  });

  // Every plane, lone surrogates and characters that mean something to a regular expression.
  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
    fc.string({ unit: fc.constantFrom(...'.*+?^${}()|[]\\/-aAσΣςiİıß '.split('')) }),
    fc
      .constantFrom(...RECORDS.flat())
      .chain((field) => fc.tuple(fc.nat(field.length), fc.nat(8)).map(([from, length]) => field.slice(from, from + length))),
  );
  /** A query of marks alone, or with U+0000, matches nothing. */
  const isEmpty = (query: string) => query !== '' && (foldLetters(query) === '' || query.includes('\u0000'));

  test('never throws and agrees with a naive search in folded texts on generated queries', () => {
    fc.assert(
      fc.property(anyText, (query) => {
        expect(index.match(query)).toEqual(isEmpty(query) ? [] : naive(RECORDS, query));
      }),
      { numRuns: sampleOf(10_000) },
    );
  });

  test('agrees with it on generated records too, and finds all that the specified rule finds', () => {
    const field = fc.string({ unit: 'grapheme', maxLength: 6 }).map((text) => text.replaceAll('\u0000', ''));
    const query = fc.oneof(fc.string({ maxLength: 2 }), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 2 }));
    fc.assert(
      fc.property(fc.array(fc.array(field, { minLength: 1, maxLength: 3 }), { maxLength: 40 }), query, (records, typed) => {
        const found = buildSubstringIndex(records, (fields) => fields).match(typed);
        expect(found).toEqual(isEmpty(typed) ? [] : naive(records, typed));
        const specified = isEmpty(typed) ? [] : naive(records, typed, (text) => text.toLowerCase());
        expect(found).toEqual(expect.arrayContaining(specified));
      }),
      { numRuns: sampleOf(2_000) },
    );
  });

  test('takes a query of 100 kB', () => {
    expect(index.match('adyen'.repeat(20_000))).toEqual([]);
  });
});

describe('a search box', () => {
  test('ignores the spaces that a phone adds around a word, but only if the text as typed matches nothing', () => {
    expect(matchTyped(index, 'Adyen  ')).toEqual([0]);
    expect(matchTyped(index, 'Ledger ')).toEqual([5]);
    expect(matchTyped(index, 'n ')).toEqual(index.match('n '));
  });
});

describe('a loose match (FIND-4)', () => {
  const loose = buildSubstringIndex(
    [
      ['Zuiderkade Bank N.V.', 'FCA-2017-NL-004'],
      ['Banque Saint-Féréol S.A.', 'FCA-2003-FR-011'],
      ['O’Hara & Sons', 'FCA-2009-IE-002'],
    ],
    (fields) => fields,
  );

  test.for([
    ['Zuiderkade   Bank NV', [0]],
    ['"zuiderkade bank"', [0]],
    ['FCA 2017 NL 004', [0]],
    ['banque saint fereol', [1]],
    ['ohara', [2]],
    ['fca', [0, 1, 2]],
  ] as const)('of %j finds %j', ([typed, found]) => {
    expect(matchTyped(loose, typed)).toEqual(found);
  });

  test('is not made across two fields, nor for fewer than three letters, nor if the text is found as it was typed', () => {
    expect(matchTyped(loose, 'N.V. FCA')).toEqual([]);
    expect(matchTyped(loose, '"s,"')).toEqual([]);
    expect(matchTyped(loose, 'Bank N')).toEqual(loose.match('Bank N'));
  });
});
