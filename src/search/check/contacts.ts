import type { Intake } from './address.ts';
import type { WarnedNameColumns } from './check-records.ts';

/** A listed email address or telephone number that was typed. */
interface ContactMatch {
  /** The record's position. */
  position: number;
  field: 'email' | 'phone';
  /** As in the record. */
  value: string;
}

/** Finds warned firms by email address and by telephone number. */
export interface ContactIndex {
  find: (intake: Intake) => readonly ContactMatch[];
}

/**
 * Collects the columns of warned firms, and makes an index of them.
 *
 * A listed email address is a whole one (`desk@apex.example`), or stands for all addresses of a domain and its subdomains
 * (`@apex.example`). Telephone numbers are in E.164 (`+442079460123`).
 */
export function collectContacts() {
  const byEmail = new Map<string, ContactMatch[]>();
  const byEnd = new Map<string, ContactMatch[]>();
  const file = (index: Map<string, ContactMatch[]>, key: string, match: ContactMatch) => {
    const filed = index.get(key);
    if (filed) filed.push(match);
    else index.set(key, [match]);
  };
  return {
    /** `begin` is the position of the columns' first record. */
    add({ emails = '', phones = '' }: Pick<WarnedNameColumns, 'emails' | 'phones'>, begin: number) {
      for (const [position, value] of valuesOf(emails, begin)) file(byEmail, value.toLowerCase(), { position, field: 'email', value });
      for (const [position, value] of valuesOf(phones, begin)) {
        file(byEnd, digitsOf(value).slice(-LEAST_DIGITS), { position, field: 'phone', value });
      }
    },
    index: () => createContactIndex(byEmail, byEnd),
  };
}

function* valuesOf(column: string, begin: number): Generator<[position: number, value: string]> {
  if (column === '') return;
  for (const [line, values] of column.split('\n').entries()) {
    if (values !== '') for (const value of values.split('\t')) yield [begin + line, value];
  }
}

type Filed = ReadonlyMap<string, readonly ContactMatch[]>;

function createContactIndex(byEmail: Filed, byEnd: Filed): ContactIndex {
  return {
    find({ said, addresses }) {
      const emails = addresses.filter(({ kind }) => kind === 'email');
      const keys = emails.flatMap(({ said: written, candidates }) => [written.toLowerCase()].concat(candidates.map((host) => `@${host}`)));
      const numbers = byEnd.size === 0 ? [] : phonesIn(said);
      return [
        ...keys.flatMap((key) => byEmail.get(key) ?? []),
        ...numbers.flatMap((number) =>
          (byEnd.get(number.slice(-LEAST_DIGITS)) ?? []).filter(({ value }) => digitsOf(value).endsWith(number)),
        ),
      ];
    },
  };
}

/** Shorter numbers are the end of too many others. */
const LEAST_DIGITS = 7;
const NUMBER = /\+?\(?\d(?:[\d ()./\u2010-\u2015-]{5,}\d)/g;
const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/**
 * The digits of the telephone numbers in a text, with the country code if there is one, otherwise without the zero before the
 * area code.
 */
function phonesIn(text: string): string[] {
  return [...text.matchAll(NUMBER)]
    .map(([number]) => digitsOf(number.replace('(0)', '')).replace(/^0{1,2}/, ''))
    .filter((digits) => digits.length >= LEAST_DIGITS);
}
