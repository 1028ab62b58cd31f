import { hostOfSite } from './address.ts';
import { bytesOf, textOf, type Column } from '#src/search/column.ts';
import { fold, foldCharacter } from '#src/search/fold.ts';
import { addToHash, endHash, hashOf, NO_HASH } from './hash-table.ts';
import type { IntegerList } from './integer-list.ts';
import { kindOfWord, WORDS_OF_FORMS, type WordKind } from './legal-forms.ts';

/*
 * Hashes of names, licences and hosts in compared form, computed in one pass over the columns in which the lists arrive.
 * The check page needs three hundred thousand of them before its first answer. Splitting the columns and folding
 * each value would take ten times as long.
 *
 * Each of these functions appends the hashes of the values of a column to a list, and returns the number of values on each line. An
 * empty line has none. The loops over characters are in functions for one value, because browsers optimise a function that is called
 * often sooner than a long loop.
 */

/** The hash of each name without its legal form: the hash of `coreOf` of the folded name. */
export const hashNames = (column: Column, hashes: IntegerList) => hashValues(column, hashOfName, hashes);

/** The hash of each licence after {@link squeeze}. */
export const hashLicences = (column: Column, hashes: IntegerList) => hashValues(column, hashOfLicence, hashes);

/** The hash of the host of each web address. An address without a comparable host has the hash of the empty text. */
export const hashHosts = (column: Column, hashes: IntegerList) => hashValues(column, hashOfHost, hashes);

/** A text folded, without its spaces. */
export const squeeze = (text: string) => fold(text).replaceAll(' ', '');

const TAB = 9;
const LINE_FEED = 10;
const SPACE = 32;
const HASH = 35;
const AND = 38;
const HYPHEN = 45;
const DOT = 46;
const SLASH = 47;
const QUESTION = 63;
const isLetter = (code: number) => code >= 97 && code <= 122;
const isDigit = (code: number) => code >= 48 && code <= 57;

/** Hashes the value between two places in the bytes of a column. */
type HashOfValue = (bytes: Uint8Array<ArrayBuffer>, from: number, to: number) => number;

function hashValues(column: Column, hashOfValue: HashOfValue, hashes: IntegerList): number[] {
  const bytes = bytesOf(column);
  const counts: number[] = [];
  let values = 0;
  for (let from = 0; from <= bytes.length;) {
    const to = endOfValue(bytes, from);
    const isLast = to === bytes.length || bytes[to] === LINE_FEED;
    if (to > from || !isLast) {
      hashes.push(hashOfValue(bytes, from, to));
      values += 1;
    }
    if (isLast) {
      counts.push(values);
      values = 0;
    }
    from = to + 1;
  }
  return counts;
}

function endOfValue(bytes: Uint8Array, from: number): number {
  for (let at = from; at < bytes.length; at += 1) {
    const code = bytes[at];
    if (code === LINE_FEED || code === TAB) return at;
  }
  return bytes.length;
}

/** The result of folding a byte: a letter or digit, a space, nothing, or `OTHER` where {@link foldOthers} is needed. */
const NOTHING = 0;
const OTHER = 1;
const FOLDED = Uint8Array.from({ length: 256 }, (_, code) => {
  if (code >= 128 || code === AND) return OTHER;
  const folded = fold(`a${String.fromCharCode(code)}a`).slice(1, -1);
  return folded === '' ? NOTHING : folded.charCodeAt(0);
});

/** The codes of characters: the bytes of a column, or UTF-16 after {@link foldOthers}. */
type Codes = Uint8Array<ArrayBuffer> | Uint16Array;

const foldedCode = (code: number, isFolded: boolean) => (isFolded && code >= 128 ? code : (FOLDED[code] ?? OTHER));

/** What {@link foldOthers} writes. It is made once, because there may be a hundred thousand such values. */
let scratch = new Uint16Array(1024);

/** Writes a value with `&` and all characters that are not ASCII folded to {@link scratch}. @returns its length in UTF-16 */
function foldOthers(bytes: Codes, from: number, to: number): number {
  // A byte becomes at most six characters.
  if ((to - from) * 6 > scratch.length) scratch = new Uint16Array((to - from) * 6);
  let length = 0;
  for (let at = from; at < to;) {
    const first = bytes[at] ?? 0;
    at += 1;
    if (first < 128 && first !== AND) {
      scratch[length] = first;
      length += 1;
    } else {
      // UTF-8 (RFC 3629): the first byte tells how many follow, each with six bits.
      const following = first < 128 ? 0 : first < 0xe0 ? 1 : first < 0xf0 ? 2 : 3;
      let point = following === 0 ? first : first & (0x3f >> following);
      for (const end = at + following; at < end; at += 1) point = (point << 6) | ((bytes[at] ?? 0) & 0x3f);
      const folded = foldedPoint(point);
      for (let unit = 0; unit < folded.length; unit += 1) scratch[length + unit] = folded.charCodeAt(unit);
      length += folded.length;
    }
  }
  return length;
}

const foldedPoints = new Map<number, string>();

/** A code point folded. */
function foldedPoint(point: number): string {
  const known = foldedPoints.get(point);
  if (known !== undefined) return known;
  // A value never becomes empty, because an empty line has no value. An apostrophe counts for nothing.
  const folded = foldCharacter(String.fromCodePoint(point)) || "'";
  foldedPoints.set(point, folded);
  return folded;
}

