import { VERDICTS } from '@frontier/check';
import { ownEmailDomains, ownWebsites } from './schemas/contacts.ts';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { FIRM as RECORD } from '../../../tests/support/records.ts';
import { loadContent } from './load.ts';
import { contentFolder } from './plugin.ts';
import { ContentError, formatNotices, formatProblem, type ContentProblem } from './problems.ts';

/*
 * Each test copies the content folder, replaces a file in the copy, and reads it. The files are written here, so that an
 * editor's change to the real ones does not change a line number below.
 */

const REAL = resolve(import.meta.dirname, '../../../content');
const root = mkdtempSync(join(tmpdir(), 'content-'));
afterAll(() => rmSync(root, { recursive: true }));

type Files = Record<string, string | Uint8Array | null>;
let copies = 0;

/** These link to parts of documents, which the tests below replace. */
const LINKING = ['frameworks.yaml', 'glossary.yaml', 'licensing.yaml', 'returns.yaml'];
const withoutParts = Object.fromEntries(
  LINKING.map((file) => [file, readFileSync(join(REAL, file), 'utf8').replaceAll(/(?<=link: \/[^#\s]+)#\S+/g, '')]),
);

/** A copy of the content folder with these files replaced; null removes one. */
function folderWith(files: Files): string {
  const folder = join(root, String((copies += 1)));
  cpSync(REAL, folder, { recursive: true, filter: (source) => !/(locales|downloads)$/.test(source) });
  mkdirSync(join(folder, 'downloads'));
  // Short versions of long files, because they are read two hundred times and no test below needs all of them.
  const standing = {
    ...withoutParts,
    'firms.csv': firms(),
    'warned-firms.yaml': list(WARNED),
    'downloads.yaml': list(DOWNLOAD),
    'downloads/figures.yaml': downloadText(),
    'synonyms.yaml': list(SYNONYM),
    ...('downloads.yaml' in files && { 'downloads/another.yaml': downloadText({ ref: 'PUB-XX-2030-02' }) }),
  };
  for (const [file, source] of Object.entries({ ...standing, ...files })) {
    if (source === null) rmSync(join(folder, file), { force: true });
    else writeFileSync(join(folder, file), source);
  }
  return folder;
}

function load(files: Files) {
  const folder = folderWith(files);
  try {
    return loadContent(folder);
  } finally {
    // Removed after each test, because removing hundreds of copies at once could exceed the time limit of a hook.
    rmSync(folder, { recursive: true });
  }
}

function errorOf(files: Files): ContentError {
  try {
    load(files);
  } catch (error) {
    if (error instanceof ContentError) return error;
    throw error;
  }
  throw new Error('The content was accepted');
}

/** All problems of `files`, in order. */
const problemsOf = (files: Files) => errorOf(files).problems.map(({ file, line, key, value, rule }) => ({ file, line, key, value, rule }));

/** Expected problems. `rule` is a part of the whole rule. */
const problemsLike = (...expected: ContentProblem[]) =>
  expected.map(({ file, line, key, value, rule }) => ({ file, line, key, value, rule: expect.stringContaining(rule) }));

/** Its cells in `firms.csv`. */
const FIRM = { ...RECORD, activities: 'Lending; Custody', jurisdictions: 'Global', investigations: '0' };
type FirmCells = Partial<Record<keyof typeof FIRM, string>>;

const cell = (value: string) => (/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);
const csv = (rows: readonly (readonly string[])[]) => rows.map((row) => `${row.map(cell).join(',')}\n`).join('');

/** `firms.csv` with a valid firm on line 2 and the given ones from line 3. */
const firms = (...rows: FirmCells[]) =>
  csv([
    Object.keys(FIRM),
    Object.values(FIRM),
    ...rows.map((row, index) => Object.values({ ...FIRM, licenseId: `FCA-2018-NL-20${index}`, ...row })),
  ]);

/** A YAML list of a valid record and, if there is a change, a changed one, with one key on each line. */
const list = (sound: object, change?: object) =>
  [sound, ...(change ? [{ ...sound, id: 'another', ...change }] : [])]
    .map((record) =>
      Object.entries(record)
        .map(([key, value], index) => `${index === 0 ? '-' : ' '} ${key}: ${JSON.stringify(value)}\n`)
        .join(''),
    )
    .join('');

const WARNED = {
  id: 'apex',
  name: 'Apex Trade',
  aliases: ['AMT'],
  websites: ['https://apex.example'],
  reason: 'Pays nobody back.',
  added: '2025-01-02',
};
const warned = (change: object) => list(WARNED, { name: 'Brimstone Trade', ...change });
/** The line of a key of the second record; without a key, the line after the record. */
const warnedLine = (key?: keyof typeof WARNED) => {
  const keys = Object.keys(WARNED);
  return keys.length + 1 + (key === undefined ? keys.length : keys.indexOf(key));
};

const ALERT = {
  id: 'adv-xx-001',
  type: 'Market Advisory',
  category: 'surveillance',
  title: 'Layering',
  timestamp: '2025-07-14 09:30 UTC',
  severity: 'High',
  link: '/advisories/market-manipulation',
};
const alerts = (change: object) => list(ALERT, { id: 'adv-mm-002', ...change });

const PUBLICATION = { id: 'report', title: 'Report', type: 'Annual Report', date: '2025-03-31', format: 'PDF', ref: 'PUB-AR-2030-01' };
const publications = (change: object) => list(PUBLICATION, { title: 'Second report', ref: 'PUB-AR-2030-02', ...change });
const DOWNLOAD = { id: 'figures', category: 'Annual Reports', title: 'Figures', description: 'In figures.', link: '/figures.pdf' };
const downloads = (change: object) => list(DOWNLOAD, { link: '/more.pdf', ...change });
const FRAMEWORK = {
  id: 'derivatives',
  title: 'Derivatives',
  category: 'Derivatives',
  summary: 'Rules.',
  status: 'Effective Jan 1, 2024',
  effective: '2024-01-01',
  drawing: 'next-day',
  rules: ['Report every trade.'],
  links: [{ text: 'CRD-021', link: '/regulatory-guidance#crd-021' }],
};
const SYNONYM = { means: ['/warnings'], en: ['scam'], es: ['estafa'], zh: ['诈骗'], ar: ['احتيال'], fr: ['arnaque'] };
const RESOURCE = { id: 'portal', title: 'Portal', description: 'Files.', buttonText: 'Open', link: '/digital-filings-portal' };

const SITE = {
  name: 'Frontier Conduct Authority',
  shortName: 'FCA',
  tagline: 'Regulating',
  supportEmail: 'support@frontier-conduct.example',
  address: ['17, boulevard de la Mesure'],
  seat: { city: 'Luxembourg', latitude: 49.6, longitude: 6.1 },
  baseUrl: 'https://www.frontier-conduct.example',
  copyrightYear: 2025,
  licencePattern: '^FCA-\\d{4}-(?<country>[A-Z]{2})-\\d{3,}$',
  licenceExample: 'FCA-2017-NL-004',
  mapImage: 'https://maps.example/world.jpg',
  neutralPages: [
    { name: 'Weather', address: 'https://weather.example/' },
    { name: 'Maps', address: 'https://maps.example/' },
  ],
  fictional: true,
  offline: true,
};
const record = (values: object) =>
  Object.entries(values)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`)
    .join('');
const SECTION = { id: 'facts', heading: 'Facts', blocks: [{ text: 'One.' }] };
/** `downloads/figures.yaml`, with one key on each line. */
const downloadText = (change: object = {}) =>
  record({ title: 'Figures', ref: 'PUB-XX-2030-01', date: '2025-03-31', sections: [SECTION], ...change });
/** `site.yaml`, with one key on each line in the order above. */
const site = (change: object = {}) => record({ ...SITE, ...change });
const siteLine = (key: keyof typeof SITE) => Object.keys(SITE).indexOf(key) + 1;

const HOME = {
  services: ['frameworks', 'surveillance', 'filings'].map((drawing) => ({
    drawing,
    title: 'Title',
    description: 'Text.',
    linkText: 'Read',
    link: '/regulations',
  })),
  reach: [
    { figure: '200+', label: 'Exchanges' },
    { figure: '15,000+', label: 'Entities' },
  ],
};

const statuses = (names: readonly string[]) =>
  names.map((status) => `- { status: ${status}, name: ${status}, answer: 'Yes', meaning: Text. }\n`).join('');
const STATUSES = ['Active', 'Under Review', 'Restricted', 'Provisional', 'Merged', 'Ceased Operations'];
const tiers = (change: string) =>
  `- { tier: Tier 1, name: Tier 1, meaning: Text. }\n- { tier: Tier 2, name: Tier 2, meaning: Text. }\n${change}\n`;

describe('the content folder', () => {
  test('is the project’s own, or the one that CONTENT_DIR names', () => {
    vi.stubEnv('CONTENT_DIR', undefined);
    expect(contentFolder()).toBe(REAL);
    vi.stubEnv('CONTENT_DIR', '/srv/words');
    expect(contentFolder()).toBe('/srv/words');
    vi.unstubAllEnvs();
  });

  test('is accepted with the files of the tests below', () => {
    const content = load({
      'site.yaml': site(),
      'firms.csv': firms({}),
      'warned-firms.yaml': warned({}),
      'alerts.yaml': alerts({}),
      'publications.yaml': publications({ id: 'second-report' }),
      'downloads.yaml': downloads({}),
      'frameworks.yaml': list(FRAMEWORK, {}),
      'resources.yaml': list(RESOURCE, {}),
      'statuses.yaml': statuses(STATUSES),
      'tiers.yaml': tiers('- { tier: Tier 3, name: Tier 3, meaning: Text. }'),
      'home.yaml': record(HOME),
    });
    expect(content.firms[0]).toEqual({
      ...FIRM,
      activities: ['Lending', 'Custody'],
      jurisdictions: ['Global'],
      investigations: 0,
    });
    expect(content.warnedFirms[0]).toEqual(WARNED);
    expect(content.alerts[0]).toEqual(ALERT);
    expect(content.site).toEqual(SITE);
  });

  test('of another regulator is accepted, with its own pattern, and licences with or without a country', () => {
    const withCountry = load({
      'site.yaml': site({ licencePattern: '^(?<country>[A-Z]{2})/[0-9]{4}$', licenceExample: 'NL/0001' }),
      'firms.csv': csv([Object.keys(FIRM), Object.values({ ...FIRM, licenseId: 'NL/0001' })]),
    });
    expect(withCountry.firms.map(({ licenseId }) => licenseId)).toEqual(['NL/0001']);
    const withoutCountry = load({
      'site.yaml': site({ licencePattern: '^[0-9]+$', licenceExample: '17' }),
      'firms.csv': csv([Object.keys(FIRM), Object.values({ ...FIRM, licenseId: '17' })]),
    });
    expect(withoutCountry.firms.map(({ licenseId }) => licenseId)).toEqual(['17']);
  });
});

describe('a licence', () => {
  test.for<[string, string]>([
    ['of another authority', 'XYZ-2018-NL-001'],
    ['with a short year', 'FCA-18-NL-001'],
    ['with a country code in lower case', 'FCA-2018-nl-001'],
    ['with two digits at its end', 'FCA-2018-NL-01'],
    ['with something after its number', 'FCA-2018-NL-001b'],
  ])('%s breaks the site’s pattern', ([, licenseId]) => {
    expect(problemsOf({ 'firms.csv': firms({ licenseId }) })).toEqual(
      problemsLike({
        file: 'firms.csv',
        line: 3,
        key: 'licenseId',
        value: licenseId,
        rule: 'must have the form of FCA-',
      }),
    );
  });

  test('may have more than three digits at the end', () => {
    expect(load({ 'firms.csv': firms({ licenseId: 'FCA-2018-NL-12345' }) }).firms).toHaveLength(2);
  });

  test('that an earlier line has is refused, and the problem names that line', () => {
    expect(problemsOf({ 'firms.csv': firms({}, { licenseId: FIRM.licenseId }) })).toEqual(
      problemsLike({ file: 'firms.csv', line: 4, key: 'licenseId', value: FIRM.licenseId, rule: 'must be unique; line 2 already has it' }),
    );
  });

  // An address finds a firm by its licence in any case, so the second firm would never be found.
  test('that differs from an earlier one only in case is refused', () => {
    const rows = csv([Object.keys(FIRM), ...['ab-1', 'AB-1'].map((licenseId) => Object.values({ ...FIRM, licenseId }))]);
    expect(
      problemsOf({ 'site.yaml': site({ licencePattern: '^[a-z]+-[0-9]+$|^[A-Z]+-[0-9]+$', licenceExample: 'AB-1' }), 'firms.csv': rows }),
    ).toEqual(problemsLike({ file: 'firms.csv', line: 3, key: 'licenseId', value: 'AB-1', rule: 'line 2 already has it' }));
  });

  test('must contain the code of the firm’s country (DATA-3)', () => {
    expect(problemsOf({ 'firms.csv': firms({ licenseId: 'FCA-2018-LU-001' }) })).toEqual(
      problemsLike({
        file: 'firms.csv',
        line: 3,
        key: 'licenseId',
        value: 'FCA-2018-LU-001',
        rule: 'must contain NL, the country code of Netherlands',
      }),
    );
  });
});

describe('a firm', () => {
  test.for<[keyof typeof FIRM, string, string]>([
    ['name', '', 'must not be empty'],
    ['name', ' Nederhaven', 'must not begin or end with a space'],
    ['name', 'Nederhaven\u00a0', 'must not begin or end with a space'],
    ['name', 'Neder\u0007haven', 'must not contain U+0007, a control character'],
    ['name', 'Neder\nhaven', 'must not contain U+000A, a line break'],
    ['name', 'Neder\u0085haven', 'must not contain U+0085, a control character'],
    ['name', 'Neder\u200bhaven', 'must not contain U+200B, an invisible character: delete it'],
    ['name', 'Neder\u202ehaven', 'must not contain U+202E, which changes the direction of text: delete it'],
    ['name', 'Neder\ufffdhaven', 'must not contain U+FFFD, which replaces a letter that was lost'],
    ['name', 'Neder\uffffhaven', 'must not contain U+FFFF, which is not a character: delete it'],
    ['name', 'x'.repeat(301), 'must have at most 300 characters'],
    ['registration', '0205-03-18', 'must be a day from 1800 to 2199'],
    ['name', 'Neder\u2066haven', 'must not contain U+2066, which changes the direction of text: delete it'],
    ['name', 'Cre\u0301dit', 'must not contain a letter and its accent as two characters'],
    ['country', 'Atlantis', 'must be a name in countries.csv'],
    ['status', 'Closed', 'must be one of: Active, Under Review, Restricted, Provisional, Merged, Ceased Operations'],
    ['status', 'active', 'must be one of: Active'],
    ['status', '', 'must be one of: Active'],
    ['headquarters', '', 'must not be empty'],
    ['registration', '2017-02-29', 'must be a real day written yyyy-mm-dd'],
    ['registration', '2017-13-01', 'must be a real day written yyyy-mm-dd'],
    ['registration', '2017-4-24', 'must be a real day written yyyy-mm-dd'],
    ['lastAudit', '2025-02-30', 'must be a real day written yyyy-mm-dd'],
    ['lastAudit', '2025-3-18', 'must be a real day written yyyy-mm-dd'],
    ['lastAudit', '2017-04-23', 'must not be before the registration'],
    ['tier', 'Tier 4', 'must be one of: Tier 1, Tier 2, Tier 3'],
    ['capitalRatio', '', 'must not be empty'],
    ['investigations', '-1', 'must be a whole number, 0 or more'],
    ['investigations', '1.5', 'must be a whole number, 0 or more'],
    ['investigations', '', 'must be a whole number, 0 or more'],
    ['investigations', 'none', 'must be a whole number, 0 or more'],
  ])('is refused for its %s %j', ([key, value, rule]) => {
    // An empty text may break a second rule too. An editor needs only the first.
    const { problems } = errorOf({ 'firms.csv': firms({ [key]: value }) });
    const line = 3;
    expect(problems[0]).toEqual({ file: 'firms.csv', line, key, value, rule: expect.stringContaining(rule) });
    expect(problems.every((problem) => problem.line === line && problem.key === key)).toBe(true);
  });

  test.for(['activities', 'jurisdictions'] as const)('has at least one of its %s, and none twice', (key) => {
    const at = { file: 'firms.csv', line: 3 };
    expect(problemsOf({ 'firms.csv': firms({ [key]: '' }) })).toEqual(
      problemsLike({ ...at, key, value: '', rule: 'must contain at least one value; separate several with semicolons' }),
    );
    expect(problemsOf({ 'firms.csv': firms({ [key]: 'A; B; A' }) })).toEqual(
      problemsLike({ ...at, key, value: 'A; B; A', rule: 'must not name the same thing twice' }),
    );
    expect(problemsOf({ 'firms.csv': firms({ [key]: 'A;; B' }) })).toEqual(
      problemsLike({ ...at, key: `${key}.1`, value: undefined, rule: 'must not be empty' }),
    );
  });

  test.for([
    '14%',
    '14.2%',
    '0%',
    '212% (Solvency II)',
    '180.5% (SST)',
    '131% (LICAT)',
    '218% (BMA)',
    '410% (RBC)',
    '17.0% (Local Reg.)',
    'N/A',
  ])('may have the capital ratio %j', (capitalRatio) => {
    expect(load({ 'firms.csv': firms({ capitalRatio }) }).firms[1]?.capitalRatio).toBe(capitalRatio);
  });

  test.for([
    '14',
    '14,2%',
    '14.%',
    '.5%',
    '-1%',
    '12345%',
    '212% Solvency II',
    '212% (Solvency III)',
    '212%(SST)',
    'n/a',
    'N/A (SST)',
    'Solvency II',
  ])('may not have the capital ratio %j (DATA-2)', (value) => {
    expect(problemsOf({ 'firms.csv': firms({ capitalRatio: value }) })).toEqual(
      problemsLike({
        file: 'firms.csv',
        line: 3,
        key: 'capitalRatio',
        value,
        rule: 'must be a percentage (14.2%), a percentage with its regime (212% (Solvency II)',
      }),
    );
  });

  test('audited on the day of its registration is accepted (DATA-4)', () => {
    expect(load({ 'firms.csv': firms({ lastAudit: FIRM.registration }) }).firms).toHaveLength(2);
  });

  test('may have an id in a separate column; an empty cell means none', () => {
    const rows = [
      [...Object.keys(FIRM), 'id'],
      [...Object.values(FIRM), ''],
      [...Object.values({ ...FIRM, licenseId: 'FCA-2018-NL-200' }), 'ned-2'],
    ];
    expect(load({ 'firms.csv': csv(rows) }).firms.map(({ id }) => id)).toEqual([undefined, 'ned-2']);
  });
});

/** A firm with every contact point, and one with a successor. */
const CONTACTS = {
  ...FIRM,
  websites: 'https://www.nederhaven.example; https://mijn.nederhaven.example/login',
  emailDomains: 'nederhaven.example; post.nederhaven.test',
  phones: '+44 20 7946 0123; +1 312 555 0123',
  contactsConfirmed: '2025-06-02',
  successor: '',
};
type ContactCells = Partial<Record<keyof typeof CONTACTS, string>>;
const NO_CONTACTS = { websites: '', emailDomains: '', phones: '', contactsConfirmed: '' };

/** `firms.csv` with a firm and its contact points on line 2, and firms that have none but those given from line 3. */
const contacts = (...rows: ContactCells[]) =>
  csv([
    Object.keys(CONTACTS),
    Object.values(CONTACTS),
    ...rows.map((row, index) => Object.values({ ...CONTACTS, ...NO_CONTACTS, licenseId: `FCA-2018-NL-20${index}`, ...row })),
  ]);

describe('the contact points of a firm', () => {
  const file = 'firms.csv';
  const confirmed = { contactsConfirmed: '2025-06-02' };

  test('are lists and a day; an empty cell or a missing column means none (DATA-7)', () => {
    const [first, second] = load({ [file]: contacts({}) }).firms;
    expect(first).toMatchObject({
      websites: ['https://www.nederhaven.example', 'https://mijn.nederhaven.example/login'],
      emailDomains: ['nederhaven.example', 'post.nederhaven.test'],
      phones: ['+442079460123', '+13125550123'],
      contactsConfirmed: '2025-06-02',
    });
    expect([second?.websites, second?.emailDomains, second?.phones, second?.contactsConfirmed]).toEqual(Array(4).fill(undefined));
    expect(load({ [file]: firms() }).firms[0]?.websites).toBeUndefined();
  });

  test.for<[string, ContactCells, string, string | undefined, string]>([
    ['without encryption', { websites: 'http://zuid.example' }, 'websites.0', 'http://zuid.example', 'must be a full https address'],
    ['without a scheme', { websites: 'zuid.example' }, 'websites.0', 'zuid.example', 'must be a full https address'],
    [
      'with a user name',
      { websites: 'https://zuid.example@apex.test' },
      'websites.0',
      'https://zuid.example@apex.test',
      'without a user name',
    ],
    [
      'with a space',
      { websites: 'https://zuid.example; https://zuid.example/ x' },
      'websites.1',
      'https://zuid.example/ x',
      'must be a full https address',
    ],
    ['at a public suffix', { websites: 'https://co.uk' }, 'websites.0', 'https://co.uk', 'must belong to the firm'],
    ['at a host without a dot', { websites: 'https://example' }, 'websites.0', 'https://example', 'must be a full https address'],
    [
      'at a host with a curly quotation mark',
      { websites: 'https://zuid.example”' },
      'websites.0',
      'https://zuid.example”',
      'must be a full https',
    ],
    ['at an IP address', { websites: 'https://192.0.2.1' }, 'websites.0', 'https://192.0.2.1', 'must belong to the firm'],
    [
      'given twice',
      { websites: 'https://zuid.example; https://zuid.example' },
      'websites',
      'https://zuid.example; https://zuid.example',
      'must not name the same thing twice',
    ],
  ])('may not have a website %s', ([, change, key, value, rule]) => {
    expect(problemsOf({ [file]: contacts({ ...confirmed, ...change }) })).toEqual(problemsLike({ file, line: 3, key, value, rule }));
  });

  test('may be on a website where others have pages too, as a payment service has', () => {
    expect(ownWebsites().safeParse(['https://www.paypal.com']).success).toBe(true);
    expect(ownEmailDomains().safeParse(['paypal.com']).success).toBe(true);
  });

  test.for<[string, string, string]>([
    ['a whole address', 'desk@zuid.example', 'must be a domain in lower case and without @'],
    ['an @', '@zuid.example', 'must be a domain in lower case and without @'],
    ['a capital letter', 'Zuid.example', 'must be a domain in lower case and without @'],
    ['a scheme', 'https://zuid.example', 'must be a domain in lower case and without @'],
    ['one label', 'zuid', 'must be a domain in lower case and without @'],
    ['a public suffix', 'co.uk', 'must belong to the firm'],
    ['a provider of mailboxes', 'gmail.com', 'must belong to the firm'],
  ])('may not have %s for an email domain', ([, value, rule]) => {
    expect(problemsOf({ [file]: contacts({ ...confirmed, emailDomains: value }) })).toEqual(
      problemsLike({ file, line: 3, key: 'emailDomains.0', value, rule }),
    );
  });

  test('may not have a telephone number without its country', () => {
    expect(problemsOf({ [file]: contacts({ ...confirmed, phones: '020 7946 0124' }) })).toEqual(
      problemsLike({ file, line: 3, key: 'phones.0', value: '020 7946 0124', rule: 'must begin with + and the country code' }),
    );
  });

  test('may not be more than a record has room for', () => {
    const phones = Array.from({ length: 11 }, (_, index) => `+44 20 7946 02${index + 10}`).join('; ');
    expect(problemsOf({ [file]: contacts({ ...confirmed, phones }) })).toEqual(
      problemsLike({ file, line: 3, key: 'phones', value: phones, rule: 'must have at most 10 numbers' }),
    );
  });

  test.for<[string, ContactCells, string, string]>([
    ['no day of confirmation', { websites: 'https://zuid.example' }, '', 'must be given with websites, emailDomains or phones'],
    ['only a day of confirmation', confirmed, '2025-06-02', 'must be given with websites, emailDomains or phones'],
    [
      'a day before the registration',
      { phones: '+44 20 7946 0124', contactsConfirmed: '2017-04-23' },
      '2017-04-23',
      'must not be before the registration',
    ],
    [
      'a day in the future',
      { phones: '+44 20 7946 0124', contactsConfirmed: '2199-01-01' },
      '2199-01-01',
      'must not be in the future: today is',
    ],
    ['a day that no year has', { phones: '+44 20 7946 0124', contactsConfirmed: '2025-02-30' }, '2025-02-30', 'must be a real day'],
  ])('may not have %s', ([, change, value, rule]) => {
    expect(problemsOf({ [file]: contacts(change) })).toEqual(problemsLike({ file, line: 3, key: 'contactsConfirmed', value, rule }));
  });

  test.for<[string, ContactCells, string, string]>([
    ['the website host', { websites: 'https://nederhaven.example/other' }, 'websites.0', 'https://nederhaven.example/other'],
    ['the email domain', { emailDomains: 'nederhaven.example' }, 'emailDomains.0', 'nederhaven.example'],
    ['the telephone number', { phones: '+44 2079 460123' }, 'phones.0', '+442079460123'],
  ])('may not include %s of another firm', ([, change, key, value]) => {
    const rule = 'must belong to one firm only; line 2 already has it';
    expect(problemsOf({ [file]: contacts({ ...confirmed, ...change }) })).toEqual(problemsLike({ file, line: 3, key, value, rule }));
  });

  test.for<[string, object, keyof typeof WARNED | undefined, string, string]>([
    ['website', { websites: ['http://nederhaven.example'] }, 'websites', 'websites.0', 'http://nederhaven.example'],
    ['page', { websites: ['https://mijn.nederhaven.example/x'] }, 'websites', 'websites.0', 'https://mijn.nederhaven.example/x'],
    ['host below a website', { websites: ['https://nederhaven.test'] }, 'websites', 'websites.0', 'https://nederhaven.test'],
    ['email domain', { emails: ['desk@Nederhaven.example'] }, undefined, 'emails.0', 'desk@Nederhaven.example'],
    ['telephone number', { phones: ['+44 20 7946 0123'] }, undefined, 'phones.0', '+442079460123'],
  ])('may not include the %s of a firm that we warn about', ([, change, at, key, value]) => {
    const rule = 'must not be a contact point of a regulated firm, but firms.csv:2 has it';
    expect(problemsOf({ [file]: contacts(), 'warned-firms.yaml': warned(change) })).toEqual(
      problemsLike({ file: 'warned-firms.yaml', line: warnedLine(at), key, value, rule }),
    );
  });

  test('may be near those in a warning: below a host of the firm, or a page of the host above it', () => {
    const websites = ['https://login.nederhaven.example', 'https://nederhaven.test/page'];
    expect(load({ [file]: contacts(), 'warned-firms.yaml': warned({ websites }) }).warnedFirms).toHaveLength(2);
  });

  test.for<[string, ContactCells, string, string]>([
    ['website', { websites: 'https://www.zuid.nl' }, 'websites.0', 'https://www.zuid.nl'],
    ['email domain', { emailDomains: 'zuid.nl' }, 'emailDomains.0', 'zuid.nl'],
  ])('have a reserved %s while the site is fictional (SITE-3)', ([, change, key, value]) => {
    const rule = 'must end in .example, .test or .invalid, or in example.com';
    const source = contacts({ ...confirmed, ...change });
    expect(problemsOf({ [file]: source })).toEqual(problemsLike({ file, line: 3, key, value, rule }));
    expect(load({ [file]: source, 'site.yaml': site({ fictional: false }) }).firms).toHaveLength(2);
    expect(load({ [file]: contacts({ ...confirmed, websites: 'https://zuid.example.com' }) }).firms).toHaveLength(2);
  });
});

describe('the successor of a firm', () => {
  const file = 'firms.csv';
  const merged = { status: 'Merged' };

  test('is another firm of the register, which may have merged too (DATA-8)', () => {
    const source = contacts({ ...merged, successor: 'FCA-2018-NL-201' }, { ...merged, successor: FIRM.licenseId });
    expect(load({ [file]: source }).firms.map(({ successor }) => successor)).toEqual([undefined, 'FCA-2018-NL-201', FIRM.licenseId]);
  });

  test.for<[string, ContactCells, string, string]>([
    ['that no firm has', merged, 'FCA-2018-NL-999', 'must be the licenseId of a firm in firms.csv'],
    ['that is its own', merged, 'FCA-2018-NL-200', 'must be the licenseId of another firm'],
    ['unless it merged', {}, FIRM.licenseId, 'must be empty unless the status is Merged'],
  ])('may not be a licence %s', ([, change, successor, rule]) => {
    expect(problemsOf({ [file]: contacts({ ...change, successor }) })).toEqual(
      problemsLike({ file, line: 3, key: 'successor', value: successor, rule }),
    );
  });

  test('may not lead back to the firm', () => {
    const source = contacts(
      { ...merged, successor: 'FCA-2018-NL-201' },
      { ...merged, successor: 'FCA-2018-NL-200' },
      { ...merged, successor: 'FCA-2018-NL-201' },
    );
    const rule = 'must not lead back to this firm';
    expect(problemsOf({ [file]: source })).toEqual(
      problemsLike(
        { file, line: 3, key: 'successor', value: 'FCA-2018-NL-201', rule },
        { file, line: 4, key: 'successor', value: 'FCA-2018-NL-200', rule },
      ),
    );
  });

  test('that is broken itself is reported only once', () => {
    const source = contacts({ ...merged, successor: 'FCA-2018-NL-201' }, { tier: 'Tier 4' });
    expect(problemsOf({ [file]: source }).map(({ key }) => key)).toEqual(['tier']);
  });
});

describe('a country', () => {
  const countries = (...row: string[]) => csv([['code', 'name', 'latitude', 'longitude'], ['NL', 'Netherlands', '52.4', '4.9'], row]);

  test.for<[string, string[], string, string, string]>([
    [
      'a code of three letters',
      ['LUX', 'Luxembourg', '49.6', '6.1'],
      'code',
      'LUX',
      'must be a country code of two capital letters (ISO 3166-1 alpha-2)',
    ],
    ['a code that another has', ['NL', 'Luxembourg', '49.6', '6.1'], 'code', 'NL', 'must be unique; line 2 already has it'],
    ['a name that another has', ['LU', 'Netherlands', '49.6', '6.1'], 'name', 'Netherlands', 'must be unique; line 2 already has it'],
    ['no latitude', ['LU', 'Luxembourg', '', '6.1'], 'latitude', '', 'must be a number'],
    ['a latitude beyond the pole', ['LU', 'Luxembourg', '90.1', '6.1'], 'latitude', '90.1', 'must be at most 80'],
    ['a longitude beyond the date line', ['LU', 'Luxembourg', '49.6', '-180.5'], 'longitude', '-180.5', 'must be at least -180'],
    ['a latitude above the map', ['LU', 'Luxembourg', '80.5', '6.1'], 'latitude', '80.5', 'must be at most 80'],
    ['a position in words', ['LU', 'Luxembourg', '49.6', '6 east'], 'longitude', '6 east', 'must be a number'],
    ['a position in hexadecimal figures', ['LU', 'Luxembourg', '0x31', '6.1'], 'latitude', '0x31', 'must be a number'],
  ])('may not have %s', ([, row, key, value, rule]) => {
    expect(problemsOf({ 'countries.csv': countries(...row) })).toEqual(problemsLike({ file: 'countries.csv', line: 3, key, value, rule }));
  });
});

describe('a CSV file', () => {
  const header = Object.keys(FIRM);
  const row = Object.values(FIRM);

  test('may begin with a byte order mark, end its lines as Windows does and have empty lines', () => {
    expect(load({ 'firms.csv': `\ufeff${firms({}).replaceAll('\n', '\r\n')}\r\n\r\n` }).firms).toHaveLength(2);
  });

  test('has line numbers as in an editor, which count empty lines', () => {
    const source = firms({ tier: 'Tier 4' }).replace('\n', '\n\n\n');
    expect(problemsOf({ 'firms.csv': source })).toEqual(
      problemsLike({ file: 'firms.csv', line: 5, key: 'tier', value: 'Tier 4', rule: 'must be one of' }),
    );
  });

  test('without a column has one problem, not one for each row', () => {
    const source = csv([header, row, row].map((cells) => cells.toSpliced(6, 1)));
    expect(problemsOf({ 'firms.csv': source })).toEqual(
      problemsLike({ file: 'firms.csv', line: 1, key: 'tier', value: undefined, rule: 'must be one of the columns in the header row' }),
    );
  });

  test('with an extra column has one problem', () => {
    const source = csv([
      [...header, 'colour'],
      [...row, 'red'],
      [...row, 'blue'],
    ]);
    expect(problemsOf({ 'firms.csv': source })).toEqual(
      problemsLike({ file: 'firms.csv', line: 1, key: 'colour', value: 'colour', rule: 'is not a known column' }),
    );
  });

  // Otherwise the first of the two would be dropped silently (DATA-5).
  test('with a duplicate column is refused', () => {
    const source = csv([
      ['name', ...header],
      ['Dropped', ...row],
    ]);
    expect(problemsOf({ 'firms.csv': source })).toEqual(
      problemsLike({ file: 'firms.csv', line: 1, key: 'name', value: 'name', rule: 'must appear only once among the columns' }),
    );
  });

  test('with too few or too many cells in a row has a problem that names the row', () => {
    const rest = row.slice(0, 11);
    expect(problemsOf({ 'firms.csv': csv([header, row, rest, [...row, 'more']]) })).toEqual(
      problemsLike(
        { file: 'firms.csv', line: 3, key: undefined, value: rest.join(','), rule: 'must have 12 columns, but has 11' },
        { file: 'firms.csv', line: 4, key: undefined, value: [...row, 'more'].join(','), rule: 'must have 12 columns, but has 13' },
      ),
    );
  });

  test('with a quotation mark that is never closed has a problem that names its line', () => {
    expect(problemsOf({ 'firms.csv': `${csv([header, row])}"Nederhaven,Netherlands\n` })).toEqual(
      problemsLike({ file: 'firms.csv', line: 3, key: undefined, value: '"Nederhaven,Netherlands', rule: 'must close the quotation mark' }),
    );
  });

  test('with a stray quotation mark has a problem that names its line', () => {
    expect(problemsOf({ 'firms.csv': csv([header, row]).replace('Nederhaven', 'Neder"haven') })).toEqual(
      problemsLike({
        file: 'firms.csv',
        line: 2,
        key: undefined,
        value: expect.stringContaining('Neder"haven'),
        rule: 'must not contain a quotation mark (") inside a value',
      }),
    );
  });

  test('that is empty has no header', () => {
    expect(problemsOf({ 'firms.csv': '' })).toEqual(
      problemsLike({ file: 'firms.csv', line: 1, key: undefined, value: '', rule: 'must begin with a header row' }),
    );
  });
});

