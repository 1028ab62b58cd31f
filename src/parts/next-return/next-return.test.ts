import { expect, test } from 'vitest';
import { nextReturn } from './next-return.ts';

const QUARTERLY = [{ months: [3, 6, 9, 12], days: 30 }];

test.each([
  ['between the last day of one return and the reference date of the next', '2026-11-27', '2026-12-31', '2027-01-30'],
  ['after the turn of the year, while the return of last year is still filed', '2027-01-02', '2026-12-31', '2027-01-30'],
  ['on the last day', '2027-01-30', '2026-12-31', '2027-01-30'],
  ['on the day after it', '2027-01-31', '2027-03-31', '2027-04-30'],
])('the next return %s', (_when, today, reference, due) => {
  expect(nextReturn(QUARTERLY, today)).toEqual({ reference, due });
});

test('the end of February in a leap year is a reference date', () => {
  expect(nextReturn([{ months: [2], days: 10 }], '2028-02-01')).toEqual({ reference: '2028-02-29', due: '2028-03-10' });
});

test('of several returns, the one that is due first', () => {
  expect(nextReturn([...QUARTERLY, { months: [11], days: 5 }], '2026-11-27')).toEqual({ reference: '2026-11-30', due: '2026-12-05' });
});
