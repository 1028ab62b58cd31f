import { expect, test } from 'vitest';
import { withGroupedPhones } from './phone-numbers.ts';

test('telephone numbers are written in groups, and a number of no country stays as it is', () => {
  const phones = ['+442079460438', '+13125550138', '+33199003852', '+4940669693', '+9990123456'];
  expect(withGroupedPhones({ phones }).phones).toEqual([
    '+44 20 7946 0438',
    '+1 312 555 0138',
    '+33 1 99 00 38 52',
    '+49 40 669693',
    '+9990123456',
  ]);
  expect(withGroupedPhones({})).toEqual({});
});
