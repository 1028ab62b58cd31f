import { describe, expect, test } from 'vitest';
import { buildCheckIndex } from './check.ts';

const firms = [
  {
    name: 'Zuiderkade Bank N.V.',
    licenseId: 'FCA-1998-NL-004',
    websites: ['https://www.zuiderkade-bank.example'],
    emailDomains: ['zuiderkade-bank.example'],
    phones: ['+31207946012'],
  },
  { name: 'Cierzo Gestión S.G.I.I.C., S.A.', licenseId: 'FCA-2020-ES-009', websites: ['https://cierzo-gestion.example'] },
  { name: 'Lok Kiu Bank Ltd', licenseId: 'FCA-1998-HK-006', websites: ['https://lok-kiu.example'], phones: ['+85286588996'] },
  { name: 'Capital Ltd', licenseId: 'FCA-2015-GB-021', websites: ['https://capital.example'] },
];
const { check } = buildCheckIndex({ firms, warned: [], confusables: {}, ownHost: 'authority.example' });

/** What a message contains besides names and licences, with its state. */
const points = (text: string) =>
  (check(text).message?.items ?? []).flatMap(({ kind, said, state }) =>
    kind === 'name' || kind === 'licence' ? [] : [`${said}: ${state}`],
  );

const CLAIM = 'Zuiderkade Bank N.V., licence FCA-1998-NL-004.';

describe('a message', () => {
  test('with one marked address is read as a message (CHECK-8)', () => {
    expect(check(`${CLAIM} Log in at https://other.example/start`).verdict).toBe('clone');
    expect(check(`${CLAIM} Call +44 20 7946 0999 or see https://zuiderkade-bank.example`).verdict).toBe('clone');
  });

  test('names a firm whose legal form is followed by a usual word, or is long', () => {
    expect(check('Zuiderkade Bank N.V.: se ha autorizado un cargo (FCA-1998-NL-004). https://other.example').verdict).toBe('clone');
    expect(check('Cierzo Gestión S.G.I.I.C., S.A. (FCA-2020-ES-009): https://other.example').verdict).toBe('clone');
  });

  test('names a firm of one word by its legal form or its licence number only, because the word may be any other', () => {
    expect(check('Your capital is waiting for you at https://other.example').verdict).toBe('neither');
    expect(check('Capital Ltd is waiting for you at https://other.example').verdict).toBe('notOnRecord');
    expect(check('Capital (FCA-2015-GB-021) is waiting for you at https://other.example').verdict).toBe('clone');
  });

  test('with a telephone number that differs by a digit from that of the named firm is no clone, because it may be another line of it', () => {
    expect(check('Zuiderkade Bank N.V.: call +31 20 794 6013.').verdict).toBe('notOnRecord');
  });

  test.for([
    'COP 1.250.000.000 recibidos',
    'Rp 1.200.000.000 received',
    'Handelszeit bis 10.30.11.15 Uhr',
    'Fax 030.12.34.56',
    'kernel 5.10.0.8',
    'we bought 0700.HK, SAP.DE, MC.PA, NOVO-B.CO and BHP.AX',
    'ref.no 123 and acc.no 456',
    'su pago llegó el día 3.de enero',
    'report.final.v2.zip attached',
  ])('is no clone because of "%s", which only has the dots of an address', (text) => {
    const { verdict } = check(`${CLAIM} ${text}. See https://zuiderkade-bank.example`);
    expect(['onRecord', 'unsettled']).toContain(verdict);
  });

  test('is no clone because of a page that is called like an address', () => {
    const text = `${CLAIM} See https://zuiderkade-bank.example/partners/other.example for our partner.`;
    expect([check(text).verdict, points(text)]).toEqual([
      'unsettled',
      ['zuiderkade-bank.example/partners/other.example: onRecord', 'other.example: unknown'],
    ]);
  });

  test('is one if the same text is marked as an address', () => {
    for (const address of ['https://sap.de', 'www.sap.de', 'desk@sap.de', 'sap.de/login', 'http://10.30.11.15', '10.30.11.15/login']) {
      expect(check(`${CLAIM} Log in at ${address} today.`).verdict).toBe('clone');
    }
  });

  test('does not name a firm with another legal form', () => {
    expect(check('Zuiderkade Bank AG, our licence is FCA-1998-NL-004. See https://other.example').verdict).toBe('notOnRecord');
  });

  test.for(['Sent', 'To'])('cannot hide a link in the line "%s" of a header', (field) => {
    const hidden = `From: Zuiderkade Bank N.V.\n${field}: https://other.example/start\n\n${CLAIM} See https://zuiderkade-bank.example`;
    expect(check(hidden).verdict).toBe('clone');
    expect(points(hidden)).toEqual(['other.example/start: notOnRecord', 'zuiderkade-bank.example: onRecord']);
  });

  test.for([
    [
      'words joined to an address are not part of it',
      `${CLAIM} 请登录zuiderkade-bank.example完成验证`,
      ['zuiderkade-bank.example: onRecord'],
    ],
    [
      'an address ends at a full-width comma',
      `${CLAIM} 点击https://zuiderkade-bank.example/a领取，请联系客服wa.me/44790`,
      ['zuiderkade-bank.example/a领取: onRecord', 'wa.me/44790: notOnRecord'],
    ],
    [
      'words joined to a mailbox are not part of it',
      `${CLAIM} 请写信到desk@zuiderkade-bank.example。`,
      ['desk@zuiderkade-bank.example: onRecord'],
    ],
    [
      'an amount is not an address',
      `${CLAIM} Pay 1.250.000,00 € or USD 1,250,000.00 at zuiderkade-bank.example`,
      ['zuiderkade-bank.example: onRecord'],
    ],
    ['a national number may be that of a firm in another country', `${CLAIM} Tel. 8658 8996`, ['8658 8996: notOnRecord']],
  ] as const)('%s', ([, text, found]) => {
    expect(points(text)).toEqual(found);
  });
});

test('a contact point of another firm is not on the record of the firm that is named, and is not the pattern of a clone', () => {
  const text = `${CLAIM} Log in at https://lok-kiu.example`;
  expect([check(text).verdict, points(text)]).toEqual(['notOnRecord', ['lok-kiu.example: notOnRecord']]);
});

test('a link to the Authority or to a platform is no way to reach the sender', () => {
  for (const host of ['www.authority.example/check', 'apps.apple.com/app/bank']) {
    expect(check(`${CLAIM} See https://zuiderkade-bank.example and https://${host}`).verdict).toBe('unsettled');
  }
});

test('the mailbox of the recipient and the servers that carried an email are not judged', () => {
  const header = ['Received: from mx.carrier.test', 'From: desk@zuiderkade-bank.example', 'To: anna@mail.test', 'Subject: News'].join('\n');
  const text = `${header}\n\n${CLAIM}`;
  expect(check(text).verdict).toBe('onRecord');
  expect(points(text)).toEqual(['mx.carrier.test: unknown', 'desk@zuiderkade-bank.example: onRecord', 'anna@mail.test: unknown']);
});
