import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FirmRecord, WarnedRecord } from './check-records.ts';
import { buildCheckIndex, buildCheckIndexInSlices } from './check.ts';

const DATA: { firms: readonly FirmRecord[]; warned: readonly WarnedRecord[]; confusables: Record<string, string> } = {
  firms: [
    { name: 'Adyen N.V.', licenseId: 'FCA-2017-NL-004' },
    { name: 'Aarefels Bank AG', licenseId: 'FCA-2015-CH-020' },
    { name: 'Zuiderkade Bank N.V.', licenseId: 'FCA-1998-NL-004' },
    { name: 'Banco Cenote Real S.A.', licenseId: 'FCA-2005-MX-009' },
    { name: 'Troodora.com Ltd', licenseId: 'FCA-2004-CY-003' },
    { name: 'Booking.com', licenseId: 'FCA-2004-NL-003' },
    { name: 'Merchant Haven S.A.', licenseId: 'FCA-2004-LU-003' },
    ...Array.from({ length: 12 }, (_, nth) => ({ name: `Bank ${nth} of Harbour`, licenseId: `FCA-2020-GB-1${nth}` })),
  ],
  warned: [
    { name: 'Aarefels Bank Online (clone)', aliases: ['Aarefels Direct'], websites: ['https://login.aarefels-online.example/x'] },
    { name: 'Aurea Mentor Club', aliases: [], websites: ['https://aureamentor.example', 'https://aureamentor.github.io'] },
    {
      name: 'Golden Carp Exchange',
      aliases: ['GC Exchange'],
      websites: ['https://goldencarp-x.example', 'https://h5.goldencarp-x.example'],
    },
    { name: 'Merchant Haven', aliases: [], websites: [] },
  ],
  confusables: { a: 'аɑ', e: 'е', o: 'о' },
};
const { check } = buildCheckIndex(DATA);

/** What matches, by name, exact ones in capitals. */
function matches(text: string) {
  const { firms, warned } = check(text);
  const show = (list: 'firms' | 'warned') =>
    (list === 'firms' ? firms : warned).take(0, 100).map(({ position, rank, field }) => {
      const { name = '' } = DATA[list][position] ?? {};
      return `${rank === 'exact' ? name.toUpperCase() : name}: ${field}`;
    });
  return [...show('firms'), ...show('warned')];
}

describe('typed text is', () => {
  test.for([
    ['', 'empty'],
    ['  ', 'empty'],
    ['https://', 'empty'],
    ['Adyen N.V.', 'regulated'],
    ['ADYEN NV', 'regulated'],
    ['adyen', 'regulated'],
    ['fca-2017-nl-004', 'regulated'],
    ['FCA 2017 NL 004', 'regulated'],
    ['Adyen N.V. FCA-2017-NL-004', 'regulated'],
    ['licence FCA-2017-NL-004, is it real?', 'unsettled'],
    ['Golden Eagle Capital, licence FCA-2017-NL-004', 'unsettled'],
    ['Zuiderkade', 'unsettled'],
    ['Banco Cenote', 'unsettled'],
    ['Cenote Real S.A.', 'unsettled'],
    ['Troodora.com', 'unsettled'],
    ['Troodora.com Ltd', 'regulated'],
    ['Booking.com', 'regulated'],
    ['booking.com', 'regulated'],
    ['"Booking.com"', 'regulated'],
    ['“Booking.com”', 'regulated'],
    ['Booking.com?', 'regulated'],
    ['Booking.com.', 'regulated'],
    ['https://booking.com', 'unsettled'],
    ['BOOKING.COM FCA-2004-NL-003', 'regulated'],
    ['Troodora.com Ltd, FCA-2004-CY-003', 'regulated'],
    ['other.com FCA-2004-NL-003', 'unsettled'],
    ['zuiderkade.bank N.V. FCA-1998-NL-004', 'unsettled'],
    ['We are Adyen N.V., licence FCA-2017-NL-004: pay at adyen-pay.example', 'unsettled'],
    ['We are Adyen N.V., licence FCA-2017-NL-004: pay at aureamentor.example', 'warned'],
    ['Adyen N.V. and aureamentor.example', 'warned'],
    ['Aurea Mentor Club', 'warned'],
    ['aureamentor', 'unsettled'],
    ['gc exchange', 'warned'],
    ['golden carp', 'unsettled'],
    ['hxxps://h5[.]goldencarp-x[.]example/login', 'warned'],
    ['someone@aureamentor.example', 'warned'],
    ['pay.aureamentor.example', 'warned'],
    ['aarefels-online.example', 'neither'],
    ['https://login.aarefels-online.example/x/y', 'warned'],
    ['They wrote from desk@mail.aureamentor.example yesterday', 'warned'],
    ['aarefels', 'unsettled'],
    ['Aarefels Bank', 'regulated'],
    ['Aarefels Bank AG', 'regulated'],
    ['Aarefels Bank Online', 'warned'],
    ['FCA-2015-CH-020', 'regulated'],
    ['Merchant Haven S.A.', 'both'],
    ['bank', 'unsettled'],
    ['a', 'unsettled'],
    ['Zuider', 'unsettled'],
    ['kade', 'unsettled'],
    ['aureamentor.exam', 'unsettled'],
    ['Merchant Port', 'neither'],
    ['other.github.io', 'neither'],
    ['github.io', 'neither'],
    ['example', 'neither'],
    ['?!', 'neither'],
  ])('%s: %s', ([text = '', verdict]) => {
    expect(check(text).verdict).toBe(verdict);
  });
});

