import { describe, expect, test } from 'vitest';
import { firmsWith, located, problemsAcross } from '../../tests/support/content-problems.ts';
import { ALERT, DOWNLOAD, FIRM, FRAMEWORK, PUBLICATION, SITE, WARNED_FIRM } from '../../tests/support/records.ts';
import type { LocatedRecords } from './collections.ts';
import { formatProblem } from './problems.ts';
import { findNotices } from './rules.ts';
import type { Firm, Site, WarnedFirm } from './schemas/records.ts';

/* `document-rules.test.ts`, `contact-rules.test.ts` and `synonym-rules.test.ts` have the rules that have files of their own. */

const firms = (...changes: Partial<Firm>[]) => ({ firms: firmsWith(...changes) });
const site = (change: Partial<Site>) => ({ site: located('site.yaml', { ...SITE, ...change }) });
const warned = (...changes: Partial<WarnedFirm>[]) => ({
  warnedFirms: changes.map((change, index) => located('warned-firms.yaml', Object.assign({}, WARNED_FIRM, change), index * 10 + 1)),
});

test('a folder that breaks no rule has no problem', () => {
  expect(problemsAcross({ ...firms({}), ...warned({}, { id: 'another', name: 'Another', clones: FIRM.licenseId }) })).toEqual([]);
});

describe('a licence number (DATA-3)', () => {
  const PATTERN = SITE.licencePattern;

  test.for(['XYZ-2018-NL-001', 'FCA-18-NL-001', 'FCA-2018-nl-001', 'FCA-2018-NL-01', 'FCA-2018-NL-001b'])(
    'must match the pattern of the site, unlike %s',
    (licenseId) => {
      expect(problemsAcross(firms({ licenseId }))).toEqual([
        `firms.csv:3 licenseId "${licenseId}": must have the form of FCA-2017-NL-004 (pattern: ${PATTERN})`,
      ]);
    },
  );

  test('may have more than three digits at its end', () => {
    expect(problemsAcross(firms({ licenseId: 'FCA-2018-NL-12345' }))).toEqual([]);
  });

  // The check and the addresses find a firm by its licence in any case, and the check without punctuation. One of two firms would never be found.
  test.for([
    ['ab-1', 'AB-1'],
    ['FCA-12-345', 'FCA-123-45'],
    ['FCA 1/2', 'ＦＣＡ 12'],
  ] as const)('must differ from all others in more than case and punctuation, unlike %s and %s', ([first, second]) => {
    const pattern = site({ licencePattern: '.', licenceExample: 'AB-1' });
    const list = [first, second].map((licenseId, index) => located('firms.csv', { ...FIRM, licenseId }, index + 2));
    expect(problemsAcross({ ...pattern, firms: list })).toEqual([
      `firms.csv:3 licenseId "${second}": must differ from ${first} (line 2) in more than case, spaces and punctuation`,
    ]);
  });

  test('must not be there twice', () => {
    expect(problemsAcross(firms({ licenseId: FIRM.licenseId }))).toEqual([
      `firms.csv:3 licenseId "${FIRM.licenseId}": must be unique; line 2 already has it`,
    ]);
  });

  test.for([
    ['^(?<country>[A-Z]{2})/[0-9]{4}$', 'NL/0001'],
    ['^[0-9]+$', '17'],
  ] as const)('may have the pattern of another regulator: %s', ([licencePattern, licenceExample]) => {
    const list = [located('firms.csv', { ...FIRM, licenseId: licenceExample }, 2)];
    expect(problemsAcross({ ...site({ licencePattern, licenceExample }), firms: list })).toEqual([]);
  });

  test('has an example in the site file that matches the pattern', () => {
    expect(problemsAcross(site({ licenceExample: 'FCA-1' }))).toEqual([`site.yaml licenceExample "FCA-1": must match ${PATTERN}`]);
  });
});

