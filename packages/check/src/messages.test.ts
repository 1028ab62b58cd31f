import { describe, expect, test } from 'vitest';
import { createCheck, recordsOf } from './check.ts';

/* What the cases in `corpus/` do not have about messages. */

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
  warnings: [{ name: 'Osprey Gains', phones: ['+442079465678', '+13125550142'] }],
  authority: { name: 'Frontier Conduct Authority', websites: ['https://www.authority.example'] },
});

const verdictOf = (text: string) => check(text).verdict;
/** The contact points in a message, with their states. */
const points = (text: string) =>
  check(text).items.flatMap(({ kind, canonical, state }) =>
    kind === 'site' || kind === 'email' || kind === 'phone' ? [`${canonical}: ${state}`] : [],
  );

const CLAIM = 'Zuiderkade Bank N.V., licence FCA-1998-NL-004.';
const GENUINE = 'https://zuiderkade-bank.example';

describe('a contact point that a message asks to use is not on record (CHECK-8)', () => {
  test.for([
    ['if the rest of the message is genuine', `${CLAIM} Call us on +44 20 7946 0999 or see ${GENUINE}`],
    ['if a usual word follows the legal form of the name', 'Zuiderkade Bank N.V.: se ha autorizado un cargo. https://other.example'],
    ['if the legal form is long', 'Cierzo Gestión S.G.I.I.C., S.A. (FCA-2020-ES-009). Log in at https://other.example'],
    ['if a firm of one word is named by its legal form', 'Capital Ltd is waiting for you at https://other.example'],
    ['if the name stands before a colon, with its licence', 'Zuiderkade Bank N.V. (FCA-1998-NL-004): https://other.example'],
    ['if a header has it as the sender', `From: Zuiderkade Bank N.V. <desk@other.example>\nSubject: A new rate\n\n${CLAIM}`],
    [
      'if another line of the header has a link',
      `From: Zuiderkade Bank N.V.\nSent: https://other.example/start\n\n${CLAIM} See ${GENUINE}`,
    ],
    ['if the line of the recipient has a link', `From: Zuiderkade Bank N.V.\nTo: https://other.example/start\n\n${CLAIM} See ${GENUINE}`],
    ['if a number differs from the one on record by a digit', 'Zuiderkade Bank N.V.: call +31 20 794 6013.'],
    ['if an address is on record for another firm', `${CLAIM} Log in at https://lok-kiu.example`],
    ['if a number has the end of one on record in another country', `${CLAIM} Call 8658 8996`],
  ])('%s', ([, text = '']) => {
    expect(verdictOf(text)).toBe('notOnRecord');
  });
});

describe('a contact point that a message only mentions makes it partly on record', () => {
  test.for([
    ['of somebody who writes for a client', 'I act against Zuiderkade Bank N.V. (FCA-1998-NL-004). Tel. 020 3880 4417'],
    ['of a newspaper', 'Zuiderkade Bank N.V. (FCA-1998-NL-004) warned of a copy of its site. newsdesk@ledger.example'],
    ['and what may be an address or a version', `${CLAIM} See ${GENUINE}. We bought SAP.DE. Kernel 5.10.0.8`],
    ['and a second number behind one on record', 'Tel. +31 20 794 6012 020 7183 8899'],
    // The letters behind this account fit its check digits too.
    ['and an account joined to a licence number', 'Pay to FR14 2004 1010 0505 0001 3M02 606 FCA-1998-NL-004 at once'],
    ['and a number joined to a mailbox on record', '+44 20 7946 0123.info@zuiderkade-bank.example'],
  ])('%s', ([, text = '']) => {
    expect(verdictOf(text)).toBe('partly');
  });
});

describe('a message of a firm is recorded', () => {
  test('although it links to the authority', () => {
    expect(verdictOf(`${CLAIM} See ${GENUINE} and https://www.authority.example/check`)).toBe('recorded');
  });

  test('although the recipient and the servers that carried it have addresses', () => {
    const text = `Received: from mx.carrier.test\nFrom: desk@zuiderkade-bank.example\nTo: anna@mail.test\nSubject: News\n\n${CLAIM}`;
    // A saved email has CRLF at the end of its lines (RFC 5322).
    for (const one of [text, text.replaceAll('\n', '\r\n')]) {
      expect(verdictOf(one)).toBe('recorded');
      expect(points(one)).toEqual(['mx.carrier.test: unknown', 'desk@zuiderkade-bank.example: onRecord', 'anna@mail.test: unknown']);
    }
  });
});

test('a warned number is not found as the end of a number abroad', () => {
  expect(verdictOf('Call +33 20 7946 5678')).toBe('unknown');
});

test('a number on record is not found in a longer number', () => {
  expect(verdictOf('Call +31 20 794 6012 56789')).toBe('unknown');
});

test('a number that nothing announces is only possible, so that it leads to no alarm', () => {
  expect(check('We measured 22 39 47 17 in the four rooms of the house; that is more than last year.')).toMatchObject({
    verdict: 'nothing',
    items: [{ kind: 'phone', certainty: 'possible' }],
  });
});

test('a firm of one word is not named by the word alone, because it may be any other', () => {
  expect(verdictOf('Your capital is waiting for you at https://other.example')).toBe('unknown');
});

test.for(['FCA-2005-IE-105', 'fca-2005-ie-105', ' FCA 2005 IE 105'])(
  'a licence leads to the warning about its clone, which gives it as %j',
  (clones) => {
    const firms = [{ name: 'Sedge Re Ltd', licenseId: 'FCA-2005-IE-105' }];
    const own = createCheck({ firms, warnings: [{ name: 'Reed Bonds', clones }] });
    for (const text of ['FCA-2005-IE-105', 'Sedge Re Ltd']) {
      const answer = own.check(text);
      expect(answer.verdict).toBe('both');
      expect(recordsOf(answer).warnings.map(({ name }) => name)).toEqual(['Reed Bonds']);
    }
  },
);

describe('an item is read', () => {
  test.for([
    ['without the words joined to it', `${CLAIM} 请登录zuiderkade-bank.example完成验证`, ['zuiderkade-bank.example: onRecord']],
    [
      'up to a full-width comma or a Chinese sentence behind a path',
      `${CLAIM} 点击https://zuiderkade-bank.example/a领取，请联系客服wa.me/44790`,
      ['zuiderkade-bank.example/a: onRecord', 'wa.me/44790: notOnRecord'],
    ],
    ['in any digits', '+٣١ ٢٠ ٧٩٤ ٦٠١٢', ['+31207946012: onRecord']],
    ['although a legal form stands before it', 'Wader B.V. 185.12.33.4/pay', ['185.12.33.4/pay: unknown']],
  ] as const)('%s', ([, text, found]) => {
    expect(points(text)).toEqual(found);
  });
});
