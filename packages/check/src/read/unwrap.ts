import { endsInWord } from './ending-words.ts';
import { readHost } from './host.ts';
import { cutHost } from './public-suffix.ts';
import type { IsListed } from './hosts.ts';
import type { Edit, SourceText } from './source-text.ts';

/** The longest address on one line. */
const MAX_ADDRESS_LENGTH = 2_000;

/**
 * Writes a text on one line, and joins addresses that a mail program has broken into lines: by quoted-printable, between angle brackets, or
 * in the middle.
 */
export function unwrap(source: SourceText, isListed: IsListed): SourceText {
  return (/[\n\r]/.test(source.text) ? joinLines(source, isListed) : source).replace(/[\s\p{Cc}\p{Z}]+/gu, ' ');
}

function joinLines(source: SourceText, isListed: IsListed): SourceText {
  const broken = source
    .replace(/\r\n?/g, '\n')
    .replace(/(?<=[^\s=])=[ \t]*\n/g, '')
    .replace(/^[ \t]*(?:>[ \t]?)+/gm, '')
    .replace(/(?<=<(?:URL:)?h[tx*]{2}ps?:[^<>]{0,4000})\s*\n\s*(?=[^<>]{0,4000}>)/gi, '');
  const joints: Edit[] = [];
  let line = '';
  let begin = 0;
  for (const [nth, next] of broken.text.split('\n').entries()) {
    const indent = next.length - next.trimStart().length;
    const [tail, head] = [lastWord(line), firstWord(next)];
    const isJoined = nth > 0 && continues(tail, head, next.trim() === head, isListed);
    if (isJoined) joints.push({ begin: begin - 1, end: begin + indent, by: '' });
    line = isJoined ? (tail + next.slice(indent)).slice(-MAX_ADDRESS_LENGTH) : next;
    begin += next.length + 1;
  }
  return broken.edit(joints);
}

function lastWord(line: string): string {
  return line.slice(-MAX_ADDRESS_LENGTH).trimEnd().split(/\s/).at(-1) ?? '';
}

function firstWord(line: string): string {
  return line.slice(0, MAX_ADDRESS_LENGTH).trimStart().split(/\s/, 1)[0] ?? '';
}

/** Whether the last word of a line and the first word of the next are one address. */
function continues(tail: string, head: string, isAlone: boolean, isListed: IsListed): boolean {
  if (!/[.:/@-]/.test(tail + head.charAt(0)) || (/^\p{Lu}/u.test(head) && !tail.includes(':'))) return false;
  // The next line has an address of its own, or no address can continue there.
  if (!/^[a-z0-9/?&=%_.#\p{Script=Cyrillic}\p{Script=Greek}-]/iu.test(head) || /^(?:h[tx*]{2}ps?:|www\.)/i.test(head)) return false;
  const start = [...tail.matchAll(/h[tx*]{2}ps?:\/+|(?=www\d?\.)|(?<=[a-z0-9])@/gi)].at(-1);
  const address = start ? tail.slice(start.index + start[0].length) : tail.replace(/^[<("'[]+/, '');
  if (start && address === '') return start[0] !== '@' || isKnown(firstHost(head));
  return /[/?#]/.test(address)
    ? continuesPath(address, head, isAlone)
    : continuesHost(address, head, { isAnnounced: start !== undefined, isAlone, isListed });
}

/**
 * Whether the next line continues a path: this line ends in a character that no address ends in, or the next word is not part of a
 * sentence.
 */
function continuesPath(address: string, head: string, isAlone: boolean): boolean {
  if (!/[-_/.=&?%]$/.test(address)) return /^[/?&=%]/.test(head) || (/[=&%]/.test(head) && !head.includes('://'));
  const isWord = /^(?:[\p{L}'’]+|\d+)[.,;:!?)]*$/u.test(head);
  return !isWord || /[=&?%]$/.test(address) || (isAlone && /^[\p{Ll}\d]+$/u.test(head));
}

/** The host at the beginning of a word. The lookbehind lets the pattern begin only once in a long row of dots. */
const firstHost = (head: string) => /^[^/?#:,;)>\]"']*/.exec(head)?.[0].replace(/(?<!\.)\.+$/, '') ?? '';

interface Around {
  /** A scheme, `www.` or a mailbox is before the address. */
  isAnnounced: boolean;
  /** The next line has no other word. */
  isAlone: boolean;
  isListed: IsListed;
}

/** Whether the next line continues a host. */
function continuesHost(address: string, head: string, { isAnnounced, isAlone, isListed }: Around): boolean {
  const begun = address.replace(/(?<![.-])[.-]+$/, '');
  const continued = firstHost(head);
  const whole = address + continued;
  const isHost = isKnown(whole) && /^[a-z0-9.\p{Script=Cyrillic}\p{Script=Greek}-]/u.test(head);
  if (!isHost) return false;
  // The end of a sentence or an abbreviation, such as "Ltd." or "N.V.", and an address on the next line.
  if (!isAnnounced && address.endsWith('.') && isKnown(continued)) return false;
  const hasPath = /^[^/?#]+[/?#]/.test(head);
  const isBroken = begun !== address || head.startsWith('.');
  if (isKnown(begun)) {
    if (address.endsWith('-')) return true;
    // `https://apex.co` and `m/login`; but "https://apex.example." and "in" are the ends of two sentences.
    return hasPath && isAnnounced && !continued.includes('.') && (isListed(begun) === undefined || isListed(whole) !== undefined);
  }
  if (isAnnounced) return true;
  if (!isBroken || !/[\p{L}\p{N}]/u.test(begun)) return false;
  return address.endsWith('-') || hasPath || !endsInWord(whole) || (isAlone && begun.includes('.'));
}

function isKnown(text: string): boolean {
  const host = readHost(text, false);
  if (host === undefined) return false;
  const { known, domain, suffix } = cutHost(host);
  return known && (domain !== undefined || suffix === '');
}
