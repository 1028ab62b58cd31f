import { hostOfSite } from './address.ts';
import { fold, foldCharacter } from '#src/search/fold.ts';
import { addToHash, endHash, hashOf, NO_HASH } from './hash-table.ts';
import type { IntegerList } from './integer-list.ts';
import { kindOfWord, WORDS_OF_FORMS, type WordKind } from './legal-forms.ts';
import { isPause, type Sliced } from '#src/search/slices.ts';

/*
 * Hashes of names, licences and hosts in compared form, computed in one pass over the columns in which the lists arrive.
 * The check page needs three hundred thousand of them before its first answer. Splitting the columns and folding
 * each value would take ten times as long.
 *
 * Each of these functions appends the hashes of the values of a column to a list. A column has one line for each record, with
 * tabs between the values of a record. It returns the number of values on each line. An empty line has none.
 */

/** The hash of each name without its legal form: the hash of `coreOf` of the folded name. */
export const nameHashSteps = (column: string, hashes: IntegerList) => hashSteps(plain(column), hashOfName, hashes);

/** The hash of each licence after {@link squeeze}. */
export const licenceHashSteps = (column: string, hashes: IntegerList) => hashSteps(plain(column), hashOfLicence, hashes);

/** The hash of the host of each web address. An address without a comparable host has the hash of the empty text. */
export const hostHashSteps = (column: string, hashes: IntegerList) => hashSteps(column, hashOfHost, hashes);

/** A text folded, without its spaces. */
export const squeeze = (text: string) => fold(text).replaceAll(' ', '');

/** More than any position or count. It is a small integer, because calculating with `Infinity` would take longer. */
const NEVER = 2 ** 29;

type HashOfValue = (column: string, from: number, to: number) => number;

function* hashSteps(column: string, hashOfValue: HashOfValue, hashes: IntegerList): Sliced<readonly number[]> {
  const counts: number[] = [];
  const endOf = (delimiter: string, from: number) => {
    const end = column.indexOf(delimiter, from);
    return end === -1 ? NEVER : end;
  };
  let tab = endOf('\t', 0);
  for (let from = 0; from <= column.length;) {
    const line = Math.min(endOf('\n', from), column.length);
    const before = hashes.length();
    for (; tab < line; from = tab + 1, tab = endOf('\t', from)) hashes.push(hashOfValue(column, from, tab));
    if (from < line) hashes.push(hashOfValue(column, from, line));
    counts.push(hashes.length() - before);
    if (isPause(counts.length)) yield;
    from = line + 1;
  }
  return counts;
}

/** Runs of characters that are not in {@link FOLDED}, or fold to several. Without the flag `u`, which would take twice as long. */
const OTHERS = /[&\u007F-\uFFFF]+/g;

/** The column with these characters folded. */
function plain(column: string): string {
  // A value never becomes empty, because an empty line has no value. An apostrophe counts for nothing.
  return column.replaceAll(OTHERS, (run) => Array.from(run, (character) => foldCharacter(character) || "'").join(''));
}

/** Character codes, because making a string of each character would be slow. */
const CODES = { space: 32, hash: 35, hyphen: 45, dot: 46, slash: 47, question: 63 } as const;
const NOTHING = 0;
const isLetter = (code: number) => code >= 97 && code <= 122;
const isDigit = (code: number) => code >= 48 && code <= 57;
/** The result of folding an ASCII character: a letter or digit, a space or {@link NOTHING}. */
const FOLDED = Uint8Array.from(
  { length: 127 },
  (_, code) =>
    fold(`a${String.fromCharCode(code)}a`)
      .slice(1, -1)
      .charCodeAt(0) || NOTHING,
);

function foldedAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code < FOLDED.length ? (FOLDED[code] ?? 0) : code;
}

function hashOfLicence(text: string, from: number, to: number): number {
  let hash = NO_HASH;
  for (let at = from; at < to; at += 1) {
    const code = foldedAt(text, at);
    if (code > CODES.space) hash = addToHash(hash, code);
  }
  return endHash(hash);
}

/** Counts words like `countNameWords`, without creating them. Assigning several variables through an array would take longer. */
function hashOfName(text: string, from: number, to: number): number {
  // Hashes of all letters so far, of those of the name itself, and of those up to a connecting word or a remark that may belong to it.
  let hash = NO_HASH;
  let core = NO_HASH;
  let link = NO_HASH;
  let remark = NO_HASH;
  let letters = 0;
  let begin = 0;
  let end = 0;
  for (let at = from; at <= to; at += 1) {
    const code = at === to ? CODES.space : foldedAt(text, at);
    if (code > CODES.space) {
      hash = addToHash(hash, code);
      letters = isLetter(code) ? letters + 1 : NEVER;
      if (letters <= LETTERS_IN_PART) begin = addToWord(begin, code);
      else if (letters <= 2 * LETTERS_IN_PART) end = addToWord(end, code);
    } else if (code === CODES.space && letters > 0) {
      const kind = core === NO_HASH || letters > 2 * LETTERS_IN_PART ? 'name' : (KINDS.get(begin)?.get(end) ?? 'name');
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
      begin = 0;
      end = 0;
    }
  }
  return endHash(link === NO_HASH ? core : link);
}

/** A word is compared as two numbers, for its first letters and the following ones. No legal form is longer. */
const LETTERS_IN_PART = 6;
const addToWord = (word: number, code: number) => (word << 5) | (code & 31);
const KINDS = new Map<number, Map<number, WordKind>>();
for (const word of WORDS_OF_FORMS) {
  const [begin = 0, end = 0] = [word.slice(0, LETTERS_IN_PART), word.slice(LETTERS_IN_PART)].map((part) =>
    [...part].reduce((number, letter) => addToWord(number, letter.charCodeAt(0)), 0),
  );
  KINDS.set(begin, (KINDS.get(begin) ?? new Map<number, WordKind>()).set(end, kindOfWord(word)));
}

/** Reads a host that is already in compared form, as most are. {@link hostOfSite} reads any other. */
function hashOfHost(text: string, from: number, to: number): number {
  const host = text.startsWith('https://', from) ? from + 8 : text.startsWith('http://', from) ? from + 7 : to;
  let hash = NO_HASH;
  let labels = 0;
  let letters = 0;
  let last: number = CODES.dot;
  let at = host;
  for (; at < to; at += 1) {
    const code = text.charCodeAt(at);
    if (code === CODES.slash || code === CODES.question || code === CODES.hash) break;
    if (code === CODES.dot) {
      labels += 1;
      letters = 0;
    } else {
      letters = isLetter(code) ? letters + 1 : -NEVER;
    }
    const isMark = code === CODES.dot || code === CODES.hyphen;
    const isPlain = isLetter(code) || isDigit(code) || (isMark && code !== last && last !== CODES.dot);
    if (!isPlain) return slowly(text, from, to);
    hash = addToHash(hash, code);
    last = code;
  }
  const isPlain = labels > 0 && letters > 1 && !text.startsWith('www.', host);
  return isPlain ? endHash(hash) : slowly(text, from, to);
}

function slowly(text: string, from: number, to: number): number {
  return hashOf(hostOfSite(text.slice(from, to)) ?? '');
}
