import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { type Wrong, problemsOf, unexpected } from '../../../tests/support/content-problems.ts';
import { ALERT, DOWNLOAD, FIRM, FRAMEWORK, PUBLICATION, SITE, SYNONYM, WARNED_FIRM } from '../../../tests/support/records.ts';
import { CAPITAL_REGIMES, STATUSES } from './firm-fields.ts';
import * as schemas from './records.ts';
import { FIXED_PARTS, PAGES_WITH_PARTS } from './values.ts';

/*
 * The rules of each kind of record. `values.test.ts` has those of the values that several kinds share, and
 * `tests/content/editors-mistakes.test.ts` the mistakes that editors make most often.
 */

const { firmSchema, warnedFirmSchema, warnedFirmRowSchema } = schemas;

/** A firm's cells in `firms.csv`. */
const CELLS = { ...FIRM, activities: 'Lending; Custody', jurisdictions: 'Global', investigations: '0' };
const pages = (...names: string[]) => names.map((name) => ({ name, address: `https://${name}.example/` }));
const card = (drawing: string) => ({ drawing, title: 'A', description: 'B', linkText: 'C', link: '/regulations' });
const figure = { figure: '200+', label: 'Exchanges' };

const RATIO = `must be a percentage (14.2%), a percentage with its regime (212% (Solvency II); regimes: ${CAPITAL_REGIMES.join(', ')}) or N/A`;
const ITS_DAY = 'must be the day that the status names ("Effective Jan 1, 2024" is 2024-01-01)';
const ADDRESS = `must be an address of this site, such as /regulations; ${FIXED_PARTS.join(', ')}; or a part of ${PAGES_WITH_PARTS.join(' or ')}, such as /legal-documents#funding`;
const EITHER = 'must be given unless named: by-content is given; only one of the two is allowed';

