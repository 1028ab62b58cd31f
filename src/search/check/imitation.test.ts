import { describe, expect, test } from 'vitest';
import { buildCheckIndex } from './check.ts';

const recorded = (name: string, website: string, nth: number) => ({
  name,
  licenseId: `FCA-2012-GB-${100 + nth}`,
  websites: [`https://${website}`],
});
const firms = [
  recorded('Elder Ridge Bank plc', 'elderridge.com', 0),
  recorded('Norvia Assets Ltd', 'norvia.com', 1),
  recorded('Tovik Payments Ltd', 'tovik.com', 2),
  recorded('Vela Trust Company Ltd', 'vela.com', 3),
  recorded('Q.B.X. Clearing Ltd', 'qbx.com', 4),
  recorded('Q.Z. Brokers Ltd', 'qz.com', 5),
  recorded('Harbour House Ltd', 'harbour.com', 6),
  recorded('Pages Bank Ltd', 'pagesbank.github.io', 7),
];
const withHarbour = ['North', 'South', 'West'].map((side, nth) => ({ name: `${side} Harbour Ltd`, licenseId: `FCA-2013-GB-${200 + nth}` }));
const { check } = buildCheckIndex({ firms: [...firms, ...withHarbour], warned: [], confusables: {} });

/** The recorded domains that an address imitates. */
const imitated = (typed: string) =>
  check(typed).resembles.flatMap(({ list, field, known }) => (list === 'firms' && field === 'website' ? [known] : []));

describe('an address with the label of a domain on record (CHECK-7)', () => {
  test.for<[what: string, typed: string, known: string]>([
    ['of eight letters or more, anywhere', 'oldelderridgetown.net', 'elderridge.com'],
    ['of six letters or more, between hyphens', 'norvia-town.net', 'norvia.com'],
    ['of six letters or more, between hyphens in the path', 'town.net/old-norvia', 'norvia.com'],
    ['of five letters, joined to words that imitators use', 'tovikonlinelogin.net', 'tovik.com'],
    ['of four letters, between hyphens and joined to such words', 'vela-login.net', 'vela.com'],
    ['of four letters, as a subdomain', 'vela.town.net', 'vela.com'],
    ['of three letters, under another suffix', 'qbx.net', 'qbx.com'],
    ['that is a usual word in names, under another suffix', 'harbour.net', 'harbour.com'],
  ])('imitates it: a label %s', ([, typed, known]) => {
    expect(imitated(typed)).toEqual([known]);
    expect(check(typed).verdict).toBe('notOnRecord');
  });

  test.for<[what: string, typed: string]>([
    ['of six letters, inside another word', 'norviatown.net'],
    ['of five letters, between hyphens but with other words', 'tovik-town.net'],
    ['of four letters, joined to a word that imitators use', 'velalogin.net'],
    ['of three letters, between hyphens', 'qbx-login.net'],
    ['of two letters, under another suffix', 'qz.net'],
    ['that is a usual word in names, with another word', 'harbour-login.net'],
    ['that is a usual word in names, as a subdomain', 'harbour.town.net'],
  ])('may be an accident: a label %s', ([, typed]) => {
    expect(imitated(typed)).toEqual([]);
    expect(check(typed).verdict).toBe('neither');
  });

  test('imitates it with one letter changed, but in a register of thousands only if the label has six letters', () => {
    expect([imitated('tovak.com'), imitated('norvea.com')]).toEqual([['tovik.com'], ['norvia.com']]);
    const many = Array.from({ length: 2_001 }, (_, nth) => ({ name: `Harbour ${nth}`, licenseId: `FCA-2014-GB-${nth}` }));
    const large = buildCheckIndex({ firms: [...firms, ...many], warned: [], confusables: {} });
    expect(large.check('tovak.com').resembles).toEqual([]);
    expect(large.check('norvea.com').resembles).toMatchObject([{ known: 'norvia.com', how: 'letter' }]);
  });
});

test('a subdomain of a recorded website is on record, except on a platform where anyone can have one (CHECK-7)', () => {
  expect(check('login.elderridge.com').verdict).toBe('onRecord');
  expect(check('pagesbank.github.io').verdict).toBe('onRecord');
  expect(check('login.pagesbank.github.io').verdict).not.toBe('onRecord');
});
