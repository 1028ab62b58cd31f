import { describe, expect, test } from 'vitest';
import { problemsOf, rulesOf } from '../../../../tests/support/content-problems.ts';
import { ALERT, DOWNLOAD, FIRM, FRAMEWORK, PUBLICATION, SITE, SYNONYM, WARNED_FIRM } from '../../../../tests/support/records.ts';
import {
  alertSchema,
  countrySchema,
  downloadSchema,
  firmSchema,
  frameworkSchema,
  homeSchema,
  publicationSchema,
  siteSchema,
  synonymSchema,
  tierSchema,
  warnedFirmRowSchema,
  warnedFirmSchema,
} from './records.ts';
import { FIXED_PARTS, PAGES_WITH_PARTS } from './values.ts';

/*
 * The rules of each kind of record. `values.test.ts` has those of the values that several kinds share, and
 * `tests/content/editors-mistakes.test.ts` the mistakes that editors make most often.
 */

/** Changes of a valid record, each with the only problem that it causes. */
type Wrong = [change: object, problem: string];

const TWICE = 'must not name the same page twice';
const TWO_TO_FIVE = 'must have two to five pages';

describe('the site', () => {
  const pages = (...names: string[]) => names.map((name) => ({ name, address: `https://${name}.example/` }));

  test.for([2, 5])('may have %i neutral pages', (count) => {
    const site = { ...SITE, neutralPages: pages('a', 'b', 'c', 'd', 'e').slice(0, count) };
    expect(siteSchema.parse(site)).toEqual(site);
  });

  test.for<Wrong>([
    [{ baseUrl: 'https://fca.example/' }, 'baseUrl "https://fca.example/": must not end with a slash'],
    [{ baseUrl: 'https://fca.example?a=b' }, 'baseUrl "https://fca.example?a=b": must not contain ? or #'],
    [{ mapImage: 'javascript:alert(1)' }, 'mapImage "javascript:alert(1)": must be an https address'],
    [{ licencePattern: 'FCA-(' }, 'licencePattern "FCA-(": must be a regular expression; a group (?<country>…) marks the country code'],
    [{ address: [] }, 'address []: must have at least one line'],
    [{ copyrightYear: 'this year' }, 'copyrightYear "this year": must be a whole year'],
    [{ copyrightYear: 2025.5 }, 'copyrightYear 2025.5: must be a whole year'],
    [{ copyrightYear: 25 }, 'copyrightYear 25: must be a year'],
    [{ fictional: 'mostly' }, 'fictional "mostly": must be true or false'],
    [{ name: '' }, 'name "": must not be empty'],
    [{ seat: { ...SITE.seat, latitude: 91 } }, 'seat.latitude 91: must be at most 80'],
    [
      { neutralPages: [...pages('a'), { name: 'b', address: 'http://b.example' }] },
      'neutralPages.1.address "http://b.example": must be an https address',
    ],
  ])('is refused with %j', ([change, problem]) => {
    expect(problemsOf(siteSchema, { ...SITE, ...change })).toEqual([problem]);
  });

  test.for([
    [TWO_TO_FIVE, []],
    [TWO_TO_FIVE, pages('a')],
    [TWO_TO_FIVE, pages('a', 'b', 'c', 'd', 'e', 'f')],
    [TWICE, [{ name: 'a', address: 'https://b.example/' }, ...pages('b')]],
    [TWICE, [{ name: 'b', address: 'https://a.example/' }, ...pages('b')]],
  ] as const)('%s: the neutral pages %j are refused', ([rule, neutralPages]) => {
    expect(rulesOf(siteSchema, { ...SITE, neutralPages })).toEqual([rule]);
  });
});

test.for<Wrong>([
  [{ code: 'LUX' }, 'code "LUX": must be a country code of two capital letters (ISO 3166-1 alpha-2)'],
  [{ latitude: '' }, 'latitude "": must be a number'],
  [{ longitude: '-180.5' }, 'longitude "-180.5": must be at least -180'],
])('a country is refused with %j', ([change, problem]) => {
  expect(problemsOf(countrySchema, { code: 'LU', name: 'Luxembourg', latitude: '49.6', longitude: '6.1', ...change })).toEqual([problem]);
});

