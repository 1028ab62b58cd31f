import { readHost, showHost } from './host.ts';
import { isOrdinary, type Around } from './ordinary.ts';
import { NO_PATH, portOf, readPath } from './path.ts';
import { cutHost } from './public-suffix.ts';
import { decodePercent, decodeTarget, targetsIn } from './targets.ts';

/** A web or email address in a text. */
export interface FoundAddress {
  kind: 'site' | 'email';
  /** As a browser gives it, without a dot at the end. Empty for a link that has none, such as `data:`. */
  host: string;
  port: string;
  path: string;
  query: string;
  /** For an email address: the part before the `@`. */
  mailbox: string;
  /** The part of a link before its host, such as a false user name. */
  pretends: string | undefined;
  /** It is marked as an address by a scheme, `www.` or a mailbox. */
  explicit: boolean;
  /** Its top-level domain is known. */
  known: boolean;
  /** It was hidden in the path or the query of another address. */
  isTarget: boolean;
  begin: number;
  end: number;
}

/** In which list a host is, or a host above it. Text that looks like an abbreviation is an address if it is listed. */
export type IsListed = (host: string) => 'warned' | 'onRecord' | undefined;

/** The most nested redirects. Each needs another level of escaping, so there are never many. */
const DEEPEST = 6;

/** Characters that separate addresses. Only a path may contain some of them, such as brackets and commas. */
const APART = /[\s<>"`´«»“”„‘’‚‹›|、「」《》【】{}]+|(?![\p{ASCII}·§])[\p{Po}\p{Ps}\p{Pe}\p{Pd}]+/gu;

/** Reads the addresses in a text, in order. The target of a redirect comes before the redirect. */
export function findAddresses(text: string, isListed: IsListed): FoundAddress[] {
  return new AddressReader(isListed).read(text, 0);
}

/** A scheme with its slashes, even if some are missing or doubled: `https:/`, `http//`, `hxxps:`. */
const SCHEME = /h[tx*]{2}ps?(?:[:;.]?\/\/+|:(?!\/?%)\/?)|mailto:\/*|[a-z](?:(?!h[tx*]{2}ps?[:;/])[a-z0-9+.*-]){1,19}:\/\/+/gi;
/** Links that have no host, and run or show what follows. */
const WITHOUT_HOST = /^[^\p{L}]*(?:data|blob|javascript|vbscript|about):/iu;

/** A possible host, with an optional mailbox before it and a port after it. */
const HOST_TEXT = /\[[0-9a-f.]{0,9}:[0-9a-f:.]{1,45}\](?::\d{1,5})?|[\p{L}\p{N}\p{M}%._+~@-]+(?::\d{1,5}(?!\.?[\p{L}\p{N}]))?/giu;
/** The number of characters before a host that are considered. */
const LONGEST_FOLDER = 100;

/** Where a host stands, and what is around it. */
interface Context {
  scheme: string;
  mailbox: string;
  pretends?: string | undefined;
  /** For a host without scheme, `www.` and mailbox: the text around it. */
  around?: Around;
}

class AddressReader {
  private readonly isListed: IsListed;

  constructor(isListed: IsListed) {
    this.isListed = isListed;
  }

  read(text: string, depth: number): FoundAddress[] {
    const found: FoundAddress[] = [];
    let before = '';
    let begin = 0;
    const readTo = (end: number) => {
      const word = text.slice(begin, end);
      // Most words are not addresses, which is quick to see.
      if (/[.:/%[]/.test(word) && /[\p{L}\p{N}]/u.test(word)) found.push(...this.readWord(word, before, depth).map(moveBy(begin)));
      before = word;
    };
    for (const { 0: gap, index } of text.matchAll(APART)) {
      readTo(index);
      begin = index + gap.length;
    }
    readTo(text.length);
    return found;
  }

  private readWord(text: string, before: string, depth: number): FoundAddress[] {
    if (WITHOUT_HOST.test(text)) return [{ ...NOTHING, end: text.length }];
    // One wrapper has its target between two underscores and a key: `/v3/__https://apex.example__;!!key`.
    const word = text.includes('urldefense.') ? text.replace(/__;.*$/, '') : text;
    const schemes = word.includes(':') || word.includes('//') ? [...word.matchAll(SCHEME)] : [];
    if (schemes.length === 0) {
      const found = this.readBare(word, before, depth);
      // A whole address with percent escapes.
      const target = found.length === 0 && depth < DEEPEST ? decodeTarget(word) : undefined;
      return target === undefined ? found : this.read(target, depth + 1).map((one) => ({ ...one, begin: 0, end: word.length }));
    }
    const found = this.readBare(word.slice(0, schemes[0]?.index), before, depth);
    // An address in the path or the query of another one is its target, so it comes first.
    let group: FoundAddress[][] = [];
    for (const [nth, { 0: scheme, index }] of schemes.entries()) {
      const end = schemes[nth + 1]?.index ?? word.length;
      const content = word.slice(index + scheme.length, end);
      group.push(this.readUrl(scheme, content, depth).map((one) => widen(moveBy(index + scheme.length)(one), index, scheme.length)));
      if (!/[/?#]/.test(content) && content !== '') {
        found.push(...group.toReversed().flat());
        group = [];
      }
    }
    return [...found, ...group.toReversed().flat()];
  }

  /** An address after its scheme. */
  private readUrl(scheme: string, content: string, depth: number): FoundAddress[] {
    if (/^mailto/i.test(scheme)) {
      return [...this.readBare(content, '', depth), ...(content.startsWith('?') ? this.targets(content, 0, '', depth) : [])];
    }
    const end = content.search(/[/?#]/);
    const authority = end === -1 ? content : content.slice(0, end);
    const at = authority.lastIndexOf('@');
    const pretends = at === -1 ? undefined : decodePercent(authority.slice(0, at));
    const hostAndPort = authority.slice(at + 1);
    const first = lengthOfHost(hostAndPort);
    const isWhole = first === hostAndPort.length;
    const rest = end !== -1 && isWhole ? urlEnd(content.slice(end)) : '';
    const begin = at + 1;
    const context = { scheme, mailbox: '', pretends };
    const found = this.readHosts(hostAndPort.slice(0, first), context)
      .map(moveBy(begin))
      .map(withRest(rest, end + rest.length));
    if (at !== -1) for (const one of found) one.begin = 0;
    if (!isWhole) {
      const after = begin + first;
      found.push(...this.readBare(content.slice(after), '', depth).map(moveBy(after)));
    }
    return rest === '' ? found : [...this.targets(rest, end, found[0]?.host ?? '', depth), ...found];
  }

  private targets(rest: string, begin: number, host: string, depth: number): FoundAddress[] {
    if (depth >= DEEPEST) return [];
    return targetsIn(rest, host).flatMap((target) =>
      this.read(target.text, depth + 1)
        .filter(({ known, explicit }) => known || explicit)
        .map((one): FoundAddress => ({ ...one, explicit: true, isTarget: true, begin: begin + target.begin, end: begin + target.end })),
    );
  }

  /** The addresses in a word without a scheme. */
  private readBare(word: string, before: string, depth: number): FoundAddress[] {
    if (!word.includes('.') && !word.includes('[')) return [];
    const found: FoundAddress[] = [];
    HOST_TEXT.lastIndex = 0;
    let end = 0;
    for (const { 0: text, index } of word.matchAll(HOST_TEXT)) {
      if (index < end || !/[.[]/.test(text)) continue;
      const at = text.lastIndexOf('@');
      const [from, to] = trimmed(text, at + 1);
      const hostText = text.slice(from, to);
      end = index + text.length;
      const isFollowed = /[/?#]/.test(word.charAt(end)) && to === text.length;
      const around = {
        before: index === 0 ? before : '',
        previous: word.slice(Math.max(0, index - LONGEST_FOLDER), index),
        next: word.slice(end, end + 2),
      };
      const mailbox = text.slice(...trimmed(text.slice(0, Math.max(at, 0)), 0));
      const hosts = this.readHosts(hostText, { scheme: '', mailbox, around }).map((one) => moveBy(index + from)(one));
      if (hosts.length === 0) continue;
      for (const one of hosts) if (one.kind === 'email') one.begin = index + text.lastIndexOf(one.mailbox, at);
      // Only looked for after a host, because it may be as long as the text, and each of its words may look like a host.
      const rest = isFollowed ? urlEnd(word.slice(end)) : '';
      if (rest !== '') found.push(...this.targets(rest, end, hosts[0]?.host ?? '', depth));
      found.push(...hosts.map(withRest(rest, end + rest.length)));
      end += rest.length;
    }
    if (found.length > 0 || !/\p{Extended_Pictographic}/u.test(word)) return found;
    // Some hosts contain an emoji.
    const [from, to] = trimmed(word, 0);
    return this.readHosts(word.slice(from, to), { scheme: '', mailbox: '' })
      .filter(({ known }) => known)
      .map(moveBy(from));
  }

  /** The address of a text that is a host, or a host and words joined to it. */
  private readHosts(written: string, context: Context): FoundAddress[] {
    // Without percent escapes and the dot of the root, as browsers read it: otherwise its ending would not be seen.
    const text = (written.includes('%') ? decodePercent(written) : written).replace(/\.+$/, '');
    const place = (one: FoundAddress | undefined, part: string): FoundAddress[] => {
      if (!one) return [];
      const at = written === text ? Math.max(0, text.indexOf(part)) : -1;
      return [{ ...one, ...(at === -1 ? { begin: 0, end: written.length } : { begin: at, end: at + part.length }) }];
    };
    const whole = this.readOne(text, context);
    if (whole?.known && (context.scheme !== '' || PLAIN.test(text))) return place(whole, text);
    const parts = text
      .replaceAll(JOINED, ' ')
      .replaceAll(SYMBOLS, ' ')
      .split(' ')
      .map(trimHost)
      .filter((part) => part.includes('.') && part !== text);
    const inside = parts.flatMap((part) => place(this.readOne(part, context), part)).filter(({ known }) => known);
    // The words belong to the host if the whole is listed, or if they are letters that look like Latin ones among these.
    const isOne = inside.length === 0 || (whole !== undefined && this.isListed(whole.host) !== undefined);
    const isDisguise = MIXED.test(text) && !inside.some(({ host }) => this.isListed(host) !== undefined);
    if (whole?.known && (isOne || isDisguise)) return place(whole, text);
    if (inside.length > 0) return inside;
    const short = shorterHosts(text, context).find((part) => this.readOne(part, context)?.known);
    return short === undefined ? place(whole, text) : place(this.readOne(short, context), short);
  }

  private readOne(text: string, { scheme, mailbox: before, around, pretends }: Context): FoundAddress | undefined {
    const [hostText = '', portText = ''] = text.split(/:(?=\d*$)/);
    const mailbox = MAILBOX.exec(trimHost(before.replace(JOINED_BEFORE, '')))?.[0] ?? '';
    const isEmail = mailbox !== '';
    const explicit = scheme !== '' || isEmail || /^www\d?\./i.test(hostText);
    const host = readHost(hostText, scheme !== '');
    if (host === undefined) return undefined;
    if (!explicit && around && isOrdinary(hostText, around) && this.isListed(host) === undefined) return undefined;
    const { known } = cutHost(host);
    // The last word of a sentence in another script is not a top-level domain, unless it looks like one.
    if (!known && !explicit && /\.xn--[^.]*$/.test(host) && !hasLookAlikeEnding(host)) return undefined;
    return {
      kind: isEmail ? 'email' : 'site',
      host,
      port: isEmail ? '' : (portOf(portText, scheme) ?? ''),
      ...NO_PATH,
      mailbox,
      pretends,
      explicit,
      known,
      isTarget: false,
      begin: 0,
      end: text.length,
    };
  }
}

/** The host and port at the beginning of an authority, without the sentence behind it. */
const HOST_AND_PORT = /^\[[0-9a-f:.]+\](?::\d*)?|^[\p{L}\p{N}\p{M}\p{S}%._-]+(?::\d*)?/iu;
/** The same with the punctuation that browsers allow in a host. */
const ANY_HOST = /^(?:[\p{L}\p{N}\p{M}\p{S}%._-]|[;&!$*+=~'](?=[\p{L}\p{N}]))+(?::\d*)?/iu;

function lengthOfHost(authority: string): number {
  const [plain = '', any = ''] = [HOST_AND_PORT, ANY_HOST].map((pattern) => pattern.exec(authority)?.[0]);
  const whole = any.length > plain.length ? readHost(any.replace(/:\d*$/, ''), true) : undefined;
  return whole !== undefined && cutHost(whole).known ? any.length : plain.length;
}

/** A link that opens no host. It has a place, so that nothing else is read there. */
const NOTHING: FoundAddress = {
  kind: 'site',
  host: '',
  port: '',
  ...NO_PATH,
  mailbox: '',
  pretends: undefined,
  explicit: true,
  known: false,
  isTarget: false,
  begin: 0,
  end: 0,
};

const moveBy =
  (distance: number) =>
  (one: FoundAddress): FoundAddress => ({ ...one, begin: one.begin + distance, end: one.end + distance });

/** An address at the beginning of what follows a scheme begins at the scheme. */
function widen(one: FoundAddress, begin: number, length: number): FoundAddress {
  return one.begin === begin + length && !one.isTarget ? { ...one, begin } : one;
}

/** Adds the path and the query that follow a host in the text. */
const withRest =
  (rest: string, end: number) =>
  (one: FoundAddress): FoundAddress =>
    rest === '' || one.kind === 'email' ? one : { ...one, ...readPath(rest), end };

/** The path and query after a host, without the punctuation of a sentence or brackets around the address. */
function urlEnd(rest: string): string {
  let round = 0;
  let square = 0;
  let end = 0;
  for (; end < rest.length; end += 1) {
    const character = rest.charAt(end);
    if (character === '(') round += 1;
    else if (character === '[') square += 1;
    else if (character === ')' && (round -= 1) < 0) break;
    else if (character === ']' && (square -= 1) < 0) break;
    // A sentence in a script without spaces goes on behind the address: `/login登录`.
    else if (end > 0 && WITHOUT_SPACES.test(character) && /[\w=-]/.test(rest.charAt(end - 1))) break;
  }
  return trimEnd(rest.slice(0, end));
}

const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Without the punctuation of a sentence at the end. */
function trimEnd(rest: string): string {
  let end = rest.length;
  while (end > 0 && !/[\p{L}\p{N}\p{M}\p{Cs}/_=&~+$%@)\]-]/u.test(rest.charAt(end - 1))) end -= 1;
  return rest.slice(0, end);
}

/** Where a host begins and ends without the dots and hyphens around it. */
function trimmed(text: string, from: number): [begin: number, end: number] {
  let begin = from;
  while (begin < text.length && /[._+~-]/.test(text.charAt(begin))) begin += 1;
  let end = text.length;
  while (end > begin && /[._+~%:-]/.test(text.charAt(end - 1))) end -= 1;
  return [begin, end];
}

const trimHost = (text: string) => text.slice(...trimmed(text, 0));

/** Scripts whose words are joined to an address: the first three without spaces, the others as particles and conjunctions. */
const JOINED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Hebrew}\p{Script=Arabic}ـ\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Georgian}\p{Script=Armenian}]+/gu;
/** Letters of a script with capitals beside Latin ones. */
const MIXED = /[a-z][\p{Script=Armenian}\p{Script=Georgian}]|[\p{Script=Armenian}\p{Script=Georgian}][a-z]/iu;
/** Symbols beside an address. A host may also contain one. */
const SYMBOLS = /[\p{S}\u20e3]+/gu;
/** A text without joined words. */
const PLAIN = /^[\w.:-]*$/;
/** Mailboxes in other letters are rare, and their host is still read. */
const MAILBOX = /^[a-z0-9._%+~-]{1,64}$/i;
/** Words joined to the beginning of a mailbox: `请写信到desk@apex.example`. */
const JOINED_BEFORE = /^(?=[^\p{ASCII}])[\p{Lo}\p{M}ـー]+/u;

/**
 * A host with something joined to it that is no part of it: `apex.example.Then`, `apex.example-Konto`, `apex.comThen`. Where nothing
 * announces a host, only the beginning of a sentence is cut off: `object.is.Other` is a program.
 */
function shorterHosts(text: string, context: Context): string[] {
  const isSure = context.scheme !== '' || /^www\d?\./i.test(text) || context.mailbox !== '';
  const dot = text.lastIndexOf('.');
  const begin = text.slice(0, dot + 1);
  const ending = text.slice(dot + 1);
  if (ending.startsWith('xn--')) return [];
  const isSeam = /^\p{Lu}/u.test(ending) || (isSure && /^\P{ASCII}/u.test(ending));
  const joined = isSure ? /^(?:[a-z]{2,}(?=\p{Lu})|(?:com|net|org|info|example)(?=\d))/u : /^(?:com|net|org|info|example)(?=\p{Lu})/u;
  const endings = [/^(?:[a-z]{2,}|\d{1,3})(?=-)/i, isSeam ? /^/ : /$^/, joined].map((pattern) => pattern.exec(ending)?.[0]);
  return endings
    .filter((one) => one !== undefined)
    .map((one) => trimHost(begin + one))
    .filter((one) => one.includes('.'));
}

/** Latin letters with one of another script among them: `cоm`. */
export function hasLookAlikeEnding(host: string): boolean {
  const ending = showHost(host).split('.').at(-1) ?? '';
  return /[a-z]/.test(ending) && /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]/u.test(ending);
}