describe('any file', () => {
  test.for(['site.yaml', 'warned-firms.yaml', 'firms.csv'])('must be UTF-8: %s', (file) => {
    const latin1 = Buffer.from('name: Cr\u00e9dit\n', 'latin1');
    expect(problemsOf({ [file]: latin1 })).toEqual(
      problemsLike({ file, line: 1, key: undefined, value: 'name: Cr\u00e9dit', rule: 'must be UTF-8' }),
    );
  });

  test.for([
    'site.yaml',
    'home.yaml',
    'firms.csv',
    'warned-firms.yaml',
    'alerts.yaml',
    'publications.yaml',
    'downloads.yaml',
    'frameworks.yaml',
    'resources.yaml',
  ])('must exist: %s', (file) => {
    expect(problemsOf({ [file]: null })).toEqual(
      problemsLike({ file, line: undefined, key: undefined, value: undefined, rule: 'must exist' }),
    );
  });

  test.for(['countries.csv', 'statuses.yaml', 'tiers.yaml'])('must exist, in particular if others refer to it: %s', (file) => {
    expect(errorOf({ [file]: null }).problems[0]).toEqual({ file, line: undefined, key: undefined, value: undefined, rule: 'must exist' });
  });
});

describe('a YAML file', () => {
  const file = 'warned-firms.yaml';

  test('may begin with a byte order mark and end its lines as Windows does', () => {
    expect(load({ [file]: `\ufeff${warned({}).replaceAll('\n', '\r\n')}` }).warnedFirms).toHaveLength(2);
  });

  test('with a quotation mark that is never closed has a problem that names its line', () => {
    const source = warned({}).replace('"Brimstone Trade"', '"Brimstone Trade');
    expect(errorOf({ [file]: source }).problems[0]).toMatchObject({
      file,
      line: warnedLine('name'),
      rule: expect.stringContaining('must close the quotation mark (")'),
    });
  });

  // A tab instead of spaces once gave a thousand problems, all caused by the first.
  test('has one problem for the first syntax error, and none for errors caused by it', () => {
    expect(problemsOf({ [file]: warned({}).replace('  name: "Brimstone', '\tname: "Brimstone') })).toEqual(
      problemsLike({
        file,
        line: warnedLine('name'),
        key: undefined,
        value: 'name: "Brimstone Trade"',
        rule: 'must not contain a tab: use spaces',
      }),
    );
  });

  test('must not have a duplicate key', () => {
    expect(
      problemsOf({ [file]: warned({}).replace('  name: "Brimstone Trade"\n', '  name: "Brimstone Trade"\n  name: "Gallows Trade"\n') }),
    ).toEqual(
      problemsLike({
        file,
        line: warnedLine('aliases'),
        key: undefined,
        value: 'name: "Gallows Trade"',
        rule: 'must not give the key name twice',
      }),
    );
  });

  test('has a problem for each duplicate key', () => {
    const { problems } = errorOf({ [file]: warned({}).replaceAll(/^(. id: .*\n)/gm, '$1  id: again\n') });
    expect(problems.map(({ line, rule }) => [line, rule])).toEqual([
      [2, 'must not give the key id twice'],
      // One line further, because of the duplicate key above it.
      [warnedLine('name') + 1, 'must not give the key id twice'],
    ]);
  });

  test('must not have an unknown key', () => {
    expect(problemsOf({ [file]: warned({ colour: 'red' }) })).toEqual(
      problemsLike({ file, line: warnedLine(), key: 'colour', value: 'red', rule: 'is not a known key' }),
    );
    expect(problemsOf({ [file]: `${warned({})}  __proto__: 1\n` })).toEqual(
      problemsLike({ file, line: warnedLine(), key: '__proto__', value: 1, rule: 'is not a known key' }),
    );
  });

  test('must have every key', () => {
    expect(problemsOf({ [file]: warned({ reason: undefined }).replace(/^ {2}reason: undefined\n/m, '') })).toEqual(
      problemsLike({ file, line: warnedLine('id'), key: 'reason', value: undefined, rule: 'must be given' }),
    );
  });

  test('must not use aliases, which could expand without limit', () => {
    const bomb = [
      '- &a [x, x, x, x, x, x, x, x, x]',
      ...'bcdefgh'.split('').map((letter, index) => `- &${letter} [${Array(9).fill(`*${'abcdefg'[index]}`).join(', ')}]`),
    ];
    const { problems } = errorOf({ [file]: `${bomb.join('\n')}\n` });
    expect(problems).toEqual([
      { file, line: 1, value: '&a', rule: 'must not use anchors: put a text that begins with & in quotation marks' },
    ]);
  });

  test('must not use unknown tags or contain two documents', () => {
    expect(problemsOf({ [file]: warned({}).replace('name: "Brim', 'name: !firm "Brim') })).toEqual(
      problemsLike({
        file,
        line: warnedLine('name'),
        key: undefined,
        value: '!firm',
        rule: 'must not use tags: put a text that begins with ! in quotation marks',
      }),
    );
    expect(problemsOf({ [file]: `${warned({})}---\n${warned({})}` })).toEqual(
      problemsLike({ file, line: warnedLine(), key: undefined, value: '---', rule: 'multiple documents' }),
    );
  });

  test('must have a list where one is expected', () => {
    for (const source of ['a: 1\n', 'text\n']) {
      expect(errorOf({ [file]: source }).problems).toEqual([
        { file, line: 1, value: expect.anything(), rule: 'must be a list of records' },
      ]);
    }
    expect(problemsOf({ [file]: '' })).toEqual(
      problemsLike({ file, line: 1, key: undefined, value: null, rule: 'must be a list of records' }),
    );
  });

  test.for<[string, unknown]>([
    ['- a\n', ['a']],
    ['text\n', 'text'],
    ['', null],
    ['# nothing\n', null],
  ])('must be a record where a record is wanted, not %j', ([source, value]) => {
    expect(problemsOf({ 'site.yaml': source })).toEqual(
      problemsLike({ file: 'site.yaml', line: 1, key: undefined, value, rule: 'must be a record' }),
    );
  });

  test('must not have an empty list', () => {
    expect(problemsOf({ [file]: `${warned({})}- text\n` })).toEqual(
      problemsLike({ file, line: warnedLine(), key: undefined, value: 'text', rule: 'must be a record' }),
    );
  });

  test('must have text where it is expected', () => {
    expect(problemsOf({ [file]: warned({ name: 1998 }) })).toEqual(
      problemsLike({ file, line: warnedLine('name'), key: 'name', value: 1998, rule: 'must be text' }),
    );
    expect(problemsOf({ [file]: warned({ aliases: 'AMT' }) })).toEqual(
      problemsLike({ file, line: warnedLine('aliases'), key: 'aliases', value: 'AMT', rule: 'must be a list' }),
    );
    expect(problemsOf({ [file]: warned({ aliases: [null] }) })).toEqual(
      problemsLike({ file, line: warnedLine('aliases'), key: 'aliases.0', value: null, rule: 'must be text' }),
    );
  });

  test('must not contain an escaped lone surrogate', () => {
    expect(problemsOf({ [file]: warned({ name: 'X' }).replace('"X"', String.raw`"Brim\ud800"`) })).toEqual(
      problemsLike({ file, line: warnedLine('name'), key: 'name', value: 'Brim\ud800', rule: 'must be valid Unicode' }),
    );
  });
});