describe('a firm', () => {
  /** Its cells in `firms.csv`. */
  const CELLS = { ...FIRM, activities: 'Lending; Custody', jurisdictions: 'Global', investigations: '0' };
  const RATIO =
    'must be a percentage (14.2%), a percentage with its regime (212% (Solvency II); regimes: Solvency II, SST, LICAT, BMA, RBC, Local Reg.) or N/A';
  const AT_LEAST_ONE = 'must contain at least one value; separate several with semicolons';
  const CONFIRMED = 'must be given with websites, emailDomains or phones, and only with them';
  const PHONE = '+44 20 7946 0123';

  test('is a row of cells, of which some may be empty or missing', () => {
    const firm = { ...FIRM, activities: ['Lending', 'Custody'], jurisdictions: ['Global'], investigations: 0 };
    expect(firmSchema.parse(CELLS)).toEqual(firm);
    const empty = { id: '', websites: '', emailDomains: '', phones: '', contactsConfirmed: '', successor: '' };
    expect(firmSchema.parse({ ...CELLS, ...empty })).toEqual(firm);
    expect(firmSchema.parse({ ...CELLS, id: 'ned-2' }).id).toBe('ned-2');
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

  test('may be audited on the day of its registration (DATA-4)', () => {
    expect(problemsOf(firmSchema, { ...CELLS, lastAudit: FIRM.registration })).toEqual([]);
  });

  test.for<Wrong>([
    [{ name: '' }, 'name "": must not be empty'],
    [{ headquarters: '' }, 'headquarters "": must not be empty'],
    [{ capitalRatio: '' }, 'capitalRatio "": must not be empty'],
    [{ status: 'Closed' }, 'status "Closed": must be one of: Active, Under Review, Restricted, Provisional, Merged, Ceased Operations'],
    [{ tier: 'Tier 4' }, 'tier "Tier 4": must be one of: Tier 1, Tier 2, Tier 3'],
    [{ registration: '2017-02-29' }, 'registration "2017-02-29": must be a real day written yyyy-mm-dd'],
    [{ lastAudit: '2017-04-23' }, 'lastAudit "2017-04-23": must not be before the registration'],
    ...['-1', '1.5', '', 'none'].map((value): Wrong => [
      { investigations: value },
      `investigations "${value}": must be a whole number, 0 or more`,
    ]),
    [{ activities: '' }, `activities "": ${AT_LEAST_ONE}`],
    [{ jurisdictions: '' }, `jurisdictions "": ${AT_LEAST_ONE}`],
    [{ jurisdictions: 'A; B; A' }, 'jurisdictions "A; B; A": must not name the same thing twice: A'],
    [{ jurisdictions: 'A;; B' }, 'jurisdictions.1 nothing: must not be empty'],
    [{ websites: 'https://zuid.example' }, `contactsConfirmed nothing: ${CONFIRMED}`],
    [{ contactsConfirmed: '2025-06-02' }, `contactsConfirmed "2025-06-02": ${CONFIRMED}`],
    [{ phones: PHONE, contactsConfirmed: '2017-04-23' }, 'contactsConfirmed "2017-04-23": must not be before the registration'],
    [{ phones: PHONE, contactsConfirmed: '2025-02-30' }, 'contactsConfirmed "2025-02-30": must be a real day written yyyy-mm-dd'],
    // DATA-8
    [{ successor: 'FCA-2017-NL-104' }, 'successor "FCA-2017-NL-104": must be empty unless the status is Merged'],
  ])('is refused with %j', ([change, problem]) => {
    expect(problemsOf(firmSchema, { ...CELLS, ...change })).toEqual([problem]);
  });

  test.for<[string, ...string[]]>([
    ['a percentage', '14%', '14.2%', '0%'],
    ['one of a regime', '212% (Solvency II)', '180.5% (SST)', '131% (LICAT)', '218% (BMA)', '410% (RBC)', '17.0% (Local Reg.)'],
    ['N/A', 'N/A'],
  ])('may have %s for its capital ratio (DATA-2)', ([, ...ratios]) => {
    expect(ratios.flatMap((capitalRatio) => problemsOf(firmSchema, { ...CELLS, capitalRatio }))).toEqual([]);
  });

  test.for<[string, ...string[]]>([
    ['another number', '14', '14,2%', '14.%', '.5%', '-1%', '12345%'],
    ['another regime', '212% Solvency II', '212% (Solvency III)', '212%(SST)', 'Solvency II'],
    ['another word', 'n/a', 'N/A (SST)'],
  ])('may not have %s for its capital ratio (DATA-2)', ([, ...ratios]) => {
    expect(ratios.flatMap((capitalRatio) => problemsOf(firmSchema, { ...CELLS, capitalRatio }))).toEqual(
      ratios.map((ratio) => `capitalRatio "${ratio}": ${RATIO}`),
    );
  });
});

describe('a warned firm', () => {
  test.for<Wrong>([
    [{ reason: '' }, 'reason "": must not be empty'],
    [{ clones: '' }, 'clones "": must not be empty'],
    [{ added: '2025-02-29' }, 'added "2025-02-29": must be a real day written yyyy-mm-dd'],
    [{ aliases: [null] }, 'aliases.0 nothing: must be text'],
    // The open data has the aliases in one cell.
    [{ aliases: ['A; B'] }, 'aliases.0 "A; B": must not contain a semicolon and a space, which separate the values of a list'],
    [{ colour: 'red' }, 'colour "red": is not a known key'],
  ])('is refused with %j', ([change, problem]) => {
    expect(problemsOf(warnedFirmSchema, { ...WARNED_FIRM, ...change })).toEqual([problem]);
  });

  test.for<[website: string, host: string]>([
    ['https://pages.dev', 'pages.dev'],
    ['https://github.io/', 'github.io'],
    ['https://CO.UK', 'co.uk'],
    ['https://m.facebook.com', 'm.facebook.com'],
  ])('may not have the site %s, which many owners share', ([website, host]) => {
    expect(problemsOf(warnedFirmSchema, { ...WARNED_FIRM, websites: [website] })).toEqual([
      `websites.0 "${website}": must have a path: it covers all of ${host}, which many owners share. If all of it is meant, repeat the address under wholeHost`,
    ]);
    expect(problemsOf(warnedFirmSchema, { ...WARNED_FIRM, websites: [website.replace('//', '//apex.')] })).toEqual([]);
  });

  test('may have a page of such a host, and a host with one owner', () => {
    const websites = ['https://github.io/apex', 'https://www.facebook.com/apex.club', 'https://t.me:443/apex', 'https://apex.example:8443'];
    expect(problemsOf(warnedFirmSchema, { ...WARNED_FIRM, websites })).toEqual([]);
  });

  test('may have the whole of a shared host if an editor has confirmed it', () => {
    const websites = ['https://t.me', 'https://apex.pages.dev'];
    expect(problemsOf(warnedFirmSchema, { ...WARNED_FIRM, websites, wholeHost: ['https://t.me'] })).toEqual([]);
    expect(problemsOf(warnedFirmSchema, { ...WARNED_FIRM, websites, wholeHost: ['https://wa.me'] })).toEqual([
      'websites.0 "https://t.me": must have a path: it covers all of t.me, which many owners share. If all of it is meant, repeat the address under wholeHost',
      'wholeHost.0 "https://wa.me": must also be listed under websites, written the same way',
    ]);
  });

  test('has telephone numbers without the spaces that an editor wrote', () => {
    const phones = ['+44 20 7946 0123'];
    expect(warnedFirmSchema.parse({ ...WARNED_FIRM, emails: ['Help@Apex.example', '@apex.test'], phones })).toMatchObject({
      emails: ['Help@Apex.example', '@apex.test'],
      phones: ['+442079460123'],
    });
  });

  test('may be a row of cells, of which some may be empty', () => {
    const row = { ...WARNED_FIRM, aliases: 'G; Gal', websites: 'https://g.example; https://g.test/?a;b=1', clones: FIRM.licenseId };
    const firm = {
      ...WARNED_FIRM,
      aliases: ['G', 'Gal'],
      websites: ['https://g.example', 'https://g.test/?a;b=1'],
      clones: FIRM.licenseId,
    };
    expect(warnedFirmRowSchema.parse(row)).toEqual(firm);
    const contacts = { emails: 'Help@Apex.example; @apex.test', phones: '+44 20 7946 0123; +33 1 99 00 12 34' };
    expect(warnedFirmRowSchema.parse({ ...row, ...contacts })).toMatchObject({
      emails: ['Help@Apex.example', '@apex.test'],
      phones: ['+442079460123', '+33199001234'],
    });
    const empty = { aliases: '', websites: '', wholeHost: '', emails: '', phones: '', clones: '' };
    expect(warnedFirmRowSchema.parse({ ...row, ...empty })).toEqual({ ...WARNED_FIRM, aliases: [], websites: [] });
  });
});

test.for<Wrong>([
  [{ requiredCapital: 0 }, 'requiredCapital 0: must be above 0'],
  [{ requiredCapital: 101 }, 'requiredCapital 101: must be at most 100'],
  [{ requiredCapital: '15%' }, 'requiredCapital "15%": must be a number'],
])('a tier is refused with %j', ([change, problem]) => {
  expect(problemsOf(tierSchema, { tier: 'Tier 3', name: 'Tier 3', meaning: 'Text.', ...change })).toEqual([problem]);
});

test.for<Wrong>([
  [{ id: 'adv-mmm-1' }, 'id "adv-mmm-1": must be an advisory reference such as adv-mm-001'],
  [{ type: 'News' }, 'type "News": must be one of: Market Advisory, Regulatory Update, Enforcement Notice'],
  [{ category: 'news' }, 'category "news": must be one of: surveillance, regulation, enforcement'],
  [{ severity: 'Low' }, 'severity "Low": must be one of: High, Medium'],
  [{ timestamp: '2025-07-14' }, 'timestamp "2025-07-14": must be written yyyy-mm-dd hh:mm UTC'],
  [{ link: 'https://b.example' }, 'link "https://b.example": must be an address of this site, such as /regulations'],
  [{ link: '' }, 'link "": must not be empty'],
])('an alert is refused with %j (ALERT-1)', ([change, problem]) => {
  expect(problemsOf(alertSchema, { ...ALERT, ...change })).toEqual([problem]);
});

describe('a publication', () => {
  test.for<Wrong>([
    [{ type: 'Newsletter' }, 'type "Newsletter": must match one of the filters: Annual Report, Rule Changes, Enforcement Actions'],
    [{ date: '2025-06-31' }, 'date "2025-06-31": must be a real day written yyyy-mm-dd'],
    [{ format: 'HTML' }, 'format "HTML": must be one of: PDF'],
    [{ ref: 'AR-1' }, 'ref "AR-1": must be a reference such as PUB-AR-2024-01'],
  ])('is refused with %j', ([change, problem]) => {
    expect(problemsOf(publicationSchema, { ...PUBLICATION, ...change })).toEqual([problem]);
  });

  test.for(['Annual Report', 'Rule Changes', 'Enforcement Actions', 'Annual Reports of the board'])('may have the type %s', (type) => {
    expect(problemsOf(publicationSchema, { ...PUBLICATION, type })).toEqual([]);
  });
});

describe('a download (PUBLICATION-4)', () => {
  const EITHER = 'must be given unless named: by-content is given; only one of the two is allowed';

  test.for<Wrong>([
    [{ link: '/a.zip' }, 'link "/a.zip": must be a PDF file at the root of the site, such as /annual_report.pdf'],
    [{ category: 'Other' }, 'category "Other": must be one of: Annual Reports, Regulatory Updates, Enforcement Summaries'],
    [{ named: 'by-content' }, `link "/figures.pdf": ${EITHER}`],
    [{ link: undefined }, `link nothing: ${EITHER}`],
    [{ link: undefined, named: 'by-chance' }, 'named "by-chance": must be one of: by-content'],
  ])('is refused with %j', ([change, problem]) => {
    expect(problemsOf(downloadSchema, { ...DOWNLOAD, ...change })).toEqual([problem]);
  });

  test('may be named by its content', () => {
    expect(problemsOf(downloadSchema, { ...DOWNLOAD, link: undefined, named: 'by-content' })).toEqual([]);
  });
});

describe('a framework (REG-1)', () => {
  const ITS_DAY = 'must be the day that the status names ("Effective Jan 1, 2024" is 2024-01-01)';

  test('may say that it is effective from a day, or something else', () => {
    expect(problemsOf(frameworkSchema, FRAMEWORK)).toEqual([]);
    expect(problemsOf(frameworkSchema, { ...FRAMEWORK, status: 'Continuously Updated', effective: undefined })).toEqual([]);
  });

  test.for<Wrong>([
    [{ category: 'Bonds' }, 'category "Bonds": must be one of: Derivatives, Equities, Crypto-Assets, Financial Crime'],
    [{ effective: '2024-01-02' }, `effective "2024-01-02": ${ITS_DAY}`],
    [{ status: 'Continuously Updated' }, `effective "2024-01-01": ${ITS_DAY}`],
    [{ effective: undefined }, `effective nothing: ${ITS_DAY}`],
    [{ effective: '2024-13-01' }, 'effective "2024-13-01": must be a real day written yyyy-mm-dd'],
    [
      { status: 'Proposed - Comment Period Open', effective: undefined },
      'comment nothing: must be given while the status says that the comment period is open, and only then',
    ],
    [
      { links: [{ text: 'Rules', link: '/rules#derivatives' }] },
      'links.0.link "/rules#derivatives": must be an address of this site, such as /regulations or /regulatory-guidance#aml-004',
    ],
  ])('is refused with %j', ([change, problem]) => {
    expect(problemsOf(frameworkSchema, { ...FRAMEWORK, ...change })).toEqual([problem]);
  });
});

describe('the home page', () => {
  const card = (drawing: string) => ({ drawing, title: 'A', description: 'B', linkText: 'C', link: '/regulations' });
  const figure = { figure: '200+', label: 'Exchanges' };
  const HOME = { services: [card('frameworks'), card('surveillance'), card('filings')], reach: [figure, figure] };

  test('has three cards and two figures', () => {
    expect(problemsOf(homeSchema, HOME)).toEqual([]);
    expect(rulesOf(homeSchema, { ...HOME, services: HOME.services.slice(1) })).toEqual(['must have three cards']);
  });

  test.for<Wrong>([
    [{ services: HOME.services.with(2, card('cats')) }, 'services.2.drawing "cats": must be one of: frameworks, surveillance, filings'],
    [{ reach: [figure] }, 'reach [{"figure":"200+","label":"Exchanges"}]: must have two figures'],
  ])('is refused with %j', ([change, problem]) => {
    expect(problemsOf(homeSchema, { ...HOME, ...change })).toEqual([problem]);
  });
});

describe('words that visitors use', () => {
  const ADDRESS = `must be an address of this site, such as /regulations; ${FIXED_PARTS.join(', ')}; or a part of ${PAGES_WITH_PARTS.join(' or ')}, such as /legal-documents#funding`;

  test.for<Wrong>([
    [{ means: ['/nowhere'] }, `means.0 "/nowhere": ${ADDRESS}`],
    // The search itself is not in its index.
    [{ means: ['/search'] }, `means.0 "/search": ${ADDRESS}`],
    [{ means: ['/warnings#apex'] }, `means.0 "/warnings#apex": ${ADDRESS}`],
    [{ means: [] }, 'means []: must have one to three addresses'],
    [{ means: ['/check', '/check'] }, 'means ["/check","/check"]: must not name the same address twice: /check'],
    [{ fr: [] }, 'fr []: must have at least one word or phrase'],
    [{ zh: ['？'] }, 'zh.0 "？": must contain a letter or a digit'],
  ])('are refused with %j', ([change, problem]) => {
    expect(problemsOf(synonymSchema, { ...SYNONYM, ...change })).toEqual([problem]);
  });
});
