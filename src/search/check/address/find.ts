import { cutHost } from '#src/search/check/public-suffix.ts';
import { candidatesOf, readHost, showHost } from './host.ts';
import { divideAtCode } from './code-link.ts';
import { isOrdinary } from './ordinary.ts';
import { NO_PATH, readPath, portOf } from './path.ts';
import { decodePercent, decodeTarget, targetsIn } from './targets.ts';
import type { Address } from '#src/search/check/address.ts';

/** An address, and the signs that it is one. */
export interface Found {
  address: Omit<Address, 'said'>;
  /** For an email address: the part before the `@`. */
  mailbox: string;
  /** It is marked as an address by a scheme, `www.` or a mailbox. */
  explicit: boolean;
  /** Its top-level domain is known. */
  known: boolean;
}

/** The addresses with the path and the query that follow them in the text. */
function withRest(found: readonly Found[], rest: string): Found[] {
  if (rest === '') return [...found];
  const path = readPath(rest);
  return found.map((one) => (one.address.kind === 'email' ? one : { ...one, address: { ...one.address, ...path } }));
}

/** The most nested redirects. Each needs another level of escaping, so there are never many. */
const DEEPEST = 6;

/** Characters that separate addresses. Only a path may contain some of them, such as brackets and commas. */
const APART = /[\s<>"`´«»“”„‘’‚‹›|、「」《》【】{}]+|(?![\p{ASCII}·§])[\p{Po}\p{Ps}\p{Pe}\p{Pd}]+/u;

/**
 * The addresses in a text, word by word: a list for each word, empty for one without an address. The target of a
 * redirect comes before the redirect.
 *
 * @param text as `refang` gives it
 */
export function findAddresses(text: string, depth = 0): Found[][] {
  return divideAtCode(text).flatMap(({ text: part, isCode }) => {
    const found = findInWords(part, depth);
    return isCode ? found.map((ofWord) => ofWord.map(asInCode)) : found;
  });
}

function asInCode(found: Found): Found {
  return { ...found, address: { ...found.address, inCode: true } };
}

function findInWords(text: string, depth: number): Found[][] {
  const words = text.split(APART);
  const found: Found[][] = [];
  let before = '';
  for (const word of words) {
    // Most words are not addresses, which is quick to see.
    if (/[\p{L}\p{N}]/u.test(word)) found.push(/[.:/%[]/.test(word) ? readWord(word, before, depth) : []);
    before = word;
  }
  return found;
}

/** A scheme with its slashes, even if some are missing or doubled: `https:/`, `http//`, `hxxps:`. */
const SCHEME = /h[tx*]{2}ps?(?:[:;.]?\/\/+|:(?!\/?%)\/?)|mailto:\/*|[a-z](?:(?!h[tx*]{2}ps?[:;/])[a-z0-9+.*-]){1,19}:\/\/+/gi;

function readWord(text: string, before: string, depth: number): Found[] {
  // One wrapper has its target between two underscores and a key: `/v3/__https://apex.example__;!!key`.
  const word = text.includes('urldefense.') ? text.replace(/__;.*$/, '') : text;
  const schemes = word.includes(':') || word.includes('//') ? [...word.matchAll(SCHEME)] : [];
  if (schemes.length === 0) {
    const found = readBare(word, before, depth);
    // A whole address with percent escapes.
    const target = found.length === 0 && depth < DEEPEST ? decodeTarget(word) : undefined;
    return target === undefined ? found : findAddresses(target, depth + 1).flat();
  }
  const found = readBare(word.slice(0, schemes[0]?.index), before, depth);
  // An address in the path or the query of another one is its target, so it comes first.
  let group: Found[][] = [];
  for (const [nth, { 0: scheme, index }] of schemes.entries()) {
    const end = schemes[nth + 1]?.index ?? word.length;
    const content = word.slice(index + scheme.length, end);
    group.push(readUrl(scheme, content, depth));
    if (!/[/?#]/.test(content) && content !== '') {
      found.push(...group.toReversed().flat());
      group = [];
    }
  }
  return [...found, ...group.toReversed().flat()];
}

/** An address after its scheme. */
function readUrl(scheme: string, content: string, depth: number): Found[] {
  if (/^mailto/i.test(scheme)) return [...readBare(content, '', depth), ...(content.startsWith('?') ? targets(content, '', depth) : [])];
  const end = content.search(/[/?#]/);
  const authority = end === -1 ? content : content.slice(0, end);
  const at = authority.lastIndexOf('@');
  const hostAndPort = authority.slice(at + 1);
  const first = /^\[[0-9a-f:.]+\](?::\d*)?|^[\p{L}\p{N}\p{M}\p{S}%._-]+(?::\d*)?/iu.exec(hostAndPort)?.[0] ?? '';
  const isWhole = first.length === hostAndPort.length;
  const rest = end !== -1 && isWhole ? content.slice(end) : '';
  const found = withRest(readHosts(first, { scheme, mailbox: '' }), rest);
  if (!isWhole) found.push(...readBare(hostAndPort.slice(first.length) + (end === -1 ? '' : content.slice(end)), '', depth));
  return rest === '' ? found : [...targets(rest, found[0]?.address.host ?? '', depth), ...found];
}

function targets(rest: string, host: string, depth: number): Found[] {
  if (depth >= DEEPEST) return [];
  return targetsIn(rest, host).flatMap((target) =>
    findAddresses(target, depth + 1)
      .flat()
      .filter(({ known, explicit }) => known || explicit)
      .map((one) => Object.assign(one, { explicit: true })),
  );
}

/** A possible host, with an optional mailbox before it and a port after it. */
const HOST_TEXT = /\[[0-9a-f.]{0,9}:[0-9a-f:.]{1,45}\](?::\d{1,5})?|[\p{L}\p{N}\p{M}%._+~@-]+(?::\d{1,5}(?!\.?[\p{L}\p{N}]))?/giu;

/** The number of characters before a host that are considered. */
const LONGEST_FOLDER = 100;

/** The addresses in a word without a scheme. */
function readBare(word: string, before: string, depth: number): Found[] {
  if (!word.includes('.') && !word.includes('[')) return [];
  const found: Found[] = [];
  HOST_TEXT.lastIndex = 0;
  let end = 0;
  for (const { 0: text, index } of word.matchAll(HOST_TEXT)) {
    if (index < end || !/[.[]/.test(text)) continue;
    const at = text.lastIndexOf('@');
    const hostText = trimHost(text.slice(at + 1));
    end = index + text.length;
    const isFollowed = /[/?#]/.test(word.charAt(end)) && text.endsWith(hostText);
    const around = {
      before: index === 0 ? before : '',
      previous: word.slice(Math.max(0, index - LONGEST_FOLDER), index),
      next: word.slice(end, end + 2),
    };
    const mailbox = trimHost(text.slice(0, Math.max(at, 0)));
    const hosts = readHosts(hostText, { scheme: '', mailbox, around });
    if (hosts.length === 0) continue;
    // Only looked for after a host, because it may be as long as the text, and each of its words may look like a host.
    const rest = isFollowed ? urlEnd(word.slice(end)) : '';
    end += rest.length;
    if (rest !== '') found.push(...targets(rest, hosts[0]?.address.host ?? '', depth));
    found.push(...withRest(hosts, rest));
  }
  // Some hosts contain an emoji.
  if (found.length === 0 && /\p{Extended_Pictographic}/u.test(word))
    found.push(...readHosts(trimHost(word), { scheme: '', mailbox: '' }).filter(({ known }) => known));
  return found;
}

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
  }
  while (end > 0 && !/[\p{L}\p{N}\p{M}\p{Cs}/_=&~+$%@)\]-]/u.test(rest.charAt(end - 1))) end -= 1;
  return rest.slice(0, end);
}

/** Removes dots and hyphens around a host. */
function trimHost(text: string): string {
  let begin = 0;
  while (begin < text.length && /[._+~-]/.test(text.charAt(begin))) begin += 1;
  let end = text.length;
  while (end > begin && /[._+~%:-]/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(begin, end);
}

interface Context {
  scheme: string;
  mailbox: string;
  /** For a host without scheme, `www.` and mailbox: the text around it. */
  around?: { before: string; previous: string; next: string };
}

/** Scripts whose words are joined to an address: the first three without spaces, the others as particles and conjunctions. */
const JOINED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Hebrew}\p{Script=Arabic}ـ\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Georgian}\p{Script=Armenian}]+/gu;
/** Symbols beside an address. A host may also contain one. */
const SYMBOLS = /[\p{S}\u20e3]+/gu;
/** A text without joined words. */
const PLAIN = /^[\w.:-]*$/;
/** Mailboxes in other letters are rare, and their host is still read. */
const MAILBOX = /^[a-z0-9._%+~-]{1,64}$/i;
/** Words joined to the beginning of a mailbox: `请写信到desk@apex.example`. */
const JOINED_BEFORE = /^(?=[^\p{ASCII}])[\p{Lo}\p{M}ـー]+/u;

