import { DISGUISES } from './disguises.ts';
import type { RealItem } from './real-items.ts';

/* The forms in which people and programs write an item. None changes its meaning. */

type Disguise = readonly [name: string, change: (text: string) => string];

const between = (text: string, mark: string) => [...text].join(mark);
const fullWidth = (text: string) => text.replaceAll(/[!-~]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0));
const digitsFrom = (zero: number) => (text: string) => text.replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));

const OTHER_DIGITS: readonly Disguise[] = [
  ['in Arabic digits', digitsFrom(0x660)],
  ['in Persian digits', digitsFrom(0x6f0)],
  ['in Devanagari digits', digitsFrom(0x966)],
  ['in full-width digits', digitsFrom(0xff10)],
  ['in mathematical digits', digitsFrom(0x1d7ce)],
];

const AROUND: readonly Disguise[] = [
  ['as it is', (text) => text],
  ['between spaces', (text) => `  ${text}\t`],
  ['between direction marks', (text) => `\u200e\u202a${text}\u202c`],
  ['with zero-width characters', (text) => between(text, '\u200b')],
  ['with soft hyphens', (text) => text.replaceAll(/(\p{L})(?=\p{L})/gu, '$1\u00ad')],
  ['in quotation marks', (text) => `“${text}”`],
  ['in straight quotation marks', (text) => `"${text}"`],
  ['in angle quotation marks', (text) => `« ${text} »`],
  ['in brackets', (text) => `(${text})`],
  ['in square brackets', (text) => `[${text}]`],
  ['in corner brackets', (text) => `「${text}」`],
  ['with a full stop', (text) => `${text}.`],
  ['with an exclamation mark', (text) => `${text}!`],
];

/** The disguises that make another item of a host, such as a subdomain, a page or a mailbox. Its facts differ from those of the host. */
const OTHER_ITEM = /subdomain|port|email|\bquery\b|user|message of several lines|header/;

export const DISGUISES_OF: Readonly<Record<RealItem['kind'], readonly Disguise[]>> = {
  host: [
    ...AROUND,
    ...Object.entries(DISGUISES).filter(([name]) => !OTHER_ITEM.test(name)),
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
    ['with 00', (phone) => phone.replace('+', '00')],
    ['with tel', (phone) => `tel:${phone.replaceAll(' ', '')}`],
    ['with a word', (phone) => `WhatsApp: ${phone}`],
  ],
  licence: [
    ...AROUND,
    ...OTHER_DIGITS,
    ['in small letters', (licence) => licence.toLowerCase()],
    ['with spaces', (licence) => licence.replaceAll('-', ' ')],
    ['without hyphens', (licence) => licence.replaceAll('-', '')],
    ['with other hyphens', (licence) => licence.replaceAll('-', '\u2011')],
    ['with dashes', (licence) => licence.replaceAll('-', '–')],
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
