import { endsInWord } from './ending-words.ts';
import { readHost } from './host.ts';
import { cutHost } from './public-suffix.ts';
import type { Edit, SourceText } from './source-text.ts';

/** The longest address on one line. */
const MAX_ADDRESS_LENGTH = 2_000;

/**
 * Writes a text on one line, and joins addresses that a mail program has broken into lines: by quoted-printable, between angle brackets, or
 * in the middle.
 */
export function unwrap(source: SourceText): SourceText {
  return (/[\n\r]/.test(source.text) ? joinLines(source) : source).replace(/[\s\p{Cc}\p{Z}]+/gu, ' ');
}

function joinLines(source: SourceText): SourceText {
  const quoted = source
    .replace(/\r\n?/g, '\n')
    .replace(/(?<=[^\s=])=[ \t]*\n/g, '')
    .replace(/^[ \t]*(?:>[ \t]?)+/gm, '');
  const bracketed = [...quoted.text.matchAll(/<(?:URL:)?h[tx*]{2}ps?:[^<>]{1,4000}>/gi)].flatMap(({ 0: link, index }): Edit[] =>
    Array.from(link.matchAll(/\s*\n\s*/g), ({ 0: gap, index: at }) => ({ begin: index + at, end: index + at + gap.length, by: '' })),
  );
  const broken = quoted.edit(bracketed);
  const joints: Edit[] = [];
  let line = '';
  let begin = 0;
  for (const [nth, next] of broken.text.split('\n').entries()) {
    const indent = next.length - next.trimStart().length;
    const [tail, head] = [lastWord(line), firstWord(next)];
    const isJoined = nth > 0 && continues(tail, head, next.trim() === head);
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
function continues(tail: string, head: string, isAlone: boolean): boolean {
  if (!/[.:/@-]/.test(tail + head.charAt(0)) || (/^\p{Lu}/u.test(head) && !tail.includes(':'))) return false;
  // The next line has an address of its own, or no address can continue there.
  if (!/^[a-z0-9/?&=%_.#\p{Script=Cyrillic}\p{Script=Greek}-]/iu.test(head) || /^(?:h[tx*]{2}ps?:|www\.)/i.test(head)) return false;
  const start = [...tail.matchAll(/h[tx*]{2}ps?:\/+|(?=www\d?\.)|(?<=[a-z0-9])@/gi)].at(-1);
  const address = start ? tail.slice(start.index + start[0].length) : tail.replace(/^[<("'[]+/, '');
  if (start && address === '') return start[0] !== '@' || isKnown(firstHost(head));
  return /[/?#]/.test(address) ? continuesPath(address, head, isAlone) : continuesHost(address, head, isAlone, start !== undefined);
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

/**
 * Whether the next line continues a host.
 *
 * @param isAlone the next line has no other word
 * @param isAnnounced a scheme, `www.` or a mailbox is before the address
 */
function continuesHost(address: string, head: string, isAlone: boolean, isAnnounced: boolean): boolean {
  const begun = address.replace(/(?<![.-])[.-]+$/, '');
  const continued = firstHost(head);
  const whole = address + continued;
  if (!isKnown(whole) || !/^[a-z0-9.\p{Script=Cyrillic}\p{Script=Greek}-]/u.test(head)) return false;
  // The end of a sentence or an abbreviation, such as "Ltd." or "N.V.", and an address on the next line.
  if (!isAnnounced && address.endsWith('.') && isKnown(continued)) return false;
  if (address.endsWith('-') || isKnown(begun)) return address.endsWith('-');
  if (isAnnounced) return true;
  const isBroken = begun !== address || head.startsWith('.');
  if (!isBroken || !/[\p{L}\p{N}]/u.test(begun)) return false;
  return /^[^/?#]+[/?#]/.test(head) || !endsInWord(whole) || (isAlone && begun.includes('.'));
}

function isKnown(text: string): boolean {
  const host = readHost(text, false);
  if (host === undefined) return false;
  const { known, domain, suffix } = cutHost(host);
  return known && (domain !== undefined || suffix === '');
}
