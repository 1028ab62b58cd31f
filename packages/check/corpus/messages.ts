import { hostOfSite } from '../src/read/host.ts';
import { cutHost } from '../src/read/public-suffix.ts';
import type { FirmRecord } from '../src/types.ts';
import { IMITATION_KINDS, imitate } from './imitations.ts';
import { makeDetails, type MessageLanguage } from './message-details.ts';
import { MESSAGE_TEXTS } from './message-texts.ts';
import { changeDigit, makePhone, PHONE_FORMS } from './phones.ts';
import { createRandom, type Random } from './random.ts';

/*
 * Messages that a firm sends, and messages of fraudsters who pretend to be that firm: with its true name and licence number, and one false
 * contact point.
 */

type Span = readonly [begin: number, end: number];

/** A contact point in a message. */
interface WrittenPoint {
  kind: 'site' | 'email' | 'phone';
  /** Its kind, without the form in which it is written: `one edit`, `Gmail`. */
  trick: string;
  /** The form in which it is written. */
  form: string;
  /** Its range in the text. */
  whole: Span;
  /** The range of its host, mailbox or number, which the check must mark. */
  core: Span;
}

export interface GeneratedMessage {
  text: string;
  language: MessageLanguage;
  /** The position of the firm that it names. */
  firm: number;
  /** The contact points that are on the record of the firm. */
  genuine: WrittenPoint[];
  /** The contact point that is not on the record of the firm. */
  wrong?: WrittenPoint;
}

/** A contact point before it is in a text. */
interface Point extends Pick<WrittenPoint, 'kind' | 'trick' | 'form'> {
  /** Its host, or its number in E.164. */
  value?: string;
  /** The text before its core, the core, and the text after it. */
  pieces: readonly [before: string, core: string, after: string];
  /** The sentences around it. */
  way: keyof (typeof MESSAGE_TEXTS)['en']['ways'];
}

const LANGUAGES: readonly MessageLanguage[] = ['en', 'es', 'zh', 'ar', 'fr'];

/** The firms with contact points on record, with their positions. */
interface Sender {
  position: number;
  firm: FirmRecord;
  domain: string;
}

function sendersOf(firms: readonly FirmRecord[]): Sender[] {
  return firms.flatMap((firm, position) => {
    const host = hostOfSite(firm.websites?.[0] ?? '');
    const domain = host === undefined ? undefined : cutHost(host).domain;
    return domain === undefined ? [] : [{ position, firm, domain }];
  });
}

/** Messages of firms with nothing but their own contact points. The same seed gives the same messages. */
export function genuineMessages(count: number, seed: number, firms: readonly FirmRecord[]): GeneratedMessage[] {
  const random = createRandom(seed);
  const senders = sendersOf(firms);
  return Array.from({ length: count }, (_, nth) => {
    const sender = random.pick(senders);
    return compose(random, LANGUAGES[nth % LANGUAGES.length] ?? 'en', sender, genuinePoints(random, sender), undefined);
  });
}

/**
 * Messages of fraudsters, each with one false contact point.
 *
 * @param isTaken whether a host or a telephone number is on the record of any firm
 */
export function cloneMessages(
  count: number,
  seed: number,
  firms: readonly FirmRecord[],
  isTaken: (value: string) => boolean,
): GeneratedMessage[] {
  const random = createRandom(seed);
  const senders = sendersOf(firms);
  return Array.from({ length: count }, (_, nth) => {
    const sender = random.pick(senders);
    const wrong = wrongPoint(random, sender, nth, isTaken);
    const others = genuinePoints(random, sender).filter(() => random.chance(50));
    return compose(random, LANGUAGES[nth % LANGUAGES.length] ?? 'en', sender, others, wrong);
  });
}

const SUBDOMAINS = ['', '', 'www.', 'clients.', 'my.', 'secure.login.'];
const MAILBOX_NAMES = ['info', 'client.services', 'no-reply', 'kyc', 'a.weber', 'support+case7'];
/** Paths of genuine sites, which do not look like another address. */
const PATHS = ['', '', '/', '/terms', '/en/private-clients/login.html', '/app?utm_source=mail&id=77', '/#contact'];

function genuinePoints(random: Random, { firm, domain }: Sender): Point[] {
  const points = [sitePoint(random, 'genuine', SITE_FORMS, `${random.pick(SUBDOMAINS)}${domain}`, random.pick(PATHS))];
  const mailDomain = firm.emailDomains?.[0] ?? domain;
  points.push(mailPoint(random, 'genuine', `${random.pick(MAILBOX_NAMES)}@${random.chance(20) ? 'mail.' : ''}${mailDomain}`));
  const [phone] = firm.phones ?? [];
  if (phone !== undefined) points.push(phonePoint(random, 'genuine', phone));
  return points;
}