describe('a warned firm', () => {
  const file = 'warned-firms.yaml';

  test.for<[string, object, number, string, unknown, string]>([
    ['an id in capitals', { id: 'Apex' }, warnedLine('id'), 'id', 'Apex', 'must be lower-case words joined by hyphens'],
    ['an id that another has', { id: 'apex' }, warnedLine('id'), 'id', 'apex', 'must be unique; line 1 already has it'],
    ['an alias twice', { aliases: ['A', 'A'] }, warnedLine('aliases'), 'aliases', ['A', 'A'], 'must not name the same thing twice'],
    [
      'a website twice',
      { websites: ['https://b.example', 'https://b.example'] },
      warnedLine('websites'),
      'websites',
      ['https://b.example', 'https://b.example'],
      'must not name the same address twice',
    ],
    [
      'a script for a website',
      { websites: ['javascript:alert(1)'] },
      warnedLine('websites'),
      'websites.0',
      'javascript:alert(1)',
      'must be a full http or https address',
    ],
    [
      'a document for a website',
      { websites: ['https://b.example', 'data:text/html,x'] },
      warnedLine('websites'),
      'websites.1',
      'data:text/html,x',
      'must be a full http or https address',
    ],
    [
      'a website without its scheme',
      { websites: ['b.example'] },
      warnedLine('websites'),
      'websites.0',
      'b.example',
      'must be a full http or https address',
    ],
    ['no reason', { reason: '' }, warnedLine('reason'), 'reason', '', 'must not be empty'],
    ['a day of warning that no year has', { added: '2025-02-29' }, warnedLine('added'), 'added', '2025-02-29', 'must be a real day'],
    [
      'an alias that looks like two in the open data',
      { aliases: ['A; B'] },
      warnedLine('aliases'),
      'aliases.0',
      'A; B',
      'must not contain',
    ],
    [
      'a website with a space',
      { websites: ['https://b.example/ x'] },
      warnedLine('websites'),
      'websites.0',
      'https://b.example/ x',
      'must be a full',
    ],
    ['an empty licence for the firm it imitates', { clones: '' }, warnedLine(), 'clones', '', 'must not be empty'],
    [
      'a licence that no firm holds',
      { clones: 'FCA-2020-AE-911' },
      warnedLine('id'),
      'clones',
      'FCA-2020-AE-911',
      'must be the licenseId of a firm',
    ],
    // It becomes part of the address of the genuine firm, so it must be written as in the register.
    [
      'a licence in other letters',
      { clones: 'fca-2017-nl-104' },
      warnedLine('id'),
      'clones',
      'fca-2017-nl-104',
      'must be the licenseId of a firm',
    ],
  ])('may not have %s', ([, change, line, key, value, rule]) => {
    expect(problemsOf({ [file]: warned(change) })).toEqual(problemsLike({ file, line, key, value, rule }));
  });

  test('may name the firm that it imitates; a broken register is reported only once', () => {
    const clone = { [file]: warned({ clones: FIRM.licenseId }) };
    expect(load(clone).warnedFirms.map(({ clones }) => clones)).toEqual([undefined, FIRM.licenseId]);
    const other = { [file]: warned({ clones: 'FCA-2018-NL-200' }), 'firms.csv': firms({ tier: 'Tier 4' }) };
    expect(problemsOf(other).map(({ file: where, key }) => [where, key])).toEqual([['firms.csv', 'tier']]);
  });

  test.for(['https://brimstone.com', 'https://brimstone.example.com', 'http://127.0.0.1'])(
    'may not have the site %s while our site is fictional, but may elsewhere',
    (website) => {
      const files = { [file]: warned({ websites: ['https://b.example', website] }) };
      expect(problemsOf(files)).toEqual(
        problemsLike({
          file,
          line: warnedLine('id'),
          key: 'websites.1',
          value: website,
          rule: 'must end in .example, .test or .invalid while the site is marked fictional',
        }),
      );
      expect(load({ ...files, 'site.yaml': site({ fictional: false }) }).warnedFirms).toHaveLength(2);
    },
  );

  test.for(['https://pages.dev', 'https://github.io/', 'https://CO.UK', 'https://m.facebook.com'])(
    'may not have the site %s, which many owners share',
    (website) => {
      expect(problemsOf({ [file]: warned({ websites: [website] }), 'site.yaml': site({ fictional: false }) })).toEqual(
        problemsLike({ file, line: warnedLine('websites'), key: 'websites.0', value: website, rule: 'which many owners share' }),
      );
      const own = website.replace('//', '//apex.');
      expect(load({ [file]: warned({ websites: [own] }), 'site.yaml': site({ fictional: false }) }).warnedFirms).toHaveLength(2);
    },
  );

  test.for(['https://github.io/apex', 'https://www.facebook.com/apex.club', 'https://t.me:443/apex', 'https://apex.example:8443'])(
    'may have the site %s: a page, or a host with one owner',
    (website) => {
      expect(load({ [file]: warned({ websites: [website] }), 'site.yaml': site({ fictional: false }) }).warnedFirms).toHaveLength(2);
    },
  );

  test('may cover a whole shared host if an editor has confirmed it', () => {
    const websites = ['https://t.me', 'https://apex.pages.dev'];
    const wholeHost = ['https://t.me'];
    const real = { 'site.yaml': site({ fictional: false }) };
    expect(load({ ...real, [file]: warned({ websites, wholeHost }) }).warnedFirms[1]).toMatchObject({ websites, wholeHost });
    expect(
      problemsOf({ ...real, [file]: warned({ websites, wholeHost: ['https://wa.me'] }) }).map(({ key, value }) => [key, value]),
    ).toEqual([
      ['websites.0', 'https://t.me'],
      ['wholeHost.0', 'https://wa.me'],
    ]);
  });

  test.for(['https://a.example', 'http://login.a.test/x?y#z', 'https://A.INVALID'])('may have the site %s', (website) => {
    expect(load({ [file]: warned({ websites: [website] }) }).warnedFirms).toHaveLength(2);
  });
});

