import { describe, expect, test } from 'vitest';
import { createCheck, type FirmRecord } from '../check.ts';

const recorded = (name: string, website: string, nth: number): FirmRecord => ({
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
  recorded('Crédit Valmorin S.A.', 'credit-valmorin.fr', 8),
];
const { check } = createCheck({ firms, warnings: [] });

/** The recorded domains that an address imitates. */
const imitated = (typed: string) =>
  check(typed).items.flatMap(({ facts }) =>
    facts.resembles.flatMap(({ list, field, known }) => (list === 'firms' && field === 'website' ? [known] : [])),
  );

describe('an address with the label of a domain on record imitates it (CHECK-7)', () => {
  test.for<[what: string, typed: string, known: string]>([
    ['a label of eight letters, at the end of a longer one', 'oldelderridge.net', 'elderridge.com'],
    ['a label of ten letters, inside a longer one', 'oldelderridgetown.net', 'elderridge.com'],
    ['a label of six letters, between hyphens', 'norvia-town.net', 'norvia.com'],
    ['a label of six letters, between hyphens in the path', 'town.net/old-norvia', 'norvia.com'],
    ['a label of six letters, under another ending', 'norvia.net', 'norvia.com'],
    ['a label of five letters, joined to words that imitators use', 'tovikonlinelogin.net', 'tovik.com'],
    ['a label of four letters, between hyphens and joined to such words', 'vela-login.net', 'vela.com'],
    ['a label of four letters, as a subdomain', 'vela.town.net', 'vela.com'],
    ['a whole domain as a subdomain', 'norvia.com.town.net', 'norvia.com'],
    ['a whole domain before the @', 'https://norvia.com@town.net', 'norvia.com'],
    ['a label in a mailbox of a large provider', 'norvia.claims@gmail.com', 'norvia.com'],
    ['a label with other hyphens', 'credit-val-morin.fr', 'credit-valmorin.fr'],
    ['a label without its hyphen in a mailbox', 'credit.valmorin.pret@gmail.com', 'credit-valmorin.fr'],
    ['the distinctive part of a label', 'valmorin-login.com', 'credit-valmorin.fr'],
    ['a label with another letter', 'norvea.com', 'norvia.com'],
    ['a label in letters that look the same', 'nоrvia.com', 'norvia.com'],
  ])('%s', ([, typed, known]) => {
    expect(imitated(typed)).toEqual([known]);
    expect(check(typed).verdict).toBe('notOnRecord');
  });
});

describe('an address may have such a label by accident (CHECK-7)', () => {
  test.for<[what: string, typed: string]>([
    ['a label of six letters, inside another word', 'norviatown.net'],
    ['a label of five letters, between hyphens but with other words', 'tovik-town.net'],
    ['a label of four letters, joined to a word that imitators use', 'velalogin.net'],
    ['a label of four letters, under another ending', 'vela.net'],
    ['a label of three letters, between hyphens', 'qbx-login.net'],
    ['a label of two letters, under another ending', 'qz.net'],
    ['a usual word, under another ending', 'harbour.net'],
    ['a usual word, with another word', 'harbour-login.net'],
    ['a short label in a path', 'town.net/vela'],
  ])('%s', ([, typed]) => {
    expect(imitated(typed)).toEqual([]);
    expect(check(typed).verdict).toBe('unknown');
  });

  test('one letter changed in a short label, in a register of thousands', () => {
    const many = Array.from({ length: 2_001 }, (_, nth): FirmRecord => ({ name: `Harbour ${nth}`, licenseId: `FCA-2014-GB-${nth}` }));
    const large = createCheck({ firms: [...firms, ...many], warnings: [] });
    const resembling = (text: string) => large.check(text).items.flatMap(({ facts }) => facts.resembles);
    expect(imitated('tovak.com')).toEqual(['tovik.com']);
    expect(resembling('tovak.com')).toEqual([]);
    expect(resembling('elderradge.com')).toMatchObject([{ known: 'elderridge.com', how: 'letter' }]);
  });
});

test('the copied part of an address is known, so that the rest can be marked', () => {
  const [resemblance] = check('pay.norvia-login.net/x').items.flatMap(({ facts }) => facts.resembles);
  const { typed = '', differing = { typed: [] } } = resemblance ?? {};
  expect(resemblance).toMatchObject({ how: 'word', known: 'norvia.com', name: 'Norvia Assets Ltd' });
  expect(differing.typed.map((range) => typed.slice(...range))).toEqual(['pay.', '-login.net/x']);
});

test('a shared host is imitated by nobody', () => {
  const shared = createCheck({
    firms: [],
    warnings: [{ name: 'Some Club', websites: ['https://sites.google.com/view/x', 'https://x.wordpress.com'] }],
  });
  const found = ['google.com', 'gooogle.com', 'wordpress.org', 'wordpres.com'].flatMap((text) =>
    shared.check(text).items.flatMap(({ facts }) => facts.resembles),
  );
  expect(found).toEqual([]);
});
