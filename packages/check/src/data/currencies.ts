/* How people write currencies, in small letters. Each is part of a regular expression. */

export const CURRENCY_CODES = 'eur|usd|gbp|chf';
export const CURRENCY_WORDS = 'euros?|dollars?|pounds';
/** Before an amount, besides the codes and signs of currencies. */
export const CURRENCY_BEFORE = 'rp|kr|zł|fr';