function hashOfLicence(codes: Codes, from: number, to: number, isFolded = false): number {
  let hash = NO_HASH;
  for (let at = from; at < to; at += 1) {
    const code = foldedCode(codes[at] ?? 0, isFolded);
    if (code > SPACE) {
      hash = addToHash(hash, code);
    } else if (code === OTHER) {
      const length = foldOthers(codes, from, to);
      return hashOfLicence(scratch, 0, length, true);
    }
  }
  return endHash(hash);
}

/** Counts words like `countNameWords`, without creating them. Assigning several variables through an array would take longer. */
function hashOfName(codes: Codes, from: number, to: number, isFolded = false): number {
  // Hashes of all letters so far, of those of the name itself, and of those up to a connecting word or a remark that may belong to it.
  let hash = NO_HASH;
  let core = NO_HASH;
  let link = NO_HASH;
  let remark = NO_HASH;
  // Of the present word.
  let letters = 0;
  let begin = 0;
  let end = 0;
  for (let at = from; at <= to; at += 1) {
    const code = at === to ? SPACE : foldedCode(codes[at] ?? 0, isFolded);
    if (code > SPACE) {
      hash = addToHash(hash, code);
      letters = isLetter(code) ? letters + 1 : NEVER;
      end = ((end << BITS) | (code & LETTER)) & LETTERS;
      if (letters === LETTERS_IN_PART) begin = end;
    } else if (code === OTHER) {
      const length = foldOthers(codes, from, to);
      return hashOfName(scratch, 0, length, true);
    } else if (code === SPACE && letters > 0) {
      const kind = core === NO_HASH || letters > 2 * LETTERS_IN_PART ? 'name' : kindOf(letters < LETTERS_IN_PART ? 0 : begin, end);
      if (kind === 'remark') {
        remark = hash;
      } else {
        // A remark is at the end. Before another word it is part of the name.
        if (remark !== NO_HASH) {
          core = remark;
          link = NO_HASH;
          remark = NO_HASH;
        }
        if (kind === 'name') core = hash;
        else if (kind === 'link' && link !== NO_HASH) core = link;
        link = kind === 'link' ? hash : NO_HASH;
      }
      letters = 0;
      end = 0;
    }
  }
  return endHash(link === NO_HASH ? core : link);
}

/** More than any number of letters. It is a small integer, because calculating with `Infinity` would take longer. */
const NEVER = 2 ** 29;

/** A word is compared as two numbers, of its first and of its last six letters, at five bits a letter. No legal form is longer than both. */
const LETTERS_IN_PART = 6;
const BITS = 5;
const LETTER = 2 ** BITS - 1;
const LETTERS = 2 ** (BITS * LETTERS_IN_PART) - 1;
const partOf = (letters: string) => [...letters].reduce((part, letter) => (part << BITS) | (letter.charCodeAt(0) & LETTER), 0);
/** The kinds of {@link WORDS_OF_FORMS} by the last letters and then the first (0 if the word has fewer). */
const KINDS = new Map<number, Map<number, WordKind>>();
/** Whether a word of a form ends with two letters, because most words do not and need not be looked up. */
const PAIR = 2 ** (2 * BITS) - 1;
const ENDS = new Uint8Array(PAIR + 1);
for (const word of WORDS_OF_FORMS) {
  const end = partOf(word.slice(-LETTERS_IN_PART));
  const begin = word.length < LETTERS_IN_PART ? 0 : partOf(word.slice(0, LETTERS_IN_PART));
  KINDS.set(end, (KINDS.get(end) ?? new Map<number, WordKind>()).set(begin, kindOfWord(word)));
  ENDS[end & PAIR] = 1;
}

function kindOf(begin: number, end: number): WordKind {
  return ENDS[end & PAIR] === 1 ? (KINDS.get(end)?.get(begin) ?? 'name') : 'name';
}

const codesOf = (text: string) => Array.from(text, (character) => character.charCodeAt(0));
const HTTPS = codesOf('https://');
const HTTP = codesOf('http://');
const WWW = codesOf('www.');

function beginsWith(begin: readonly number[], bytes: Uint8Array, from: number): boolean {
  if (from + begin.length > bytes.length) return false;
  for (let at = 0; at < begin.length; at += 1) if (bytes[from + at] !== begin[at]) return false;
  return true;
}

/** Reads a host that is already in compared form, as most are. {@link hostOfSite} reads any other. */
function hashOfHost(bytes: Uint8Array<ArrayBuffer>, from: number, to: number): number {
  const host = from + (beginsWith(HTTPS, bytes, from) ? HTTPS.length : beginsWith(HTTP, bytes, from) ? HTTP.length : 0);
  let hash = NO_HASH;
  let labels = 0;
  let letters = 0;
  let last = DOT;
  for (let at = host; at < to; at += 1) {
    const code = bytes[at] ?? 0;
    if (isLetter(code)) {
      letters += 1;
    } else if (code === DOT && last !== DOT && last !== HYPHEN) {
      labels += 1;
      letters = 0;
    } else if (isDigit(code) || (code === HYPHEN && last !== DOT && last !== HYPHEN)) {
      letters = -NEVER;
    } else if (code === SLASH || code === QUESTION || code === HASH) {
      break;
    } else {
      return slowly(bytes, from, to);
    }
    hash = addToHash(hash, code);
    last = code;
  }
  const isPlain = host > from && labels > 0 && letters > 1 && !beginsWith(WWW, bytes, host);
  return isPlain ? endHash(hash) : slowly(bytes, from, to);
}

function slowly(bytes: Uint8Array<ArrayBuffer>, from: number, to: number): number {
  return hashOf(hostOfSite(textOf(bytes.subarray(from, to))) ?? '');
}