/** The kinds of false contact points, in turn, so that each is tried equally often. */
const WRONG: Readonly<Record<string, (random: Random, sender: Sender) => Point | undefined>> = {
  ...Object.fromEntries(
    IMITATION_KINDS.map((kind) => [
      `website: ${kind}`,
      (random: Random, { domain }: Sender) => {
        const url = imitate(random, kind, domain)?.replace('https://', '');
        const [host = '', path = ''] = url === undefined ? [] : cutAt(url, url.search(/\/|$/));
        return host === '' ? undefined : sitePoint(random, kind, { ...SITE_FORMS, ...HIDDEN_SITE_FORMS }, host, path);
      },
    ]),
  ),
  'website: unrelated': (random) =>
    sitePoint(random, 'unrelated', { ...SITE_FORMS, ...HIDDEN_SITE_FORMS }, unrelatedHost(random), random.pick(PATHS)),
  'mailbox of a large provider': (random, { domain }) => {
    const { label = '' } = cutHost(domain);
    const name = random.pick([label, `${label}.support`, 'claims.department', 'j.carter.finance', `info.${label}`]);
    return mailPoint(
      random,
      'mailbox',
      `${name}@${random.pick(['gmail.com', 'outlook.com', 'yahoo.com', '163.com', 'gmx.com', 'proton.me'])}`,
    );
  },
  'email at an imitation': (random, { domain }) => {
    const kind = random.pick(IMITATION_KINDS.filter((one) => one !== 'brand in a path'));
    const host = imitate(random, kind, domain);
    return host === undefined ? undefined : mailPoint(random, kind, `${random.pick(MAILBOX_NAMES)}@${host}`);
  },
  'telephone number with another digit': (random, { firm }) => {
    const [phone] = firm.phones ?? [];
    return phone === undefined ? undefined : phonePoint(random, 'another digit', changeDigit(random, phone));
  },
  'unrelated telephone number': (random) =>
    phonePoint(random, 'unrelated', makePhone(random, random.pick(['GB', 'US', 'FR', 'ES', 'HK', 'AE', 'DE', 'IT', 'SG']))),
  'chat with a number': (random) => {
    const number = makePhone(random, random.pick(['GB', 'US', 'HK', 'AE'])).slice(1);
    const [before, after] = random.pick([
      ['https://', `/${number}`],
      ['', `/${number}?text=Hi`],
      ['', `/${number}`],
    ]);
    return { kind: 'site', trick: 'chat', form: 'link', pieces: [before, 'wa.me', after], way: 'chat' };
  },
  'chat with a name': (random, { domain }) => ({
    kind: 'site',
    trick: 'chat',
    form: 'link',
    pieces: [random.pick(['https://', '', '']), 't.me', `/${(cutHost(domain).label ?? '').replaceAll('-', '_').slice(0, 20)}_desk`],
    way: 'chat',
  }),
};

/** The kinds of false contact points. */
const WRONG_KINDS = Object.keys(WRONG);

function wrongPoint(random: Random, sender: Sender, nth: number, isTaken: (value: string) => boolean): Point {
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const kind = WRONG_KINDS[(nth + attempt) % WRONG_KINDS.length] ?? '';
    const point = WRONG[kind]?.(random, sender);
    if (point && !(point.value !== undefined && isTaken(point.value))) return { ...point, trick: kind };
  }
  throw new Error('No false contact point could be made');
}

const cutAt = (text: string, at: number) => [text.slice(0, at), text.slice(at)] as const;

function unrelatedHost(random: Random): string {
  const syllable = () => random.pick([...'bdfgklmnprstv']) + random.pick([...'aeiou']) + random.pick(['', 'l', 'n', 'r', 'x']);
  const word = syllable() + syllable() + syllable();
  return random.pick([`${word}.com`, `${word}-trade.net`, `app.${word}.io`, `${word}.co.uk`, `client-${word}.example`]);
}

type SiteForms = Readonly<Record<string, (host: string, rest: string) => Point['pieces']>>;

const SITE_FORMS: SiteForms = {
  bare: (host, rest) => ['', host, rest],
  'with https': (host, rest) => ['https://', host, rest],
  'with http': (host, rest) => ['http://', host, rest],
  'with www': (host, rest) => (host.startsWith('www.') ? ['', host, rest] : ['www.', host, rest]),
  'in capitals': (host, rest) => ['', host.toUpperCase(), rest],
  'in angle brackets': (host, rest) => ['<https://', host, `${rest}>`],
  'as Markdown': (host, rest) => ['[click](https://', host, `${rest})`],
};

const defang = (host: string, dot: string) => host.replaceAll('.', dot);
const FULL_WIDTH = 0xfee0;

/** Forms that fraudsters use, and people who pass a message on. */
const HIDDEN_SITE_FORMS: SiteForms = {
  defanged: (host, rest) => ['hxxps://', defang(host, '[.]'), rest],
  'defanged with words': (host) => ['', defang(host, ' (dot) '), ''],
  'in full-width letters': (host) => ['', host.replaceAll(/[!-~]/g, (one) => String.fromCharCode(one.charCodeAt(0) + FULL_WIDTH)), ''],
  'with zero-width spaces': (host, rest) => ['https://', [...host].join('\u200b'), rest],
  'between direction marks': (host, rest) => ['\u2066', host, `${rest}\u2069`],
  'broken after its first half': (host) => {
    const [before, after] = cutAt(host, Math.max(1, Math.floor(host.indexOf('.') / 2)));
    return ['https://', `${before}\n${after}`, '/start'];
  },
  'broken at its last dot': (host) => ['https://', host.replace(/\.(?=[^.]*$)/, '.\n'), '/start'],
  'broken in its path': (host, rest) => ['https://', host, `${rest.replace(/\/$/, '')}/session/\nstart?id=7`],
  'as HTML': (host, rest) => ['<a href="https://', host, `${rest}">`],
};

