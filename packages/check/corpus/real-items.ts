import { content } from '../../../tests/support/content.ts';
import { createCheck, type CheckData } from '../src/check.ts';

/* Items that people paste, taken from our own register and warnings, so that the properties are tested with real records. */

const { english } = content;
const { site, contact } = english;

const DATA: CheckData = {
  firms: english.firms,
  warnings: english.warnedFirms,
  authority: {
    name: site.name,
    websites: [site.baseUrl],
    emails: [site.supportEmail, contact.complaints.aboutUs.email, contact.press.email],
  },
};

export const { check } = createCheck(DATA);

/** An item that can be looked up, as it is in a list. */
export interface RealItem {
  kind: 'host' | 'email' | 'phone' | 'licence' | 'name';
  list: 'firms' | 'warnings' | 'ours' | 'none';
  text: string;
}

const hostOf = (address: string) => new URL(address).hostname;
const isWhole = (address: string) => /^https?:\/\/[^/?#:]+\/?$/.test(address);
const items = (kind: RealItem['kind'], list: RealItem['list'], texts: readonly string[]) =>
  texts.map((text): RealItem => ({ kind, list, text }));
const mailboxes = (emails: readonly string[]) => emails.map((email) => (email.startsWith('@') ? `help${email}` : email));

const { firms, warnings, authority } = DATA;

/** The contact points on the lists, and some that are on none. */
export const POINTS: readonly RealItem[] = [
  ...items(
    'host',
    'warnings',
    warnings
      .flatMap(({ websites = [] }) => websites)
      .filter(isWhole)
      .map(hostOf),
  ),
  ...items('email', 'warnings', mailboxes(warnings.flatMap(({ emails = [] }) => emails))),
  ...items(
    'phone',
    'warnings',
    warnings.flatMap(({ phones = [] }) => phones),
  ),
  ...items(
    'host',
    'firms',
    firms
      .flatMap(({ websites = [] }) => websites)
      .filter(isWhole)
      .map(hostOf),
  ),
  ...items(
    'email',
    'firms',
    firms.flatMap(({ emailDomains = [] }) => emailDomains).map((domain) => `info@${domain}`),
  ),
  ...items(
    'phone',
    'firms',
    firms.flatMap(({ phones = [] }) => phones),
  ),
  ...items('host', 'ours', (authority?.websites ?? []).map(hostOf)),
  ...items('email', 'ours', authority?.emails ?? []),
  ...items('host', 'none', ['nobody-knows-this.test', 'quay-and-harbour-wealth.org', 'lumenfold.co.uk']),
  ...items('email', 'none', ['desk@nobody-knows-this.test', 'a.person@gmail.com']),
  ...items('phone', 'none', ['+44 20 7946 0999', '+33 1 99 00 12 34']),
];

/** Names and licence numbers. */
export const NAMES: readonly RealItem[] = [
  ...items(
    'name',
    'warnings',
    warnings.flatMap(({ name, aliases = [] }) => [name].concat(aliases)),
  ),
  ...items(
    'name',
    'firms',
    firms.map(({ name }) => name),
  ),
  ...items(
    'licence',
    'firms',
    firms.map(({ licenseId }) => licenseId),
  ),
  ...items('licence', 'none', ['FCA-2020-AE-911', 'FCA-1999-ZZ-998']),
];

/** Sentences of five languages that may be around an item. No record has their words as its name. */
export const SENTENCES: readonly (readonly [before: string, after: string])[] = [
  ['I got a message from ', ' and they say that I must pay a tax first.'],
  ['Is ', ' genuine?'],
  ['my sister was told to use ', ', is that right'],
  ['Please look at this:\n\n', '\n\nThank you'],
  ['Me han escrito desde ', ' y no sé si es verdad.'],
  ['¿Es fiable ', '?'],
  ['On m’a parlé de ', ' hier soir, est-ce sérieux ?'],
  ['Je reçois des messages de ', ' tous les jours.'],
  ['有人让我用 ', ' 付款，是真的吗？'],
  ['他们说是 ', '。'],
  ['وصلتني رسالة من ', ' وطلبوا المال.'],
  ['هل ', ' حقيقي؟'],
  ['„', '“'],
  ['- ', '\n- and so on'],
];
