import { expect, test } from 'vitest';
import { indexPhones } from './near-phones.ts';

const find = indexPhones([
  { name: 'Aarefels Bank AG', licenseId: 'FCA-2011-CH-001', phones: ['+41445550123'] },
  { name: 'Apuan Banca S.p.A.', licenseId: 'FCA-2012-IT-002', phones: ['+39 06 5550 1234'] },
  { name: 'Lok Kiu Bank Ltd', licenseId: 'FCA-1998-HK-006', phones: ['+3545550123'] },
]);

test.for([
  ['a wrong digit', '41445550124', true, '+41445550123'],
  ['two digits swapped', '41445551023', true, '+41445550123'],
  ['a missing digit', '4144555012', true, '+41445550123'],
  ['an added digit', '414455501233', true, '+41445550123'],
  ['another country code', '43445550123', true, '+41445550123'],
  ['no country code', '445550124', false, '+41445550123'],
  ['the zero that some countries keep', '655501235', false, '+390655501234'],
] as const)('a recorded number is near one with %s', ([, digits, isInternational, known]) => {
  expect(find({ digits, isInternational }).map((one) => one.known)).toContain(known);
});

test.for([
  ['more digits differ', '41445550145', true],
  ['it is so short that chance explains it', '3545550124', true],
] as const)('no recorded number is near if %s', ([, digits, isInternational]) => {
  expect(find({ digits, isInternational })).toEqual([]);
});