describe('a word that every object of the language has', () => {
  test.for([
    'constructor',
    'Constructor',
    'constructor ltd',
    'The constructor called me',
    '__proto__ and valueOf',
    'toString',
    'hasOwnProperty',
  ])('has an answer like any other word: %j', (text) => {
    expect(check(text)).toMatchObject({ verdict: 'neither', firms: { total: 0 }, warned: { total: 0 } });
  });

  test('may be in the name of a firm on either list', () => {
    const { check: answer } = buildCheckIndex({
      firms: [
        { name: 'Constructor Bank Ltd', licenseId: 'FCA-2011-GB-007' },
        { name: 'Adyen N.V.', licenseId: 'FCA-2017-NL-004' },
      ],
      warned: [{ name: 'valueOf Constructor', aliases: ['toString'], websites: ['https://constructor.example'] }],
      confusables: DATA.confusables,
    });
    const texts = ['Adyen N.V.', 'constructor bank limited', 'Constructor', 'valueof constructor', 'TOSTRING', 'constructor.example'];
    expect(texts.map((text) => answer(text).verdict)).toEqual(['regulated', 'regulated', 'unsettled', 'warned', 'warned', 'warned']);
  });
});

test('a regulated firm with a short name is shown before the warned firms that imitate it, also in a large register', () => {
  const many = Array.from({ length: 2_500 }, (_, nth) => ({ name: `Firm of ${nth} Holdings`, licenseId: `FCA-2021-FR-${nth}` }));
  const { check: answer } = buildCheckIndex({
    firms: [...many, { name: 'Payward Ltd', licenseId: 'FCA-2018-GB-005', websites: ['https://kraken.com'] }],
    warned: ['kaken', 'krake', 'krakeen', 'kraaken'].flatMap((label) =>
      ['net', 'xyz', 'top'].map((ending) => ({ name: `Copy ${label} ${ending}`, aliases: [], websites: [`https://${label}.${ending}`] })),
    ),
    confusables: {},
  });
  for (const text of ['kaken.com', 'krake.com'])
    expect(answer(text).resembles[0], text).toMatchObject({ list: 'firms', known: 'kraken.com' });
  // Without a warned imitation, one wrong letter in a short name is chance.
  expect(answer('raken.com').resembles).toEqual([]);
});