describe.each<[kind: string, schema: z.ZodType, sound: object, ...Wrong[]]>([
  [
    'the site',
    schemas.siteSchema,
    SITE,
    ['name', 'must not be empty', ''],
    ['baseUrl', 'must not end with a slash', 'https://fca.example/'],
    ['baseUrl', 'must not contain ? or #', 'https://fca.example?a=b', 'https://fca.example#a'],
    ['mapImage', 'must be an https address', 'javascript:alert(1)'],
    ['licencePattern', 'must be a regular expression; a group (?<country>…) marks the country code', 'FCA-('],
    ['address', 'must have at least one line', []],
    ['copyrightYear', 'must be a whole year', 'this year', 2025.5],
    ['copyrightYear', 'must be a year', 25, 3000],
    ['hsts', 'preload needs includeSubDomains (hstspreload.org)', { includeSubDomains: false, preload: true }],
    ['hsts', 'must be true or false', { includeSubDomains: 'no', preload: false }],
    ['fictional', 'must be true or false', 'mostly'],
    ['seat', 'must be at most 80', { ...SITE.seat, latitude: 91 }],
  ],
  [
    'a country',
    schemas.countrySchema,
    { code: 'LU', name: 'Luxembourg', latitude: '49.6', longitude: '6.1' },
    ['code', 'must be a country code of two capital letters (ISO 3166-1 alpha-2)', 'LUX', 'lu', 'UK', 'EU'],
    ['latitude', 'must be a number', ''],
    ['longitude', 'must be at least -180', '-180.5'],
  ],
  ['an activity', schemas.activitySchema, { name: 'Lending' }, ['name', 'must not be empty', '']],
  [
    'a region',
    schemas.regionSchema,
    { name: 'Baltic states', countries: ['EE', 'LT', 'LV'] },
    ['countries', 'must be a country code of two capital letters (ISO 3166-1 alpha-2)', ['EE', 'XX']],
    ['countries', 'must be a list of country codes', 'EE'],
    ['countries', 'must have at least one country', []],
    ['countries', 'must not name the same country twice: EE', ['EE', 'LT', 'EE']],
    ['countries', 'must be given unless everywhere: true is given; only one of the two is allowed', undefined],
    ['everywhere', 'must be true or left out', false],
  ],
  [
    'a firm',
    firmSchema,
    CELLS,
    ['headquarters', 'must not be empty', ''],
    ['status', `must be one of: ${STATUSES.join(', ')}`, 'Closed', 'active', ''],
    ['tier', 'must be one of: Tier 1, Tier 2, Tier 3', 'Tier 4'],
    ['registration', 'must be a real day written yyyy-mm-dd', '2017-02-29'],
    ['investigations', 'must be a whole number, 0 or more', '-1', '1.5', '', 'none'],
    ['jurisdictions', 'must contain at least one value; separate several with semicolons', ''],
    ['jurisdictions', 'must not name the same thing twice: A', 'A; B; A'],
    ['jurisdictions', 'must not be empty', 'A;; B'],
    ['contactsConfirmed', 'must be given with websites, emailDomains or phones, and only with them', '2025-06-02'],
    ['successor', 'must be empty unless the status is Merged', 'FCA-2017-NL-104'],
    ['capitalRatio', 'must not be empty', ''],
    ['capitalRatio', RATIO, '14', '14,2%', '14.%', '.5%', '-1%', '12345%', 'n/a', 'N/A (SST)'],
    ['capitalRatio', RATIO, '212% Solvency II', '212% (Solvency III)', '212%(SST)', 'Solvency II'],
  ],
  [
    'a warned firm',
    warnedFirmSchema,
    WARNED_FIRM,
    ['reason', 'must not be empty', ''],
    ['clones', 'must not be empty', ''],
    ['added', 'must be a real day written yyyy-mm-dd', '2025-02-29'],
    // The open data has the aliases in one cell.
    ['aliases', 'must not contain a semicolon and a space, which separate the values of a list', ['A; B']],
    ['colour', 'is not a known key', 'red'],
  ],
  [
    'a tier',
    schemas.tierSchema,
    { tier: 'Tier 3', name: 'Tier 3', meaning: 'Text.' },
    ['requiredCapital', 'must be above 0', 0],
    ['requiredCapital', 'must be at most 100', 101],
    ['requiredCapital', 'must be a number', '15%'],
  ],
  [
    'an alert (ALERT-1)',
    schemas.alertSchema,
    ALERT,
    ['id', 'must be an advisory reference such as adv-mm-001', 'adv-mmm-1'],
    ['type', 'must be one of: Market Advisory, Regulatory Update, Enforcement Notice', 'News'],
    ['category', 'must be one of: surveillance, regulation, enforcement', 'news'],
    ['severity', 'must be one of: High, Medium', 'Low'],
    ['timestamp', 'must be written yyyy-mm-dd hh:mm UTC', '2025-07-14'],
    ['link', 'must be an address of this site, such as /regulations', 'https://b.example'],
  ],
  [
    'a publication',
    schemas.publicationSchema,
    PUBLICATION,
    ['type', 'must match one of the filters: Annual Report, Rule Changes, Enforcement Actions', 'Newsletter'],
    ['format', 'must be one of: PDF', 'HTML'],
    ['date', 'must be a real day written yyyy-mm-dd', '2025-06-31'],
    ['ref', 'must be a reference such as PUB-AR-2024-01', 'AR-1'],
  ],
  [
    'a download (PUBLICATION-4)',
    schemas.downloadSchema,
    DOWNLOAD,
    ['link', 'must be a PDF file at the root of the site, such as /annual_report.pdf', '/a.zip'],
    ['link', EITHER, undefined],
    ['category', 'must be one of: Annual Reports, Regulatory Updates, Enforcement Summaries', 'Other'],
  ],
  [
    'a framework (REG-1)',
    schemas.frameworkSchema,
    FRAMEWORK,
    ['category', 'must be one of: Derivatives, Equities, Crypto-Assets, Financial Crime', 'Bonds'],
    ['effective', ITS_DAY, '2024-01-02', undefined],
    ['effective', 'must be a real day written yyyy-mm-dd', '2024-13-01'],
    [
      'links',
      'must be an address of this site, such as /regulations or /regulatory-guidance#aml-004',
      [{ text: 'Rules', link: '/rules#derivatives' }],
    ],
  ],
  [
    'a resource',
    schemas.resourceSchema,
    { id: 'portal', title: 'Portal', description: 'Files.', buttonText: 'Open', link: '/digital-filings-portal' },
    ['link', 'must not be empty', ''],
  ],
  [
    'the home page',
    schemas.homeSchema,
    { services: ['frameworks', 'surveillance', 'filings'].map(card), reach: [figure, figure] },
    ['services', 'must have three cards', ['frameworks', 'filings'].map(card)],
    ['services', 'must be one of: frameworks, surveillance, filings', ['frameworks', 'surveillance', 'cats'].map(card)],
    ['reach', 'must have two figures', [figure]],
  ],
  [
    'a record of synonyms',
    schemas.synonymSchema,
    SYNONYM,
    // The search itself is not in its index.
    ['means', ADDRESS, ['/nowhere'], ['/search'], ['/warnings#apex']],
    ['means', 'must have one to three addresses', []],
    ['means', 'must not name the same address twice: /check', ['/check', '/check']],
    ['fr', 'must have at least one word or phrase', []],
    ['zh', 'must contain a letter or a digit', ['？']],
  ],
])('%s', (_kind, schema, sound, ...wrong) => {
  test.for(wrong)('is refused: %s %s', (row) => {
    expect(unexpected(schema, sound, row)).toEqual([]);
  });
});

