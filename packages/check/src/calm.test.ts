import { describe, expect, test } from 'vitest';
import { createCheck, MAX_TEXT_LENGTH, recordsOf, VERDICTS, type VerdictName } from './check.ts';

/* When the check may say that something is on record, in the register or ours, and when not. */

const { check } = createCheck({
  firms: [
    {
      name: 'Saltmarsh Bank plc',
      licenseId: 'FCA-2001-GB-101',
      websites: ['https://www.saltmarsh-bank.example'],
      emailDomains: ['saltmarsh-bank.example'],
      phones: ['+442079461234'],
    },
    {
      name: 'Grebe Trust Ltd',
      licenseId: 'FCA-2002-GB-102',
      status: 'Restricted',
      websites: ['https://grebe.example'],
      phones: ['+441619461235'],
    },
    { name: 'Heron & Cie SA', licenseId: 'FCA-2003-FR-103', status: 'Merged', websites: ['https://heron.example'] },
    { name: 'Bittern Fund SA', licenseId: 'FCA-2004-LU-104', status: 'Suspended', emailDomains: ['bittern.example'] },
    { name: 'Sedge Re Ltd', licenseId: 'FCA-2005-IE-105' },
  ],
  warnings: [
    { name: 'Osprey Gains', phones: ['+442079465678', '+13125550142'] },
    { name: 'Reed Bonds', clones: 'FCA-2005-IE-105' },
  ],
  authority: { name: 'Frontier Conduct Authority', websites: ['https://www.frontier-conduct.example'] },
});
const SITE = 'www.saltmarsh-bank.example';
const verdictOf = (text: string) => check(text).verdict;

describe('the name of the authority', () => {
  test.for(['Frontier Conduct Authority', ' "Frontier Conduct Authority" ', 'FRONTIER CONDUCT AUTHORITY?'])(
    'is ours if it is the whole text: %s',
    (text) => {
      expect(verdictOf(text)).toBe('ours');
    },
  );

  test.for([
    'Wader Invest, supervised by the Frontier Conduct Authority. Start with 300 EUR.',
    'I got a call from the Frontier Conduct Authority about a refund',
    'La Frontier Conduct Authority ha recuperado su dinero. Pague primero la tasa.',
    'La Frontier Conduct Authority vous rembourse après paiement des frais.',
    'Frontier Conduct Authority 已追回您的资金，请先缴税',
    'استردت Frontier Conduct Authority أموالك، ادفع الرسوم أولا',
    'Frontier Conduct Authority: @officer_wren',
    'Frontier Conduct Authority, pay to DE89 3704 0044 0532 0130 00',
  ])('says nothing about a text that only has it: %s', (text) => {
    expect(verdictOf(text)).toBe('nothing');
  });
});

describe('what cannot be checked decides beside something on record', () => {
  test.for([
    [`${SITE}, our new account is DE89 3704 0044 0532 0130 00`, 'account'],
    [`Saltmarsh Bank plc: pay 0.2 BTC to 1BoatSLRHtKNngkdXEeobR76b53LETtpyT`, 'account'],
    [`${SITE} – reply on Telegram to @salt_desk1`, 'handle'],
    [`${SITE}, install https://play.google.com/store/apps/details?id=not.ours`, 'site'],
    [`Saltmarsh Bank plc, licence FCA-2001-GB-101. Questions? 02071838899`, 'phone'],
    [`${SITE}. Marque 612349988`, 'phone'],
    // The letters behind this account fit its check digits too.
    ['Pay to FR14 2004 1010 0505 0001 3M02 606 FCA-2001-GB-101 at once', 'account'],
    [`${SITE} javascript:alert(1)`, 'code'],
    [`${SITE} or data:text/html;base64,PGI+`, 'code'],
    [`www.frontier-conduct.example, then write to @officer_wren`, 'handle'],
  ])('%s', ([text = '', kind]) => {
    const answer = check(text);
    expect(answer).toMatchObject({ verdict: 'unknown', decidedBy: { kind } });
    expect(answer.items).toContain(answer.decidedBy);
  });

  test('a part of the text that was cut off decides too', () => {
    const answer = check(`${SITE} ${'and so on '.repeat(MAX_TEXT_LENGTH / 10)}`);
    expect(answer).toMatchObject({ verdict: 'unknown', decidedBy: undefined, isCut: true });
  });

  test('but not if it is a date, an amount or a number of its own among nothing on record', () => {
    expect(verdictOf(`${SITE} 12.11.2025`)).toBe('onRecord');
    expect(verdictOf(`${SITE} GBP 1 250 000.00`)).toBe('onRecord');
    expect(verdictOf('Your order 12345678 was sent yesterday; it should arrive on Monday or Tuesday.')).toBe('nothing');
  });
});

