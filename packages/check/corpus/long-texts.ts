/* Long texts of many kinds, each of which has been slow in some version of some reader. */

const repeat = (part: string, length: number) => part.repeat(Math.ceil(length / part.length)).slice(0, length);
const numbered = (make: (nth: number) => string) => (length: number) => {
  let text = '';
  for (let nth = 0; text.length < length; nth += 1) text += make(nth);
  return text.slice(0, length);
};

const around = (before: string, piece: string, after: string) => (length: number) =>
  before + repeat(piece, length - before.length - after.length) + after;

const LETTER = `Dear customer,\n\nyour account at Northwold Bank plc (FCA-1998-GB-031) was locked. Please visit https://northwold-bank.example/login?id=7
or call +44 20 7946 0123 before 05.10.2026. We never ask for your password.\n\n`;

/** Functions that make a text of a given length. */
export const LONG_TEXTS: Readonly<Record<string, (length: number) => string>> = {
  'a letter, again and again': (length) => repeat(LETTER, length),
  'addresses between spaces': numbered((nth) => `a${nth}.test `),
  'addresses between commas': numbered((nth) => `a${nth}.test,`),
  'addresses with schemes, joined': numbered((nth) => `https://a${nth}.test`),
  mailboxes: numbered((nth) => `m${nth}@b${nth}.test; `),
  'one mailbox after the other, joined': (length) => repeat('a@b.test', length),
  'telephone numbers': numbered((nth) => `+44 20 7946 ${String(nth % 10_000).padStart(4, '0')}\n`),
  'telephone numbers, joined': numbered((nth) => `020 7946 ${String(nth % 10_000).padStart(4, '0')} `),
  'digits in groups': (length) => repeat('1234 5678 ', length),
  'a host of many labels': (length) => `https://${repeat('a.', length - 14)}test/x`,
  'words for dots': (length) => repeat('apex dot ', length),
  'words for at': (length) => repeat('a (at) b (dot) ', length),
  'commas in a row of words': (length) => repeat('id,name,email,', length),
  'brackets around dots': (length) => repeat('a[.]', length),
  'open brackets and words': (length) => repeat('(a [b {c ', length),
  'nested redirects': (length) => repeat('https://a.test/?u=', length),
  'escaped redirects': (length) => repeat('https%3A%2F%2Fa.test%2F%3Fu%3D', length),
  'escapes of escapes': (length) => `https://a.test/?u=${repeat('%25', length - 18)}`,
  'a path of hosts': (length) => `https://a.test/${repeat('b.test/', length - 15)}`,
  base64: (length) => `https://a.test/?u=aHR0c${repeat('aGVsbG8g', length - 23)}`,
  schemes: (length) => repeat('http:', length),
  'slashes after a scheme': (length) => `https:${repeat('/', length - 6)}`,
  'user names': (length) => `https://${repeat('a.test@', length - 8)}`,
  'right-to-left overrides': (length) => repeat('\u202ea.test\u202c ', length),
  'zero-width characters in words': (length) => repeat('a\u200bp\u200be\u200bx.test ', length),
  'lone surrogates': (length) => repeat('\ud83da\udc00', length),
  emoji: (length) => repeat('😀.test ', length),
  accents: (length) => repeat(`a${'\u0301'.repeat(30)} `, length),
  'full width': (length) => repeat('ａｐｅｘ．ｔｅｓｔ　', length),
  HTML: (length) => repeat('<p><a href="https://a.test/x?y=1&amp;z=2">https://b.test</a>&nbsp;</p>\n', length),
  'open tags': (length) => repeat('<a href="', length),
  'character references': (length) => repeat('&#46;&amp;amp;', length),
  'quoted-printable': (length) => repeat('https://a.te=\r\nst/=3D\r\n', length),
  'a forwarded email': (length) => repeat('> From: A <a@b.test>\n> To: c@d.test\n>\n> Hello\n', length),
  'header lines': (length) => repeat('Received: from a.test (1.2.3.4) by b.test\n', length),
  capitals: (length) => repeat('APEX BANK LTD ', length),
  'first words of names': (length) => repeat('Banque Bank Banco ', length),
  names: (length) => repeat('Northwold Bank plc, Apex Meridian Trade, Golden Carp. ', length),
  'licence numbers': numbered((nth) => `FCA-2017-NL-${String(nth % 1000).padStart(3, '0')} `),
  'parts of licence numbers': (length) => repeat('FCA 2017 ', length),
  Chinese: (length) => repeat('请打开apex点com付款，', length),
  'Chinese without marks': (length) => repeat('请打开付款', length),
  Arabic: (length) => repeat('يرجى زيارة ٠١٢٣٤٥٦٧٨٩ ', length),
  handles: (length) => repeat('Telegram: @apex_99 ', length),
  accounts: (length) => repeat('GB82 WEST 1234 5698 7654 32 ', length),
  'lines broken in addresses': (length) => repeat('https://apex-\nmeridian.test/a-\nb\n', length),
};

/** The pieces that are repeated in a text: each kind of character, and what the readers look for. */
const PIECES = [
  ...'aAS1é银٠ .,-_/\\@:;()[]{}<>"\'`|%&=#?!+*~^$«“、。／∕点😀\u0301\u200b\u00ad\n\t',
  ...'a. a／ a.／ -a a- 1. 1) (0) x@ [1: %25 http Ltd. 点a 中a .a a, &#9 a: a= northwold -login GB1'.split(' '),
  '1 ',
  'A ',
  'Aa ',
  'a b ',
  'h t t ',
  ' dot ',
  ' \n',
  '> ',
  'a\n',
];
/** The text before and after the repeated pieces: one token of every kind, some with an end that does not belong to it. */
const PLACES = [
  ['', ''],
  ['', 'x'],
  ['1', '1'],
  ['请', 'x'],
  ['.', '／'],
  ['https://pay.example/c/', '!x'],
  ['https://pay.example/?u=', ''],
  ['https://', '.example/'],
  ['https://', '@pay.example'],
  ['', '@pay.example'],
  ['desk@', '.example'],
  ['+44 ', ' 1'],
  ['Telegram: @', ' x'],
  ['FCA-1998-', ' x'],
  ['GB82 ', ' x'],
  ['Northwold ', ' Bank plc'],
  ['<a href="', '">'],
  ['From: ', '\nTo: x@pay.example'],
] as const;

/** Every piece in every place. */
export const LONG_TOKENS = PLACES.map(([before, after]) => ({
  place: `${before} … ${after}`,
  texts: PIECES.map((piece) => ({ name: JSON.stringify([before, piece, after]), make: around(before, piece, after) })),
}));