/** The addresses of a text that is a host, or a host and words joined to it: the parts first, then the whole. */
function readHosts(written: string, context: Context): Found[] {
  // Without percent escapes and the dot of the root, as browsers read it: otherwise its ending would not be seen.
  const text = (written.includes('%') ? decodePercent(written) : written).replace(/\.+$/, '');
  const whole = readOne(text, context);
  if (whole?.known && PLAIN.test(text)) return [whole];
  const parts = text
    .replaceAll(JOINED, ' ')
    .replaceAll(SYMBOLS, ' ')
    .split(' ')
    .map(trimHost)
    .filter((part) => part.includes('.'));
  const inside =
    parts.length === 1 && parts[0] === text ? [] : parts.flatMap((part) => readOne(part, context) ?? []).filter(({ known }) => known);
  if (whole?.known) return [...inside, whole];
  if (inside.length > 0) return inside;
  const cut = shorten(text, context) ?? whole;
  return cut ? [cut] : [];
}

/**
 * A host with something joined to it that is no part of it: `apex.example.Then`, `apex.example-Konto`, `apex.comThen`.
 * Where nothing announces a host, only the beginning of a sentence is cut off: `object.is.Other` is a program.
 */
function shorten(text: string, context: Context): Found | undefined {
  const isSure = context.scheme !== '' || /^www\d?\./i.test(text) || context.mailbox !== '';
  const dot = text.lastIndexOf('.');
  const begin = text.slice(0, dot + 1);
  const ending = text.slice(dot + 1);
  if (ending.startsWith('xn--')) return undefined;
  const joined = isSure ? /^(?:[a-z]{2,}(?=\p{Lu})|(?:com|net|org|info|example)(?=\d))/u : /^(?:com|net|org|info|example)(?=\p{Lu})/u;
  const endings = [/^(?:[a-z]{2,}|\d{1,3})(?=-)/i, isSure ? /^/ : /^(?=\p{Lu})/u, joined].map((pattern) => pattern.exec(ending)?.[0]);
  const shorter = endings.filter((one) => one !== undefined).map((one) => begin + one);
  return shorter
    .map(trimHost)
    .filter((one) => one.includes('.'))
    .map((one) => readOne(one, context))
    .find((found) => found?.known);
}

function readOne(text: string, { scheme, mailbox: before, around }: Context): Found | undefined {
  const [hostText = '', portText = ''] = text.split(/:(?=\d*$)/);
  const mailbox = MAILBOX.exec(trimHost(before.replace(JOINED_BEFORE, '')))?.[0] ?? '';
  const isEmail = mailbox !== '';
  const explicit = scheme !== '' || isEmail || /^www\d?\./i.test(hostText);
  if (!explicit && around && isOrdinary(hostText, around)) return undefined;
  const host = readHost(hostText, scheme !== '');
  if (host === undefined) return undefined;
  const { known } = cutHost(host);
  // The last word of a sentence in another script is not a top-level domain.
  if (!known && !explicit && /\.xn--[^.]*$/.test(host)) return undefined;
  const kind = isEmail ? 'email' : 'site';
  const address: Found['address'] = { kind, host, unicode: showHost(host), ...NO_PATH, candidates: candidatesOf(host) };
  const port = isEmail ? undefined : portOf(portText, scheme);
  if (port !== undefined) address.port = port;
  return { address, mailbox, explicit, known };
}
