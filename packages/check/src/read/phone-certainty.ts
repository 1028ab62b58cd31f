import { CURRENCY_BEFORE } from '../data/currencies.ts';
import { ANNOUNCEMENT, REFERENCE } from '../data/phone-words.ts';

/* Whether a number in a text is a telephone number, by its form and the words around it. */

/** The beginning of a number with the code of its country. */
export const INTERNATIONAL = /^\(?\+/;
/** The number of characters before a number in which a word may announce it. */
export const MAX_ANNOUNCEMENT = 48;
export const MAX_CURRENCY = 5;
/** A word before a number that announces it. */
const ANNOUNCED = new RegExp(String.raw`${ANNOUNCEMENT}(?:[^\d\n]|24\/7|24 ?h){0,28}$`, 'iu');
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
/** The groups of a date, of a sort code or of an IP address. */
const GROUPED = /^\d{1,4}([./-])\d{1,2}\1\d{1,4}(?!\d)/;
/** A national number with its area code: `020 7946 0123`, `(312) 555-0175`. */
const NATIONAL = /^\(?0[\d(]*[ ()./\u2010-\u2015-]|^\(?[2-9]\d\d\)?[ .-]?[2-9]\d\d[ .-]\d{4}$/;

/**
 * How certain it is that a number is a telephone number. An amount, a part of a code and a part of an account are none, for certain.
 *
 * @param joined the text before it, if it may belong to it
 */
export function certaintyOf(
  written: string,
  before: string,
  joined: string,
  after: string,
  isInternational: boolean,
): 'clear' | 'possible' | 'none' {
  // The number may be part of a code, such as an ISIN, or of a mailbox.
  const isJoined = /[\p{Script=Latin}\p{N}][-/]?$/u.test(joined);
  if (INTERNATIONAL.test(written)) return 'clear';
  const isPrice = (isAmount(after) || isPriced(before)) && !/^\(?0/.test(written);
  if (isJoined || isPrice || IN_ACCOUNT.test(joined)) return 'none';
  if (GROUPED.test(written)) return 'possible';
  // The number of a case. One with a zero or a plus in front may be called.
  if (REFERRED.test(before) && !/^\(?[0+]/.test(written)) return 'none';
  // Digits in one piece that begin with `011` or `010` may be a code on a product.
  const isDialled = isInternational && /^\(?00/.test(written);
  return !REFERRED.test(before) && (isDialled || ANNOUNCED.test(before) || NATIONAL.test(written)) ? 'clear' : 'possible';
}
