import { describe, expect, test } from 'vitest';
import { createCheck } from './check.ts';

const { check } = createCheck({
  firms: [
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
  ],
  warnings: [],
  authority: { name: 'Frontier Conduct Authority', websites: ['https://www.authority.example'] },
});

/** The contact points in a message, with their states. */
const points = (text: string) =>
  check(text).items.flatMap(({ kind, canonical, state }) =>
    kind === 'site' || kind === 'email' || kind === 'phone' ? [`${canonical}: ${state}`] : [],
  );

const CLAIM = 'Zuiderkade Bank N.V., licence FCA-1998-NL-004.';

describe('a message has the pattern of a clone (CHECK-8)', () => {
  test.for([
    ['with one address that is not on record', `${CLAIM} Log in at https://other.example/start`],
    ['with one number that is not on record', `${CLAIM} Call us on +44 20 7946 0999 or see https://zuiderkade-bank.example`],
    ['if a usual word follows the legal form', 'Zuiderkade Bank N.V.: se ha autorizado un cargo (FCA-1998-NL-004). https://other.example'],
    ['if the legal form is long', 'Cierzo Gestión S.G.I.I.C., S.A. (FCA-2020-ES-009). Log in at https://other.example'],
    ['if a firm of one word is named by its licence', 'Capital (FCA-2015-GB-021) is waiting for you. Log in at https://other.example'],
    [
      'if the link is in a line of a header',
      `From: Zuiderkade Bank N.V.\nSent: https://other.example/start\n\n${CLAIM} Log in now. See https://zuiderkade-bank.example`,
    ],
    [
      'if it is in the line of the recipient',
      `From: Zuiderkade Bank N.V.\nTo: https://other.example/start\n\n${CLAIM} Log in now. See https://zuiderkade-bank.example`,
    ],
  ])('%s', ([, text = '']) => {
    expect(check(text).verdict).toBe('clone');
  });

  test.for(['https://sap.de', 'www.sap.de', 'desk@sap.de', 'sap.de/login', 'http://10.30.11.15', '10.30.11.15/login'])(
    'with %s, which is marked as an address',
    (address) => {
      expect(check(`${CLAIM} Log in at ${address} today.`).verdict).toBe('clone');
    },
  );

  test.for([
    // It asks the reader to call, without "us".
    `${CLAIM} Call +44 20 7946 0999 or see https://zuiderkade-bank.example`,
    // The sender in a header says from whom a message claims to be.
    `From: Zuiderkade Bank N.V. <desk@other.example>\nSubject: A new rate\n\n${CLAIM}`,
    // So does a name before a colon, even with a licence number between them.
    'Zuiderkade Bank N.V. (FCA-1998-NL-004): https://other.example',
  ])('%j', (text) => {
    expect(check(text).verdict).toBe('clone');
  });

  test.for([
    `${CLAIM} Hello, write to desk@evil.test`,
    `Dear customer, call +44 20 7946 0999. ${CLAIM}`,
    `${CLAIM} We have closed your account: +44 20 7946 0999`,
  ])('%s', (text) => {
    expect(check(text).verdict).toBe('clone');
  });
});

describe('a message is not on record, and no clone', () => {
  test.for([
    ['if the firm is named by its legal form only', 'Capital Ltd is waiting for you at https://other.example'],
    ['if a number differs by a digit, because it may be another line of the firm', 'Zuiderkade Bank N.V.: call +31 20 794 6013.'],
    [
      'if the licence is that of a firm with another legal form',
      'Zuiderkade Bank AG, our licence is FCA-1998-NL-004. See https://other.example',
    ],
    ['if the address is on record for another firm', `${CLAIM} Log in at https://lok-kiu.example`],
    ['if a newspaper names the firm', 'Zuiderkade Bank N.V. (FCA-1998-NL-004) warned of a copy of its site. newsdesk@ledger.example'],
  ])('%s', ([, text = '']) => {
    expect(check(text).verdict).toBe('notOnRecord');
  });

  // Lawyers write of clients too.
  test.for([
    'On behalf of my client I require Zuiderkade Bank N.V. (FCA-1998-NL-004) to answer. Tel. 020 3880 4417',
    'Our client sent GBP 12,000 to Zuiderkade Bank N.V. (FCA-1998-NL-004). disputes@legal.example',
  ])('%s', (text) => {
    expect(check(text).verdict).toBe('notOnRecord');
  });
});