test.for([2, 5])('the site may have %i neutral pages', (count) => {
  expect(problemsOf(schemas.siteSchema, { ...SITE, neutralPages: { en: pages('a', 'b', 'c', 'd', 'e').slice(0, count) } })).toEqual([]);
});

test.for<[rule: string, wrong: object[]]>([
  ['must have two to five pages', []],
  ['must have two to five pages', pages('a')],
  ['must have two to five pages', pages('a', 'b', 'c', 'd', 'e', 'f')],
  ['must not name the same page twice', [{ name: 'a', address: 'https://b.example/' }, ...pages('b')]],
  ['must not name the same page twice', [{ name: 'b', address: 'https://a.example/' }, ...pages('b')]],
  ['must be an https address', [...pages('a'), { name: 'b', address: 'http://b.example' }]],
])('the neutral pages of a language %s', ([rule, wrong]) => {
  expect(problemsOf(schemas.siteSchema, { ...SITE, neutralPages: { ...SITE.neutralPages, fr: wrong } })).toEqual([
    expect.stringContaining(rule),
  ]);
});

test.for(['https://zh.wikipedia.org/', 'https://www.bbc.co.uk/weather', 'https://www.google.com.hk/'])(
  'someone who reads Chinese does not leave for a page that is blocked where they may be (FORM-5): %s',
  (address) => {
    const neutralPages = { ...SITE.neutralPages, zh: [...pages('a'), { name: 'b', address }] };
    expect(problemsOf(schemas.siteSchema, { ...SITE, neutralPages })).toEqual([
      expect.stringContaining('must be pages that can be reached in mainland China'),
    ]);
  },
);

test.for(['Annual Report', 'Rule Changes', 'Enforcement Actions', 'Annual Reports of the board'])('a publication may be: %s', (type) => {
  expect(problemsOf(schemas.publicationSchema, { ...PUBLICATION, type })).toEqual([]);
});

test('a download has a link, or is named by its content', () => {
  const named = { ...DOWNLOAD, named: 'by-content' };
  expect(problemsOf(schemas.downloadSchema, { ...named, link: undefined })).toEqual([]);
  expect(problemsOf(schemas.downloadSchema, named)).toEqual([`link "/figures.pdf": ${EITHER}`]);
  expect(problemsOf(schemas.downloadSchema, { ...named, link: undefined, named: 'by-chance' })).toEqual([
    'named "by-chance": must be one of: by-content',
  ]);
});

test('a framework says how to comment while the comment period is open, and names no other day than its status', () => {
  const other = { ...FRAMEWORK, status: 'Continuously Updated' };
  expect(problemsOf(schemas.frameworkSchema, { ...other, effective: undefined })).toEqual([]);
  expect(problemsOf(schemas.frameworkSchema, other)).toEqual([`effective "2024-01-01": ${ITS_DAY}`]);
  expect(problemsOf(schemas.frameworkSchema, { ...other, status: 'Proposed - Comment Period Open', effective: undefined })).toEqual([
    'comment nothing: must be given while the status says that the comment period is open, and only then',
  ]);
});

