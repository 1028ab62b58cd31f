import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createCheck, recordsOf, type CheckData, type VerdictName } from './check.ts';
import { isQuestionWord } from './names/usual-words.ts';

const DATA: CheckData = {
  firms: [
    { name: 'Adyen N.V.', licenseId: 'FCA-2017-NL-004' },
    { name: 'Aarefels Bank AG', licenseId: 'FCA-2015-CH-020' },
    { name: 'Zuiderkade Bank N.V.', licenseId: 'FCA-1998-NL-004' },
    { name: 'Banco Cenote Real S.A.', licenseId: 'FCA-2005-MX-009' },
    { name: 'Mutua Rialto Sagres S.A.', licenseId: 'FCA-2006-ES-009' },
    { name: 'Troodora.com Ltd', licenseId: 'FCA-2004-CY-003' },
    { name: 'Booking.com', licenseId: 'FCA-2004-NL-003' },
    { name: 'Merchant Haven S.A.', licenseId: 'FCA-2004-LU-003' },
    { name: 'Wexcombe Payments Ltd', licenseId: 'FCA-2009-GB-017', status: 'Restricted' },
    { name: 'Tournefeuil Gestion SAS', licenseId: 'FCA-2003-FR-021', status: 'Ceased Operations' },
    ...Array.from({ length: 12 }, (_, nth) => ({ name: `Bank ${nth} of Harbour`, licenseId: `FCA-2020-GB-1${10 + nth}` })),
  ],
  warnings: [
    { name: 'Aarefels Bank Online (clone)', aliases: ['Aarefels Direct'], websites: ['https://login.aarefels-online.example/x'] },
    { name: 'Aurea Mentor Club', websites: ['https://aureamentor.example', 'https://aureamentor.github.io'] },
    {
      name: 'Golden Carp Exchange',
      aliases: ['GC Exchange'],
      websites: ['https://goldencarp-x.example', 'https://h5.goldencarp-x.example'],
      phones: ['+442039900188'],
    },
    { name: 'Merchant Haven' },
  ],
  authority: {
    name: 'Frontier Conduct Authority',
    websites: ['https://www.frontier-conduct.example'],
    emails: ['desk@frontier-conduct.example'],
  },
};
const { check } = createCheck(DATA);

describe('the verdict on', () => {
  test.for<[text: string, verdict: VerdictName]>([
    ['', 'nothing'],
    ['Adyen N.V.', 'regulated'],
    ['Wexcombe Payments', 'limited'],
    ['Tournefeuil Gestion SAS', 'ended'],
    ['Tournefeuil Gestion SAS and Adyen N.V. offer you an account', 'ended'],
    ['Adyen N.V. and Zuiderkade Bank N.V. offer you an account', 'recorded'],
    ['Adyen N.V. (FCA-2017-NL-004) has bought FCA-2009-GB-017', 'limited'],
    ['Banco Cenote', 'choose'],
    ['Troodora.com Ltd', 'regulated'],
    ['Booking.com?', 'regulated'],
    ['https://booking.com', 'unknown'],
    ['other.com FCA-2004-NL-003', 'partly'],
    ['Troodora.com Ltd, FCA-2004-CY-003', 'regulated'],
    ['Aarefels Bank AG\nStripe', 'partly'],
    ['Adyen N.V.\nStripe\nGolden', 'partly'],
    ['Adyen N.V.\nStripe\nGolden Carp', 'likeWarned'],
    ['i bought a golden retriever', 'unknown'],
    ['aarefels-online.example', 'likeWarned'],
    ['aureamentor', 'likeWarned'],
    ['Aarefels Bank AG', 'regulated'],
    ['Aarefels Bank Online', 'warned'],
    ['a', 'nothing'],
    ['Merchant Port', 'unknown'],
    ['other.github.io', 'unknown'],
    ['example', 'nothing'],
    // With a Cyrillic letter.
    ['Аdyen N.V.', 'unknown'],
    ['Brightwater Ltd, pay to DE89370400440532013000', 'unknown'],
    ['?!', 'nothing'],
    ['To: Anna <me@mail.example>\nSubject: hello\n\nThank you for lunch.', 'nothing'],
    ['Received: from mx.mail.example by mail.example\nSubject: hello\n\nThank you for lunch.', 'nothing'],
    ['To: Anna <me@mail.example>\n\nPay at pay-here.example', 'unknown'],
  ])('%j is %s', ([text, verdict]) => {
    expect(check(text).verdict).toBe(verdict);
  });
});

