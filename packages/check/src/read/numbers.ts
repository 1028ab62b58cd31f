import type { ReadItem, Site } from '../types.ts';
import { findAccounts } from './accounts.ts';
import { digitsOf } from './calling-codes.ts';
import { chatDigits } from './chats.ts';
import { findHandles, findPossibleHandles } from './handles.ts';
import { findPhones, type WrittenPhone } from './phones.ts';
import type { KnownForms } from './read.ts';
import { isRequested } from './requests.ts';
import { markRanges, type SourceText } from './source-text.ts';

/** What licence numbers, accounts and user names have in common: somebody wrote them for the reader to use. */
const USED = { role: 'sender', certainty: 'sure' } as const;

/** The licence numbers, accounts, telephone numbers and user names. @param taken marks the units where nothing is read */
export function readNumbers(plain: SourceText, { findLicences, phones }: KnownForms, taken: Uint8Array): ReadItem[] {
  /** Masks what was found, so that nothing else is read there. */
  const take = (items: ReadItem[]) => {
    markRanges(taken, items);
    return items;
  };
  const written = (one: Place) => ({ canonical: writtenAt(plain, one), ranges: [plain.rangeOf(one.begin, one.end)], ...USED });
  const licences = take(findLicences(plain.mask(taken)).map((one) => ({ kind: 'licence', number: one.number, ...written(one) })));
  const accounts = take(findAccounts(plain.mask(taken)).map((one) => ({ kind: 'account', type: one.type, ...written(one) })));
  const numbers = findPhones(plain.mask(taken), phones).map((one) => toPhone(one, plain));
  take(numbers.filter(({ certainty }) => certainty === 'sure'));
  const handles = take(findHandles(plain.mask(taken)).map((one) => ({ kind: 'handle', ...written(one) })));
  const paid = findPossibleHandles(plain.mask(taken)).map((one): ReadItem => ({ kind: 'handle', ...written(one), certainty: 'possible' }));
  return [...licences, ...accounts, ...numbers, ...handles, ...paid];
}

/** A telephone number in the path or the query of an address. */
const IN_LINK = /(?<=\+|%2b|(?:tel|phone|mobile|call|number)=)\d(?:[-.]?\d){6,14}(?!\d)/gi;

/** The telephone numbers and accounts in a link. A link to a chat opens its number; what others do with theirs is not known. */
export function numbersInLink(site: Site, { begin, end }: Place, text: SourceText): ReadItem[] {
  const link = text.text.slice(begin, end);
  const chat = chatDigits(site);
  const matches = chat === undefined ? [...link.matchAll(IN_LINK)] : [{ 0: chat, index: link.indexOf(chat) }];
  const phones = matches.map(({ 0: number, index }): ReadItem => {
    const isInternational = chat !== undefined || /(?:\+|%2b)$/i.test(link.slice(0, index));
    const place = { begin: begin + index, end: begin + index + number.length };
    return { ...toPhone({ digits: digitsOf(number), ...place, isInternational, isClear: chat !== undefined }, text), role: 'sender' };
  });
  const accounts = findAccounts(link).filter(({ type }) => type === 'iban');
  return [
    ...phones,
    ...accounts.map((one): ReadItem => {
      const place = { begin: begin + one.begin, end: begin + one.end };
      return {
        kind: 'account',
        type: one.type,
        canonical: writtenAt(text, place),
        ranges: [text.rangeOf(place.begin, place.end)],
        ...USED,
      };
    }),
  ];
}

type Place = Pick<WrittenPhone, 'begin' | 'end'>;

const writtenAt = ({ text }: SourceText, { begin, end }: Place) => text.slice(begin, end).replaceAll(/\s+/g, ' ');

/** A telephone number as an item. */
export function toPhone(one: WrittenPhone, plain: SourceText): ReadItem {
  const { digits, isInternational, begin, end } = one;
  const isAlone = /^[\s\d+()./\u2010-\u2015-]*$/.test(plain.text);
  return {
    kind: 'phone',
    digits,
    isInternational,
    canonical: isInternational ? `+${digits}` : digitsOf(writtenAt(plain, one)),
    ranges: [plain.rangeOf(begin, end)],
    role: isAlone || isRequested(plain.text, begin) ? 'sender' : 'other',
    certainty: one.isClear || isAlone ? 'sure' : 'possible',
  };
}