describe('a listed telephone number is found among other digits', () => {
  const AROUND: readonly [before: string, after: string][] = [
    ['Call ', ' 24 hours a day'],
    ['', ' 9am-5pm'],
    ['', ' 24/7'],
    ['Appelez le ', ' 7j/7'],
    ['Llame al ', ' 24 horas'],
    ['请致电', ' 24小时'],
    ['اتصل على ', ' 24 ساعة'],
    ['Missed call ', ' 12 Nov'],
    ['', ' 12/11/2025'],
    ['', ' (3)'],
    ['', ' ext 204'],
    ['12/11/2025 ', ''],
  ];

  test.for(AROUND)('warned: %s…%s', ([before, after]) => {
    for (const number of ['+44 20 7946 5678', '020 7946 5678', '+1 312 555 0142', '(312) 555-0142'])
      expect(verdictOf(`${before}${number}${after}`), number).toBe('warned');
  });

  test.for(AROUND)('on record: %s…%s', ([before, after]) => {
    for (const number of ['+44 20 7946 1234', '020 7946 1234']) expect(verdictOf(`${before}${number}${after}`), number).toBe('onRecord');
  });

  test('but not if as many digits follow as could be the end of a longer number', () => {
    expect(verdictOf('Call +44 20 7946 1234 56789')).not.toBe('onRecord');
  });

  test('and a number behind it is another number', () => {
    expect(verdictOf('Call +44 20 7946 1234 020 7183 8899')).toBe('unknown');
    expect(verdictOf('Call 020 7183 8899 020 7946 5678')).toBe('warned');
  });

  test('also where an amount and the number have the check digit of a card', () => {
    expect(
      createCheck({ firms: [], warnings: [{ name: 'Osprey Gains', phones: ['+442079460254'] }] }).check('pay £500 020 7946 0254').verdict,
    ).toBe('warned');
  });

  test('but not the end of a number abroad', () => {
    expect(verdictOf('Call +33 20 7946 5678')).toBe('unknown');
  });
});

describe('a field that says where to send an answer names a sender', () => {
  test.for(['Reply-To', 'Responder a', 'Répondre à', 'Antwort an', '回复至', 'الرد على', 'Contact'])('%s', (field) => {
    const text = `From: Saltmarsh <info@saltmarsh-bank.example>\n${field}: refunds@wader.test\nTo: me@mail.test\n\nPlease answer.`;
    expect(VERDICTS[verdictOf(text)].tone).toBe('alarm');
  });

  test.for(['To', 'Para', 'À', 'An', '收件人', 'إلى', 'Do', 'Aan', 'Cc'])('%s does not', (field) => {
    expect(verdictOf(`From: Saltmarsh <info@saltmarsh-bank.example>\n${field}: me@mail.test\n\nYour statement is ready.`)).toBe('onRecord');
  });

  test.for([
    'Hello, write to refunds@wader.test',
    'Dear client reply to refunds@wader.test',
    'Estimado cliente responda a refunds@wader.test',
    'Your account: refunds@wader.test',
  ])('nor does a salutation make a mailbox that of the reader: %s', (text) => {
    expect(VERDICTS[verdictOf(`${SITE}. ${text}`)].tone).toBe('alarm');
  });
});

describe('a contact point of a firm gets the answer that its licence has', () => {
  test.for<[text: string, verdict: VerdictName]>([
    ['grebe.example', 'limited'],
    ['+44 161 946 1235', 'limited'],
    ['Grebe Trust Ltd, https://grebe.example', 'limited'],
    ['desk@bittern.example', 'limited'],
    ['heron.example', 'ended'],
    ['heron.example and grebe.example', 'ended'],
    [`${SITE} and grebe.example`, 'limited'],
    [`Heron & Cie SA, ${SITE}`, 'notOnRecord'],
    [SITE, 'onRecord'],
  ])('%s is %s', ([text, verdict]) => {
    expect(verdictOf(text)).toBe(verdict);
  });
});

test.for([
  'Sedge Re Ltd',
  'Is Sedge Re Ltd genuine?',
  'I was called by Sedge Re Ltd about a bond',
  '¿Es fiable Sedge Re Ltd?',
  'FCA-2005-IE-105',
])('the warning about a clone of the firm is among the records: %s', (text) => {
  const answer = check(text);
  expect(answer.verdict).toBe('both');
  expect(recordsOf(answer).warnings.records.map(({ name }) => name)).toContain('Reed Bonds');
});

describe('a newspaper that names a firm with its licence number is no clone', () => {
  test.for([
    'Saltmarsh Bank plc (FCA-2001-GB-101) confirmed the sale. Newsroom: desk@paper.test',
    'Saltmarsh Bank plc (FCA-2001-GB-101) welcomes visitors to its vault. Newsroom: desk@paper.test',
    'Saltmarsh Bank plc (FCA-2001-GB-101) firmed in the afternoon. Newsroom: desk@paper.test',
    'Saltmarsh Bank plc (FCA-2001-GB-101) est une firme ancienne. Rédaction : desk@paper.test',
    'Saltmarsh Bank plc (FCA-2001-GB-101) confirme la vente. Rédaction : desk@paper.test',
    'Saltmarsh Bank plc (FCA-2001-GB-101) lo hizo a su cuenta y riesgo. Redacción: desk@paper.test',
    'Saltmarsh Bank plc（FCA-2001-GB-101）加入行业协会。编辑部：desk@paper.test',
    'Saltmarsh Bank plc（FCA-2001-GB-101）的客户经理减少。编辑部：desk@paper.test',
  ])('%s', (text) => {
    expect(verdictOf(text)).toBe('notOnRecord');
  });

  test.for([
    'Saltmarsh Bank plc (FCA-2001-GB-101): confirme su cuenta en salt-login.test',
    'Saltmarsh Bank plc (FCA-2001-GB-101). Visit salt-login.test now',
    'Saltmarsh Bank plc（FCA-2001-GB-101）请加入我们的微信群 salt-login.test',
  ])('but a message that asks for something is: %s', (text) => {
    expect(verdictOf(text)).toBe('clone');
  });
});

test.for(['Wader B.V. 185.12.33.4/pay', 'Wader N.V. 185.12.33.4/a', 'Wader e.V. 185.12.33.4/login'])(
  'an IP address behind a legal form is an address: %s',
  (text) => {
    expect(check(text).items.map(({ canonical }) => canonical.split('/')[0])).toContain('185.12.33.4');
  },
);
