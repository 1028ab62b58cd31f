import { describe, expect, test } from 'vitest';
import { buildCheckIndex } from './check.ts';

const { check } = buildCheckIndex({
  firms: [
    { name: 'Aarefels Bank AG', licenseId: 'FCA-2011-CH-001', phones: ['+41445550123'] },
    { name: 'Apuan Banca S.p.A.', licenseId: 'FCA-2012-IT-002', phones: ['+390655501234'] },
    { name: 'Lok Kiu Bank Ltd', licenseId: 'FCA-1998-HK-006', phones: ['+3545550123'] },
  ],
  warned: [],
  confusables: {},
});

describe('a telephone number that differs from one on record by a digit (CHECK-7)', () => {
  test.for([
    ['a wrong digit', '+41 44 555 01 24', '+41445550124', [[11, 12]], [[11, 12]]],
    ['two digits swapped', '+41 44 555 10 23', '+41445551023', [[8, 10]], [[8, 10]]],
    ['a missing digit', '0041 44 555 01 2', '+4144555012', [], [[11, 12]]],
    ['an added digit', '+41 44 555 01 233', '+414455501233', [[12, 13]], []],
    ['another country code', '+43 44 555 01 23', '+43445550123', [[2, 3]], [[2, 3]]],
    ['no country code', '044 555 01 24', '+41445550124', [[11, 12]], [[11, 12]]],
  ] as const)('is not on record, and the difference is marked: %s', ([, text, typed, own, known]) => {
    expect(check(text)).toMatchObject({
      verdict: 'notOnRecord',
      resembles: [{ list: 'firms', position: 0, field: 'phone', how: 'digit', typed, differing: { typed: own, known } }],
    });
  });

  test('may be of a country that keeps the zero before the area code', () => {
    expect(check('+39 06 5550 1235')).toMatchObject({ verdict: 'notOnRecord', resembles: [{ known: '+390655501234' }] });
    expect(check('06 5550 1235')).toMatchObject({ verdict: 'notOnRecord', resembles: [{ typed: '+390655501235' }] });
  });

  test('imitates nothing if it differs by more, or is so short that chance explains it', () => {
    for (const text of ['+41 44 555 01 45', '+354 555 0124', '+43 44 555 01 24']) {
      expect(check(text)).toMatchObject({ verdict: 'neither', resembles: [] });
    }
  });

  test('is on record if it is the recorded number', () => {
    for (const text of ['+41 44 555 01 23', '044 555 01 23']) expect(check(text)).toMatchObject({ verdict: 'onRecord', resembles: [] });
  });
});