test('an address is never answered as the host that is left without its last label', () => {
  const { check: answer } = buildCheckIndex({
    firms: [{ name: 'Kraken FX', licenseId: 'FCA-2018-GB-005', websites: ['https://krakenfx.co'] }],
    warned: [{ name: 'Copy', aliases: [], websites: ['https://krakenfx.co.ae', 'https://evilfx.co'] }],
    confusables: {},
  });
  const texts = ['krakenfx.co', 'KRAKENFX.CO.AE', 'krakenfx.co.Uk', 'evilfx.co', 'EVILFX.CO.UA', 'evilfx.co.Uk'];
  expect(texts.map((text) => answer(text).verdict)).toEqual(['onRecord', 'warned', 'notOnRecord', 'warned', 'neither', 'neither']);
});

describe('matching records', () => {
  test('come in this order: exact, at the beginning of a word, anywhere', () => {
    expect(matches('aarefels bank')).toEqual(['AAREFELS BANK AG: name', 'Aarefels Bank Online (clone): name']);
    expect(matches('aarefels')).toEqual(['Aarefels Bank AG: name', 'Aarefels Bank Online (clone): name']);
    expect(matches('re')).toEqual([
      'Banco Cenote Real S.A.: name',
      'Aarefels Bank AG: name',
      'Aarefels Bank Online (clone): name',
      'Aurea Mentor Club: name',
    ]);
  });

  test('name the field that matches: a licence, an alias, a website', () => {
    expect(matches('FCA-2017')).toEqual(['Adyen N.V.: licence']);
    expect(matches('direct')).toEqual(['Aarefels Bank Online (clone): alias']);
    expect(matches('goldencarp')).toEqual(['Golden Carp Exchange: website']);
    expect(check('x.h5.goldencarp-x.example').warned.take(0, 1)).toEqual([
      { position: 2, rank: 'exact', field: 'website', value: 'https://h5.goldencarp-x.example', how: 'below' },
    ]);
  });

  test('are all counted, and created when they are needed', () => {
    const { firms } = check('bank');
    expect(firms).toMatchObject({ total: 14, count: { exact: 0, word: 14, part: 0 } });
    expect(firms.take(12, 20)).toHaveLength(2);
  });

  test('include the clones of a firm when its licence is typed', () => {
    expect(matches('FCA-2015-CH-020')).toEqual(['AAREFELS BANK AG: licence', 'Aarefels Bank Online (clone): name']);
  });

  test('are listed while an address is being typed, without a verdict on it', () => {
    for (const text of ['aureamentor.e', 'aureamentor.examp', 'aureamentor.github']) {
      expect([check(text).verdict, matches(text)], text).toEqual(['unsettled', ['Aurea Mentor Club: website']]);
    }
    expect(matches('aureamentor.example')).toEqual(['AUREA MENTOR CLUB: website']);
    expect([check('Troodora.co').verdict, matches('Troodora.co')]).toEqual(['unsettled', ['Troodora.com Ltd: name']]);
  });

  test('do not include a host that many owners share', () => {
    expect(matches('github')).toEqual([]);
    expect(matches('github.io')).toEqual([]);
    expect(matches('example')).toEqual([]);
  });
});

describe('a short text around the name of a warned firm', () => {
  test.for([
    'I was called by Golden Carp Exchange',
    'Is Golden Carp Exchange safe?',
    'Golden Carp Exchange, London',
    'golden carp exchange partners',
    'I was called by\nGolden Carp Exchange',
    'Peter from GC Exchange phoned',
  ])('lists that firm without a verdict, because the words may be another name: %j', (text) => {
    expect(check(text)).toMatchObject({ verdict: 'unsettled', warned: { total: 1 } });
    expect(matches(text)).toEqual(['Golden Carp Exchange: name']);
  });

  test('lists a regulated firm beside it', () => {
    expect(matches('Golden Carp Exchange\nZuiderkade Bank')).toEqual(['Zuiderkade Bank N.V.: name', 'Golden Carp Exchange: name']);
  });
});