describe('what a licence covers (DATA-9)', () => {
  test('must be an activity, and a region or a country', () => {
    expect(problemsAcross(firms({ activities: ['Lending', 'lending'], jurisdictions: ['Netherlands', 'Global', 'Benelux'] }))).toEqual([
      'firms.csv:3 activities.1 "lending": must be a name in activities.yaml',
      'firms.csv:3 jurisdictions.2 "Benelux": must be a name in regions.yaml or countries.csv',
    ]);
  });

  test('is not reported again with each firm if the list of terms is broken', () => {
    const known = ['activities.yaml', 'regions.yaml'].map((file) => ({ file, value: '', rule: 'must be text' }));
    expect(problemsAcross(firms({ activities: ['Surfing'], jurisdictions: ['Benelux'] }), known)).toEqual([]);
  });
});

describe('a value that another record of its list has', () => {
  const at = <T extends object>(file: string, one: T, change: Partial<T>) => [
    located(file, one, 1),
    located(file, Object.assign({}, one, change), 10),
  ];
  const NL = { code: 'NL', name: 'Netherlands', latitude: 52.4, longitude: 4.9 };
  const RESOURCE = { id: 'portal', title: 'Portal', description: 'Files.', buttonText: 'Open', link: '/digital-filings-portal' as const };

  test.for<[Partial<LocatedRecords>, string]>([
    [{ countries: at('countries.csv', NL, { name: 'Luxembourg' }) }, 'countries.csv:10 code "NL"'],
    [{ countries: at('countries.csv', NL, { code: 'LU' }) }, 'countries.csv:10 name "Netherlands"'],
    [{ activities: at('activities.yaml', { name: 'Lending' }, {}) }, 'activities.yaml:10 name "Lending"'],
    [{ cities: at('cities.csv', { name: 'Geneva' }, {}) }, 'cities.csv:10 name "Geneva"'],
    [{ regions: at('regions.yaml', { name: 'Global', everywhere: true }, {}) }, 'regions.yaml:10 name "Global"'],
    // A record that was pasted twice has one problem.
    [{ warnedFirms: at('warned-firms.yaml', WARNED_FIRM, {}) }, 'warned-firms.yaml:10 id "apex-trade"'],
    [{ alerts: at('alerts.yaml', ALERT, {}) }, 'alerts.yaml:10 id "adv-xx-001"'],
    [{ publications: at('publications.yaml', PUBLICATION, { ref: 'PUB-AR-2030-02' }) }, 'publications.yaml:10 id "report"'],
    [{ downloads: at('downloads.yaml', DOWNLOAD, { link: '/more.pdf' }) }, 'downloads.yaml:10 id "figures"'],
    [{ downloads: at('downloads.yaml', DOWNLOAD, { id: 'more' }) }, 'downloads.yaml:10 link "/figures.pdf"'],
    [{ frameworks: at('frameworks.yaml', FRAMEWORK, {}) }, 'frameworks.yaml:10 id "derivatives"'],
    [{ resources: at('resources.yaml', RESOURCE, {}) }, 'resources.yaml:10 id "portal"'],
  ])('is refused: $1', ([change, problem]) => {
    expect(problemsAcross(change)).toEqual([`${problem}: must be unique; line 1 already has it`]);
  });
});

test('each status and each tier is explained once', () => {
  const status = (name: 'Active' | 'Merged') => located('statuses.yaml', { status: name, name, answer: 'Yes', meaning: 'Text.' });
  const problems = problemsAcross({ statuses: [status('Merged'), status('Merged')], tiers: [] });
  const times = (value: string, count: number) => `"${value}": must be explained exactly once, but is explained ${count} times`;
  expect(problems).toEqual([
    `statuses.yaml status ${times('Active', 0)}`,
    `statuses.yaml status ${times('Under Review', 0)}`,
    `statuses.yaml status ${times('Restricted', 0)}`,
    `statuses.yaml status ${times('Provisional', 0)}`,
    `statuses.yaml status ${times('Merged', 2)}`,
    `statuses.yaml status ${times('Ceased Operations', 0)}`,
    ...['Tier 1', 'Tier 2', 'Tier 3'].map((tier) => `tiers.yaml tier ${times(tier, 0)}`),
  ]);
});

