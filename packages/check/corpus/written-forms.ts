import type { RealItem } from './real-items.ts';

/* The forms in which people and programs write an item. None changes its meaning. */

type Disguise = readonly [name: string, change: (text: string) => string];

const between = (text: string, mark: string) => [...text].join(mark);
const mixCase = (text: string) => [...text].map((letter, at) => (at % 2 === 0 ? letter.toUpperCase() : letter.toLowerCase())).join('');
const fullWidth = (text: string) => text.replaceAll(/[!-~]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0));
const digitsFrom = (zero: number) => (text: string) => text.replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));

const OTHER_DIGITS: readonly Disguise[] = [
  ['in Arabic digits', digitsFrom(0x660)],
  ['in Persian digits', digitsFrom(0x6f0)],
  ['in Devanagari digits', digitsFrom(0x966)],
  ['in full-width digits', digitsFrom(0xff10)],
  ['in mathematical digits', digitsFrom(0x1d7ce)],
];

const base64 = (text: string) => Buffer.from(text).toString('base64');
const quoted = (text: string) => Array.from(Buffer.from(text), (byte) => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');
/** Divides a text into two, which mail programs do with long ones. */
const inTwo = (text: string, write: (half: string) => string) =>
  write(text.slice(0, text.length / 2)) + '\r\n ' + write(text.slice(text.length / 2));

/** Hyphens, minus signs and dashes in place of a hyphen, which programs and fonts put there. */
const HYPHENS: readonly Disguise[] = [...'\u2010\u2011\u2012\u2013\u2212\u207b\u208b\u02d7\u2043\u2796\u2cba\ufe63\uff0d'].map((sign) => [
  `with U+${(sign.codePointAt(0) ?? 0).toString(16)}`,
  (text) => text.replaceAll('-', sign),
]);

/** As in the source of an email (RFC 2045, RFC 2047). */
const IN_MAIL: readonly Disguise[] = [
  ['in an encoded word', (text) => `=?utf-8?B?${base64(text)}?=`],
  ['in an encoded word with a language', (text) => `=?UTF-8*en?q?${quoted(text)}?=`],
  ['in two encoded words', (text) => inTwo(text, (half) => `=?utf-8?q?${half.replaceAll(/[^a-z\d]/gi, quoted)}?=`)],
  ['in a part in base64', (text) => `\nContent-Type: text/plain\nContent-Transfer-Encoding: base64\n\n${base64(text)}\n--x\n`],
  [
    'in a quoted part in base64',
    (text) => `\r\n> Content-Transfer-Encoding: BASE64\r\n> Content-Type: text/html; charset="utf-8"\r\n>\r\n> ${base64(text)}\r\n\r\n`,
  ],
];

const AROUND: readonly Disguise[] = [
  ...IN_MAIL,
  ['as it is', (text) => text],
  ['between spaces', (text) => `  ${text}\t`],
  ['between direction marks', (text) => `\u200e\u202a${text}\u202c`],
  ['with zero-width characters', (text) => between(text, '\u200b')],
  ['with soft hyphens', (text) => text.replaceAll(/(\p{L})(?=\p{L})/gu, '$1\u00ad')],
  ['in quotation marks', (text) => `“${text}”`],
  ['in angle quotation marks', (text) => `« ${text} »`],
  ['in brackets', (text) => `(${text})`],
  ['in corner brackets', (text) => `「${text}」`],
  ['with a full stop', (text) => `${text}.`],
];

/** Forms in which visitors may paste a host. Each takes a host in ASCII and returns the pasted text. */
const HOST_FORMS: Readonly<Record<string, (host: string) => string>> = {
  bare: (host) => host,
  'with https': (host) => `https://${host}/`,
  'with https and www': (host) => `https://www.${host}`,
  'in capitals': (host) => host.toUpperCase(),
  'in mixed case': (host) => mixCase(`HTTPS://${host}`),
  'with a dot at the end': (host) => `${host}.`,
  'with a dot and a slash': (host) => `https://${host}./`,
  'with a path': (host) => `https://${host}/account/login.html`,
  'with a fragment': (host) => `https://${host}#a/b@c.test`,
  'with slashes only': (host) => `//${host}/x`,
  'with backslashes': (host) => `https:\\\\${host}\\x`,
  'without slashes': (host) => `https:${host}`,
  defanged: (host) => `hxxps://${host.replaceAll('.', '[.]')}`,
  'defanged at its last dot': (host) => `hxxp://${host.replace(/\.(?=[^.]*$)/, '[.]')}`,
  'defanged with asterisks': (host) => `h**p://${host}`,
  'defanged with brackets': (host) => host.replaceAll('.', '(.)'),
  'defanged with braces': (host) => host.replaceAll('.', '{.}'),
  'defanged with words': (host) => host.replaceAll('.', '(dot)'),
  'defanged with words in square brackets': (host) => `hxxps[:]//${host.replaceAll('.', '[dot]')}`,
  'defanged with words and spaces': (host) => host.replaceAll('.', ' (dot) '),
  'defanged with brackets around its slashes': (host) => `hxxps[://]${host.replaceAll('.', '[.]')}[/]login`,
  'defanged with an opening bracket only': (host) => host.replaceAll('.', '[.'),
  'spelled out': (host) => host.replaceAll('.', ' dot '),
  'with spaces around its dots': (host) => host.replaceAll('.', ' . '),
  'in full-width letters with a scheme': (host) => fullWidth(`https://${host}/`),
  'in mathematical letters': (host) =>
    [...host].map((one) => (/[a-z]/.test(one) ? String.fromCodePoint(0x1d5ba + one.charCodeAt(0) - 97) : one)).join(''),
  'with ideographic full stops': (host) => host.replaceAll('.', '。'),
  'with zero-width spaces': (host) => [...host].join('\u200B'),
  'with soft hyphens and joiners': (host) => `\uFEFF${host.replace(/(...)/, '$1\u00AD\u200D')}`,
  'between direction marks': (host) => `\u202A\u200F${host}\u202C`,
  'percent-encoded': (host) => `http://${host.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`)}`,
  'in angle brackets': (host) => `<https://${host}>`,
  'in quotes and a sentence': (host) => `They sent me to “${host}”, which looks odd.`,
  'as a Markdown link': (host) => `See [their site](https://${host}/start) for more.`,
  'as HTML': (host) => `<a href="https://${host}/x?a=b" rel=nofollow>click</a>`,
  'between Chinese words': (host) => `请打开https://${host}。谢谢`,
};

