import { SourceText } from './source-text.ts';

/** The most characters of a text that are read: about fifty pages. */
export const MAX_TEXT_LENGTH = 100_000;

/** Invisible characters: zero-width characters, direction marks, soft hyphens, fillers; and lines below or through letters. */
const UNSEEN = String.raw`[\p{Default_Ignorable_Code_Point}\p{Cf}\u0332\u0333\u0335-\u0337]`;
/** Characters that are not plain, and each with its accents, between which there may be invisible ones. */
const OTHER = new RegExp(String.raw`${UNSEEN}+|[^](?:${UNSEEN}*\p{M})+|[^\t\n\r\u0020-\u007e]`, 'gu');
const ALL_UNSEEN = new RegExp(UNSEEN, 'gu');

/**
 * Converts a pasted text to plain characters: compatibility forms such as full-width letters, letters in circles and squares, and character
 * references become plain; invisible characters are removed. Line breaks and the digits of other scripts stay.
 */
export function normalise(pasted: string): SourceText {
  // A trademark sign is no part of a name.
  const read = hideUserParts(pasted.slice(0, MAX_TEXT_LENGTH).replaceAll(/[™℠]/g, ' '));
  return new SourceText(read)
    .replace(REFERENCE, readReference)
    .replace(OTHER, ([part]) => plainly(part))
    .replace(SPELT, ([letters]) => letters.replaceAll(' ', ''));
}

/** Letters and signs with a space between each two, as in `S a r v o n i c` and `a p e x . c o m`. */
const SPELT = /(?<!\S)(?=[^\p{L}]{0,20}(?:\p{L} ){3})(?:\S ){6,}\S(?!\S)/gu;

/** Character references in HTML. */
const REFERENCE =
  /&(?:amp;)*(?:#0{0,6}(\d{1,6})|#x0{0,6}([\da-f]{1,5})|(period|sol|colon|commat|quot|apos|lt|gt|amp|nbsp|shy|zwnj|zwj));/gi;
const NAMED = new Map(
  'period. sol/ colon: commat@ quot" apos\' lt< gt> amp&'.split(' ').map((pair) => [pair.slice(0, -1), pair.slice(-1)]),
);

function readReference([, decimal, hexadecimal, name]: RegExpExecArray): string {
  if (name !== undefined) return NAMED.get(name.toLowerCase()) ?? (/^nbsp$/i.test(name) ? ' ' : '');
  return String.fromCodePoint(decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal));
}

/**
 * The user name in a link, which may contain what looks like the end of a host: `https://bank.example／@evil.test`. In a sentence without
 * spaces, the link ends before the next word: `https://evil.test，邮箱info@bank.example`.
 */
const USER_PART = /(?<=https?:[\\/]{2})[^\s/?#\\<>"“”«»()[\]，：；！\p{Lo}]*(?=@)/giu;
/** The same without a scheme. It begins only where no such character is before it, so that a long row of them is read once. */
const BARE_USER_PART = /(?<![a-z\d.／∕⁄_-])[a-z\d.／∕⁄_-]+(?=@)/giu;
const NOT_IN_HOST = /[^\p{L}\p{N}\p{M}.,%:@&=+$;!~*'()_-]/gu;

/**
 * Replaces characters in the user names of links that look like the end of a host, although browsers read them as part of the user name.
 */
export function hideUserParts(text: string): string {
  return text.replaceAll(USER_PART, maskPunctuation).replaceAll(BARE_USER_PART, (part) => {
    // A slash in front only separates the mailbox from other text.
    const begin = Math.max(0, part.search(/[^／∕⁄_]/));
    return part.slice(0, begin) + maskPunctuation(part.slice(begin));
  });
}

const maskPunctuation = (part: string) => part.replaceAll(NOT_IN_HOST, (character) => '_'.repeat(character.length));

/** Full-width punctuation of a sentence. In plain form it could belong to an address before it. */
const PUNCTUATION = /^[，；！？]/u;
/** Letters in brackets, circles and squares that have no compatibility form of one letter: `⒜`, `🅐`, `🅰`, but not the emoji `🅿️`. */
const ENCLOSED = /^[\u249c-\u24b5\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}](?!\ufe0f)/u;

function plainly(part: string): string {
  if (PUNCTUATION.test(part)) return '、';
  const seen = ENCLOSED.test(part) ? readEnclosed(part) : DINGBAT.test(part) ? readDingbat(part) : part.replace('\u20e3', '');
  return seen.replaceAll(ALL_UNSEEN, '').normalize('NFKC').replaceAll(ALL_UNSEEN, '').replace(HYPHEN, '-');
}

/** Hyphens, minus signs and what looks like them. A dash may also stand between an address and the word beside it (`refang.ts`). */
const HYPHEN = /^[\u02d7\u058a\u05be\u1806\u2010-\u2012\u2043\u2212\u2796\u2cba\u2e17\u2e1a\u2e40]$/u;

/** Digits in black circles, which have no compatibility form. */
const DINGBAT = /^[\u24f5-\u24ff\u2776-\u2793]/u;

function readDingbat(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  if (code < 0x2776) return code === 0x24ff ? '0' : String(code - 0x24f4);
  return String(((code - 0x2776) % 10) + 1);
}

function readEnclosed(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  return String.fromCharCode(0x61 + (code < 0x1_f150 ? code - 0x249c : (code - 0x1_f150) % 0x20));
}

const OTHER_DIGIT = /(?![0-9])\p{Nd}/gu;

/** The same text with the digits of all scripts as 0 to 9. A host keeps its digits, because in other scripts they are another host. */
export function withPlainDigits(text: SourceText): SourceText {
  return text.replace(OTHER_DIGIT, ([digit]) => plainDigit(digit));
}

/** The digits of a script are ten consecutive characters, from zero on. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value % 10);
}
