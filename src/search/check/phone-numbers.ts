/** Telephone numbers in a text, and how a written number is compared with one on record. */

/** A telephone number as it is written in a text. */
export interface WrittenPhone {
  /** Only its digits: with the country code if it has one, otherwise without the zero before the area code. */
  digits: string;
  /** Its beginning and end in the text. */
  begin: number;
  end: number;
  /** It begins with `+` or `00`, so that `digits` begins with the country code. */
  isInternational: boolean;
  /** Its form, or a word before it, shows that it is a telephone number and not an amount, a date or an account. */
  isClear: boolean;
}

/** Shorter numbers are the end of too many others. */
export const LEAST_DIGITS = 7;
/** E.164. */
const MOST_DIGITS = 15;
const NUMBER = /\+?\(?\d(?:[\d ()./\u00a0\u2010-\u2015-]{5,}\d)/g;

/** All numbers in a text that may be telephone numbers, in order. */
export function findPhones(text: string): WrittenPhone[] {
  return [...text.matchAll(NUMBER)].flatMap(({ 0: written, index }): WrittenPhone[] => {
    const all = digitsOf(written.replace('(0)', ''));
    const isInternational = /^(?:\+|\(?00)/.test(written);
    const digits = all.replace(/^0{1,2}/, '');
    if (digits.length < LEAST_DIGITS) return [];
    const before = text.slice(Math.max(0, index - LONGEST_ANNOUNCEMENT), index);
    const isClear = digits.length <= MOST_DIGITS && isPhone(written, before, isInternational);
    return [{ digits, begin: index, end: index + written.length, isInternational, isClear }];
  });
}

export const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/** The number of characters before a number in which a word may announce it. */
const LONGEST_ANNOUNCEMENT = 24;
/** Words for a telephone, for calling someone and for services that use telephone numbers, at the end of the text before a number. */
const ANNOUNCED =
  /(?:\b(?:tel|phone|telephone|call|ring|dial|fax|mobile|cell|whatsapp|signal|sms|text|hotline|wa\.me|t[eé]l[eé]fono|t[eé]l[eé]phone|tfno|llame|llamar|m[oó]vil|appele[zr]|portable)\b|[☎☏✆📞📱📲]|电话|致电|拨打|手机|热线|号码|هاتف|اتصل|جوال|الرقم|واتساب)[^\d\n]{0,16}$/iu;
/** An account number in the international form, of which a part looks like a telephone number: `NL91 ABNA 0417 1643 00`. */
const IN_ACCOUNT = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{1,4})* ?$/;
const DATE = /^\d{1,4}([./-])\d{1,2}\1\d{1,4}(?!\d)/;
/** A national number with its area code: `020 7946 0123`, `(312) 555-0175`. */
const NATIONAL = /^\(?0[\d(]*[ ()./\u2010-\u2015-]|^\(?[2-9]\d\d\)?[ .-]?[2-9]\d\d[ .-]\d{4}$/;

function isPhone(written: string, before: string, isInternational: boolean): boolean {
  if (IN_ACCOUNT.test(before) || DATE.test(written)) return false;
  if (isInternational || ANNOUNCED.test(before)) return true;
  return NATIONAL.test(written) && !/[\p{L}\p{N}]-?$/u.test(before);
}

/** All calling codes of countries (ITU-T E.164). No code is the beginning of another. */
const CALLING_CODE =
  /^(?:1|7|2[07]|2[1-689]\d|3[0-469]|3[578]\d|4[013-9]|42\d|5[1-8]|5[09]\d|6[0-6]|6[7-9]\d|8[1246]|8[058]\d|9[0-58]|9[679]\d)$/;

/**
 * Whether a written number is the whole number on record: the same digits, or all of it but its country code. A national number may be
 * written with the zero that some countries keep.
 */
export function isSameNumber({ digits, isInternational }: WrittenPhone, recorded: string): boolean {
  const known = digitsOf(recorded);
  if (known === digits) return true;
  if (isInternational || !known.endsWith(digits)) return false;
  const code = known.slice(0, -digits.length);
  return CALLING_CODE.test(code) || (code.endsWith('0') && CALLING_CODE.test(code.slice(0, -1)));
}