test.for(['is Adyen safe?', 'does adyen have a licence', '¿Tiene Adyen licencia?', 'Adyen est-il fiable ?'])(
  'a short question that has one name and no other words of names is about that firm: %s',
  (text) => {
    expect(check(text).items.map(({ state, facts }) => [state, facts.firms.map(({ name }) => name)])).toEqual([
      ['onRecord', ['Adyen N.V.']],
    ]);
  },
);

test.for([null, undefined, 5, {}])('what is no text is read as an empty one: %j', (value) => {
  expect(Reflect.apply(check, undefined, [value])).toEqual(check(''));
});

test('an address is never read without its last label', () => {
  const own = createCheck({
    firms: [{ name: 'Kraken FX', licenseId: 'FCA-2018-GB-005', websites: ['https://krakenfx.co'] }],
    warnings: [{ name: 'Copy', websites: ['https://krakenfx.co.ae', 'https://evilfx.co'] }],
  });
  const texts = ['krakenfx.co', 'KRAKENFX.CO.AE', 'krakenfx.co.Uk', 'evilfx.co', 'EVILFX.CO.UA', 'evilfx.co.Uk'];
  expect(texts.map((text) => own.check(text).verdict)).toEqual(['onRecord', 'warned', 'notOnRecord', 'warned', 'likeWarned', 'likeWarned']);
});

describe('a name as people remember it', () => {
  const remembered = (text: string) =>
    check(text).items.flatMap(({ facts }) =>
      facts.candidates.flatMap(({ name, rank, list }) => (rank === 'telling' && list === 'firms' ? [name] : [])),
    );

  test.for([
    ['with its words in another order', 'Real Cenote Banco', 'Banco Cenote Real S.A.'],
    ['without one of them', 'Mutua Sagres', 'Mutua Rialto Sagres S.A.'],
  ])('%s leads to a list and never to a verdict (CHECK-6)', ([, text = '', name]) => {
    expect(check(text).verdict).toBe('choose');
    expect(remembered(text)).toEqual([name]);
  });

  test('stands among the names that contain the text', () => {
    const own = createCheck({ ...DATA, firms: ['Haven Cenote', 'Cenote Haven Club'].map((name) => ({ name, licenseId: name })) });
    const { firms } = recordsOf(own.check('cenote haven'));
    expect(firms.map(({ name }) => name).toSorted()).toEqual(['Cenote Haven Club', 'Haven Cenote']);
  });

  test('is not looked for if the text is the name, the licence number or an address of a record', () => {
    for (const text of ['Adyen N.V.', 'Aarefels Bank Online', 'FCA-2015-CH-020', 'adyen-pay.example'])
      expect(remembered(text), text).toEqual([]);
  });
});

