import type { Account } from '../types.ts';

/*
 * Bank accounts, cards and wallets. No list has them; they are recognised so that the answer can say that they cannot be checked. Check
 * digits tell accounts and cards from other numbers.
 */

interface FoundAccount {
  type: Account['type'];
  begin: number;
  end: number;
}

const IBAN = /(?<![\p{Script=Latin}\p{N}])[A-Z]{2}\d{2}(?: ?[A-Z0-9]{1,4}){3,8}(?![\p{Script=Latin}\p{N}])/giu;
const CARD = /(?<![\d+])\d(?:[ -]?\d){12,18}(?![\d])/g;
/** The number of an account, behind a word that says so. */
const NAMED =
  /(?:(?<!\p{L})(?:a\/c|acc(?:ount|t)?|konto|cuenta|compte|clabe|cbu|rib|iban)(?:[^\S\n]*(?:no|nr|number|n[uú]m(?:ero)?|n[°º]))?|账号|账户|帳號|帳戶|户口|الحساب|حساب)\.?[^\S\n]*[:：#]?[^\S\n]*(?<number>[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?\d{1,3}(?!\w))?|\d(?:[ -]?\d){5,25}(?!\d))/giu;
/** A long mixed code, such as the address of any other wallet. */
const CODE = /(?<![\w/.@=-])(?=[A-Za-z0-9]*\d)(?=[A-Za-z0-9]*[a-z])[A-Za-z0-9]{26,}(?![\w/.@=-])/g;
/** Bitcoin (Base58, Bech32 and Lightning), Ethereum and Tron. */
const WALLET =
  /(?<![\p{Script=Latin}\p{N}])(?:bc1[02-9ac-hj-np-z]{11,71}|BC1[02-9AC-HJ-NP-Z]{11,71}|ln(?:bc|url)\d+[a-z0-9]{6,}|0x(?:\s?[0-9a-fA-F]){40}|T[1-9A-HJ-NP-Za-km-z]{33}|[13][1-9A-HJ-NP-Za-km-z]{25,34})(?![\p{L}\p{N}])/gu;

/** @param text with plain digits */
export function findAccounts(text: string): FoundAccount[] {
  const all = (pattern: RegExp, type: Account['type'], isOne: (text: string) => boolean) =>
    [...text.matchAll(pattern)].flatMap(({ 0: found, index }): FoundAccount[] => {
      // Words may follow an account without punctuation between them.
      const length = lengthsOf(found).find((end) => isOne(found.slice(0, end)));
      return length === undefined ? [] : [{ type, begin: index, end: index + length }];
    });
  const placed = (pattern: RegExp, type: Account['type']) =>
    Array.from(text.matchAll(pattern), ({ 0: found, index, groups }): FoundAccount => {
      const end = index + found.length;
      return { type, begin: end - (groups?.['number'] ?? found).length, end };
    });
  const sure = [
    ...all(WALLET, 'wallet', (one) => /^0x/i.test(one) || !/^\d+$/.test(one)),
    ...all(IBAN, 'iban', isIban),
    ...all(CARD, 'card', isCard),
    ...placed(NAMED, 'number'),
  ];
  return [...sure, ...placed(CODE, 'wallet')].sort((one, other) => other.end - other.begin - (one.end - one.begin));
}

/** The lengths of a text up to its end and up to each of its spaces, the longest first. */
function lengthsOf(text: string): number[] {
  return [text.length, ...Array.from(text.matchAll(/ /g), ({ index }) => index).reverse()];
}

/** Whether the check digits of an IBAN are right (ISO 13616: modulo 97 is 1). */
function isIban(text: string): boolean {
  const plain = text.replaceAll(' ', '').toUpperCase();
  if (plain.length < 15 || plain.length > 34) return false;
  let rest = 0;
  for (const character of plain.slice(4) + plain.slice(0, 4)) {
    for (const digit of String(Number.parseInt(character, 36))) rest = (rest * 10 + Number(digit)) % 97;
  }
  return rest === 1;
}

/** Visa, Mastercard (also 2221 to 2720), American Express, Mir (2200 to 2204) and others. */
const CARD_NETWORK = /^(?:[3-6]|220[0-4]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/;

/** Whether the check digit of a card number is right (ISO/IEC 7812: the sum of Luhn ends in 0). */
function isCard(text: string): boolean {
  const number = text.replaceAll(/\D/g, '');
  if (number.length < 13 || !CARD_NETWORK.test(number)) return false;
  const digits = Array.from(number, Number).reverse();
  const sum = digits.reduce((total, digit, at) => total + (at % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)), 0);
  return sum % 10 === 0;
}
