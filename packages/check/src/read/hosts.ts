import { readHost, showHost } from './host.ts';
import { isOrdinary } from './ordinary.ts';
import { NO_PATH, portOf } from './path.ts';
import { cutHost } from './public-suffix.ts';
import { decodePercent } from './targets.ts';

/** A web or email address in a text. */
export interface FoundAddress {
  kind: 'site' | 'email';
  /** The host as a browser reads it, without a trailing dot. Empty for a link that has none, such as `data:`. */
  host: string;
  port: string;
  path: string;
  query: string;
  /** For an email address: the part before the `@`. */
  mailbox: string;
  /** The part of a link before its host, such as a false user name. */
  pretends: string | undefined;
  /** It is marked as an address by a scheme, `www.` or a mailbox. */
  isAnnounced: boolean;
  /** Its top-level domain is known. */
  hasKnownSuffix: boolean;
  /** It was hidden in the path or the query of another address. */
  isTarget: boolean;
  begin: number;
  end: number;
}

/** Tells which list has a host, or a host above it. Text that looks like an abbreviation is an address if it is listed. */
export type IsListed = (host: string) => 'warned' | 'onRecord' | undefined;

/** The parts of an address that are read already. */
export interface Context {
  isListed: IsListed;
  scheme: string;
  mailbox: string;
  pretends?: string | undefined;
}

/** A link that opens no host. It keeps its place in the text, so that nothing else is read there. */
export const LINK_WITHOUT_HOST: FoundAddress = {
  kind: 'site',
  host: '',
  port: '',
  ...NO_PATH,
  mailbox: '',
  pretends: undefined,
  isAnnounced: true,
  hasKnownSuffix: false,
  isTarget: false,
  begin: 0,
  end: 0,
};

export const moveBy =
  (distance: number) =>
  (one: FoundAddress): FoundAddress => ({ ...one, begin: one.begin + distance, end: one.end + distance });

/** Reads the addresses in a text that is a host, or a host with words joined to it. */
export function readHosts(written: string, context: Context): FoundAddress[] {
  // Percent escapes and the trailing dot go, as in a browser: with them, the ending would not be recognised. The lookbehind lets the
  // pattern begin only once in a long row of dots.
  const text = (written.includes('%') ? decodePercent(written) : written).replace(/(?<!\.)\.+$/, '');
  const place = (one: FoundAddress | undefined, part: string): FoundAddress[] => {
    if (!one) return [];
    const at = written === text ? Math.max(0, text.indexOf(part)) : -1;
    return [{ ...one, ...(at === -1 ? { begin: 0, end: written.length } : { begin: at, end: at + part.length }) }];
  };
  const whole = readOne(text, context);
  if (whole?.hasKnownSuffix && (context.scheme !== '' || PLAIN.test(text))) return place(whole, text);
  const parts = text
    .replaceAll(JOINED, ' ')
    .split(' ')
    .map(trimHost)
    .filter((part) => part.includes('.') && part !== text);
  const inside = parts.flatMap((part) => place(readOne(part, context), part)).filter(({ hasKnownSuffix }) => hasKnownSuffix);
  if (whole?.hasKnownSuffix && inside.length === 0) return place(whole, text);
  // After a scheme, only the rest of a sentence behind the host is no part of it.
  if (inside.length > 0 && (context.scheme === '' || whole === undefined || isBehind(text, inside))) return inside;
  const short = withoutSeam(text, context);
  return place(readOne(short, context), short);
}

/** Whether the text that is not in the first address follows it and has no dot. */
function isBehind(text: string, [first]: readonly FoundAddress[]): boolean {
  return first?.begin === 0 && !text.slice(first.end).includes('.');
}

function readOne(text: string, { scheme, mailbox: before, pretends, isListed }: Context): FoundAddress | undefined {
  const [hostText = '', portText = ''] = text.split(/:(?=\d*$)/);
  const mailbox = MAILBOX.exec(trimHost(before.replace(JOINED_BEFORE, '')))?.[0] ?? '';
  const isEmail = mailbox !== '';
  const isAnnounced = scheme !== '' || isEmail || /^www\d?\./i.test(hostText);
  const host = readHost(hostText, scheme !== '');
  if (host === undefined) return undefined;
  if (!isAnnounced && isOrdinary(hostText) && isListed(host) === undefined) return undefined;
  const { known } = cutHost(host);
  // The last word of a sentence in another script is not a top-level domain, unless it looks like one.
  if (!known && !isAnnounced && /\.xn--[^.]*$/.test(host) && !hasLookAlikeEnding(host)) return undefined;
  return {
    kind: isEmail ? 'email' : 'site',
    host,
    port: isEmail ? '' : (portOf(portText, scheme) ?? ''),
    ...NO_PATH,
    mailbox,
    pretends,
    isAnnounced,
    hasKnownSuffix: known,
    isTarget: false,
    begin: 0,
    end: text.length,
  };
}

/** Where a host begins and ends without the dots and hyphens around it. */
export function trimmed(text: string, from: number): [begin: number, end: number] {
  let begin = from;
  while (begin < text.length && /[._+~-]/.test(text.charAt(begin))) begin += 1;
  let end = text.length;
  while (end > begin && /[._+~%:-]/.test(text.charAt(end - 1))) end -= 1;
  return [begin, end];
}

const trimHost = (text: string) => text.slice(...trimmed(text, 0));

/** Symbols, and scripts whose words may be joined to an address: without spaces, or with particles and conjunctions joined to a word. */
const JOINED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Hebrew}\p{Script=Arabic}ـ\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Georgian}\p{Script=Armenian}\p{S}\u20e3]+/gu;
/** A text without joined words. */
const PLAIN = /^[\w.:-]*$/;
/** A mailbox in ASCII. Others are rare, and their host is still read. */
const MAILBOX = /^[a-z0-9._%+~-]{1,64}$/i;
/** Words joined to the beginning of a mailbox, and sentences before them: `谢谢。请写信到desk@apex.example`. */
const JOINED_BEFORE = /^.*[\p{Lo}ـー]\p{M}*(?=\p{ASCII}*$)/su;

/**
 * A host without the next word, if that is joined to it: `apex.example.Then`, `apex.example-Konto`. Where nothing announces a host, only the beginning of a sentence
 * is cut off: `object.is.other` is program code.
 */
function withoutSeam(text: string, context: Context): string {
  const dot = text.lastIndexOf('.');
  const ending = text.slice(dot + 1);
  const isSure = context.scheme !== '' || /^www\d?\./i.test(text) || context.mailbox !== '';
  const isSeam = /^\p{Lu}/u.test(ending) || (isSure && /^\P{ASCII}/u.test(ending));
  const hyphen = ending.indexOf('-');
  if (!isSeam && hyphen === -1) return text;
  const shorter = trimHost(text.slice(0, Math.max(0, isSeam ? dot : dot + 1 + hyphen)));
  return shorter.includes('.') && readOne(shorter, context)?.hasKnownSuffix ? shorter : text;
}

/** Whether the ending of a host mixes Latin letters with those of another script: `cоm`. */
export function hasLookAlikeEnding(host: string): boolean {
  const ending = showHost(host).split('.').at(-1) ?? '';
  return /[a-z]/.test(ending) && /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]/u.test(ending);
}