describe('a name as people remember it', () => {
  const remembered = (text: string) =>
    check(text)
      .firms.take(0, 10)
      .filter(({ rank }) => rank === 'remembered')
      .map(({ value }) => value);

  test.for([
    ['with its words in another order', 'Real Cenote Banco', 'Banco Cenote Real S.A.'],
    ['without one of them', 'Banco Real', 'Banco Cenote Real S.A.'],
    ['abbreviated', 'Zuiderkade Bk', 'Zuiderkade Bank N.V.'],
    ['in a sentence', 'Is Zuiderkade Bank regulated?', 'Zuiderkade Bank N.V.'],
  ])('%s leads to a list and never to a verdict (CHECK-6)', ([, text = '', name]) => {
    expect(check(text)).toMatchObject({ verdict: 'unsettled', firms: { count: { exact: 0, remembered: 1 } } });
    expect(remembered(text)).toEqual([name]);
  });

  test('comes after the names that contain the text', () => {
    const index = buildCheckIndex({ ...DATA, firms: ['Real Cenote', 'Cenote Real Club'].map((name) => ({ name, licenseId: name })) });
    expect(index.check('cenote real').firms.take(0, 9)).toMatchObject([{ rank: 'word' }, { rank: 'remembered' }]);
  });

  test('is not looked for if the text names a record, or is in ten names already', () => {
    for (const text of ['Adyen N.V.', 'Aarefels Bank Online', 'FCA-2015-CH-020', 'bank', 'adyen-pay.example']) {
      expect(remembered(text), text).toEqual([]);
    }
  });

  test('is listed beside a web address, whose verdict does not change', () => {
    const text = 'I am from Bank Zuiderkade, please pay at quantavia.example';
    expect([check(text).verdict, remembered(text)]).toEqual(['neither', ['Zuiderkade Bank N.V.']]);
  });
});

describe('an exact name', () => {
  const asideOf = (text: string) =>
    check(text)
      .firms.take(0, 1)
      .map(({ value, aside }) => [value, aside]);

  test('matches in upper and lower case, and reports any other difference', () => {
    expect(asideOf('adyen n.v.')).toEqual([['Adyen N.V.', 'nothing']]);
    expect(asideOf('Adyen NV')).toEqual([['Adyen N.V.', 'punctuation']]);
    expect(asideOf('Adyen')).toEqual([['Adyen N.V.', 'form']]);
    expect(asideOf('Booking.com Ltd')).toEqual([['Booking.com', 'form']]);
  });

  test('with another legal form is the name of another firm', () => {
    expect(check('Adyen Ltd')).toMatchObject({ verdict: 'neither', firms: { count: { exact: 0 } } });
  });

  test('shows the warned firms whose name contains it as whole words, and no others', () => {
    const alico = buildCheckIndex({
      ...DATA,
      firms: [{ name: 'ALICO S.A.', licenseId: 'FCA-2001-GR-001' }],
      warned: [
        { name: 'alicotaions', aliases: [], websites: [] },
        { name: 'Alico Direct', aliases: [], websites: [] },
      ],
    });
    const { verdict, warned } = alico.check('ALICO');
    expect([verdict, warned.take(0, 9).map(({ value }) => value)]).toEqual(['regulated', ['Alico Direct']]);
  });
});

