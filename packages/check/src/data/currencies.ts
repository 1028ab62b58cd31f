/* How people write currencies behind an amount, in small letters. Each is part of a regular expression. */

export const CURRENCY_CODES = 'eur|usd|gbp|chf';
export const CURRENCY_WORDS = 'euros?|dollars?|pounds';
