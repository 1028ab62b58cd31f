import { describe, expect, test } from 'vitest';
import { ACCEPTED, isAccepted, licenceText } from './licences.ts';

const react = { name: 'react', version: '19.0.0', identifier: 'MIT', text: 'Permission is granted\r\n' };

test('a package is published with its version, licence and text', () => {
  expect(licenceText(react)).toBe('react 19.0.0 (MIT)\n\nPermission is granted\n');
});

describe('the build stops', () => {
  test.for([
    ['for a licence that we do not accept', { identifier: 'AGPL-3.0-only' }, /react has the licence AGPL-3.0-only/],
    ['without a licence', { identifier: undefined }, /react has no licence/],
    ['without a licence text', { text: undefined }, /no licence text/],
  ] as const)('%s', ([, changed, message]) => {
    expect(() => licenceText({ ...react, ...changed })).toThrow(message);
  });
});

test.for([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['(MIT AND Zlib)', true],
  ['MIT AND GPL-3.0-only', false],
  ['SEE LICENSE IN LICENSE.md', false],
  ['', false],
] as const)('the licence %s is accepted: %s', ([expression, expected]) => {
  expect(isAccepted(expression, ACCEPTED)).toBe(expected);
});