describe('a firm', () => {
  const PHONE = '+44 20 7946 0123';

  test('is a row of cells, of which some may be empty or missing', () => {
    expect(firmSchema.parse(CELLS)).toEqual({ ...FIRM, activities: ['Lending', 'Custody'] });
    const empty = { id: '', websites: '', emailDomains: '', phones: '', contactsConfirmed: '', successor: '' };
    expect(firmSchema.parse({ ...CELLS, ...empty, id: 'ned-2' })).toEqual({ ...FIRM, activities: ['Lending', 'Custody'], id: 'ned-2' });
  });

  test('has lists of contact points and the day on which they were confirmed (DATA-7)', () => {
    const cells = {
      websites: 'https://www.nederhaven.example; https://mijn.nederhaven.example/login',
      emailDomains: 'nederhaven.example; post.nederhaven.test',
      phones: `${PHONE}; +1 312 555 0123`,
      contactsConfirmed: '2025-06-02',
    };
    expect(firmSchema.parse({ ...CELLS, ...cells })).toMatchObject({
      websites: ['https://www.nederhaven.example', 'https://mijn.nederhaven.example/login'],
      emailDomains: ['nederhaven.example', 'post.nederhaven.test'],
      phones: ['+442079460123', '+13125550123'],
      contactsConfirmed: '2025-06-02',
    });
  });

  test.for([
    ['', 'must be given with websites, emailDomains or phones, and only with them'],
    ['2017-04-23', 'must not be before the registration'],
    ['2025-02-30', 'must be a real day written yyyy-mm-dd'],
  ] as const)('with a telephone number may not be confirmed on "%s"', ([contactsConfirmed, rule]) => {
    expect(
      unexpected(firmSchema, { ...CELLS, phones: PHONE, contactsConfirmed: '2025-06-02' }, ['contactsConfirmed', rule, contactsConfirmed]),
    ).toEqual([]);
  });

  test('is audited after its registration, or on the same day (DATA-4)', () => {
    const sound = { ...CELLS, lastAudit: FIRM.registration };
    expect(unexpected(firmSchema, sound, ['lastAudit', 'must not be before the registration', '2017-04-23'])).toEqual([]);
  });

  test.for(['14%', '14.2%', '0%', ...CAPITAL_REGIMES.map((regime) => `180.5% (${regime})`), 'N/A'])(
    'may have the capital ratio %s (DATA-2)',
    (capitalRatio) => {
      expect(problemsOf(firmSchema, { ...CELLS, capitalRatio })).toEqual([]);
    },
  );
});

describe('a warned firm', () => {
  const covers = (host: string) =>
    `must have a path: it covers all of ${host}, which many owners share. If all of it is meant, repeat the address under wholeHost`;

  test.for<[website: string, host: string]>([
    ['https://pages.dev', 'pages.dev'],
    ['https://github.io/', 'github.io'],
    ['https://CO.UK', 'co.uk'],
    ['https://m.facebook.com', 'facebook.com'],
  ])('may not have the site %s, which many owners share, but may have one below it', ([website, host]) => {
    const sound = { ...WARNED_FIRM, websites: [website.replace('//', '//apex.')] };
    expect(unexpected(warnedFirmSchema, sound, ['websites', covers(host), [website]])).toEqual([]);
  });

  test('may have a page of such a host, and a host with one owner', () => {
    const websites = ['https://github.io/apex', 'https://www.facebook.com/apex.club', 'https://t.me:443/apex', 'https://apex.example:8443'];
    expect(problemsOf(warnedFirmSchema, { ...WARNED_FIRM, websites })).toEqual([]);
  });

  test('may have the whole of a shared host if an editor has confirmed it', () => {
    const websites = ['https://t.me', 'https://apex.pages.dev'];
    expect(problemsOf(warnedFirmSchema, { ...WARNED_FIRM, websites, wholeHost: ['https://t.me'] })).toEqual([]);
    expect(problemsOf(warnedFirmSchema, { ...WARNED_FIRM, websites, wholeHost: ['https://wa.me'] })).toEqual([
      `websites.0 "https://t.me": ${covers('t.me')}`,
      'wholeHost.0 "https://wa.me": must also be listed under websites, written the same way',
    ]);
  });

  test('may be a row of cells, of which some may be empty', () => {
    const row = { ...WARNED_FIRM, aliases: 'G; Gal', websites: 'https://g.example; https://g.test/?a;b=1', clones: FIRM.licenseId };
    const contacts = { emails: 'Help@Apex.example; @apex.test', phones: '+44 20 7946 0123; +33 1 99 00 12 34' };
    expect(warnedFirmRowSchema.parse({ ...row, ...contacts })).toEqual({
      ...row,
      aliases: ['G', 'Gal'],
      websites: ['https://g.example', 'https://g.test/?a;b=1'],
      emails: ['Help@Apex.example', '@apex.test'],
      phones: ['+442079460123', '+33199001234'],
    });
    const empty = { aliases: '', websites: '', wholeHost: '', emails: '', phones: '', clones: '' };
    expect(warnedFirmRowSchema.parse({ ...row, ...empty })).toEqual({ ...WARNED_FIRM, aliases: [], websites: [] });
  });
});
