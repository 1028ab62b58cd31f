import { describe, expect, test } from 'vitest';
import { ourLists } from '../../corpus/our-content.ts';
import { createCheck, type FirmRecord } from '../check.ts';
import { cutHost } from '../read/public-suffix.ts';

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

// `corpus/measured.test.ts` misspells each warned domain.
describe('every likeness to a domain of a warning leads to the warning', () => {
  const lists = ourLists();
  const own = createCheck(lists);
  const domains = [
    ...new Set(lists.warnings.flatMap(({ websites = [] }) => websites.map((url) => cutHost(new URL(url).hostname).domain ?? ''))),
  ];
  /** The label with a change at each place. */
  const at = (change: (begin: string, letter: string, end: string) => string) => (label: string) =>
    Array.from(label, (letter, nth) => change(label.slice(0, nth), letter, label.slice(nth + 1)));

  test.for<[what: string, change: (label: string) => string[]]>([
    ['another letter', at((begin, _, end) => `${begin}n${end}`)],
    ['no hyphens', (label) => [label.replaceAll('-', '')]],
    ['words joined', (label) => [`my${label}`, `the${label}`, `${label}24`, `${label}app`, `login-${label}`, `${label}-support`]],
  ])('%s', ([, change]) => {
    const typed = domains.flatMap((domain) => {
      const [label = '', ending = ''] = domain.split(/\.(.*)/);
      const changed = change(label).filter((one) => label.length >= 6 && /^[^-].*[^-]$/u.test(one));
      return changed.flatMap((one) => [`${one}.${ending}`, `${one}.com`]);
    });
    expect(typed.length).toBeGreaterThan(domains.length);
    // Some warned firms imitate us or a firm, which such an address resembles too.
    expect(
      typed.filter((text) => !['warned', 'both', 'likeWarned', 'imitatesUs', 'notOnRecord'].includes(own.check(text).verdict)),
    ).toEqual([]);
  });

  test('whatever else it resembles, unless it is the address of the reader', () => {
    const both = createCheck({
      firms: [{ name: 'Golden Carp Bank Ltd', licenseId: 'FCA-2012-GB-100' }],
      warnings: [{ name: 'Golden Carp Exchange', websites: ['https://goldencarp-x.example'] }],
    });
    expect(both.check('goldencarp.net').items.flatMap(({ facts }) => facts.resembles.map(({ list }) => list))).toEqual([
      'firms',
      'warnings',
    ]);
    expect(both.check('goldencarp.net').verdict).toBe('likeWarned');
    expect(both.check('To: anna@goldencarp-x.net\nFrom: bob@mail.test\nSubject: lunch\n\nAt one?').verdict).toBe('unknown');
  });

  test('or to a name without its last usual words, of a firm that has no website', () => {
    const none = createCheck({ firms: [], warnings: [{ name: 'Nordhavn Heirs Office' }, { name: 'Jasmine Lin Wealth Circle' }] });
    for (const text of ['nordhavnheirs.com', 'login-jasminelin.net', 'nordhavn-heirs.info'])
      expect(none.check(text).verdict, text).toBe('likeWarned');
  });
});

describe('a user name in a messenger', () => {
  const own = createCheck({
    firms,
    warnings: [
      { name: 'Golden Carp Exchange', websites: ['https://goldencarp-x.example', 'https://t.me/carpvip77'] },
      { name: 'Halvard & Co. Equity' },
    ],
  });
  const judged = (text: string) => {
    const { verdict, items } = own.check(text);
    return [verdict, ...items.flatMap(({ state, facts }) => [state, ...facts.resembles.map(({ name, how }) => `${how} ${name}`)])];
  };

  test.for([
    '@goldencarpexchange',
    '@golden_carp_exchange',
    '@goldencarp_support',
    '@g0ldencarpexchange',
    '@goldencarpexchnge',
    '@halvardcoequity',
    't.me/goldencarpexchange',
    'Write to me on Telegram: @goldencarp_x',
    'https://www.instagram.com/goldencarpexchange',
  ])('made of a warned name is an alarm: %s', (text) => {
    expect(['warned', 'likeWarned']).toContain(own.check(text).verdict);
  });

  test('is warned about if its page is', () => {
    expect(judged('@carpvip77')).toEqual(['warned', 'warned']);
  });

  test.for(['@elderridge', '@elder_ridge_support', 'Telegram: @elderridge24'])(
    'made of the name of a firm cannot be checked: %s',
    (text) => {
      expect(judged(text)).toEqual(['nothing', 'uncheckable', 'handle Elder Ridge Bank plc']);
    },
  );

  test('made of the name of the authority imitates it', () => {
    expect(createCheck(ourLists()).check('Write to @frontierconduct_help').verdict).toBe('imitatesUs');
  });

  test('beside its firm is not calm', () => {
    expect(judged('Elder Ridge Bank plc, elderridge.com, Telegram @elderridge_help')[0]).toBe('partly');
  });

  test.for(['@harbour_life', '@anna_1990', '@vela', 'https://www.facebook.com/elderridge'])(
    'of somebody else resembles nobody: %s',
    (text) => {
      expect(own.check(text).items.flatMap(({ facts }) => facts.resembles)).toEqual([]);
    },
  );
});

test('a mailbox of the authority is imitated by its domain, which may be another than that of its website', () => {
  const own = createCheck({
    firms: [],
    warnings: [],
    authority: { name: 'Conduct Authority', websites: ['https://authority.example'], emails: ['help@frontiermail.example'] },
  });
  expect(own.check('help@frontiermial.example').verdict).toBe('imitatesUs');
});
