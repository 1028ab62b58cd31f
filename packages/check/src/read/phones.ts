import { digitsOf, withoutTrunkZero } from './calling-codes.ts';
import { ANNOUNCEMENT } from '../data/phone-words.ts';
import { certaintyOf, INTERNATIONAL, MAX_ANNOUNCEMENT, MAX_CURRENCY } from './phone-certainty.ts';
import { MASK } from './source-text.ts';

/** Telephone numbers in a text, and how a written number is compared with one on record. */

/** A telephone number as it is written in a text. */
export interface WrittenPhone {
  /** The digits of the number: with its country code if it has one, and without the zero that is dialled only inside the country. */
  digits: string;
  /** Its beginning and end in the text. */
  begin: number;
  end: number;
  /** It begins with `+`, or with the prefix for calls to other countries, so `digits` begins with the country code. */
  isInternational: boolean;
  /** Its form, or a word before it, shows that it is a telephone number and not an amount, a date or an account. */
  isClear: boolean;
}

/** Six digits would match too many numbers. */
export const MIN_DIGITS = 7;
/** E.164. */
const MAX_DIGITS = 15;
/** The same with a prefix for calls to other countries. */
const MAX_WRITTEN = MAX_DIGITS + 4;
/** A number with this many digits is whole, so a number on the next line is another one. */
const WHOLE_DIGITS = 9;
/** The most groups of digits of a number: a group for each digit, a prefix for calls to other countries and a zero in brackets. */
const MAX_GROUPS = MAX_DIGITS + 5;
/** Fewer digits behind a number are hours or an extension. */
const MIN_MORE = 5;
/**
 * The prefix for calls to other countries: `00` in most countries, `011` in North America, `0011` in Australia, `010` in Japan. Shorter
 * numbers that begin with `00` are those of accounts and cases, and shorter ones with `011` and `010` have the area code of Turin or
 * Beijing.
 */
const EXIT_CODE = /^(?:(?:0?011|010)(?=[2-9]\d{9})|00(?=[1-9]\d{8}))/;

export interface KnownPhones {
  /** Whether a listed number ends with these {@link MIN_DIGITS} digits. */
  hasEnd: (digits: string) => boolean;
  /** The list that has a whole number, with or without its country code. */
  listOf: (phone: Pick<WrittenPhone, 'digits' | 'isInternational'>) => 'warned' | 'onRecord' | undefined;
}

/** All numbers in a text that may be telephone numbers. @param text in which what belongs to something else is masked */
export function findPhones(text: string, known?: KnownPhones): WrittenPhone[] {
  const plain = withPlainNumbers(text);
  const found = rowsIn(plain).flatMap((row) => {
    const numbers: WrittenPhone[] = [];
    let begin = 0;
    for (let at = 0; at < row.length; at += 1) {
      const listed = known && listedAt(row, at, plain, known);
      if (!listed) continue;
      numbers.push(...unlistedIn(row.slice(begin, at), plain, begin > 0), listed);
      while (at + 1 < row.length && (row[at + 1]?.begin ?? 0) < listed.end) at += 1;
      begin = at + 1;
    }
    return [...numbers, ...unlistedIn(row.slice(begin), plain, begin > 0)];
  });
  return [...found, ...shortNumbers(plain)];
}

/** The warned numbers in a text. They count in an account and in a link too. */
export function findWarnedPhones(text: string, known: KnownPhones): WrittenPhone[] {
  return findPhones(text, known).filter((one) => known.listOf(one) === 'warned');
}

/** The text with the digits of its numbers as 0 to 9, and without its dates. */
function withPlainNumbers(text: string): string {
  return text
    .replaceAll(MIXED_DIGITS, (part) => part.replaceAll(/[oO]/g, '0').replaceAll(/[Il]/g, '1'))
    .replaceAll(CHINESE_DIGITS, toDigits)
    .replaceAll(DATE, (date) => MASK.repeat(date.length))
    .replaceAll(AMOUNT, (amount) => MASK.repeat(amount.length));
}

/** A group of digits, with a plus and a bracket before it. */
interface Group {
  digits: string;
  begin: number;
  end: number;
  /** What is between it and the group before it. */
  gap: string;
}

