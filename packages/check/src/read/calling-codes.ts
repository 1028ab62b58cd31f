import type { Phone } from '../types.ts';

/* How a written telephone number is compared with one on record. */

export const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

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
export function isSameNumber({ digits, isInternational }: Pick<Phone, 'digits' | 'isInternational'>, recorded: string): boolean {
  const known = digitsOf(recorded);
  if (known === digits) return true;
  if (isInternational) return codeOf(known) === codeOf(digits) && nationalPartOf(known) === nationalPartOf(digits);
  if (!known.endsWith(digits)) return false;
  const code = known.slice(0, -digits.length);
  return CALLING_CODE.test(code) || (code.endsWith('0') && CALLING_CODE.test(code.slice(0, -1)));
}
