import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createCheck } from '../check.ts';
import { decodeMail } from './mail.ts';

const { check } = createCheck({
  firms: [
    { name: 'Northwold Bank plc', licenseId: 'EXA-2014-GB-031', status: 'Active', websites: ['https://northwold-bank.example'] },
    { name: 'Larchmere Capital Ltd', licenseId: 'EXA-2019-IE-007', status: 'Active' },
  ],
  warnings: [
    { name: 'Apex Meridian Trade', websites: ['https://apexmeridian.example'], phones: ['+442079460123'] },
    { name: '蓝桥证券有限公司' },
    { name: 'شركة واحة السدر' },
  ],
});

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
const quoted = (bytes: Uint8Array) => Array.from(bytes, (byte) => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');
const utf8 = (text: string) => new TextEncoder().encode(text);

/** The bytes of a text in a charset: those that are decoded as its characters. */
function bytesIn(charset: string, text: string): Uint8Array {
  if (charset === 'utf-8') return utf8(text);
  const codes = known.get(charset) ?? codesOf(charset);
  known.set(charset, codes);
  return Uint8Array.from([...text].flatMap((character) => codes.get(character) ?? []));
}

const known = new Map<string, ReadonlyMap<string, readonly number[]>>();

function codesOf(charset: string) {
  const decoder = new TextDecoder(charset);
  const codes = new Map<string, readonly number[]>();
  for (let lead = 255; lead >= 0; lead -= 1) {
    if (lead > 128) for (let trail = 254; trail > 63; trail -= 1) codes.set(decoder.decode(Uint8Array.of(lead, trail)), [lead, trail]);
    codes.set(decoder.decode(Uint8Array.of(lead)), [lead]);
  }
  return codes;
}

const MESSAGE = '<p>Log in at <a href="https://apexmeridian.example/login">your bank</a></p>';
const lines = (text: string, length: number, end: string) => text.replaceAll(new RegExp(`.{${length}}(?=.)`, 'g'), `$&${end}`);

describe('a part of an email in base64 is read as its text', () => {
  const part = (header: string, end: string, length = 76) => `${header}${lines(base64(utf8(MESSAGE)), length, end)}`;
  const HEADER = 'Content-Type: text/html; charset=utf-8\nContent-Transfer-Encoding: base64\n\n';
  test.for([
    ['with its header', part(HEADER, '\n')],
    ['with the ends of lines of an email', part(HEADER.replaceAll('\n', '\r\n'), '\r\n')],
    ['with other fields', part('content-transfer-encoding: BASE64\nContent-Type: text/html;\n charset="UTF-8"\nX-A: b\n\n', '\n')],
    ['in an email that was forwarded', part(HEADER, '\n').replaceAll(/^/gm, '> ')],
    ['without a header', part('', '\n')],
    ['without a header, on one line', part('', '')],
    ['behind words', `I got this: ${part('', '\n')}\nIs it real?`],
    ['in longer lines', part(HEADER, '\n', 100)],
    ['among several parts', `--x\n${HEADER}${base64(utf8('Hello'))}\n--x\n${part(HEADER, '\n')}\n--x\nContent-Type: image/png\n`],
    ['in quoted-printable beside it', `${HEADER}${base64(utf8('Hello'))}\n--x\n\n${quoted(utf8(MESSAGE))}`],
  ] as const)('%s', ([, text]) => {
    const { verdict, decidedBy } = check(text);
    expect([verdict, decidedBy?.canonical]).toEqual(['warned', 'apexmeridian.example/login']);
  });

  test('that was cut in the middle of a character', () => {
    const whole = base64(utf8(`蓝桥证券有限公司${'请登录'.repeat(20)}`));
    for (let length = whole.length - 8; length < whole.length; length += 1) expect(check(whole.slice(0, length)).verdict).toBe('warned');
  });

  test('in a charset that its bytes do not fit', () => {
    const text = `Content-Type: text/plain; charset=x-unknown\nContent-Transfer-Encoding: base64\n\n${base64(bytesIn('windows-1252', `é ${MESSAGE}`))}`;
    expect(check(text).verdict).toBe('warned');
  });

  test('and each item has its own place, and says that the text does not show it', () => {
    const text = `${base64(utf8('Call +44 20 7946 0123 or open https://apexmeridian.example/login'))}\nNorthwold Bank plc`;
    const { items } = check(text);
    expect(items.map(({ canonical, isDecoded }) => [canonical, isDecoded])).toEqual([
      ['+442079460123', true],
      ['apexmeridian.example/login', true],
      ['Northwold Bank plc', undefined],
    ]);
    const places = items.flatMap(({ ranges }) => ranges).flat();
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });
});

const TEXTS: readonly (readonly [charset: string, text: string, verdict: string])[] = [
  ['utf-8', 'Apex Meridian Trade', 'warned'],
  ['iso-8859-1', 'Café: Apex Meridian Trade', 'warned'],
  ['windows-1252', '“Apex Meridian Trade”', 'warned'],
  ['utf-8', '蓝桥证券有限公司', 'warned'],
  ['gb2312', '蓝桥证券有限公司', 'warned'],
  ['gbk', '蓝桥证券有限公司', 'warned'],
  ['gb18030', '蓝桥证券有限公司', 'warned'],
  ['utf-8', 'شركة واحة السدر', 'warned'],
  ['windows-1256', 'شركة واحة السدر', 'warned'],
  ['iso-8859-6', 'شركة واحة السدر', 'warned'],
];

describe('encoded words are read as their text', () => {
  const forms: readonly (readonly [name: string, (bytes: Uint8Array, charset: string) => string])[] = [
    ['B', (bytes, charset) => `=?${charset}?B?${base64(bytes)}?=`],
    ['Q', (bytes, charset) => `=?${charset.toUpperCase()}?q?${quoted(bytes)}?=`],
    ['with a language', (bytes, charset) => `=?${charset}*en?Q?${quoted(bytes)}?=`],
    [
      'divided within a character',
      (bytes, charset) => `=?${charset}?B?${base64(bytes.slice(0, 5))}?=\r\n =?${charset}?B?${base64(bytes.slice(5))}?=`,
    ],
    ['in both forms', (bytes, charset) => `=?${charset}?Q?${quoted(bytes.slice(0, 6))}?= =?${charset}?B?${base64(bytes.slice(6))}?=`],
    ['one for each byte', (bytes, charset) => Array.from(bytes, (byte) => `=?${charset}?Q?${quoted(Uint8Array.of(byte))}?=`).join('\n\t')],
    [
      'in a part in base64',
      (bytes, charset) => `Content-Type: text/plain; charset=${charset}\nContent-Transfer-Encoding: base64\n\n${base64(bytes)}\n`,
    ],
    [
      'in a part in quoted-printable',
      (bytes, charset) =>
        `Content-Type: text/plain; charset=${charset}\nContent-Transfer-Encoding: quoted-printable\n\n${quoted(bytes)
          .replaceAll(/(=20)/g, ' ')
          .replaceAll(/(?:=..|[^=]){25}/g, '$&=\n')}\n`,
    ],
  ];
  const all = forms.flatMap(([name, write]) => TEXTS.map(([charset, text, verdict]) => ({ name, write, charset, text, verdict })));
  test.for(all)('$name, $charset: $text', ({ write, charset, text, verdict }) => {
    expect(check(`From: ${write(bytesIn(charset, text), charset)} <x@mail.test>`).verdict).toBe(verdict);
    expect(decodeMail(write(bytesIn(charset, text), charset)).text).toContain(text.split(/[ “]+/)[0]);
  });

  test('in Japanese, whose words change their state', () => {
    const words = ['UGFzc3dvcmQ6GyRCIVYbKEJSRTogGyRCRUUbKEI=', 'GyRCO1IlYSE8JWs+cEpzTzMxTEJQOnYlNyU5JUYlYCVGGyhC'];
    const text = words.map((word) => `=?ISO-2022-JP?B?${word}?=`).join('\r\n ');
    expect(decodeMail(text).text).toBe('Password:「RE: 電子メール情報漏洩対策システムテ');
  });

  test('underscores are spaces, and other words stay as they are', () => {
    expect(decodeMail('Subject: =?utf-8?Q?Log_in_at_apexmeridian=2Eexample?= now').text).toBe(
      'Subject: Log in at apexmeridian.example now',
    );
    expect(decodeMail('=?utf-8?Q?a_?= =?utf-8?Q?b?= c').text).toBe('a b c');
    expect(check('Subject: =?utf-8?Q?Withdraw_at_apexmeridian.example?=').verdict).toBe('warned');
  });
});

describe('what cannot be read is no account, and nothing calm is said about a text with it', () => {
  const binary = fc.uint8Array({ minLength: 150, maxLength: 400 }).map((bytes) => Uint8Array.of(0xff, 0, ...bytes));
  const written = fc.tuple(
    binary,
    fc.constantFrom(
      (bytes: Uint8Array) => `Content-Type: image/png\nContent-Transfer-Encoding: base64\n\n${lines(base64(bytes), 76, '\n')}`,
      (bytes: Uint8Array) => `Content-Transfer-Encoding: base64\r\n\r\n${base64(bytes)}`,
      (bytes: Uint8Array) => `=?utf-8?B?${base64(bytes)}?=`,
      (bytes: Uint8Array) => `=?x-unknown?b?${base64(bytes)}?=`,
      (bytes: Uint8Array) => lines(base64(bytes.slice(0, 151)), 76, '\n'),
    ),
    fc.constantFrom('', 'Northwold Bank plc\n\n', 'northwold-bank.example\n\n', 'EXA-2014-GB-031 '),
  );
  test('whatever its bytes are', () => {
    fc.assert(
      fc.property(written, ([bytes, write, before]) => {
        const { verdict, items } = check(before + write(bytes));
        expect(items.map(({ kind }) => kind)).not.toContain('account');
        expect(['regulated', 'onRecord', 'ours']).not.toContain(verdict);
      }),
    );
  });
});

test('words, numbers and wallets that are no text in base64 stay as they are', () => {
  const texts = [
    'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
    '0x52908400098527886E0F7030069857D2E4169EE7\n0x8617E340B3D01FA5F11F306F4090FD50E238070D',
    'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr\nbc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcs',
    'GB82WEST12345698765432 +442079460123 aaaaaaaaaaaaaaaaaaaaaaaa',
    'https://apexmeridian.example/UEhBK1RHOW5JR2x1SUdGMElEeGhJR2h5WldZOUlt?x==?q=E9',
    'Content-Transfer-Encoding: base64\n\nNorthwold Bank plc +442079460123 FCA1998GB031',
    '1+1=?utf-8 or not, =3D and =?= stay, so does caf=E9',
    '/home/user/documents/private/statements/of/the/bank/northwold',
  ];
  for (const text of texts) expect(decodeMail(text).text).toBe(text);
});