export const DISGUISES_OF: Readonly<Record<RealItem['kind'], readonly Disguise[]>> = {
  host: [
    ...AROUND,
    ...HYPHENS,
    ...Object.entries(HOST_FORMS),
    ['with escapes', (host) => `https://${host.replaceAll(/[aeiou]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`)}`],
    ['in HTML references', (host) => host.replaceAll('.', '&#46;')],
    ['broken at a dot', (host) => `https://${host.replace('.', '.\n')}/login`],
  ],
  email: [
    ...AROUND,
    ['with mailto', (email) => `mailto:${email}`],
    ['in angle brackets', (email) => `<${email}>`],
    ['with a name', (email) => `Support Desk <${email}>`],
    ['defanged', (email) => email.replace('@', '[at]').replaceAll('.', '[.]')],
    ['with (at)', (email) => email.replace('@', ' (at) ')],
    ['in capitals', (email) => email.toUpperCase()],
    ['in full-width letters', fullWidth],
    ['in HTML references', (email) => email.replace('@', '&commat;')],
  ],
  phone: [
    ...AROUND,
    ...OTHER_DIGITS,
    ['in full-width letters', fullWidth],
    ['without spaces', (phone) => phone.replaceAll(' ', '')],
    ['with hyphens', (phone) => phone.replaceAll(' ', '-')],
    ['with dots', (phone) => phone.replaceAll(' ', '.')],
    ['with no-break spaces', (phone) => phone.replaceAll(' ', '\u00a0')],
    ['with thin spaces', (phone) => phone.replaceAll(' ', '\u2009')],
    ['with other hyphens', (phone) => phone.replaceAll(' ', '\u2011')],
    ['with minus signs', (phone) => phone.replaceAll(' ', '\u2212')],
    ['with 00', (phone) => phone.replace('+', '00')],
    ['with tel', (phone) => `tel:${phone.replaceAll(' ', '')}`],
    ['with a word', (phone) => `WhatsApp: ${phone}`],
  ],
  licence: [
    ...AROUND,
    ...HYPHENS,
    ...OTHER_DIGITS,
    ['in small letters', (licence) => licence.toLowerCase()],
    ['with spaces', (licence) => licence.replaceAll('-', ' ')],
    ['without hyphens', (licence) => licence.replaceAll('-', '')],
    ['with slashes', (licence) => licence.replaceAll('-', '/')],
    ['in full-width letters', fullWidth],
    ['with a word', (licence) => `Licence no. ${licence}`],
  ],
  name: [
    ...AROUND,
    ['in capitals', (name) => name.toUpperCase()],
    ['in small letters', (name) => name.toLowerCase()],
    ['in full-width letters', fullWidth],
    ['with no-break spaces', (name) => name.replaceAll(' ', '\u00a0')],
    ['with two spaces', (name) => name.replaceAll(' ', '  ')],
    ['broken between words', (name) => name.replace(/ (?=\S+$)/, '\n')],
    ['with other apostrophes', (name) => name.replaceAll("'", '’')],
    ['without accents', (name) => name.normalize('NFD').replaceAll(/\p{M}/gu, '')],
    ['decomposed', (name) => name.normalize('NFD')],
    [
      'in bold mathematical letters',
      (name) => name.replaceAll(/[a-z]/g, (letter) => String.fromCodePoint(0x1d41a + letter.charCodeAt(0) - 97)),
    ],
  ],
};