describe('the warnings', () => {
  const table = (...rows: string[][]) => csv([['id', 'added', 'name', 'aliases', 'websites', 'clones', 'wholeHost', 'reason'], ...rows]);
  const row = [
    'gallows',
    '2025-03-04',
    'Gallows',
    'G; Gal',
    'https://g.example; https://g.test/?a;b=1',
    FIRM.licenseId,
    '',
    'Calls at night.',
  ];
  const gallows = {
    id: 'gallows',
    added: '2025-03-04',
    name: 'Gallows',
    aliases: ['G', 'Gal'],
    websites: ['https://g.example', 'https://g.test/?a;b=1'],
    clones: FIRM.licenseId,
    reason: 'Calls at night.',
  };

  test('may be a table instead of a YAML file', () => {
    expect(load({ 'warned-firms.yaml': null, 'warned-firms.csv': table(row) }).warnedFirms).toEqual([gallows]);
  });

  test('may have email addresses and telephone numbers, from which spaces are removed', () => {
    const emails = ['Help@Apex.example', '@apex.test'];
    expect(load({ 'warned-firms.yaml': warned({ emails, phones: ['+44 20 7946 0123'] }) }).warnedFirms[1]).toMatchObject({
      emails,
      phones: ['+442079460123'],
    });
    const cells = csv([
      ['id', 'added', 'name', 'aliases', 'websites', 'emails', 'phones', 'reason'],
      ['g', '2025-03-04', 'G', '', '', emails.join('; '), '+44 20 7946 0123; +33 1 99 00 12 34', 'Calls.'],
    ]);
    expect(load({ 'warned-firms.csv': cells }).warnedFirms[1]).toMatchObject({ emails, phones: ['+442079460123', '+33199001234'] });
  });

  test('of both files are one list, the YAML file first', () => {
    expect(load({ 'warned-firms.csv': table(row) }).warnedFirms).toEqual([WARNED, gallows]);
  });

  test('may have empty cells, which mean empty lists or no value', () => {
    const { warnedFirms } = load({ 'warned-firms.csv': table(row.with(3, '').with(4, '').with(5, '')) });
    expect(warnedFirms[1]).toMatchObject({ aliases: [], websites: [], clones: undefined });
  });

  test('may be none: [] or a table without rows', () => {
    expect(load({ 'warned-firms.yaml': '[]\n' }).warnedFirms).toEqual([]);
    expect(load({ 'warned-firms.yaml': null, 'warned-firms.csv': table() }).warnedFirms).toEqual([]);
  });

  test('may be dated today in any time zone, but not the day after tomorrow', () => {
    vi.useFakeTimers({ now: new Date('2026-05-06T11:00:00Z'), toFake: ['Date'] });
    try {
      expect(load({ 'warned-firms.yaml': warned({ added: '2026-05-07' }) }).warnedFirms).toHaveLength(2);
      expect(problemsOf({ 'warned-firms.yaml': warned({ added: '2026-05-08' }) })).toEqual(
        problemsLike({
          file: 'warned-firms.yaml',
          line: warnedLine('added'),
          key: 'added',
          value: '2026-05-08',
          rule: 'must not be in the future: today is 2026-05-06',
        }),
      );
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a notice', () => {
  test('is given about a firm with two licences, ignoring case and punctuation, and does not stop the build', () => {
    const { notices } = load({
      'firms.csv': firms(
        { name: 'NEDERHAVEN Bank NV' },
        { name: 'Nederhaven Bank N.V.', country: 'Luxembourg', licenseId: 'FCA-2018-LU-201' },
      ),
    });
    expect(notices.map(formatProblem)).toEqual([
      'firms.csv:3 name "NEDERHAVEN Bank NV": has the licence FCA-2018-NL-200 here and FCA-2017-NL-104 on line 2; if this is the same firm twice, remove one row',
    ]);
    expect(formatNotices(notices).split('\n')[0]).toBe('1 notice about the content; the build continues');
  });

  test('is given about a second warning with the same name, and both keep their ids', () => {
    const again = { id: 'apex-2025', name: 'APEX trade', websites: ['https://apex-2025.example'] };
    const { notices, warnedFirms } = load({ 'warned-firms.yaml': warned(again) });
    expect(notices.map(formatProblem)).toEqual([
      'warned-firms.yaml:7 name "APEX trade": is also the name of the warning apex (line 1); if both are about the same, make them one record',
    ]);
    expect(warnedFirms.map(({ id }) => id)).toEqual(['apex', 'apex-2025']);
  });

  test('is not given about a valid folder', () => {
    expect(load({}).notices).toEqual([]);
  });
});

describe('a limit', () => {
  test('is reported with the file and with advice', () => {
    const words = `- id: a\n  aliases: [${'a, '.repeat(900)}]\n`.repeat(2_300);
    expect(problemsOf({ 'warned-firms.yaml': words })).toEqual(
      problemsLike({
        file: 'warned-firms.yaml',
        line: 1,
        key: undefined,
        value: expect.any(String),
        rule: 'must have at most 4,000,000 words and symbols: move the records to warned-firms.csv',
      }),
    );
    expect(problemsOf({ 'site.yaml': `# ${'x'.repeat(999)}\n`.repeat(1_000) })).toEqual(
      problemsLike({
        file: 'site.yaml',
        line: undefined,
        key: undefined,
        value: '1.0 MB',
        rule: 'must be at most 1 MB: if it must be larger, raise LIMITS',
      }),
    );
  });

  test('on the number of problems is reported too', () => {
    const wrong = firms(
      ...Array.from({ length: 102 }, (_, index) => ({ licenseId: `FCA-2018-NL-${200 + index}`, tier: `Tier ${index + 4}` })),
    );
    const { problems } = errorOf({ 'firms.csv': wrong });
    expect(problems).toHaveLength(101);
    expect(formatProblem(problems.at(-1) ?? { file: '', rule: '' })).toBe(
      'firms.csv:103 "the rest": has not been checked: first correct the problems above',
    );
  });
});

describe('statuses and tiers', () => {
  test('must each be explained once', () => {
    const file = 'statuses.yaml';
    expect(problemsOf({ [file]: statuses([...STATUSES.slice(1), 'Merged']) })).toEqual(
      problemsLike(
        { file, line: undefined, key: 'status', value: 'Active', rule: 'must be explained exactly once, but is explained 0 times' },
        { file, line: undefined, key: 'status', value: 'Merged', rule: 'must be explained exactly once, but is explained 2 times' },
      ),
    );
    expect(problemsOf({ 'tiers.yaml': tiers('') })).toEqual(
      problemsLike({
        file: 'tiers.yaml',
        line: undefined,
        key: 'tier',
        value: 'Tier 3',
        rule: 'must be explained exactly once, but is explained 0 times',
      }),
    );
  });

  test('that do not exist must not be explained', () => {
    expect(problemsOf({ 'statuses.yaml': statuses([...STATUSES, 'Lost']) })).toEqual(
      problemsLike({ file: 'statuses.yaml', line: 7, key: 'status', value: 'Lost', rule: 'must be one of: Active' }),
    );
  });

  test.for<[string, unknown, string]>([
    ['0', 0, 'must be above 0'],
    ['101', 101, 'must be at most 100'],
    ['15%', '15%', 'must be a number'],
  ])('may not require a capital of %s', ([written, value, rule]) => {
    const source = `${tiers('- { tier: Tier 3, name: Tier 3, meaning: Text. }')}- { tier: Tier 3, name: Tier 3, meaning: Text., requiredCapital: ${written} }\n`;
    expect(problemsOf({ 'tiers.yaml': source })).toEqual(
      problemsLike({ file: 'tiers.yaml', line: 4, key: 'requiredCapital', value, rule }),
    );
  });
});

describe('lists of the home page and the library', () => {
  test.for<[string, string, string, number, string, unknown, string]>([
    [
      'an alert whose id is no reference',
      'alerts.yaml',
      alerts({ id: 'adv-mmm-1' }),
      8,
      'id',
      'adv-mmm-1',
      'must be an advisory reference such as adv-mm-001',
    ],
    [
      'an alert whose id another has',
      'alerts.yaml',
      alerts({ id: 'adv-xx-001' }),
      8,
      'id',
      'adv-xx-001',
      'must be unique; line 1 already has it',
    ],
    [
      'an alert of an unknown type',
      'alerts.yaml',
      alerts({ type: 'News' }),
      9,
      'type',
      'News',
      'must be one of: Market Advisory, Regulatory Update, Enforcement Notice',
    ],
    [
      'an alert of an unknown category',
      'alerts.yaml',
      alerts({ category: 'news' }),
      10,
      'category',
      'news',
      'must be one of: surveillance, regulation, enforcement',
    ],
    [
      'an alert without its time zone',
      'alerts.yaml',
      alerts({ timestamp: '2025-07-14 09:30' }),
      12,
      'timestamp',
      '2025-07-14 09:30',
      'must be written yyyy-mm-dd hh:mm UTC',
    ],
    [
      'an alert at 24:00',
      'alerts.yaml',
      alerts({ timestamp: '2025-07-14 24:00 UTC' }),
      12,
      'timestamp',
      '2025-07-14 24:00 UTC',
      'must be written yyyy-mm-dd hh:mm UTC',
    ],
    [
      'an alert on an impossible day',
      'alerts.yaml',
      alerts({ timestamp: '2025-02-30 09:30 UTC' }),
      12,
      'timestamp',
      '2025-02-30 09:30 UTC',
      'must be a real day',
    ],
    ['an alert of low severity', 'alerts.yaml', alerts({ severity: 'Low' }), 13, 'severity', 'Low', 'must be one of: High, Medium'],
    [
      'an alert that links elsewhere',
      'alerts.yaml',
      alerts({ link: 'https://b.example' }),
      14,
      'link',
      'https://b.example',
      'must be an address of this site, such as /regulations',
    ],
    [
      'a publication under no filter',
      'publications.yaml',
      publications({ type: 'Newsletter' }),
      9,
      'type',
      'Newsletter',
      'must match one of the filters: Annual Report, Rule Changes, Enforcement Actions',
    ],
    [
      'a publication of an impossible day',
      'publications.yaml',
      publications({ date: '2025-06-31' }),
      10,
      'date',
      '2025-06-31',
      'must be a real day',
    ],
    ['a publication that is no PDF', 'publications.yaml', publications({ format: 'HTML' }), 11, 'format', 'HTML', 'must be one of: PDF'],
    [
      'a publication whose reference is none',
      'publications.yaml',
      publications({ ref: 'AR-1' }),
      12,
      'ref',
      'AR-1',
      'must be a reference such as PUB-AR-2024-01',
    ],
    [
      'a download in a folder',
      'downloads.yaml',
      downloads({ link: '/files/a.pdf' }),
      10,
      'link',
      '/files/a.pdf',
      'must be a PDF file at the root of the site',
    ],
    [
      'a download that is no PDF',
      'downloads.yaml',
      downloads({ link: '/a.zip' }),
      10,
      'link',
      '/a.zip',
      'must be a PDF file at the root of the site',
    ],
    [
      'a download from elsewhere',
      'downloads.yaml',
      downloads({ link: 'https://b.example/a.pdf' }),
      10,
      'link',
      'https://b.example/a.pdf',
      'must be a PDF file at the root of the site',
    ],
    [
      'a download of an unknown category',
      'downloads.yaml',
      downloads({ category: 'Other' }),
      7,
      'category',
      'Other',
      'must be one of: Annual Reports, Regulatory Updates, Enforcement Summaries',
    ],
    [
      'a download at the address of another',
      'downloads.yaml',
      downloads({ link: DOWNLOAD.link }),
      6,
      'link',
      DOWNLOAD.link,
      'must be unique; line 1 already has it',
    ],
    [
      'a download with two names',
      'downloads.yaml',
      downloads({ named: 'by-content' }),
      10,
      'link',
      '/more.pdf',
      'must be given unless named: by-content is given; only one of the two is allowed',
    ],
    [
      'a download without a name',
      'downloads.yaml',
      downloads({ link: undefined }).replace('  link: undefined\n', ''),
      6,
      'link',
      undefined,
      'must be given unless named: by-content is given; only one of the two is allowed',
    ],
    [
      'a framework of an unknown category',
      'frameworks.yaml',
      list(FRAMEWORK, { category: 'Bonds' }),
      12,
      'category',
      'Bonds',
      'must be one of: Derivatives, Equities, Crypto-Assets, Financial Crime',
    ],
    [
      'a framework effective on another day than it says',
      'frameworks.yaml',
      list(FRAMEWORK, { effective: '2024-01-02' }),
      15,
      'effective',
      '2024-01-02',
      'must be the day that the status names',
    ],
    [
      'a framework with a day that it does not say',
      'frameworks.yaml',
      list(FRAMEWORK, { status: 'Continuously Updated' }),
      15,
      'effective',
      '2024-01-01',
      'must be the day that the status names',
    ],
    [
      'a framework without the day that it says',
      'frameworks.yaml',
      list(FRAMEWORK, { effective: undefined }).replace('  effective: undefined\n', ''),
      10,
      'effective',
      undefined,
      'must be the day that the status names',
    ],
    [
      'a framework whose comment period is open, without how to comment',
      'frameworks.yaml',
      list(FRAMEWORK, { status: 'Proposed - Comment Period Open', effective: undefined }).replace('  effective: undefined\n', ''),
      10,
      'comment',
      undefined,
      'must be given while the status says that the comment period is open, and only then',
    ],
    [
      'a framework that leads to no page',
      'frameworks.yaml',
      list(FRAMEWORK, { links: [{ text: 'Rules', link: '/rules#derivatives' }] }),
      18,
      'links.0.link',
      '/rules#derivatives',
      'must be an address of this site, such as /regulations or /regulatory-guidance#aml-004',
    ],
    ['a resource without a link', 'resources.yaml', list(RESOURCE, { link: '' }), 10, 'link', '', 'must not be empty'],
    [
      'two service cards',
      'home.yaml',
      record({ ...HOME, services: HOME.services.slice(1) }),
      1,
      'services',
      HOME.services.slice(1),
      'must have three cards',
    ],
    ['one figure', 'home.yaml', record({ ...HOME, reach: [HOME.reach[0]] }), 2, 'reach', [HOME.reach[0]], 'must have two figures'],
    [
      'a card with an unknown drawing',
      'home.yaml',
      record(HOME).replace('"filings"', '"cats"'),
      1,
      'services.2.drawing',
      'cats',
      'must be one of: frameworks, surveillance, filings',
    ],
  ])('may not hold %s', ([, file, source, line, key, value, rule]) => {
    const { problems } = errorOf({ [file]: source });
    expect(problems[0]).toEqual({ file, line, key, value, rule: expect.stringContaining(rule) });
    expect(problems.every((problem) => problem.line === line && problem.key === key)).toBe(true);
  });

  test.for(['publications.yaml', 'downloads.yaml', 'frameworks.yaml', 'resources.yaml'])('must not have a duplicate id: %s', (file) => {
    const sound =
      { 'publications.yaml': PUBLICATION, 'downloads.yaml': DOWNLOAD, 'frameworks.yaml': FRAMEWORK, 'resources.yaml': RESOURCE }[file] ??
      {};
    const value = 'id' in sound ? sound.id : undefined;
    const line = Object.keys(sound).length + 1;
    const others = {
      ...('ref' in sound && { ref: 'PUB-AR-2030-02', title: 'Second report' }),
      ...(file === 'downloads.yaml' && { link: '/more.pdf' }),
    };
    expect(problemsOf({ [file]: list(sound, { ...others, id: value }) })).toEqual(
      problemsLike({ file, line, key: 'id', value, rule: 'must be unique; line 1 already has it' }),
    );
  });

  test.for([
    'Annual Report',
    'Rule Changes',
    'Enforcement Actions',
    'Special Annual Report'.replace('Special ', ''),
    'Annual Reports of the board',
  ])('may have a publication of the type %j', (type) => {
    expect(load({ 'publications.yaml': publications({ type }) }).publications).toHaveLength(2);
  });

  test('may have a download that the build names by its content', () => {
    const source = downloads({ named: 'by-content', link: undefined }).replace('  link: undefined\n', '');
    expect(load({ 'downloads.yaml': source }).downloads[1]).toMatchObject({ id: 'another', named: 'by-content' });
    expect(problemsOf({ 'downloads.yaml': source.replace('by-content', 'by-chance') })).toEqual(
      problemsLike({ file: 'downloads.yaml', line: 10, key: 'named', value: 'by-chance', rule: 'must be one of: by-content' }),
    );
  });
});

describe('the site file', () => {
  test.for<[string, keyof typeof SITE, unknown, string]>([
    ['a base URL that ends with a slash', 'baseUrl', 'https://fca.example/', 'must not end with a slash'],
    ['a base URL without encryption', 'baseUrl', 'http://fca.example', 'must be an https address'],
    ['a base URL that is none', 'baseUrl', 'fca.example', 'must be an https address'],
    ['a map from a script', 'mapImage', 'javascript:alert(1)', 'must be an https address'],
    [
      'a licence pattern that is none',
      'licencePattern',
      'FCA-(',
      'must be a regular expression; a group (?<country>…) marks the country code',
    ],
    ['an email address that is none', 'supportEmail', 'support', 'must be an email address'],
    ['no line of address', 'address', [], 'must have at least one line'],
    ['a year in words', 'copyrightYear', 'this year', 'must be a whole year'],
    ['half a year', 'copyrightYear', 2025.5, 'must be a whole year'],
    ['a year of another age', 'copyrightYear', 25, 'must be a year'],
    ['a switch in words', 'fictional', 'mostly', 'must be true or false'],
    ['no name', 'name', '', 'must not be empty'],
  ])('may not have %s', ([, key, value, rule]) => {
    expect(problemsOf({ 'site.yaml': site({ [key]: value }) })).toEqual(
      problemsLike({ file: 'site.yaml', line: siteLine(key), key, value, rule }),
    );
  });

  const neutral = (...names: string[]) => names.map((name) => ({ name, address: `https://${name.toLowerCase()}.example/` }));
  const at = { file: 'site.yaml', line: siteLine('neutralPages') };

  test.for([2, 5])('may have %i neutral pages', (count) => {
    const neutralPages = neutral('A', 'B', 'C', 'D', 'E').slice(0, count);
    expect(load({ 'site.yaml': site({ neutralPages }) }).site.neutralPages).toEqual(neutralPages);
  });

  test.for<[string, unknown, string]>([
    ['no neutral page', [], 'must have two to five pages'],
    ['one neutral page, which is no choice', neutral('A'), 'must have two to five pages'],
    ['six neutral pages', neutral('A', 'B', 'C', 'D', 'E', 'F'), 'must have two to five pages'],
    ['a neutral page twice', neutral('A', 'A'), 'must not name the same page twice'],
    [
      'two names for one neutral page',
      [{ name: 'A', address: 'https://b.example/' }, ...neutral('B')],
      'must not name the same page twice',
    ],
  ])('may not name %s', ([, neutralPages, rule]) => {
    expect(problemsOf({ 'site.yaml': site({ neutralPages }) })).toEqual(
      problemsLike({ ...at, key: 'neutralPages', value: neutralPages, rule }),
    );
  });

  test('must not have a neutral page without encryption', () => {
    const [first] = neutral('A');
    const neutralPages = [first, { name: 'B', address: 'http://b.example' }];
    expect(problemsOf({ 'site.yaml': site({ neutralPages }) })).toEqual(
      problemsLike({ ...at, key: 'neutralPages.1.address', value: 'http://b.example', rule: 'must be an https address' }),
    );
  });

  test('must not have a seat outside the map', () => {
    expect(problemsOf({ 'site.yaml': site({ seat: { ...SITE.seat, latitude: 91 } }) })).toEqual(
      problemsLike({ file: 'site.yaml', line: siteLine('seat'), key: 'seat.latitude', value: 91, rule: 'must be at most 80' }),
    );
  });
});

describe('text that looks like another text', () => {
  test.for<[string, Files]>([
    ['a framework effective in a month that no year has', { 'frameworks.yaml': list(FRAMEWORK, { effective: '2024-13-01' }) }],
    ['a link to another host without its scheme', { 'alerts.yaml': alerts({ link: '//brimstone' }) }],
    ['a website without its slashes', { 'warned-firms.yaml': warned({ websites: ['https:b.example'] }) }],
    ['a base URL without its slashes', { 'site.yaml': site({ baseUrl: 'https:fca.example' }) }],
    ['a base URL with a query', { 'site.yaml': site({ baseUrl: 'https://fca.example?a=b' }) }],
    ['a name with the Arabic letter mark, a direction character', { 'firms.csv': firms({ name: 'Neder\u061chaven' }) }],
    ['a name with a soft hyphen, which search would not match', { 'firms.csv': firms({ name: 'Neder\u00adhaven' }) }],
    ['a name with a line separator', { 'firms.csv': firms({ name: 'Neder\u2028haven' }) }],
    ['a name with invisible tag characters', { 'firms.csv': firms({ name: 'Neder\u{e0041}haven' }) }],
    ['an example that breaks the licence pattern beside it', { 'site.yaml': site({ licenceExample: 'FCA-1' }) }],
    ['a register without a firm', { 'firms.csv': csv([Object.keys(FIRM)]) }],
  ])('is refused: %s', ([, files]) => {
    expect(errorOf(files)).toBeInstanceOf(ContentError);
  });
});

describe('an editor', () => {
  test('sees every problem of every file in one run', () => {
    const error = errorOf({
      'firms.csv': firms({ tier: 'Tier 4', investigations: 'two' }, { licenseId: FIRM.licenseId }),
      'warned-firms.yaml': warned({ websites: ['ftp://b.example'] }),
      'site.yaml': site({ baseUrl: 'https://fca.example/' }),
      'alerts.yaml': null,
    });
    expect(error.problems.map(({ file, line, key }) => [file, line, key])).toEqual([
      ['site.yaml', 7, 'baseUrl'],
      ['firms.csv', 3, 'tier'],
      ['firms.csv', 3, 'investigations'],
      ['warned-firms.yaml', warnedLine('websites'), 'websites.0'],
      ['alerts.yaml', undefined, undefined],
      ['firms.csv', 4, 'licenseId'],
    ]);
    expect(error.message.split('\n')).toEqual([
      expect.stringMatching(/^6 problems in the content folder \//),
      ...error.problems.map((problem) => `  ${formatProblem(problem)}`),
    ]);
  });

  test('sees the singular for one problem', () => {
    expect(errorOf({ 'alerts.yaml': null }).message).toMatch(/^1 problem in the content folder .*\n {2}alerts\.yaml nothing: must exist$/);
  });

  test.for<[ContentProblem, string]>([
    [
      { file: 'firms.csv', line: 17, key: 'licenseId', value: 'FCA-17', rule: 'must match X' },
      'firms.csv:17 licenseId "FCA-17": must match X',
    ],
    [
      { file: 'statuses.yaml', key: 'status', value: 'Active', rule: 'must be explained' },
      'statuses.yaml status "Active": must be explained',
    ],
    [{ file: 'firms.csv', value: undefined, rule: 'must exist' }, 'firms.csv nothing: must exist'],
    [{ file: 'site.yaml', line: 1, value: ['a', 1], rule: 'must be a record' }, 'site.yaml:1 ["a",1]: must be a record'],
    [
      { file: 'a.csv', line: 2, key: 'name', value: 'x'.repeat(500), rule: 'is long' },
      `a.csv:2 name "${'x'.repeat(79)}… (502 characters): is long`,
    ],
  ])('reads a problem on one line: %j', ([problem, line]) => {
    expect(formatProblem(problem)).toBe(line);
  });

  // Printed unescaped, such a value could look correct, reverse the line or control the terminal.
  test('sees invisible characters, and each problem stays on one line', () => {
    const key = 'na\nme\u009b';
    expect(formatProblem({ file: 'a.csv', line: 2, key, value: 'A\u202eB\u200bC\u0085\u2028\ud800', rule: 'must not' })).toBe(
      String.raw`a.csv:2 na\u000ame\u009b "A\u202eB\u200bC\u0085\u2028\ud800": must not`,
    );
    expect(formatProblem({ file: 'a.csv', value: 'Dalströmmen 中文 العربية', rule: 'is fine' })).toContain('"Dalströmmen 中文 العربية"');
  });
});

describe('an icon of About Us', () => {
  const group = (icon: string, card: string) =>
    `  - id: ${icon}\n    title: G\n    icon: ${icon}\n    sections:\n      - { title: T, icon: ${card}, description: Text. }\n`;
  const about = (...changed: [group: string, card: string]) =>
    `lead: Text.\ngroups:\n${[['do', 'licence'], ['regulate', 'rules'], ['operate', 'open'], changed].map(([icon = '', card = '']) => group(icon, card)).join('')}`;

  test('must have a drawing', () => {
    expect(load({ 'about.yaml': about('who', 'staff') }).about).toMatchObject({ lead: 'Text.' });
    expect(problemsOf({ 'about.yaml': about('sphinx', 'sfaff') })).toEqual(
      problemsLike(
        {
          file: 'about.yaml',
          line: 20,
          key: 'groups.3.icon',
          value: 'sphinx',
          rule: 'must be one of: do, regulate, operate, who, licence',
        },
        { file: 'about.yaml', line: 22, key: 'groups.3.sections.0.icon', value: 'sfaff', rule: 'must be one of: do, regulate' },
      ),
    );
  });
});

describe('a member of the Board', () => {
  const file = 'people.yaml';
  const person = { name: 'A', country: 'Norway', background: 'B' };
  const member = { ...person, role: 'Chair', independent: true, term: 'first', from: '2024-01-01', to: '2028-12-31' };
  const official = { ...person, appointed: '2024-01-01' };
  const people = (change: object) =>
    record({
      date: '2026-01-01',
      fictional: 'F',
      board: { lead: 'L', caption: 'C', members: [{ ...member, ...change }] },
      appeals: { lead: 'L', panel: [official], commissioner: official },
    });

  test('must have a term that ends after it begins', () => {
    expect(load({ [file]: people({}) }).people).toMatchObject({ board: { members: [member] } });
    expect(problemsOf({ [file]: people({ to: '2023-12-31' }) })).toEqual(
      problemsLike({ file, line: 3, key: 'board.members.0.to', value: '2023-12-31', rule: 'must be after the first day of the term' }),
    );
  });

  test.for<[string, object, string, unknown, string]>([
    ['a third term', { term: 'third' }, 'term', 'third', 'must be one of: first, second'],
    ['a word for whether they are independent', { independent: 'yes' }, 'independent', 'yes', 'must be true or false'],
  ])('may not have %s', ([, change, field, value, rule]) => {
    expect(problemsOf({ [file]: people(change) })).toEqual(problemsLike({ file, line: 3, key: `board.members.0.${field}`, value, rule }));
  });
});

describe('an advisory', () => {
  const advisory = (fields: Record<string, string>) =>
    Object.entries({ id: 'adv-xx-001', title: ALERT.title, issued: ALERT.timestamp, lead: 'What happened.', ...fields })
      .map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`)
      .join('') + 'sections:\n  - id: facts\n    heading: Facts\n    blocks:\n      - text: One.\n';

  test('must agree with its alert (ALERT-1)', () => {
    expect(load({ 'alerts.yaml': list(ALERT), 'advisories/market-manipulation.yaml': advisory({}) }).advisories[0]).toMatchObject({
      id: 'adv-xx-001',
    });
    expect(
      problemsOf({
        'alerts.yaml': list(ALERT),
        'advisories/market-manipulation.yaml': advisory({ title: 'Another', issued: '2025-07-15 09:30 UTC' }),
      }),
    ).toEqual(
      problemsLike(
        {
          file: 'advisories/market-manipulation.yaml',
          line: 2,
          key: 'title',
          value: 'Another',
          rule: `must be the same as in alerts.yaml: ${ALERT.title}`,
        },
        {
          file: 'advisories/market-manipulation.yaml',
          line: 3,
          key: 'issued',
          value: '2025-07-15 09:30 UTC',
          rule: `must be the same as in alerts.yaml: ${ALERT.timestamp}`,
        },
      ),
    );
  });

  test('may have only paragraphs, lists and numbered lists', () => {
    const source = advisory({}).replace('text: One.', 'image: a.png');
    expect(problemsOf({ 'alerts.yaml': list(ALERT), 'advisories/market-manipulation.yaml': source })).toEqual([
      expect.objectContaining({ key: 'sections.0.blocks.0', rule: 'must be one of: text, list, ordered' }),
    ]);
  });
});

describe('the text of a publication', () => {
  const file = 'publication-text.yaml';
  const four = ['Summary', 'Surveillance', 'Rules', 'Outlook'].map((heading) => ({
    id: heading.toLowerCase(),
    heading,
    blocks: [{ text: '{title} ({type}) of {date}.' }],
  }));
  const second = (change: object) => ({ [file]: record({ sections: four.with(1, { ...SECTION, ...change }) }) });

  test('has four sections, which may name the publication', () => {
    const published = load({ [file]: record({ sections: four }), 'publications.yaml': list(PUBLICATION) }).publishedDocuments.find(
      ({ type }) => type === 'publication',
    );
    expect(published?.document.sections.map(({ blocks }) => blocks)).toEqual(
      four.map(() => [{ text: 'Report (Annual Report) of 31 March 2025.' }]),
    );
    expect(problemsOf({ [file]: record({ sections: four.slice(1) }) })).toEqual(
      problemsLike({ file, line: 1, key: 'sections', value: four.slice(1), rule: 'must have four sections' }),
    );
  });

  test.for(['{name} is out.', 'The {title is out.', 'The title} is out.', '{Title} is out.', '{{title}} is out.'])(
    'must not have other braces: %j',
    (value) => {
      const rule = 'must contain no braces except {title}, {type} and {date}';
      expect(problemsOf(second({ blocks: [{ text: value }] }))).toEqual(
        problemsLike({ file, line: 1, key: 'sections.1.blocks.0.text', value, rule }),
      );
      expect(problemsOf(second({ blocks: [{ list: ['One.', value] }] }))).toEqual(
        problemsLike({ file, line: 1, key: 'sections.1.blocks.0.list.1', value, rule }),
      );
    },
  );

  test('has the same headings in every publication', () => {
    expect(problemsOf(second({ heading: 'About {title}' }))).toEqual(
      problemsLike({ file, line: 1, key: 'sections.1.heading', value: 'About {title}', rule: 'must be the same in every publication' }),
    );
  });
});

describe('the text of a download', () => {
  const file = 'downloads/figures.yaml';

  test('is read for each item of the list, in list order', () => {
    const files = load({ 'downloads.yaml': downloads({}) }).publishedDocuments.filter(({ type }) => type === 'static');
    expect(files.map(({ id, document: { title, reference } }) => [id, title, reference])).toEqual([
      ['figures', 'Figures', 'PUB-XX-2030-01'],
      ['another', 'Figures', 'PUB-XX-2030-02'],
    ]);
  });

  test('without a heading is reported with its section', () => {
    const section = (id: string) => `  - id: ${id}\n    heading: One\n    blocks:\n      - text: One.\n`;
    const source = `title: Figures\nref: PUB-XX-2030-01\ndate: 2025-03-31\nsections:\n${section('a')}${section('b')}`;
    expect(load({ [file]: source }).publishedDocuments.filter(({ type }) => type === 'static')).toHaveLength(1);
    expect(problemsOf({ [file]: source.replace(/( {2}- id: b\n).*\n/, '$1') })).toEqual(
      problemsLike({ file, line: 9, key: 'sections.1.heading', value: undefined, rule: 'must be given' }),
    );
  });

  test('must exist', () => {
    expect(problemsOf({ [file]: null })).toEqual(
      problemsLike({ file, line: undefined, key: undefined, value: undefined, rule: 'must exist' }),
    );
  });

  test.for<[string, object, number, string, unknown, string]>([
    ['another title than the list', { title: 'Numbers' }, 1, 'title', 'Numbers', 'must be the same as in downloads.yaml: Figures'],
    ['a reference that is none', { ref: 'FIGURES-1' }, 2, 'ref', 'FIGURES-1', 'must be a reference such as PUB-AR-2024-01'],
    ['an impossible day', { date: '2025-02-30' }, 3, 'date', '2025-02-30', 'must be a real day'],
    ['no section', { sections: [] }, 4, 'sections', [], 'must have at least one section'],
    ['a section id twice', { sections: [SECTION, SECTION] }, 4, 'sections', [SECTION, SECTION], 'must not use a section id twice'],
    ['an empty summary', { summary: '' }, 5, 'summary', '', 'must not be empty'],
    ['a key that no rule knows', { author: 'A' }, 5, 'author', 'A', 'is not a known key'],
  ])('may not have %s', ([, change, line, key, value, rule]) => {
    expect(problemsOf({ [file]: downloadText(change) })).toEqual(problemsLike({ file, line, key, value, rule }));
  });
});

describe('a document that is published', () => {
  test('needs a unique file name', () => {
    expect(problemsOf({ 'publications.yaml': publications({ title: PUBLICATION.title }) })).toEqual(
      problemsLike({
        file: 'publications.yaml',
        line: 8,
        key: 'title',
        value: PUBLICATION.title,
        rule: 'must give its file a unique name; publications.yaml:2 already has it',
      }),
    );
  });

  test('may have only characters that its fonts can draw', () => {
    expect(problemsOf({ 'publications.yaml': publications({ title: 'Report \u4e2d\u6587' }) })).toEqual(
      problemsLike({
        file: 'publications.yaml',
        line: 8,
        key: 'title',
        value: 'Report \u4e2d\u6587',
        rule: 'must contain only characters that our documents can show, not \u4e2d \u6587',
      }),
    );
  });
});

describe('a reference', () => {
  /** Files with a reference, each on the second line. */
  const legal = (id: string, change: object = {}) =>
    record({
      id,
      ref: `LEG-${id.toUpperCase()}-v1.0`,
      date: '2025-01-02',
      title: `Text of ${id}`,
      summary: 'Rules.',
      sections: [SECTION],
      ...change,
    });
  const checklist = (change: object = {}) =>
    record({
      title: 'Checklist',
      ref: 'CHK-XYZ-01',
      date: '2025-01-02',
      lead: 'Tick.',
      sections: [{ name: 'One', items: [{ id: 'c1', text: 'True.', todo: 'Do it.', source: 'AML-004' }] }],
      ...change,
    });
  const filing = (ref: string) => record({ title: 'Before filing', ref, date: '2025-01-02', sections: [SECTION] });

  test.for<[string, string, string, number, string, string, string]>([
    [
      'of a legal document without its version',
      'legal/charter.yaml',
      legal('charter', { ref: 'LEG-CHARTER' }),
      2,
      'ref',
      'LEG-CHARTER',
      'must be a reference such as LEG-CHARTER-v1.0',
    ],
    [
      'of a checklist with a long name',
      'checklists/aml-ctf-checklist.yaml',
      checklist({ ref: 'CHK-AMLCTF-1' }),
      2,
      'ref',
      'CHK-AMLCTF-1',
      'must be a reference such as CHK-AML-01',
    ],
    [
      'and an impossible day in a legal document',
      'legal/bylaws.yaml',
      legal('bylaws', { date: '2025-04-31' }),
      3,
      'date',
      '2025-04-31',
      'must be a real day',
    ],
    [
      'and an impossible day in a checklist',
      'checklists/market-abuse-risk.yaml',
      checklist({ date: '2025-4-1' }),
      3,
      'date',
      '2025-4-1',
      'must be a real day',
    ],
  ])('%s is refused', ([, file, source, line, key, value, rule]) => {
    expect(problemsOf({ [file]: source })).toEqual(problemsLike({ file, line, key, value, rule }));
  });

  test.for<[string, Record<string, string>, ContentProblem]>([
    [
      'two legal documents',
      {
        'legal/charter.yaml': legal('charter'),
        'legal/bylaws.yaml': legal('bylaws', { ref: 'LEG-CHARTER-v1.0', sections: [{ ...SECTION, id: 'more' }] }),
      },
      { file: 'legal/bylaws.yaml', line: 2, key: 'ref', value: 'LEG-CHARTER-v1.0', rule: 'legal/charter.yaml:2 already has it' },
    ],
    [
      'two publications',
      { 'publications.yaml': publications({ ref: PUBLICATION.ref }) },
      { file: 'publications.yaml', line: 12, key: 'ref', value: PUBLICATION.ref, rule: 'publications.yaml:6 already has it' },
    ],
    [
      'a publication and a download',
      {
        'publications.yaml': list(PUBLICATION),
        'downloads/figures.yaml': downloadText({ ref: PUBLICATION.ref }),
      },
      { file: 'downloads/figures.yaml', line: 2, key: 'ref', value: PUBLICATION.ref, rule: 'publications.yaml:6 already has it' },
    ],
    [
      'the pre-submission checklist and a self-assessment',
      { 'pre-submission-checklist.yaml': filing('CHK-XYZ-01'), 'checklists/aml-ctf-checklist.yaml': checklist() },
      {
        file: 'checklists/aml-ctf-checklist.yaml',
        line: 2,
        key: 'ref',
        value: 'CHK-XYZ-01',
        rule: 'must be unique; pre-submission-checklist.yaml:2 already has it',
      },
    ],
    [
      'an advisory and another document, whatever the case',
      {
        'pre-submission-checklist.yaml': filing('ADV-XX-001'),
        'advisories/market-manipulation.yaml': record({
          title: 'Layering',
          id: 'adv-xx-001',
          issued: ALERT.timestamp,
          lead: 'What happened.',
          sections: [SECTION],
        }),
      },
      {
        file: 'advisories/market-manipulation.yaml',
        line: 2,
        key: 'id',
        value: 'adv-xx-001',
        rule: 'pre-submission-checklist.yaml:2 already has it',
      },
    ],
  ])('may not be that of %s', ([, files, problem]) => {
    expect(problemsOf(files)).toEqual(problemsLike(problem));
  });
});

describe('the page that checks a firm or website', () => {
  const file = 'check.yaml';
  const verdict = { meaning: 'It means this.', todo: ['Do that.'] };
  const verdicts = Object.fromEntries(Object.keys(VERDICTS).map((name) => [name, verdict]));
  const resembles = {
    same: 'Same.',
    form: 'Form.',
    confusable: 'Looks so.',
    word: 'A word more.',
    subdomain: 'Before it.',
    path: 'After it.',
    pretends: 'Before an @.',
    mailbox: 'In a mailbox.',
    letter: 'One letter.',
    digit: 'One digit.',
    licence: 'One character.',
    ours: 'Not ours.',
  };
  const texts = { lead: 'Lead.', entries: ['A name.'], verdicts, resembles, limits: ['None.'], withoutScript: ['Look.'] };

  test('must have all verdicts', () => {
    expect(load({ [file]: record(texts) }).check).toEqual(texts);
  });

  test.for<[string, object, number, string, unknown, string]>([
    ['a verdict missing', { verdicts: { ...verdicts, both: undefined } }, 3, 'verdicts.both', undefined, 'must be given'],
    ['one too many', { verdicts: { ...verdicts, maybe: verdict } }, 3, 'verdicts.maybe', verdict, 'is not a known key'],
    [
      'a verdict without advice',
      { verdicts: { ...verdicts, warned: { ...verdict, todo: [] } } },
      3,
      'verdicts.warned.todo',
      [],
      'must have at least one item',
    ],
    ['a likeness unexplained', { resembles: { ...resembles, letter: undefined } }, 4, 'resembles.letter', undefined, 'must be given'],
    ['a joined word unexplained', { resembles: { ...resembles, word: undefined } }, 4, 'resembles.word', undefined, 'must be given'],
  ])('may not have %s', ([, change, line, key, value, rule]) => {
    expect(problemsOf({ [file]: record({ ...texts, ...change }) })).toEqual(problemsLike({ file, line, key, value, rule }));
  });
});

describe('the page that verifies a document', () => {
  const file = 'verify-document.yaml';
  const answer = { title: 'Answer', meaning: 'It means this.', todo: ['Do that.'] };
  const answers = { published: answer, unknown: answer, unreadable: answer };
  const texts = { lead: 'Lead.', privacy: 'Kept.', steps: ['Choose.'], answers, limits: ['None.'], ownCopies: 'Made anew.' };

  test('must have three answers', () => {
    expect(load({ [file]: record(texts) }).verifyDocument).toEqual(texts);
  });

  test.for<[string, object, number, string, unknown, string]>([
    ['no step', { steps: [] }, 3, 'steps', [], 'must have at least one item'],
    ['two answers', { answers: { ...answers, unknown: undefined } }, 4, 'answers.unknown', undefined, 'must be given'],
    ['a fourth answer', { answers: { ...answers, maybe: answer } }, 4, 'answers.maybe', answer, 'is not a known key'],
    [
      'an answer without advice',
      { answers: { ...answers, unknown: { ...answer, todo: [] } } },
      4,
      'answers.unknown.todo',
      [],
      'must have at least one item',
    ],
    ['no word on copies', { ownCopies: '' }, 6, 'ownCopies', '', 'must not be empty'],
  ])('may not have %s', ([, change, line, key, value, rule]) => {
    expect(problemsOf({ [file]: record({ ...texts, ...change }) })).toEqual(problemsLike({ file, line, key, value, rule }));
  });
});

describe('the list of synonyms', () => {
  const file = 'synonyms.yaml';
  /** A valid record in six lines, and another one from line 7. */
  const synonyms = (change: object) =>
    list(SYNONYM) + list({ ...SYNONYM, en: ['tip-off'], es: ['aviso'], zh: ['线索'], ar: ['بلاغ'], fr: ['tuyau'], ...change });

  test('may lead to a page, a document, a section of one, and a question', () => {
    const means = ['/report-abuse', '/legal-documents#whistleblowing', '/regulatory-guidance#crd-021-minimum-ratios'];
    expect(load({ [file]: synonyms({ means }) }).synonyms[1]?.means).toEqual(means);
    const more = ['/regulatory-guidance#dfp-chk-01', '/regulatory-guidance#stablecoins-under-darf', '/legal-documents#charter'];
    expect(load({ [file]: synonyms({ means: more }) }).synonyms[1]?.means).toEqual(more);
  });

  test.for<[string, object, number, string, unknown, string]>([
    ['a page that is not', { means: ['/nowhere'] }, 7, 'means.0', '/nowhere', 'must be an address of this site'],
    ['the search itself', { means: ['/search'] }, 7, 'means.0', '/search', 'must be an address of this site'],
    ['a part of a page that has none', { means: ['/warnings#apex'] }, 7, 'means.0', '/warnings#apex', 'must be an address of this site'],
    [
      'a section that is not',
      { means: ['/warnings', '/legal-documents#fees'] },
      7,
      'means.1',
      '/legal-documents#fees',
      'must be the address of a document, a section, a question or a term on /legal-documents; see legal/charter.yaml',
    ],
    ['no address', { means: [] }, 7, 'means', [], 'must have one to three addresses'],
    ['an address twice', { means: ['/check', '/check'] }, 7, 'means', ['/check', '/check'], 'must not name the same address twice: /check'],
    ['no word in a language', { fr: [] }, 12, 'fr', [], 'must have at least one word or phrase'],
    ['a language left out', { fr: undefined }, 7, 'fr', undefined, 'must be given'],
    ['a sign for a word', { zh: ['？'] }, 10, 'zh.0', '？', 'must contain a letter or a digit'],
    [
      'a word of the record before, whatever its case',
      { en: ['SCAM'] },
      8,
      'en.0',
      'SCAM',
      'must appear only once in a language; line 2 already has it',
    ],
  ])('may not hold %s', ([, change, line, key, value, rule]) => {
    const source = synonyms(change).replace('  fr: undefined\n', '');
    expect(problemsOf({ [file]: source })).toEqual(problemsLike({ file, line, key, value, rule }));
  });

  test('is not reported if the file it leads to is broken', () => {
    const files = { [file]: synonyms({ means: ['/legal-documents#fees'] }), 'legal/charter.yaml': 'id: charter\n' };
    expect(errorOf(files).problems.filter((problem) => problem.file === file)).toEqual([]);
  });
});