function sitePoint(random: Random, trick: string, forms: SiteForms, host: string, rest: string): Point {
  const [form, write] = random.pick(Object.entries(forms));
  return { kind: 'site', trick, form, value: host, pieces: write(host, rest), way: 'site' };
}

const MAIL_FORMS: Readonly<Record<string, (mailbox: string) => Point['pieces']>> = {
  bare: (mailbox) => ['', mailbox, ''],
  'as a link': (mailbox) => ['mailto:', mailbox, ''],
  'in angle brackets': (mailbox) => ['<', mailbox, '>'],
  'in brackets': (mailbox) => ['(', mailbox, ')'],
  'in capitals': (mailbox) => ['', mailbox.toUpperCase(), ''],
};

function mailPoint(random: Random, trick: string, mailbox: string): Point {
  const [form, write] = random.pick(Object.entries(MAIL_FORMS));
  return { kind: 'email', trick, form, value: mailbox.split('@').at(-1) ?? '', pieces: write(mailbox), way: 'email' };
}

function phonePoint(random: Random, trick: string, phone: string): Point {
  const [form, write] = random.pick(Object.entries(PHONE_FORMS));
  const [, before = '', core = '', after = ''] = /^(tel:|\((?=\+))?(.*?)((?<=^\(.*)\))?$/su.exec(write(phone)) ?? [];
  return { kind: 'phone', trick, form, value: phone, pieces: [before, core, after], way: 'phone' };
}

/** Writes the message. `wrong` is one of its contact points, its sender, or the mailbox for replies. */
function compose(
  random: Random,
  language: MessageLanguage,
  sender: Sender,
  genuine: readonly Point[],
  wrong: Point | undefined,
): GeneratedMessage {
  const { letters, emails, short, chats, ways } = MESSAGE_TEXTS[language];
  const kind = random.pick(['letters', 'emails', 'emails', 'short', 'chats'] as const);
  const template = random.pick({ letters, emails, short, chats }[kind]) + (kind === 'emails' ? '\n{footer}' : '');
  const isSender = wrong?.kind === 'email' && wrong.form === 'bare' && kind === 'emails' && random.chance(70);
  const isReply = isSender && template.includes('{reply}') && random.chance(50);
  const told = shuffle(random, wrong && !isSender ? [...genuine, wrong] : genuine);
  const sentences = told.map((point, nth) => random.pick(ways[point.way]).replace('{}', `{point${nth}}`));
  const mailDomain = sender.firm.emailDomains?.[0] ?? sender.domain;
  const from = mailPoint(random, 'genuine', `service@${mailDomain}`);
  const points: Record<string, Point> = {
    ...Object.fromEntries(told.map((point, nth) => [`point${nth}`, point])),
    from: isSender && !isReply && wrong ? wrong : { ...from, form: 'bare', pieces: ['', from.pieces[1].toLowerCase(), ''] },
    ...(isReply && wrong && { replyTo: wrong }),
  };
  const details = {
    ...makeDetails(random, language),
    name: sender.firm.name,
    licence: sender.firm.licenseId,
    ways: sentences.join(kind === 'emails' || kind === 'letters' ? random.pick([' ', '\n']) : language === 'zh' ? '，' : ' '),
    reply: isReply ? 'Reply-To: {replyTo}\n' : '',
  };
  return { language, firm: sender.position, ...fill(template, details, points, wrong) };
}

/** Fills the places of a template, and notes where the contact points are. */
function fill(
  template: string,
  details: Readonly<Record<string, string>>,
  points: Readonly<Record<string, Point>>,
  wrong: Point | undefined,
) {
  const found: { genuine: WrittenPoint[]; wrong?: WrittenPoint } = { genuine: [] };
  let text = '';
  const write = (part: string) => {
    for (const piece of part.split(/(\{\w+\})/)) {
      const place = /^\{(\w+)\}$/.exec(piece)?.[1];
      const point = place === undefined ? undefined : points[place];
      const detail = place === undefined ? undefined : details[place];
      if (point) {
        const [before, core, after] = point.pieces;
        const begin = text.length;
        text += before + core + after;
        const { kind, trick, form } = point;
        const at = begin + before.length;
        const written: WrittenPoint = { kind, trick, form, whole: [begin, text.length], core: [at, at + core.length] };
        if (point === wrong) found.wrong = written;
        else found.genuine.push(written);
      } else if (detail === undefined) text += piece;
      else write(detail);
    }
  };
  write(template);
  return { text, ...found };
}

function shuffle<T>(random: Random, list: readonly T[]): T[] {
  return list
    .map((item) => ({ item, at: random.below(1_000_000) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
