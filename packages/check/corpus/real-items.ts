import { createCheck } from '../src/check.ts';
import { ourLists } from './our-content.ts';

/* Items that people paste, taken from our own register and warnings, so that the properties are tested with real records. */

const lists = ourLists();
const { firms, warnings, authority } = lists;

export const { check } = createCheck(lists);

/** An item that can be looked up, as it is in a list. */
export interface RealItem {
  kind: 'host' | 'email' | 'phone' | 'licence' | 'name';
  list: 'firms' | 'warnings' | 'ours' | 'none';
  text: string;
}

const items = (kind: RealItem['kind'], list: RealItem['list'], texts: readonly string[]) =>
  texts.map((text): RealItem => ({ kind, list, text }));
/** The hosts of addresses that have no path. */
const hostsOf = (records: readonly { websites?: readonly string[] | undefined }[]) =>
  records.flatMap(({ websites = [] }) =>
    websites.filter((url) => /^https?:\/\/[^/?#:]+\/?$/.test(url)).map((url) => new URL(url).hostname),
  );
const phonesOf = (records: readonly { phones?: readonly string[] | undefined }[]) => records.flatMap(({ phones = [] }) => phones);

/** The contact points on the lists, and some that are on none. */
export const POINTS: readonly RealItem[] = [
  ...items('host', 'warnings', hostsOf(warnings)),
  ...items(
    'email',
    'warnings',
    warnings.flatMap(({ emails = [] }) => emails.map((email) => email.replace(/^@/, 'help@'))),
  ),
  ...items('phone', 'warnings', phonesOf(warnings)),
  ...items('host', 'firms', hostsOf(firms)),
  ...items(
    'email',
    'firms',
    firms.flatMap(({ emailDomains = [] }) => emailDomains.map((domain) => `info@${domain}`)),
  ),
  ...items('phone', 'firms', phonesOf(firms)),
  ...items('host', 'ours', hostsOf([authority])),
  ...items('email', 'ours', authority.emails ?? []),
  ...items('host', 'none', ['nobody-knows-this.test', 'quay-and-harbour-wealth.org', 'lumenfold.co.uk']),
  ...items('email', 'none', ['desk@nobody-knows-this.test', 'a.person@gmail.com']),
  ...items('phone', 'none', ['+44 20 7946 0999', '+33 1 99 00 12 34']),
];

/** Names and licence numbers. */
export const NAMES: readonly RealItem[] = [
  ...items(
    'name',
    'warnings',
    warnings.flatMap(({ name, aliases = [] }) => [name, ...aliases]),
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
