import { describe, expect, test } from 'vitest';
import { createCheck, type FirmRecord, type WarningRecord } from '../check.ts';

const SITES = [
  ['https://apex.example', 'https://login.apex.example/start'],
  [],
  ['https://www.brim.test', 'http://pay.cove.test'],
  ['https://victim.pages.dev', 'https://BÜCHER.example'],
  ['http://192.0.2.1/x', 'https://apex.example/other'],
  ['https://www.facebook.com/Some-Club/', 'https://www.facebook.com/profile.php?id=100', 'https://dune.example:8443'],
  ['https://foo.eth.limo', 'https://blogspot.com'],
  Array.from({ length: 1_000 }, (_, nth) => `https://site-${nth}.example`),
];
const warnings = SITES.map((websites, nth): WarningRecord => ({ name: `Warned ${nth}`, websites }));
const { check } = createCheck({ firms: [], warnings });

interface Found {
  value: string;
  how?: string | undefined;
}
/** The listed contact points that a text has, with how they cover it. */
const foundBy = (own: typeof check, text: string) =>
  own(text).items.flatMap(({ facts }) =>
    [...facts.firms, ...facts.warnings].map(({ value, how }: Found) => [value, how].filter((part) => part !== undefined).join(' ')),
  );
const find = (text: string) => foundBy(check, text);

describe('a listed address covers (CHECK-3)', () => {
  test.for([
    ['its host', 'apex.example', ['https://apex.example host']],
    ['its host in the letters of its language', 'xn--bcher-kva.example', ['https://BÜCHER.example host']],
    ['a subdomain', 'a.b.apex.example', ['https://apex.example below']],
    ['a page and a port', 'https://apex.example:8080/deep/page?x=1', ['https://apex.example host']],
    ['a mailbox', 'desk@mail.apex.example', ['https://apex.example below']],
    ['one page of a platform', 'https://m.facebook.com/some-club?ref=share', ['https://www.facebook.com/Some-Club/ page']],
    ['a page below that page', 'facebook.com/some-club/about', ['https://www.facebook.com/Some-Club/ page']],
    [
      'the page with its parameters',
      'https://www.facebook.com/profile.php?id=100&lang=en',
      ['https://www.facebook.com/profile.php?id=100 page'],
    ],
    ['its port, if it has one', 'https://dune.example:8443/login', ['https://dune.example:8443 host']],
    ['a host below a wildcard suffix', 'foo.eth.limo', ['https://foo.eth.limo host']],
    ['a shared host that is listed as a whole', 'blogspot.com', ['https://blogspot.com host']],
  ] as const)('%s: %s', ([, text, found]) => {
    expect(find(text)).toEqual(found);
  });

  test('a page that another warning lists too', () => {
    expect(find('https://apex.example/other/x').toSorted()).toEqual(['https://apex.example host', 'https://apex.example/other page']);
  });
});

describe('a listed address never covers', () => {
  test.for([
    ['the host above it', 'cove.test'],
    ['the host of a listed page', 'http://192.0.2.1'],
    ['a platform', 'facebook.com'],
    ['a page whose address only begins with its own', 'https://facebook.com/some-clubhouse'],
    ['a mailbox at a platform', 'someone@facebook.com'],
    ['a page with another parameter', 'https://www.facebook.com/profile.php?id=1001'],
    ['a mailbox, if it has a port', 'desk@dune.example'],
    ['the host of another owner below the same suffix', 'bar.eth.limo'],
    ['the host of another owner below a shared host', 'someone.blogspot.com'],
    ['the host of another owner on a platform', 'other.pages.dev'],
    ['the platform', 'pages.dev'],
  ])('%s: %s', ([, text = '']) => {
    expect(find(text)).toEqual([]);
  });
});

describe('the website of a firm', () => {
  const firms: FirmRecord[] = [
    {
      name: 'Northwold Bank plc',
      licenseId: 'L1',
      websites: ['https://www.northwold-bank.example/home'],
      emailDomains: ['nw-mail.example'],
    },
    { name: 'Pages Bank Ltd', licenseId: 'L2', websites: ['https://pagesbank.github.io'] },
    { name: 'Social Pay Ltd', licenseId: 'L3', websites: ['https://www.facebook.com/socialpay'], emailDomains: ['gmail.com'] },
  ];
  const { check: own } = createCheck({ firms, warnings: [] });

  test.for([
    ['northwold-bank.example', ['https://www.northwold-bank.example/home host']],
    ['https://login.northwold-bank.example/pay', ['https://www.northwold-bank.example/home below']],
    ['desk@northwold-bank.example', ['https://www.northwold-bank.example/home host']],
    ['desk@nw-mail.example', ['nw-mail.example host']],
    ['nw-mail.example', ['nw-mail.example host']],
    ['pagesbank.github.io', ['https://pagesbank.github.io host']],
    ['https://www.facebook.com/socialpay/about', ['https://www.facebook.com/socialpay host']],
  ] as const)('is on record, with its subdomains and pages: %s', ([text, found]) => {
    expect(foundBy(own, text)).toEqual(found);
  });

  test.for([
    'other.github.io',
    'login.pagesbank.github.io',
    'https://www.facebook.com/another',
    'northwold-bank.example.evil.test',
    'somebody@facebook.com',
    'somebody@gmail.com',
    'gmail.com',
  ])('is on record, but not %s', (text) => {
    expect(foundBy(own, text)).toEqual([]);
  });
});

