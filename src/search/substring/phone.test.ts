import { describe, expect, test } from 'vitest';
import { matchTypedOrPhone } from './phone.ts';
import { buildSubstringIndex } from './substring-index.ts';

const RECORDS = [['Apex Trade', '+442079460123'], ['Brimstone 7946 0123'], ['Gallows', '+12025550123']];
const index = buildSubstringIndex(RECORDS, (fields) => fields);

describe('a telephone number', () => {
  test.for([
    '+442079460123',
    '+44 20 7946 0123',
    '+44 (0)20 7946-0123',
    '0044 20 7946 0123',
    '(020) 7946 0123',
    '20 7946 0123',
    '44.20.7946.0123',
  ])('is found as %s', (typed) => {
    expect(matchTypedOrPhone(index, typed)).toEqual([0]);
    // As the pages of the site show it.
    expect(
      matchTypedOrPhone(
        buildSubstringIndex([['+44 20 7946 0123']], (fields) => fields),
        typed,
      ),
    ).toEqual([0]);
  });

  test('is not looked for if the text as typed is found', () => {
    expect(matchTypedOrPhone(index, '7946 0123')).toEqual([1]);
  });
});
