import { hostOfSite } from '../src/read/host.ts';
import { cutHost } from '../src/read/public-suffix.ts';
import type { FirmRecord } from '../src/types.ts';
import { makeDetails, type MessageLanguage } from './message-details.ts';
import { MESSAGE_TEXTS } from './message-texts.ts';
import { PHONE_FORMS } from './phones.ts';
import { createRandom, type Random } from './random.ts';

/* Messages that a firm sends, with nothing but its own contact points. */

/** A contact point as it is written, and the kind of the sentences around it. */
interface Point {
  written: string;
  way: keyof (typeof MESSAGE_TEXTS)['en']['ways'];
}

const LANGUAGES: readonly MessageLanguage[] = ['en', 'es', 'zh', 'ar', 'fr'];

/** A firm with contact points on record. */
interface Sender {
  firm: FirmRecord;
  domain: string;
}

function sendersOf(firms: readonly FirmRecord[]): Sender[] {
  return firms.flatMap((firm) => {
    const host = hostOfSite(firm.websites?.[0] ?? '');
    const domain = host === undefined ? undefined : cutHost(host).domain;
    return domain === undefined ? [] : [{ firm, domain }];
  });
}

/** Messages of firms in five languages in turn. The same seed gives the same messages. */
export function genuineMessages(count: number, seed: number, firms: readonly FirmRecord[]): string[] {
  const random = createRandom(seed);
  const senders = sendersOf(firms);
  return Array.from({ length: count }, (_, nth) => {
    const sender = random.pick(senders);
    return compose(random, LANGUAGES[nth % LANGUAGES.length] ?? 'en', sender, pointsOf(random, sender));
  });
}

const SUBDOMAINS = ['', '', 'www.', 'clients.', 'my.', 'secure.login.'];
const MAILBOX_NAMES = ['info', 'client.services', 'no-reply', 'kyc', 'a.weber', 'support+case7'];
/** Paths of genuine sites, which do not look like another address. */
const PATHS = ['', '', '/', '/terms', '/en/private-clients/login.html', '/app?utm_source=mail&id=77', '/#contact'];

const SITE_FORMS: readonly ((host: string, path: string) => string)[] = [
  (host, path) => host + path,
  (host, path) => `https://${host}${path}`,
  (host, path) => `http://${host}${path}`,
  (host, path) => (host.startsWith('www.') ? host : `www.${host}`) + path,
  (host, path) => host.toUpperCase() + path,
  (host, path) => `<https://${host}${path}>`,
  (host, path) => `[click](https://${host}${path})`,
];
const MAIL_FORMS: readonly ((mailbox: string) => string)[] = [
  (mailbox) => mailbox,
  (mailbox) => `mailto:${mailbox}`,
  (mailbox) => `<${mailbox}>`,
  (mailbox) => `(${mailbox})`,
  (mailbox) => mailbox.toUpperCase(),
];

function pointsOf(random: Random, { firm, domain }: Sender): Point[] {
  const [host, path] = [random.pick(SUBDOMAINS) + domain, random.pick(PATHS)];
  const site = random.pick(SITE_FORMS)(host, path);
  const mailbox = `${random.pick(MAILBOX_NAMES)}@${random.chance(20) ? 'mail.' : ''}${firm.emailDomains?.[0] ?? domain}`;
  const points: Point[] = [
    { written: site, way: 'site' },
    { written: random.pick(MAIL_FORMS)(mailbox), way: 'email' },
  ];
  const [phone] = firm.phones ?? [];
  if (phone !== undefined) points.push({ written: random.pick(Object.values(PHONE_FORMS))(phone), way: 'phone' });
  return points;
}

function compose(random: Random, language: MessageLanguage, { firm, domain }: Sender, points: readonly Point[]): string {
  const { letters, emails, short, chats, ways } = MESSAGE_TEXTS[language];
  const kind = random.pick(['letters', 'emails', 'emails', 'short', 'chats'] as const);
  const template = random.pick({ letters, emails, short, chats }[kind]) + (kind === 'emails' ? '\n{footer}' : '');
  const sentences = shuffle(random, points).map(({ written, way }) => random.pick(ways[way]).replace('{}', () => written));
  const places: Readonly<Record<string, string>> = {
    ...makeDetails(random, language),
    name: firm.name,
    licence: firm.licenseId,
    from: `service@${firm.emailDomains?.[0] ?? domain}`,
    ways: sentences.join(kind === 'emails' || kind === 'letters' ? random.pick([' ', '\n']) : language === 'zh' ? '，' : ' '),
  };
  return template.replaceAll(/\{(\w+)\}/g, (whole, place: string) => places[place] ?? whole);
}

function shuffle<T>(random: Random, list: readonly T[]): T[] {
  return list
    .map((item) => ({ item, at: random.below(1_000_000) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