describe('an address', () => {
  const LISTED = buildCheckIndex({
    ...DATA,
    warned: [
      { name: 'kraken-com.ga', aliases: ['Kraken Com'], websites: ['https://kraken-com.ga', 'https://kraken.com.evil.example'] },
      { name: 'Some Club', aliases: [], websites: ['http://www.facebook.com/some-club', 'https://dune.example/pay'] },
    ],
  });

  test.for([
    ['kraken.com', 'neither'],
    ['kraken-com.ga', 'warned'],
    ['quantavia.ai', 'neither'],
    ['https://www.facebook.com', 'neither'],
    ['https://www.facebook.com/another-club', 'neither'],
    ['https://www.facebook.com/some-club/posts/1', 'warned'],
    ['someone@facebook.com', 'neither'],
    ['Look at https://www.facebook.com/another-club and kraken.com', 'neither'],
  ])('is compared with addresses only, as they are listed: %s is %s', ([text = '', verdict]) => {
    expect(LISTED.check(text)).toMatchObject({ verdict, warned: { total: verdict === 'warned' ? 1 : 0 } });
  });

  test('reports what is listed below it, which is no verdict about itself', () => {
    expect(LISTED.check('https://facebook.com').listedBelow()).toEqual([{ position: 1, value: 'http://www.facebook.com/some-club' }]);
    expect(LISTED.check('dune.example').listedBelow()).toEqual([{ position: 1, value: 'https://dune.example/pay' }]);
    expect(LISTED.check('evil.example').listedBelow()).toEqual([{ position: 0, value: 'https://kraken.com.evil.example' }]);
    expect(LISTED.check('kraken.com').listedBelow()).toEqual([]);
    expect(LISTED.check('facebook').listedBelow()).toEqual([]);
  });

  describe('whose whole website is listed', () => {
    const WHOLE = buildCheckIndex({
      ...DATA,
      warned: [
        {
          name: 'Apex Meridian Trade',
          aliases: [],
          websites: [
            'https://dune.example/pay',
            'https://dune.example',
            'https://client.dune.example',
            'https://client.dune.example/login',
            'https://amt.example:8443',
            'https://amt.example:8443/pay',
          ],
        },
        {
          name: 'Some Club',
          aliases: [],
          websites: ['https://shop.dune.example', 'https://www.facebook.com/some-club', 'https://amt.example/x'],
        },
      ],
    });

    test.for([
      'dune.example',
      'https://www.dune.example/',
      'dune.example/pay',
      'client.dune.example',
      'desk@dune.example',
      'amt.example:8443',
    ])('is not called listed in parts only: %s', (text) => {
      expect(WHOLE.check(text).verdict).toBe('warned');
      expect(WHOLE.check(text).listedBelow()).toEqual([]);
    });

    test.for([
      ['facebook.com', 'https://www.facebook.com/some-club'],
      ['amt.example', 'https://amt.example:8443 https://amt.example:8443/pay https://amt.example/x'],
    ])('is told from one that is listed in parts: %s', ([text = '', listed]) => {
      const below = WHOLE.check(text).listedBelow();
      expect(below.map(({ value }) => value).join(' ')).toBe(listed);
    });

    test.for([
      ['dune.example/pay', 'https://dune.example', 'host'],
      ['client.dune.example/login/x', 'https://client.dune.example', 'host'],
      ['x.dune.example/pay', 'https://dune.example', 'below'],
      ['amt.example:8443/pay', 'https://amt.example:8443', 'host'],
      ['facebook.com/some-club/posts', 'https://www.facebook.com/some-club', 'page'],
    ])('matches as a whole before a page of it in the same warning: %s', ([text = '', value, how]) => {
      expect(WHOLE.check(text).warned.take(0, 1)).toMatchObject([{ rank: 'exact', value, how }]);
    });
  });
});

