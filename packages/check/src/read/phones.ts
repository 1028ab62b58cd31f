import { CURRENCY_BEFORE } from '../data/currencies.ts';
import { ANNOUNCEMENT, OWN_NUMBER, REFERENCE } from '../data/phone-words.ts';

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

/** The telephone numbers on the lists. */
export interface KnownPhones {
  /** Whether a listed number ends with these {@link MIN_DIGITS} digits. */
  hasEnd: (digits: string) => boolean;
  /** The list that has a whole number, with or without its country code. */
  listOf: (phone: Pick<WrittenPhone, 'digits' | 'isInternational'>) => 'warned' | 'onRecord' | undefined;
}

/** All numbers in a text that may be telephone numbers, in order. */
export function findPhones(text: string, known?: KnownPhones): WrittenPhone[] {
  const lines = [...text.matchAll(NUMBER)].flatMap(splitLines);
  const written = known ? lines.flatMap((one) => splitListed(one, known)) : lines;
  return written.map(withoutBracket).flatMap((one): WrittenPhone[] => {
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
}

/** The digits of a written number as somebody in another country dials them, if it has a country code, or else without a leading zero. */
function dialled(written: string): Pick<WrittenPhone, 'digits' | 'isInternational'> {
  const all = digitsOf(written.replace('(0)', ''));
  const isInternational = INTERNATIONAL.test(written) || EXIT_CODE.test(all);
  const digits = all.replace(EXIT_CODE, '').replace(/^0{1,2}/, '');
  return { digits: isInternational ? withoutTrunkZero(digits) : digits, isInternational };
}

/** The most digits of a number with the prefix for calls to other countries and a zero in brackets. */
const MAX_DIALLED = MAX_DIGITS + 5;
/** Fewer digits behind a number are hours or an extension. */
const MIN_MORE = 5;

/**
 * Divides groups of digits, so that the longest run of groups that is a listed number stands alone: `+44 20 7946 0128 24` in "24 hours a
 * day". What is left may be another number.
 */
function splitListed({ written, index }: Written, known: KnownPhones): Written[] {
  const all = digitsOf(written);
  let count = 0;
  const groups = Array.from(written.matchAll(/\d+/g), ({ 0: digits, index: begin }) => {
    count += digits.length;
    return { begin, end: begin + digits.length, count };
  });
  const isListed = (begin: number, group: (typeof groups)[number]) => {
    if (!known.hasEnd(all.slice(Math.max(0, group.count - MIN_DIGITS), group.count))) return false;
    const list = known.listOf(dialled(written.slice(begin, group.end)));
    const more = all.length - group.count;
    // Five or six digits more may be the end of a longer number, which is not on record.
    const isWhole = more < MIN_MORE || more >= MIN_DIGITS || DATE.test(written.slice(group.end).replace(/^\D+/, ''));
    return list === 'warned' || (list === 'onRecord' && isWhole);
  };
  const parts: Written[] = [];
  let done = 0;
  const cutAt = (end: number) => {
    const rest = written.slice(done, end).replace(/^[^\d+(]+/, '');
    // A pattern at the end of the text would begin at each of many spaces.
    let length = rest.length;
    while (length > 0 && !/[\d)]/.test(rest.charAt(length - 1))) length -= 1;
    if (length > 0) parts.push({ written: rest.slice(0, length), index: index + end - rest.length });
    done = end;
  };
  for (let nth = 0; nth < groups.length; nth += 1) {
    const isNext = (groups[nth - 1]?.end ?? 0) === done;
    const begin = isNext ? done : (groups[nth]?.begin ?? 0);
    // The groups behind a country code belong to it, unless one begins like another number.
    if (!isNext && ABROAD.test(written.slice(done, done + 4)) && written.charAt(begin) !== '0') continue;
    const run = groups.slice(nth, nth + MAX_DIALLED).findLastIndex((group) => isListed(begin, group));
    if (run === -1) continue;
    cutAt(begin);
    nth += run;
    cutAt(groups[nth]?.end ?? written.length);
  }
  cutAt(written.length);
  return parts;
}
const ABROAD = /^\D*(?:\+|00)/;

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

export const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

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
  if (DATE.test(written)) return digitsOf(written).length > DATE_DIGITS ? 'possible' : 'none';
  if (OF_OWN.test(before)) return 'clear';
  // Digits in one piece that begin with `011` or `010` may be a code on a product.
  const isDialled = isInternational && /^\(?00/.test(written);
  return !REFERRED.test(before) && (isDialled || ANNOUNCED.test(before) || NATIONAL.test(written)) ? 'clear' : 'possible';
}

/** All calling codes of countries (ITU-T E.164). No code is the beginning of another. */
const CALLING_CODE =
  /^(?:1|7|2[07]|2[1-689]\d|3[0-469]|3[578]\d|4[013-9]|42\d|5[1-8]|5[09]\d|6[0-6]|6[7-9]\d|8[1246]|8[058]\d|9[0-58]|9[679]\d)$/;

/** The country code at the beginning of a number in international form; empty if it has none. */
const codeOf = (digits: string) => [1, 2, 3].map((length) => digits.slice(0, length)).find((code) => CALLING_CODE.test(code)) ?? '';

/** The digits of an international number without the code of the country, and without the zero that some countries keep. */
export function nationalPartOf(digits: string): string {
  return digits.slice(codeOf(digits).length).replace(/^0/, '');
}

/** The codes of countries, such as Italy, in which a 0 is part of the number and is dialled from other countries too. */
const KEEPS_ZERO = new Set(['39', '225', '229', '241', '242', '378', '800']);

/**
 * The digits of an international number without the 0 that is dialled only inside the country: `+44 020 7946 0123`.
 *
 * @example
 * withoutTrunkZero('4402079460123'); // '442079460123'
 */
export function withoutTrunkZero(digits: string): string {
  const code = codeOf(digits);
  return code === '' || KEEPS_ZERO.has(code) ? digits : code + digits.slice(code.length).replace(/^0/, '');
}

/**
 * Whether a written number is the whole number on record: the same digits, or all of it but its country code. Either may have the zero that
 * some countries keep, or lack it, because people take it for one that is dialled only inside the country.
 */
export function isSameNumber({ digits, isInternational }: Pick<WrittenPhone, 'digits' | 'isInternational'>, recorded: string): boolean {
  const known = digitsOf(recorded);
  if (known === digits) return true;
  if (isInternational) return codeOf(known) === codeOf(digits) && nationalPartOf(known) === nationalPartOf(digits);
  if (!known.endsWith(digits)) return false;
  const code = known.slice(0, -digits.length);
  return CALLING_CODE.test(code) || (code.endsWith('0') && CALLING_CODE.test(code.slice(0, -1)));
}
