import type { Address } from './address.ts';
import { IN_CODE } from './address/code-link.ts';
import type { WarnedNameColumns } from './check-records.ts';
import { digitsOf, LEAST_DIGITS, type WrittenPhone } from './phone-numbers.ts';
import { valuesOf } from './recorded-contacts.ts';

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
  findEmail: (address: Address) => readonly ContactMatch[];
  findPhone: (phone: Pick<WrittenPhone, 'digits'>) => readonly ContactMatch[];
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

type Filed = ReadonlyMap<string, readonly ContactMatch[]>;

function createContactIndex(byEmail: Filed, byEnd: Filed): ContactIndex {
  return {
    findEmail({ kind, said, candidates }) {
      if (kind !== 'email') return [];
      return [said.replace(IN_CODE, '').toLowerCase(), ...candidates.map((host) => `@${host}`)].flatMap((key) => byEmail.get(key) ?? []);
    },
    findPhone: ({ digits }) => (byEnd.get(digits.slice(-LEAST_DIGITS)) ?? []).filter(({ value }) => digitsOf(value).endsWith(digits)),
  };
}
