import type { ReadItem } from '../types.ts';
import { findAccounts } from './accounts.ts';
import { digitsOf } from './calling-codes.ts';
import { findHandles } from './handles.ts';
import { findPhones, type WrittenPhone } from './phones.ts';
import type { KnownForms } from './read.ts';
import { isRequested } from './requests.ts';
import { mask, type SourceText } from './source-text.ts';

/** What licence numbers, accounts and user names have in common: somebody wrote them for the reader to use. */
const USED = { role: 'sender', certainty: 'sure' } as const;

/** The licence numbers, accounts, telephone numbers and user names. @param taken marks the units where nothing is read */
export function readNumbers(plain: SourceText, { findLicences, phones }: KnownForms, taken: Uint8Array): ReadItem[] {
  let free = plain.mask(taken);
  /** Masks what was found, so that nothing else is read there. */
  const take = <T extends Place>(found: readonly T[]): readonly T[] => {
    free = mask(free, found);
    return found;
  };
  const written = (one: Place) => ({ canonical: writtenAt(plain, one), ranges: [plain.rangeOf(one.begin, one.end)], ...USED });
  const licences = take(findLicences(free)).map((one): ReadItem => ({ kind: 'licence', number: one.number, ...written(one) }));
  const accounts = take(findAccounts(free)).map((one): ReadItem => ({ kind: 'account', type: one.type, ...written(one) }));
  const numbers = findPhones(free, phones);
  take(numbers.filter(({ isClear }) => isClear));
  const handles = findHandles(free).map((one): ReadItem => ({ kind: 'handle', ...written(one) }));
  return [...licences, ...accounts, ...numbers.map((one) => toPhone(one, plain)), ...handles];
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
