import { digitsOf, withoutTrunkZero } from './calling-codes.ts';
import { ANNOUNCEMENT } from '../data/phone-words.ts';
import { certaintyOf, INTERNATIONAL, MAX_ANNOUNCEMENT, MAX_CURRENCY } from './phone-certainty.ts';
import { MASK, mask } from './source-text.ts';

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
const NUMBER =
  /\(?\+?\(?\d(?:[\d )./\u00a0\u2010-\u2015-]|(?![:+&#@%<>"'\p{Ps}\p{Pe}\p{Sc}])[\p{P}\p{S}](?=\d)|\((?=\d{1,5}\))|\r?\n[ \t>]*(?=\d)){5,}\d/gu;
/**
 * The prefix for calls to other countries: `00` in most countries, `011` in North America, `0011` in Australia, `010` in Japan. Shorter
 * numbers that begin with `00` are those of accounts and cases, and shorter ones with `011` and `010` have the area code of Turin or
 * Beijing.
 */
const EXIT_CODE = /^(?:(?:0?011|010)(?=[2-9]\d{9})|00(?=[1-9]\d{8}))/;
/** A number with this many digits is whole, so a number on the next line is another one. */
const WHOLE_DIGITS = 9;

export interface KnownPhones {
  /** Whether a listed number ends with these {@link MIN_DIGITS} digits. */
  hasEnd: (digits: string) => boolean;
  /** The list that has a whole number, with or without its country code. */
  listOf: (phone: Pick<WrittenPhone, 'digits' | 'isInternational'>) => 'warned' | 'onRecord' | undefined;
}

/** All numbers in a text that may be telephone numbers, the listed ones first. @param text in which what belongs to something else is masked */
export function findPhones(text: string, known?: KnownPhones): WrittenPhone[] {
  const plain = withPlainNumbers(text);
  const listed = known ? listedNumbers(plain, known) : [];
  const rest = mask(plain, listed);
  const others = [...rest.matchAll(NUMBER)].flatMap(splitLines).map(withoutBracket);
  return [...listed, ...others.flatMap((one) => numbersIn(one, rest)), ...shortNumbers(rest)];
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

/** The warned numbers in a text. They count in an account and in a link too. */
export function findWarnedPhones(text: string, known: KnownPhones): WrittenPhone[] {
  return listedNumbers(withPlainNumbers(text), known).filter((one) => known.listOf(one) === 'warned');
}

/** The text with the digits of its numbers as 0 to 9, and without its dates. */
function withPlainNumbers(text: string): string {
  return text
    .replaceAll(MIXED_DIGITS, (part) => part.replaceAll(/[oO]/g, '0').replaceAll(/[Il]/g, '1'))
    .replaceAll(CHINESE_DIGITS, toDigits)
    .replaceAll(DATE, (date) => MASK.repeat(date.length))
    .replaceAll(AMOUNT, (amount) => MASK.repeat(amount.length));
}

/** Where another number begins: on the next line, or with a zero, a plus or a bracket. */
const NEXT = /\s*\n[\s>]*|[\s/.,_*-]+(?=[(+0])/g;

/**
 * The telephone numbers in a written number. What begins as an amount or as the number of a case, or has too many digits, is cut where another
 * number begins.
 */
function numbersIn({ written, index }: Written, text: string): WrittenPhone[] {
  const gaps = [...written.matchAll(NEXT)];
  const begins = [0, ...gaps.map(({ 0: gap, index: at }) => at + gap.length)];
  const ends = [...gaps.map(({ index: at }) => at), written.length];
  const counts = begins.map((begin, nth) => digitsOf(written.slice(begin, ends[nth])).length);
  const found: WrittenPhone[] = [];
  let left = counts.reduce((sum, count) => sum + count, 0);
  for (let first = 0; left >= MIN_DIGITS && first < begins.length;) {
    let last = left > MAX_WRITTEN ? first : begins.length - 1;
    for (let count = counts[first] ?? 0; count < MIN_DIGITS && last + 1 < begins.length; count += counts[last] ?? 0) last += 1;
    const begin = begins[first] ?? 0;
    const one = numberAt({ written: written.slice(begin, ends[last]), index: index + begin }, text, first > 0);
    if (one) found.push(one);
    else last = first;
    for (; first <= last; first += 1) left -= counts[first] ?? 0;
  }
  return found;
}

/** The telephone number that a whole written number is. @param isCut whether it was cut off from the digits before it */
function numberAt({ written, index }: Written, text: string, isCut: boolean): WrittenPhone | undefined {
  const { digits, isInternational } = dialled(written);
  const end = index + written.length;
  const before = text.slice(Math.max(0, index - MAX_ANNOUNCEMENT), index);
  const certainty = certaintyOf(written, before, isCut ? '' : before, text.slice(end, end + MAX_CURRENCY), isInternational);
  if (digits.length < MIN_DIGITS || certainty === 'none') return undefined;
  return { digits, begin: index, end, isInternational, isClear: digits.length <= MAX_DIGITS && certainty === 'clear' };
}

/** Digits with letters that look like them: `O2O`. */
const MIXED_DIGITS = /(?<![\p{L}\p{N}])(?=[OoIl]*\d)[\dOoIl]{2,}(?![\p{L}\p{N}])/gu;
const CHINESE = '零一二三四五六七八九';
const CHINESE_DIGITS = /[〇零一二三四五六七八九]{7,}/gu;
const toDigits = (written: string) => Array.from(written, (digit) => Math.max(0, CHINESE.indexOf(digit))).join('');

/** The digits of a written number as somebody in another country dials them, if it has a country code, or else without a leading zero. */
function dialled(written: string): Pick<WrittenPhone, 'digits' | 'isInternational'> {
  const all = digitsOf(written.replace('(0)', ''));
  const isInternational = INTERNATIONAL.test(written) || EXIT_CODE.test(all);
  const digits = all.replace(EXIT_CODE, '').replace(/^0{1,2}/, '');
  return { digits: isInternational ? withoutTrunkZero(digits) : digits, isInternational };
}

/** The most groups of digits of a number: a group for each digit, a prefix for calls to other countries and a zero in brackets. */
const MAX_GROUPS = MAX_DIGITS + 5;
/** Fewer digits behind a number are hours or an extension. */
const MIN_MORE = 5;
/** What people write between the groups of a number. */
const GAP = /^(?:[^\p{L}\p{N}\n]{1,3}|[^\S\n]*\n[ \t>]*)$/u;
const ABROAD = /^\D*(?:\+|00)/;

/** The listed numbers among the groups of digits in a text. Each is the longest run of groups that a list has. */
function listedNumbers(text: string, known: KnownPhones): WrittenPhone[] {
  const groups = Array.from(text.matchAll(/\d+/g), ({ 0: digits, index }) => ({
    digits,
    begin: index - (/[(+]{1,3}$/.exec(text.slice(Math.max(0, index - 3), index))?.[0].length ?? 0),
    end: index + digits.length,
  }));
  const isJoined = (nth: number) =>
    GAP.test(text.slice(groups[nth - 1]?.end ?? 0, (groups[nth]?.end ?? 0) - (groups[nth]?.digits.length ?? 0)));
  const found: WrittenPhone[] = [];
  // The first group of the row of groups to which a group belongs.
  let first = 0;
  for (let nth = 0; nth < groups.length; nth += 1) {
    const group = groups[nth];
    if (!group) continue;
    if (nth === 0 || !isJoined(nth)) first = nth;
    // The groups behind a country code belong to it, unless one begins like another number.
    if (first < nth && ABROAD.test(text.slice(groups[first]?.begin, groups[first]?.end)) && !/^[+(]|^0/.test(text.slice(group.begin)))
      continue;
    let last = nth;
    while (last + 1 < groups.length && last + 1 < nth + MAX_GROUPS && isJoined(last + 1)) last += 1;
    for (let end = last, digits = digitsBetween(groups, nth, last); end >= nth; end -= 1) {
      const at = groups[end];
      if (!at) break;
      const list = known.hasEnd(digits.slice(-MIN_DIGITS)) ? known.listOf(dialled(text.slice(group.begin, at.end))) : undefined;
      if (list === 'warned' || (list === 'onRecord' && isWhole(text, at.end))) {
        found.push({ ...dialled(text.slice(group.begin, at.end)), begin: group.begin, end: at.end, isClear: true });
        nth = end;
        first = end + 1;
        break;
      }
      digits = digits.slice(0, -at.digits.length);
    }
  }
  return found;
}

const digitsBetween = (groups: readonly { digits: string }[], first: number, last: number) =>
  groups
    .slice(first, last + 1)
    .map(({ digits }) => digits)
    .join('');

/** Whether a number on record may end here. Five or six digits more may be the end of a longer number, which is not on record. */
function isWhole(text: string, end: number): boolean {
  const rest = /^[\d )./\u00a0\u2010-\u2015-]*/.exec(text.slice(end, end + MAX_ANNOUNCEMENT))?.[0] ?? '';
  const more = digitsOf(rest).length;
  // `/ 0439` and three or more digits may be another line.
  const isLine = /^\s*\/\s*\d|^\s+\d{3,}/.test(rest) && more < MIN_MORE;
  return (more < MIN_MORE && !isLine) || more >= MIN_DIGITS;
}

/** Removes the number of a list item before a telephone number, and an opening bracket that is not closed in it. */
function withoutBracket({ written, index }: Written): Written {
  const nth = /^\d{1,2}[.)] +(?=[+(\d])/.exec(written)?.[0].length ?? 0;
  if (nth > 0 && digitsOf(written.slice(nth)).length > MIN_DIGITS) return { written: written.slice(nth), index: index + nth };
  return written.startsWith('(') && !written.includes(')') ? { written: written.slice(1), index: index + 1 } : { written, index };
}

interface Written {
  written: string;
  index: number;
}

/** The numbers in the lines of a match. A line that is too short for a whole number belongs to the next line. */
function splitLines({ 0: match, index }: Pick<RegExpExecArray, 0 | 'index'>): Written[] {
  const found: Written[] = [];
  let begin = 0;
  // The lookbehind lets the pattern begin only once in a long row of spaces.
  for (const { 0: gap, index: at } of match.matchAll(/(?<!\s)\s*\n[\s>]*/g)) {
    if (digitsOf(match.slice(begin, at)).length < WHOLE_DIGITS) continue;
    found.push({ written: match.slice(begin, at), index: index + begin });
    begin = at + gap.length;
  }
  return [...found, { written: match.slice(begin), index: index + begin }];
}

/** An amount with commas between its thousands. */
const AMOUNT = /(?<![\d,._*+] ?)\d{1,3}(?:,\d{3})+(?:\.\d+)?(?![,_*]?\d)/g;

/** A date, or the last of days from one to another: `05.10.1986`, `03.06-07.06.2015`, `2025/10/14`, `12.05.24`. */
const DATE =
  /(?<!\d|\d[./])(?:\d{1,2}([./-])\d{1,2}\1(?:19|20)\d{2}(?!\d|\1\d)|(?:19|20)\d{2}([./-])\d{1,2}\2\d{1,2}(?!\d|\2\d)|(?<![\d./-] ?)\d{1,2}([./-])\d{1,2}\3\d{2}(?![\d./-]| \d))/g;