test('a message is never on record if it asks the reader to write to somebody else', () => {
  expect(check(`${CLAIM} See https://zuiderkade-bank.example. Hello, write to desk@evil.test`).verdict).not.toBe('onRecord');
});

test('a firm of one word is not named by the word alone, because it may be any other', () => {
  expect(check('Your capital is waiting for you at https://other.example').verdict).toBe('unknown');
});

describe('a message of the firm is on record', () => {
  test.for([
    'COP 1.250.000.000 recibidos',
    'Rp 1.200.000.000 received',
    'Handelszeit bis 10.30.11.15 Uhr',
    'kernel 5.10.0.8',
    'we bought 0700.HK, SAP.DE, MC.PA, NOVO-B.CO and BHP.AX',
    'ref.no 123 and acc.no 456',
    'su pago llegó el día 3.de enero',
    'report.final.v2.zip attached',
    'Pay 1.250.000,00 € or USD 1,250,000.00',
  ])('although "%s" has the dots of an address', (text) => {
    expect(check(`${CLAIM} ${text}. See https://zuiderkade-bank.example`).verdict).toBe('onRecord');
  });

  test('although it links to the authority, which is no contact point of the sender', () => {
    expect(check(`${CLAIM} See https://zuiderkade-bank.example and https://www.authority.example/check`).verdict).toBe('onRecord');
  });

  test.for(['apps.apple.com/app/bank', 'www.linkedin.com/company/zuiderkade'])('unless it links to %s, where anybody can be', (link) => {
    expect(check(`${CLAIM} See https://zuiderkade-bank.example and https://${link}`).verdict).toBe('unknown');
  });

  test('although the recipient and the servers that carried it have addresses', () => {
    const header = 'Received: from mx.carrier.test\nFrom: desk@zuiderkade-bank.example\nTo: anna@mail.test\nSubject: News';
    const text = `${header}\n\n${CLAIM}`;
    expect(check(text).verdict).toBe('onRecord');
    expect(points(text)).toEqual(['mx.carrier.test: unknown', 'desk@zuiderkade-bank.example: onRecord', 'anna@mail.test: unknown']);
    // A saved email has CRLF at the end of its lines (RFC 5322).
    expect(check(text.replaceAll('\n', '\r\n')).verdict).toBe('onRecord');
    expect(points(text.replaceAll('\n', '\r\n'))).toEqual(points(text));
  });

  test.for(['+٣١ ٢٠ ٧٩٤ ٦٠١٢', '۰۰۳۱۲۰۷۹۴۶۰۱۲'])('with its number in any script: %s', (text) => {
    expect(check(text).verdict).toBe('onRecord');
  });
});

describe('an item is read', () => {
  test.for([
    ['without the words joined to it', `${CLAIM} 请登录zuiderkade-bank.example完成验证`, ['zuiderkade-bank.example: onRecord']],
    [
      'up to a full-width comma or a Chinese sentence behind a path',
      `${CLAIM} 点击https://zuiderkade-bank.example/a领取，请联系客服wa.me/44790`,
      ['zuiderkade-bank.example/a: onRecord', 'wa.me/44790: notOnRecord'],
    ],
    [
      'without the words joined to a mailbox',
      `${CLAIM} 请写信到desk@zuiderkade-bank.example。`,
      ['desk@zuiderkade-bank.example: onRecord'],
    ],
    ['although it is the end of a number on record in another country', `${CLAIM} Tel. 8658 8996`, ['86588996: notOnRecord']],
  ] as const)('%s', ([, text, found]) => {
    expect(points(text)).toEqual(found);
  });
});