describe('a telephone number in a warning', () => {
  const { check: answer } = buildCheckIndex({
    firms: [{ name: 'Adyen N.V.', licenseId: 'FCA-2017-NL-004', phones: ['+31207946012'] }],
    warned: [{ name: 'Aurea Mentor Club', aliases: [], websites: [], phones: ['+442039900188'] }],
    confusables: {},
  });

  test.for([
    ['0044 20 3990 0188'],
    ['٠٠٤٤٢٠٣٩٩٠٠١٨٨'],
    ['+٤٤ ٢٠ ٣٩٩٠ ٠١٨٨'],
    ['۰۰۴۴۲۰۳۹۹۰۰۱۸۸'],
    ['هاتف: +٤٤٢٠٣٩٩٠٠١٨٨'],
    ['\u200f+٤٤\u00a0٢٠ ٣٩٩٠ ٠١٨٨\u200f'],
    ['+४४ २० ३९९० ०१८८'],
    ['اتصل بنا على ٠٠٤٤٢٠٣٩٩٠٠١٨٨ أو على quantavia.example'],
    ['٠٢٠ ٣٩٩٠ ٠١٨٨'],
    ['Account 123456789\n0044 20 3990 0188'],
  ])('is found in the digits of any script, and each warning in a message counts: %j', ([text = '']) => {
    const { verdict, warned, message } = answer(text);
    expect([verdict, warned.total]).toEqual(['warned', 1]);
    expect(warned.take(0, 1)).toMatchObject([{ rank: 'exact', field: 'phone', value: '+442039900188' }]);
    expect(new Set(message?.items.flatMap((item) => item.warned))).toEqual(new Set([0]));
  });

  test.for(['+٣١ ٢٠ ٧٩٤ ٦٠١٢', '۰۰۳۱۲۰۷۹۴۶۰۱۲'])('is not one on record, in any script: %j', (text) => {
    expect(answer(text)).toMatchObject({ verdict: 'onRecord', firms: { total: 1 }, warned: { total: 0 } });
  });
});

describe('a link that shows the address of a firm and opens another one', () => {
  const { check: answer } = buildCheckIndex({
    firms: [{ name: 'Northwold Bank plc', licenseId: 'FCA-1998-GB-031', websites: ['https://northwold-bank.example'] }],
    warned: [{ name: 'Apex Meridian Trade', aliases: [], websites: ['https://apexmeridian-trade.example'] }],
    confusables: {},
  });

  test.for([
    'https://northwold-bank.example%2F@apexmeridian-trade.example/',
    'https://northwold-bank.example%3F@apexmeridian-trade.example/',
    'northwold-bank.example%252Flogin@apexmeridian-trade.example',
    'https://northwold-bank.example&@2.2.2.2%23@apexmeridian-trade.example/',
    'https://northwold-bank.example／@apexmeridian-trade.example/',
    'northwold-bank.example／login@apexmeridian-trade.example',
    'https://northwold-bank.example/?url=northwold-bank.example%252Flogin@apexmeridian-trade.example',
    'javascript:location="https://apexmeridian-trade.example"',
    'data:text/html,apexmeridian-trade.example',
  ])('is warned about if that one is: %s', (link) => {
    expect(answer(link).verdict).toBe('warned');
    expect(answer(`Please log in at ${link} today.`).verdict).toBe('warned');
  });

  test.for([
    'https://northwold-bank.example%2F@evil.test/',
    'https://northwold-bank.example／@evil.test/',
    'https://northwold-bank.example∕login@evil.test/',
    String.raw`https://evil.test\@northwold-bank.example/`,
    String.raw`https://evil.test\.northwold-bank.example/`,
    'data:text/html,northwold-bank.example',
    'data:,northwold-bank.example',
    'data:text/html,<a href="https://northwold-bank.example/">Log in</a>',
    'data:text/html;charset=utf-8,write to desk@northwold-bank.example',
    'blob:https://northwold-bank.example/5a1c',
    'filesystem:https://northwold-bank.example/temporary/x.html',
    'javascript:location="https://northwold-bank.example"',
    'javascript://northwold-bank.example/%0aalert(1)',
    'JavaScript: open("https://northwold-bank.example")',
    'java\nscript:open("https://northwold-bank.example")',
    'vbscript:northwold-bank.example',
    '<a href="javascript:open(`https://northwold-bank.example`)">Log in</a>',
    '[Log in](data:text/html,northwold-bank.example)',
  ])('is never on record: %s', (link) => {
    const { verdict, intake } = answer(link);
    expect(verdict).not.toBe('onRecord');
    expect(answer(intake.said).verdict).not.toBe('onRecord');
  });

  test.for([
    'https://northwold-bank.example/data:image/png,x',
    'Your data: https://northwold-bank.example',
    'view-source:https://northwold-bank.example',
    '<img src="data:image/png;base64,iVBORw0KGgo="> <a href="https://northwold-bank.example">Log in</a>',
  ])('is on record if it opens an address on record: %s', (link) => {
    expect(answer(link).verdict).toBe('onRecord');
  });
});