test('a country is not reported with each firm if the list of countries is broken itself', () => {
  expect(problemsAcross(firms({ country: 'Atlantis' }))).toHaveLength(1);
  expect(problemsAcross(firms({ country: 'Atlantis' }), [{ file: 'countries.csv', rule: 'must exist' }])).toEqual([]);
});

describe('a clone', () => {
  // The licence becomes part of the address of the genuine firm, so it must be written as in the register.
  test.for(['FCA-2020-AE-911', 'fca-2017-nl-104'])('must imitate a firm of the register, unlike %s', (clones) => {
    expect(problemsAcross(warned({ clones }))).toEqual([
      `warned-firms.yaml:1 clones "${clones}": must be the licenseId of a firm in firms.csv: the genuine firm that this one imitates`,
    ]);
  });

  test('is not reported if the register is broken itself', () => {
    expect(problemsAcross(warned({ clones: 'FCA-2018-NL-200' }), [{ file: 'firms.csv', line: 3, rule: 'must not be empty' }])).toEqual([]);
  });
});

describe('while the site is fictional (SITE-3)', () => {
  const RESERVED = 'must end in .example, .test or .invalid while the site is marked fictional';
  const OF_FIRM = 'must end in .example, .test or .invalid, or in example.com, .org or .net, while the site is marked fictional';
  const confirmed = { contactsConfirmed: '2025-06-02' };

  test.for<[Partial<LocatedRecords>, string]>([
    [
      warned({ websites: ['https://b.example', 'https://brimstone.com'] }),
      `warned-firms.yaml:1 websites.1 "https://brimstone.com": ${RESERVED}`,
    ],
    [
      warned({ websites: ['https://brimstone.example.com'] }),
      `warned-firms.yaml:1 websites.0 "https://brimstone.example.com": ${RESERVED}`,
    ],
    [warned({ websites: ['http://127.0.0.1'] }), `warned-firms.yaml:1 websites.0 "http://127.0.0.1": ${RESERVED}`],
    [firms({ ...confirmed, websites: ['https://www.zuid.nl'] }), `firms.csv:3 websites.0 "https://www.zuid.nl": ${OF_FIRM}`],
    [firms({ ...confirmed, emailDomains: ['zuid.nl'] }), `firms.csv:3 emailDomains.0 "zuid.nl": ${OF_FIRM}`],
  ])('an address that could be real is refused: $1', ([change, problem]) => {
    expect(problemsAcross(change)).toEqual([problem]);
    expect(problemsAcross({ ...change, ...site({ fictional: false }) })).toEqual([]);
  });

  test('an address with a reserved host is accepted', () => {
    const websites = ['https://a.example', 'http://login.a.test/x?y#z', 'https://A.INVALID'];
    expect(problemsAcross({ ...warned({ websites }), ...firms({ ...confirmed, websites: ['https://zuid.example.com'] }) })).toEqual([]);
  });
});

describe('a notice', () => {
  const noticesOf = (...changes: Partial<Firm>[]) => findNotices({ ...firms(...changes), warnedFirms: [] }).map(formatProblem);

  test('is given about a firm with two licences, ignoring case and punctuation', () => {
    const list = [{ name: 'NEDERHAVEN Bank NV' }, { name: 'Nederhaven Bank N.V.', country: 'Luxembourg' }];
    expect(noticesOf(...list)).toEqual([
      'firms.csv:3 name "NEDERHAVEN Bank NV": has the licence FCA-2018-NL-200 here and FCA-2017-NL-104 on line 2; if this is the same firm twice, remove one row',
    ]);
  });

  test('is given about a second warning with the same name in other letters', () => {
    const list = warned({}, { id: 'apex-2025', name: 'APEX trade', websites: ['https://apex-2025.example'] });
    expect(findNotices({ firms: [], ...list }).map(formatProblem)).toEqual([
      'warned-firms.yaml:11 name "APEX trade": is also the name of the warning apex-trade (line 1); if both are about the same, make them one record',
    ]);
  });

  test('is not given about firms with different names', () => {
    expect(noticesOf({ name: 'Zuiderkade Bank N.V.' })).toEqual([]);
  });
});
