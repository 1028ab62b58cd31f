import { CURRENCY_BEFORE } from '../data/currencies.ts';
import { ANNOUNCEMENT, OWN_NUMBER, REFERENCE } from '../data/phone-words.ts';
import { digitsOf, withoutTrunkZero } from './calling-codes.ts';

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
const NUMBER = /\(?\+?\(?\d(?:[\d )./\u00a0\u2010-\u2015-]|\((?=\d{1,5}\))|\r?\n[ \t>]*(?=\d)){5,}\d/g;
const INTERNATIONAL = /^\(?\+/;
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

/** All numbers in a text that may be telephone numbers. The listed ones come first. */
export function findPhones(pasted: string, known?: KnownPhones): WrittenPhone[] {
  const text = pasted
    .replaceAll(MIXED_DIGITS, (part) => part.replaceAll(/[oO]/g, '0').replaceAll(/[Il]/g, '1'))
    .replaceAll(CHINESE_DIGITS, toDigits);
  const listed = known ? listedNumbers(text, known) : [];
  let rest = text;
  for (const { begin, end } of listed) rest = rest.slice(0, begin) + TAKEN.repeat(end - begin) + rest.slice(end);
  const others = [...rest.matchAll(NUMBER)]
    .flatMap(splitLines)
    .map(withoutBracket)
    .flatMap((one): WrittenPhone[] => {
      const { written: number, index } = withoutDate(one);
      const { digits, isInternational } = dialled(number);
      if (digits.length < MIN_DIGITS || DATES.test(number)) return [];
      const end = index + number.length;
      const before = text.slice(Math.max(0, index - MAX_ANNOUNCEMENT), index);
      const after = text.slice(end, end + MAX_CURRENCY);
      const certainty = certaintyOf(number, before, after, isInternational);
      const isClear = digits.length <= MAX_DIGITS && certainty === 'clear';
      return certainty === 'none' ? [] : [{ digits, begin: index, end, isInternational, isClear }];
    });
  return [...listed, ...others];
}

/** Stands for each character of a listed number while the other numbers are read. */
const TAKEN = '\0';
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
  return (more < MIN_MORE && !isLine) || more >= MIN_DIGITS || DATE.test(rest.replace(/^\D+/, ''));
}

/** Removes the number of a list item before a telephone number, and an opening bracket that is not closed in it. */
function withoutBracket({ written, index }: Written): Written {
  const nth = /^\d{1,2}[.)] +(?=[+(\d])/.exec(written)?.[0].length ?? 0;
  if (nth > 0 && digitsOf(written.slice(nth)).length > MIN_DIGITS) return { written: written.slice(nth), index: index + nth };
  return written.startsWith('(') && !written.includes(')') ? { written: written.slice(1), index: index + 1 } : { written, index };
}

/** Removes a date before a telephone number: `12/11/2025 020 7946 0128`. */
function withoutDate({ written, index }: Written): Written {
  const date = /^(?:\d{1,2}([./-])\d{1,2}\1(?:19|20)\d{2}|(?:19|20)\d{2}-\d{2}-\d{2}) +(?=[\d(+])/.exec(written)?.[0].length ?? 0;
  return { written: written.slice(date), index: index + date };
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
    const isWholeNumber = digitsOf(match.slice(begin, at)).length >= WHOLE_DIGITS;
    if (!isWholeNumber && !DATE.test(match.slice(at + gap.length))) continue;
    found.push({ written: match.slice(begin, at), index: index + begin });
    begin = at + gap.length;
  }
  return [...found, { written: match.slice(begin), index: index + begin }];
}

/** The number of characters before a number in which a word may announce it. */
const MAX_ANNOUNCEMENT = 48;
const MAX_CURRENCY = 5;
/** A word before a number that announces it. */
const ANNOUNCED = new RegExp(String.raw`${ANNOUNCEMENT}(?:[^\d\n]|24\/7|24 ?h){0,28}$`, 'iu');
const OF_OWN = new RegExp(String.raw`${OWN_NUMBER}[^\d\n]{0,10}$`, 'iu');
const REFERRED = new RegExp(String.raw`${REFERENCE}[\s.:#]{0,5}$`, 'iu');
/** Text that follows an amount: decimals, a currency or a percent sign. */
const AMOUNT = /^(?:[.,]\d{2}(?!\d)|[\s\u00a0\u202f]?(?:[\p{Sc}%]|euro))/u;
const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));
const isAmount = (after: string) => AMOUNT.test(after) || CURRENCIES.has(/^[\s\u00a0\u202f]?([A-Z]{3})\b/.exec(after)?.[1] ?? '');
const PRICED = new RegExp(String.raw`(?:\p{Sc}|(?<!\p{L})(?:${CURRENCY_BEFORE})\.?)[\s\u00a0\u202f]?$`, 'iu');
const isPriced = (before: string) =>
  PRICED.test(before) || CURRENCIES.has(/(?<!\p{L})([A-Z]{3})[\s\u00a0\u202f]?$/u.exec(before)?.[1] ?? '');
/** An account number in the international form, of which a part looks like a telephone number: `NL91 ABNA 0417 1643 00`. */
const IN_ACCOUNT = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{1,4})* ?$/;
/** A date, or days from one to another: `05.10.1986`, `03.06-07.06.2015`. */
const DATES =
  /(?:^|[./ -])(?:0?[1-9]|[12]\d|3[01])[./-](?:0?[1-9]|1[0-2])[./-](?:19|20)\d{2}(?:$|[ /-])|^(?:0?[1-9]|[12]\d|3[01])[./-](?:0?[1-9]|1[0-2])[./-]\d{2}$/;
const DATE_DIGITS = 8;
/** A time behind the date ends before its colon: `2025/10/14 9` of `9:41`. */
const DATE_AND_HOUR = /^\d{1,4}([./-])\d{1,2}\1\d{1,4}\s+\d{1,2}$/;
const DATE = /^\d{1,4}([./-])\d{1,2}\1\d{1,4}(?!\d)/;
/** A national number with its area code: `020 7946 0123`, `(312) 555-0175`. */
const NATIONAL = /^\(?0[\d(]*[ ()./\u2010-\u2015-]|^\(?[2-9]\d\d\)?[ .-]?[2-9]\d\d[ .-]\d{4}$/;

/**
 * How certain it is that a number is a telephone number. An amount, a date, a part of a code and a part of an account are none, for certain.
 */
function certaintyOf(written: string, before: string, after: string, isInternational: boolean): 'clear' | 'possible' | 'none' {
  // The number may be part of a code, such as an ISIN, or of a mailbox.
  const isJoined = /[\p{Script=Latin}\p{N}][-/]?$/u.test(before);
  if (INTERNATIONAL.test(written) && !(isJoined && /^[-@\p{L}\p{N}]/u.test(after))) return 'clear';
  const isPrice = (isAmount(after) || isPriced(before)) && !/^\(?0\d/.test(written);
  if (isJoined || isPrice || IN_ACCOUNT.test(before)) return 'none';
  if (DATE.test(written)) return digitsOf(written).length > DATE_DIGITS && !DATE_AND_HOUR.test(written) ? 'possible' : 'none';
  if (OF_OWN.test(before)) return 'clear';
  // The number of a case. One with a zero or a plus in front may be called.
  if (REFERRED.test(before) && !/^\(?[0+]/.test(written)) return 'none';
  // Digits in one piece that begin with `011` or `010` may be a code on a product.
  const isDialled = isInternational && /^\(?00/.test(written);
  return !REFERRED.test(before) && (isDialled || ANNOUNCED.test(before) || NATIONAL.test(written)) ? 'clear' : 'possible';
}
