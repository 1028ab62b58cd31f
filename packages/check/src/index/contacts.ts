import { hostOfSite } from '../read/host.ts';
import { usualMailbox, usualPlace } from '../read/usual-addresses.ts';
import { digitsOf } from '../read/calling-codes.ts';
import { MIN_DIGITS } from '../read/phones.ts';
import type { CheckData } from '../types.ts';
import { MultiMap } from './multi-map.ts';
import { isHostName } from './names.ts';

/** A contact point of a record. */
export interface KnownContact {
  list: 'firms' | 'warnings' | 'ours';
  /** The position of the record in its list. */
  position: number;
  field: 'website' | 'email' | 'phone';
  /** The value as in the record. */
  value: string;
}

/** The contact points of all records. */
export interface ContactIndex {
  /** Websites, and email domains of firms, by their host without `www.`. */
  byHost: MultiMap<string, KnownContact>;
  /** Mailboxes by their address in lower case; `@apex.example` is every mailbox of a domain. */
  byEmail: MultiMap<string, KnownContact>;
  /** Telephone numbers by their last digits, which are the same with and without the country code. */
  byPhone: MultiMap<string, KnownContact>;
}

export function indexContacts({ firms, warnings, authority }: CheckData): ContactIndex {
  const byHost = new MultiMap<string, KnownContact>();
  const byEmail = new MultiMap<string, KnownContact>();
  const byPhone = new MultiMap<string, KnownContact>();
  type Record = Pick<KnownContact, 'list' | 'position'>;
  const addSites = (record: Record, values: readonly string[] = []) => {
    for (const value of values) {
      const host = hostOfSite(value);
      if (host !== undefined) byHost.add(usualPlace({ host, path: '' }).host, { ...record, field: 'website', value });
    }
  };
  const addPhones = (record: Record, values: readonly string[] = []) => {
    for (const value of values) byPhone.add(endOfPhone(digitsOf(value)), { ...record, field: 'phone', value });
  };
  const addEmails = (record: Record, values: readonly string[] = []) => {
    for (const value of values)
      byEmail.add(value.startsWith('@') ? value.toLowerCase() : usualMailbox(value), { ...record, field: 'email', value });
  };
  firms.forEach(({ websites, emailDomains = [], phones }, position) => {
    const record: Record = { list: 'firms', position };
    addSites(record, websites);
    for (const value of emailDomains) {
      const host = hostOfSite(`https://${value}`);
      if (host !== undefined) byHost.add(host, { ...record, field: 'email', value });
    }
    addPhones(record, phones);
  });
  warnings.forEach(({ name, websites = [], emails, phones }, position) => {
    const record: Record = { list: 'warnings', position };
    addSites(record, websites.length === 0 && isHostName(name) ? [`https://${name}`] : websites);
    addEmails(record, emails);
    addPhones(record, phones);
  });
  const ours: Record = { list: 'ours', position: 0 };
  addSites(ours, authority?.websites);
  addEmails(ours, authority?.emails);
  addPhones(ours, authority?.phones);
  return { byHost, byEmail, byPhone };
}

export const endOfPhone = (digits: string) => digits.slice(-MIN_DIGITS);