describe('a page on a shared host is compared in the same way in a record and in a warning', () => {
  const PAGES = [
    'https://sites.google.com/view/B%C3%BCro-kredit',
    'https://www.facebook.com/MullerKredit/',
    'https://www.facebook.com/pages/100%25-kredit',
    'https://www.facebook.com/Kredit%20Haus/index.html',
    'https://t.me/%D0%91%D0%B0%D0%BD%D0%BA',
    'https://facebook.com:8443/Kredit',
  ];
  const encodeAll = (page: string) => page.replaceAll(/[^\p{ASCII}]+/gu, encodeURIComponent);
  const decodeAll = (page: string) => page.replaceAll(/(?:%[c-f][0-9a-f]%[0-9a-f]{2})+/gi, decodeURIComponent);
  const WAYS: Readonly<Record<string, (page: string) => string>> = {
    'as it is': (page) => page,
    'in small letters': (page) => page.toLowerCase(),
    'in capitals': (page) => page.replace(/(?<=\/\/[^/]+).*$/, (path) => path.toUpperCase().replace('ID=', 'id=')),
    'with percent escapes': encodeAll,
    'with letters': decodeAll,
    'with a slash at the end': (page) => page.replace(/\/?(?=\?|$)/, '/'),
    'with a parameter': (page) => `${page}${page.includes('?') ? '&' : '?'}lang=en`,
    'and a page below it': (page) => page.replace(/\/?(?=\?|$)/, '/about'),
    'and a page beside it': (page) => page.replace(/\/?(?=\?|$)/, '-2'),
    'and the page above it': (page) => page.replace(/[^/]+\/?$/, ''),
  };
  const CASES = PAGES.flatMap((page) => Object.entries(WAYS).map(([way, change]) => ({ page, way, typed: change(page) })));
  const covers = (page: string, typed: string, list: 'firms' | 'warnings') => {
    const record = { name: 'Page', licenseId: 'L1', websites: [page] };
    const { check: own } = createCheck({ firms: list === 'firms' ? [record] : [], warnings: list === 'warnings' ? [record] : [] });
    return foundBy(own, typed).length > 0;
  };

  test.for(CASES)('$page $way', ({ page, typed }) => {
    expect(covers(page, typed, 'firms')).toBe(covers(page, typed, 'warnings'));
  });

  test.for(CASES.filter(({ way }) => !/below|beside|above/.test(way)))('$page covers it $way', ({ page, typed }) => {
    expect(covers(page, typed, 'firms')).toBe(true);
  });
});

describe('a mailbox or a telephone number in a warning', () => {
  const { check: own } = createCheck({
    firms: [],
    warnings: [
      { name: 'Apex', emails: ['Desk@apex-mail.example', '@dune.example'], phones: ['+442079460123'] },
      { name: 'Brim' },
      { name: 'Cove', emails: ['someone@gmail.com'], phones: ['+35220212345'] },
    ],
  });
  test.for([
    ['desk@apex-mail.example', ['Desk@apex-mail.example']],
    ['Write to DESK@APEX-MAIL[.]EXAMPLE today', ['Desk@apex-mail.example']],
    ['other@apex-mail.example', []],
    ['anyone@dune.example', ['@dune.example']],
    ['anyone@mail.dune.example', ['@dune.example']],
    ['https://dune.example', []],
    ['someone@gmail.com', ['someone@gmail.com']],
    ['someone.else@gmail.com', []],
  ] as const)('is found as it is listed: %s', ([text, found]) => {
    expect(foundBy(own, text)).toEqual(found);
  });

  test.for([
    ['+44 20 7946 0123', ['+442079460123']],
    ['0044 (0)20 7946-0123', ['+442079460123']],
    ['020 7946 0123', ['+442079460123']],
    ['+44 020 7946 0123', ['+442079460123']],
    ['011 44 20 7946 0123', ['+442079460123']],
    ['Call me at (020) 7946 0123 now', ['+442079460123']],
    ['+33 20 7946 0123', []],
    ['46 0123', []],
    ['+352 20 21 23 45', ['+35220212345']],
  ] as const)('is found however it is written: %s', ([text, found]) => {
    expect(foundBy(own, text)).toEqual(found);
  });
});

describe('a page or a mailbox with two addresses is found by both', () => {
  const warning = { name: 'Apex', websites: ['https://t.me/apex_desk', 'https://fb.com/apex.desk'], emails: ['apex.desk@googlemail.com'] };
  const { check: own } = createCheck({ firms: [], warnings: [warning] });

  test.for([
    'https://telegram.me/apex_desk',
    'https://apex_desk.t.me',
    'https://t.me/s/apex_desk',
    'https://www.facebook.com/apex.desk',
    'https://m.facebook.com/Apex.Desk/about',
    'https://m.me/apex.desk',
    'apexdesk@gmail.com',
    'Apex.Desk+refund@gmail.com',
  ])('%s', (text) => {
    expect(foundBy(own, text)).toHaveLength(1);
  });

  test.for(['https://t.me/apex', 'https://apex.t.me', 'https://www.facebook.com/apexdesk', 'apexdesk@mail.com'])('but not %s', (text) => {
    expect(foundBy(own, text)).toEqual([]);
  });
});