/** What people write between the groups of a number. Other signs are those of times, amounts and lists. */
const GAP = /^(?:(?!,\s)[^\p{L}\p{N}\p{Sc}\p{Ps}\n\0:;+&#@%<>"']{0,3}|[^\S\n]*\n[ \t>]*)$/u;

/** The groups of digits in a text, in rows of those that may be one number. */
function rowsIn(text: string): Group[][] {
  const rows: Group[][] = [];
  let after = 0;
  for (const { 0: written, index } of text.matchAll(/[(+]{0,3}\d+/g)) {
    const gap = text.slice(after, index);
    const group = { digits: digitsOf(written), begin: index, end: index + written.length, gap };
    const isOpen = written.startsWith('(') && text.charAt(index + written.length) !== ')';
    const row = GAP.test(gap) && !isOpen ? rows.at(-1) : undefined;
    if (row) row.push(group);
    else rows.push([group]);
    after = group.end;
  }
  return rows;
}

/** Whether a group may be the first one of a number. */
const isBegin = (text: string, { begin, gap }: Group) => gap.includes('\n') || /[+(0]/.test(text.charAt(begin));

/** The longest run of groups from a group on that is a listed number. Groups behind the code of another country belong to it. */
function listedAt(row: readonly Group[], first: number, text: string, known: KnownPhones): WrittenPhone | undefined {
  const groups = row.slice(first, first + MAX_GROUPS);
  const [group] = groups;
  if (!group || (first > 0 && !isBegin(text, group) && /^[(+]*(?:\+|00)/.test(text.slice(row[0]?.begin, row[0]?.end)))) return undefined;
  const { begin } = group;
  for (let digits = groups.map((one) => one.digits).join(''); groups.length > 0;) {
    const { end, digits: last } = groups.at(-1) ?? group;
    const number = known.hasEnd(digits.slice(-MIN_DIGITS)) ? dialled(text.slice(begin, end)) : undefined;
    const list = number && known.listOf(number);
    if (
      number &&
      (list === 'warned' || (list === 'onRecord' && isWhole(row.slice(first + groups.length, first + groups.length + MAX_GROUPS))))
    )
      return { ...number, begin, end, isClear: true };
    digits = digits.slice(0, digits.length - last.length);
    groups.pop();
  }
  return undefined;
}

/**
 * Whether a number on record may end before these groups. Five or six digits more, and a whole group behind a space or a slash, may be the end of
 * a longer number or another line.
 */
function isWhole(behind: readonly Group[]): boolean {
  const line = behind.findIndex(({ gap }) => gap.includes('\n'));
  const rest = line === -1 ? behind : behind.slice(0, line);
  const more = digitsIn(rest);
  const [next] = rest;
  const isLine = next !== undefined && (next.gap.includes('/') || (/^\s+$/.test(next.gap) && next.digits.length > 2));
  return more >= MIN_DIGITS || (more < MIN_MORE && !isLine);
}

/** The telephone numbers in groups of which no list has a number. @param isCut whether they were cut off from the digits before them */
function unlistedIn(row: readonly Group[], text: string, isCut: boolean): WrittenPhone[] {
  const found: WrittenPhone[] = [];
  for (let first = 0; first < row.length;) {
    let digits = row[first]?.digits.length ?? 0;
    let last = first;
    while (last + 1 < row.length && !isCutBefore(row, last + 1, digits, text)) digits += row[(last += 1)]?.digits.length ?? 0;
    const one = numberAt(row[first]?.begin ?? 0, row[last]?.end ?? 0, text, isCut || first > 0);
    if (one) found.push(one);
    const next = row.slice(first + 1, last + 1).findIndex((group) => isBegin(text, group));
    // In what is an amount or the number of a case, another number may begin.
    first += one || next === -1 ? last + 1 - first : next + 1;
  }
  return found;
}

/** Whether another number begins at a group. @param before the number of digits in the groups before it */
function isCutBefore(row: readonly Group[], nth: number, before: number, text: string): boolean {
  const group = row[nth];
  if (!group) return true;
  if (group.gap.includes('\n') && before >= WHOLE_DIGITS) return true;
  // The number of a list item.
  if (before <= 2 && /^[.)] +$/.test(group.gap) && nth === 1 && !/^[(+]/.test(text.slice(row[0]?.begin))) return true;
  const rest = row.slice(nth, nth + MAX_GROUPS);
  const next = rest.findIndex(({ begin, gap }, at) => at > 0 && (gap.includes('\n') || text.charAt(begin) === '+'));
  const behind = digitsIn(next === -1 ? rest : rest.slice(0, next));
  return before >= MIN_DIGITS && isBegin(text, group) && behind >= MIN_DIGITS && before + behind > MAX_WRITTEN;
}

const digitsIn = (groups: readonly Group[]) => groups.reduce((sum, { digits }) => sum + digits.length, 0);

/** The telephone number that a part of the text is. @param isCut whether it was cut off from the digits before it */
function numberAt(from: number, end: number, text: string, isCut: boolean): WrittenPhone | undefined {
  // A bracket that is not closed in it is not part of it.
  const begin = from + Number(text.charAt(from) === '(' && !text.slice(from, end).includes(')'));
  const written = text.slice(begin, end);
  const { digits, isInternational } = dialled(written);
  const before = text.slice(Math.max(0, begin - MAX_ANNOUNCEMENT), begin);
  const certainty = certaintyOf(written, before, isCut ? '' : before, text.slice(end, end + MAX_CURRENCY), isInternational);
  if (digits.length < MIN_DIGITS || certainty === 'none') return undefined;
  return { digits, begin, end, isInternational, isClear: digits.length <= MAX_DIGITS && certainty === 'clear' };
}

/** The digits of a written number as somebody in another country dials them, if it has a country code, or else without a leading zero. */
function dialled(written: string): Pick<WrittenPhone, 'digits' | 'isInternational'> {
  const all = digitsOf(written);
  const isInternational = INTERNATIONAL.test(written) || EXIT_CODE.test(all);
  const digits = all.replace(EXIT_CODE, '').replace(/^0{1,2}/, '');
  return { digits: isInternational ? withoutTrunkZero(digits) : digits, isInternational };
}

/** A short number behind a word for calling or writing: `text STOP to 60123`. */
const SHORT = new RegExp(String.raw`${ANNOUNCEMENT}[^\d\n.,;]{0,12}(?<number>\d{4,6})(?![\p{L}\p{N}]|[ .,/:-]\d)`, 'giu');

function shortNumbers(text: string): WrittenPhone[] {
  return Array.from(text.matchAll(SHORT), ({ 0: found, index, groups }) => {
    const { number: digits = '' } = groups ?? {};
    const end = index + found.length;
    return { digits, begin: end - digits.length, end, isInternational: false, isClear: false };
  });
}

/** Digits with letters that look like them: `O2O`. */
const MIXED_DIGITS = /(?<![\p{L}\p{N}])(?=[OoIl]*\d)[\dOoIl]{2,}(?![\p{L}\p{N}])/gu;
const CHINESE = '零一二三四五六七八九';
const CHINESE_DIGITS = /[〇零一二三四五六七八九]{7,}/gu;
const toDigits = (written: string) => Array.from(written, (digit) => Math.max(0, CHINESE.indexOf(digit))).join('');

/** An amount with commas between its thousands. */
const AMOUNT = /(?<![\d,._*+] ?)\d{1,3}(?:,\d{3})+(?:\.\d+)?(?![,_*]?\d)/g;

/** A date, or the last of days from one to another: `05.10.1986`, `03.06-07.06.2015`, `2025/10/14`, `12.05.24`. */
const DATE =
  /(?<!\d|\d[./])(?:\d{1,2}([./-])\d{1,2}\1(?:19|20)\d{2}(?!\d|\1\d)|(?:19|20)\d{2}([./-])\d{1,2}\2\d{1,2}(?!\d|\2\d)|(?<![\d./-] ?)\d{1,2}([./-])\d{1,2}\3\d{2}(?![\d./-]| \d))/g;