describe('typed text resembles', () => {
  test('a firm, in an address that contains its name', () => {
    expect(check('https://www.adyen.example/pay')).toMatchObject({
      verdict: 'neither',
      resembles: [],
      namesakes: [
        {
          list: 'firms',
          position: 0,
          field: 'name',
          how: 'same',
          typed: 'adyen.example',
          punycode: 'adyen.example',
          known: 'Adyen N.V.',
          differing: { typed: [], known: [] },
        },
      ],
    });
  });

  test('a firm, in an address that joins a word to its name', () => {
    for (const address of ['adyen-secure.example', 'https://secure-adyen.example/login', 'pay.adyen-secure.example']) {
      expect(check(address), address).toMatchObject({
        verdict: 'neither',
        resembles: [{ list: 'firms', how: 'word', known: 'Adyen N.V.' }],
      });
    }
    expect(check('zuiderkade-bank-login.example').resembles).toMatchObject([
      { known: 'Zuiderkade Bank N.V.', differing: { typed: [[15, 21]], known: [] } },
    ]);
    expect(check('bank-secure.example').resembles).toEqual([]);
  });

  test('a domain, in letters of another script, and both forms are given', () => {
    expect(check('аureamentor.example').resembles).toEqual([
      {
        list: 'warned',
        position: 1,
        field: 'website',
        how: 'confusable',
        typed: 'аureamentor.example',
        punycode: new URL('http://аureamentor.example').hostname,
        known: 'aureamentor.example',
        differing: { typed: [[0, 1]], known: [[0, 1]] },
      },
    ]);
  });

  test('a domain under another ending, which is marked', () => {
    expect(check('aureamentor.test').resembles).toMatchObject([
      { how: 'same', typed: 'aureamentor.test', known: 'aureamentor.example', differing: { typed: [[11, 16]], known: [[11, 19]] } },
    ]);
    expect(check('aureamentor.pages.dev').resembles).toMatchObject([{ how: 'same', typed: 'aureamentor.pages.dev' }]);
  });

  test('a name with one letter changed', () => {
    expect(check('Golden Karp Exchange').resembles).toMatchObject([
      {
        list: 'warned',
        position: 2,
        field: 'name',
        how: 'letter',
        known: 'Golden Carp Exchange',
        differing: { typed: [[7, 8]], known: [[7, 8]] },
      },
    ]);
  });

  test('a firm under another legal form', () => {
    expect(check('Adyen Ltd')).toMatchObject({ verdict: 'neither', resembles: [{ position: 0, how: 'same', known: 'Adyen N.V.' }] });
  });

  test('a firm, in the address beside its own name and licence', () => {
    expect(check('We are Adyen N.V. (FCA-2017-NL-004): pay at adyan.example')).toMatchObject({
      verdict: 'unsettled',
      resembles: [{ list: 'firms', position: 0, how: 'letter', typed: 'adyan.example' }],
    });
  });

  test('a domain with an added accent', () => {
    expect(check('aureamentór.example').resembles).toMatchObject([
      { how: 'confusable', typed: 'aureamentór.example', known: 'aureamentor.example', differing: { typed: [[9, 10]] } },
    ]);
  });

  test('nothing, if it is found as it is', () => {
    for (const text of ['Adyen N.V.', 'adye', 'aureamentor.example', 'Aurea Mentor Clu', 'bank 1 of harbour']) {
      expect(check(text).resembles, text).toEqual([]);
    }
  });

  test('the genuine firm first, however many imitate it', () => {
    const imitations = Array.from({ length: 300 }, (_, nth) => ({
      name: `Imitation ${nth}`,
      aliases: [],
      websites: [`https://adyen.${String.fromCharCode(97 + (nth % 26))}${nth}.example`, `https://adyen.site${nth}`],
    }));
    const index = buildCheckIndex({ ...DATA, warned: imitations });
    const { resembles, namesakes } = index.check('adyen.shop');
    expect(namesakes).toMatchObject([{ list: 'firms', known: 'Adyen N.V.' }]);
    expect(resembles).toHaveLength(5);
  });

  test('few records, each once, the closest first', () => {
    const names = Array.from({ length: 30 }, (_, nth) => `Harbourstone ${String.fromCharCode(97 + (nth % 26))}`);
    const index = buildCheckIndex({ ...DATA, firms: [...new Set(names)].map((name, nth) => ({ name, licenseId: `L${nth}` })) });
    const { resembles } = index.check('hаrbourstone d');
    expect(resembles.map(({ how, known }) => [how, known])[0]).toEqual(['confusable', 'Harbourstone d']);
    expect(resembles).toHaveLength(5);
    expect(new Set(resembles.map(({ position }) => position)).size).toBe(5);
  });
});