describe('an answer', () => {
  test('shows beside a firm the warned firms whose name contains its name as whole words, and no others', () => {
    const own = createCheck({
      firms: [{ name: 'ALICO S.A.', licenseId: 'FCA-2001-GR-001' }],
      warnings: [{ name: 'Calico Direct' }, { name: 'Alico Direct' }, { name: 'alicotaions' }],
    });
    const answer = own.check('ALICO');
    expect([answer.verdict, recordsOf(answer).warnings.map(({ name }) => name)]).toEqual(['regulated', ['Alico Direct']]);
  });

  test('reports listed addresses below an address, which are no verdict about the address itself', () => {
    const own = createCheck({
      firms: [],
      warnings: [{ name: 'Some Club', websites: ['http://www.facebook.com/some-club', 'https://dune.example/pay'] }],
    });
    const below = (text: string) => own.check(text).items.flatMap(({ facts }) => facts.listedBelow.map(({ value }) => value));
    expect(below('https://facebook.com')).toEqual(['http://www.facebook.com/some-club']);
    expect(below('dune.example')).toEqual(['https://dune.example/pay']);
    expect(below('facebook')).toEqual([]);
    expect(own.check('dune.example').verdict).toBe('unknown');
  });

  describe('about a website that is listed as a whole', () => {
    const own = createCheck({
      firms: [],
      warnings: [
        {
          name: 'Apex Meridian Trade',
          websites: ['https://dune.example/pay', 'https://dune.example', 'https://client.dune.example/login'],
        },
        { name: 'Some Club', websites: ['https://shop.dune.example'] },
      ],
    });

    test.for(['dune.example', 'https://www.dune.example/', 'client.dune.example', 'desk@dune.example', 'x.dune.example/pay'])(
      'never says that only parts of it are: %s',
      (text) => {
        const answer = own.check(text);
        expect(answer.verdict).toBe('warned');
        expect(answer.items.flatMap(({ facts }) => facts.listedBelow)).toEqual([]);
      },
    );

    test('is matched as a whole rather than by a page of it', () => {
      const [item] = own.check('dune.example/pay').items;
      expect(item?.facts.warnings).toMatchObject([{ value: 'https://dune.example', how: 'host' }]);
      expect(item?.facts.listedBelow).toEqual([]);
    });
  });

  test('counts each warning in a message', () => {
    const answer = check('Account 123456789\n0044 20 3990 0188');
    expect(answer.verdict).toBe('warned');
    expect(recordsOf(answer).warnings).toMatchObject([{ rank: 'exact', match: { field: 'phone', value: '+442039900188' } }]);
  });

  test('about the number of a firm does not warn of a number abroad that ends in the same digits', () => {
    const own = createCheck({
      firms: [{ name: 'Kauri Bank Ltd', licenseId: 'FCA-2001-NZ-001', phones: ['+6465550123'] }],
      warnings: [{ name: 'Apex Trade', phones: ['+16465550123'] }],
    });
    expect(own.check('+64 6 555 0123').verdict).toBe('onRecord');
    expect(own.check('Call us on +64 6 555 0123').verdict).toBe('recorded');
    expect(own.check('Call us on 646 555 0123').verdict).toBe('warned');
    expect(own.check('Call us on tel. 555 0123').verdict).toBe('warned');
  });

  describe('about a chat at a telephone number on record', () => {
    const own = createCheck({ firms: [{ name: 'Kauri Bank Ltd', licenseId: 'FCA-2001-NZ-001', phones: ['+6465550123'] }], warnings: [] });

    test.for([
      'https://wa.me/6465550123',
      'https://wa.me/+6465550123',
      'https://wa.me/%2B6465550123',
      'https://api.whatsapp.com/send?phone=6465550123',
      'https://web.whatsapp.com/send?text=hello&phone=%2b6465550123',
    ])('is that it is on record: %s', (link) => {
      expect(own.check(link)).toMatchObject({ verdict: 'onRecord', form: 'thing' });
      expect(own.check(`Kauri Bank Ltd: ${link}`).verdict).toBe('recorded');
    });
  });

  test('raises no alarm about text that may be a share, unless it imitates an address on record', () => {
    const own = createCheck({
      firms: [{ name: 'Adyen N.V.', licenseId: 'FCA-2017-NL-004', websites: ['https://adyen.nl'] }],
      warnings: [],
    });
    expect(own.check('My shares of SAP.DE and 0700.HK fell').verdict).toBe('nothing');
    expect(own.check('Log in at ADYEM.NL today').verdict).toBe('notOnRecord');
  });

  describe('about a text with a listed address finds it, if', () => {
    const own = createCheck({
      firms: [
        { name: 'Adyen N.V.', licenseId: 'FCA-2017-NL-004', websites: ['https://adyen.example'], emailDomains: ['adyen.example'] },
        { name: 'Kauri Bank Ltd', licenseId: 'FCA-2001-NZ-001', websites: ['https://kauri.com'] },
      ],
      warnings: [{ name: 'Golden Carp Exchange', websites: ['https://goldencarp.example'] }],
    });
    test('a host is written with spaces', () => {
      for (const text of ['adyen . example', 'kauri. com', 'kauri,com']) expect(own.check(text).verdict, text).toBe('onRecord');
      expect(own.check('www. adyen.example').items).toMatchObject([{ kind: 'site', host: 'adyen.example', state: 'onRecord' }]);
    });

    test('the name of a firm ends before it', () => {
      expect(own.check('Kauri Bank Ltd. kauri.com').items.map(({ canonical }) => canonical)).toEqual(['Kauri Bank Ltd', 'kauri.com']);
    });
  });

  test('lists all warnings with the words of a name', () => {
    const warnings = Array.from({ length: 80 }, (_, nth) => ({ name: `Adyen ${nth} Direct` }));
    const { warnings: found } = recordsOf(createCheck({ firms: [{ name: 'Adyen N.V.', licenseId: 'L' }], warnings }).check('Adyen N.V.'));
    expect(found).toHaveLength(80);
  });

  test('about a user name is that of the warned page that it leads to', () => {
    const own = createCheck({ firms: [], warnings: [{ name: 'Some Club', websites: ['https://t.me/club_desk'] }] });
    expect(own.check('Write to @club_desk now').verdict).toBe('warned');
    expect(own.check('Write to @club_desk2 now').verdict).toBe('nothing');
  });

  test('says that the text was cut (CHECK-10)', () => {
    expect(check('a '.repeat(50_001)).isCut).toBe(true);
    expect(check('a').isCut).toBe(false);
  });

  test('is given without any list', () => {
    const nothing = createCheck({ firms: [], warnings: [] });
    expect(nothing.check('adyen')).toMatchObject({ verdict: 'unknown', items: [{ kind: 'name', facts: { resembles: [] } }] });
    expect(nothing.check('')).toMatchObject({ verdict: 'nothing', decidedBy: undefined, items: [] });
  });
});

