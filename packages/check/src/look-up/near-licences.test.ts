import { expect, test } from 'vitest';
import { squeezeLicence, withDigits } from '../read/licences.ts';
import { nearLicences } from './near-licences.ts';

const firms = ['FCA-2017-NL-004', 'FCA-2017-BE-004', 'FCA-2020-GB-911', 'FCA-2020-GB-912', 'FCA-2020-GB-913', 'FCA-2020-GB-914'].map(
  (licenseId) => ({ name: `Firm ${licenseId}`, licenseId }),
);
const licences = new Map(firms.map(({ licenseId }, position) => [squeezeLicence(licenseId), position]));
const near = (typed: string) =>
  nearLicences(squeezeLicence(withDigits(typed)), typed, licences, { firms, warnings: [] }).map(({ known }) => known);

test.for([
  ['letters for digits', 'FCA-2O17-NL-OO4', ['FCA-2017-NL-004', 'FCA-2017-BE-004']],
  ['another digit', 'FCA-2018-NL-004', ['FCA-2017-NL-004']],
  ['a missing digit', 'FCA-2017-NL-04', ['FCA-2017-NL-004']],
  ['another country', 'FCA-2017-FR-004', ['FCA-2017-NL-004', 'FCA-2017-BE-004']],
  ['nothing in common', 'FCA-1998-JP-777', []],
] as const)('the nearest licence numbers are shown for one with %s', ([, typed, found]) => {
  expect(near(typed)).toEqual(found);
});

test('at most three are shown, the closest first', () => {
  expect(near('FCA-2020-GB-919')).toHaveLength(3);
});

test('the difference is marked', () => {
  const [one] = nearLicences('FCA2017NL005', 'FCA-2017-NL-005', licences, { firms, warnings: [] });
  expect(one).toMatchObject({
    list: 'firms',
    field: 'licence',
    known: 'FCA-2017-NL-004',
    differing: { typed: [[14, 15]], known: [[14, 15]] },
  });
});