test('an index built in slices gives the same answers', async () => {
  const sliced = await buildCheckIndexInSlices(DATA);
  await Promise.all(sliced.more);
  for (const text of ['adyen', 'bank', 'aureamentor.test', 'FCA-2015-CH-020']) {
    const plain = ({ firms, warned, listedBelow, ...rest }: ReturnType<typeof check>) => [
      rest,
      firms.take(0, 99),
      warned.take(0, 99),
      listedBelow(),
    ];
    expect(plain(sliced.check(text))).toEqual(plain(check(text)));
  }
});

test('an unfinished index already finds records, and says that more may follow', async () => {
  const many = Array.from({ length: 20_000 }, (_, nth) => ({ name: `Firm of ${nth} Holdings`, licenseId: `FCA-2021-FR-${nth}` }));
  const index = await buildCheckIndexInSlices({ ...DATA, firms: [...DATA.firms, ...many] });
  expect(index.check('Adyen N.V.')).toMatchObject({ verdict: 'regulated', partial: true });
  expect(index.check('pay.aureamentor.example')).toMatchObject({ verdict: 'warned', partial: true });
  expect(index.check('zuiderkadabank.example')).toMatchObject({ partial: true, resembles: [] });
  await Promise.all(index.more);
  expect(index.check('zuiderkadabank.example')).toMatchObject({ partial: false, resembles: [{ known: 'Zuiderkade Bank N.V.' }] });
});

test('an empty index answers', () => {
  const nothing = buildCheckIndex({ firms: [], warned: [], confusables: {} });
  expect(nothing.check('adyen')).toMatchObject({ verdict: 'neither', firms: { total: 0 }, warned: { total: 0 }, resembles: [] });
});

test('every record that contains the exact text is listed', () => {
  const names = [...DATA.firms.map(({ name }) => name), ...DATA.warned.flatMap(({ name, aliases }) => [name, ...aliases])];
  const part = fc
    .constantFrom(...names)
    .chain((name) => fc.tuple(fc.constant(name), fc.nat(name.length - 3), fc.integer({ min: 3, max: 30 })))
    .map(([name, from, length]) => name.slice(from, from + length).trim())
    .filter((text) => /^[A-Za-z ]{3,}$/.test(text));
  fc.assert(
    fc.property(part, (text) => {
      const { firms, warned } = check(text);
      const isIn = (field: string) => field.toLowerCase().includes(text.toLowerCase());
      const listed = (list: typeof firms) => new Set(list.take(0, list.total).map(({ position }) => position));
      const holding = {
        firms: DATA.firms.flatMap(({ name, licenseId }, position) => ([name, licenseId].some(isIn) ? [position] : [])),
        warned: DATA.warned.flatMap(({ name, aliases }, position) => ([name, ...aliases].some(isIn) ? [position] : [])),
      };
      expect([...listed(firms)]).toEqual(expect.arrayContaining(holding.firms));
      expect([...listed(warned)]).toEqual(expect.arrayContaining(holding.warned));
    }),
    { numRuns: 1_000 },
  );
}, 30_000);