test('every record that contains a text without the words of a question is listed', () => {
  const { firms, warnings } = DATA;
  const names = [...firms.map(({ name }) => name), ...warnings.flatMap(({ name, aliases = [] }) => [name, ...aliases])];
  const part = fc
    .constantFrom(...names)
    .chain((name) => fc.tuple(fc.constant(name), fc.nat(Math.max(0, name.length - 3)), fc.integer({ min: 3, max: 30 })))
    .map(([name, from, length]) => name.slice(from, from + length).trim())
    .filter((text) => /^[A-Za-z ]{3,}$/.test(text) && !text.split(' ').some((word) => isQuestionWord(word.toLowerCase())));
  fc.assert(
    fc.property(part, (text) => {
      const listed = recordsOf(check(text));
      const isIn = (field: string) => field.toLowerCase().includes(text.toLowerCase());
      const holding = (list: readonly { name: string; aliases?: readonly string[] | undefined }[]) =>
        list.flatMap(({ name, aliases = [] }, position) => ([name, ...aliases].some(isIn) ? [position] : []));
      expect(listed.firms.map(({ position }) => position)).toEqual(expect.arrayContaining(holding(firms)));
      expect(listed.warnings.map(({ position }) => position)).toEqual(expect.arrayContaining(holding(warnings)));
    }),
    { numRuns: 1_000 },
  );
}, 30_000);
