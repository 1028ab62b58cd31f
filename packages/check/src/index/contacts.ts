import { hostOfSite } from '../read/host.ts';
import { digitsOf, LEAST_DIGITS } from '../read/phones.ts';
import { cutHost } from '../read/public-suffix.ts';
import type { Authority, FirmRecord, WarningRecord } from '../types.ts';
import { file, isHostName } from './names.ts';

/** A contact point of a record. */
export interface KnownContact {
  list: 'firms' | 'warnings' | 'ours';
  /** The position of the record in its list. */
  position: number;
  field: 'website' | 'email' | 'phone';
  /** As in the record. */
  value: string;
}

/** The contact points of all records. */
export interface ContactIndex {
  /** By host, without `www.`. An email domain of a firm is a host too. */
  byHost: ReadonlyMap<string, readonly KnownContact[]>;
  /** The hosts that warnings list, by the domain of their owner. */
  warnedHosts: ReadonlyMap<string, readonly string[]>;
  /** By whole address in small letters, and by domain: `@apex.example`. */
  byEmail: ReadonlyMap<string, readonly KnownContact[]>;
  /** By their last digits, which are the same with and without the code of the country. */
  byPhone: ReadonlyMap<string, readonly KnownContact[]>;
}

export function indexContacts(firms: readonly FirmRecord[], warnings: readonly WarningRecord[], authority: Authority | undefined): ContactIndex {
  const byHost = new Map<string, KnownContact[]>();
  const warnedHosts = new Map<string, string[]>();
  const byEmail = new Map<string, KnownContact[]>();
  const byPhone = new Map<string, KnownContact[]>();
  type Record = Pick<KnownContact, 'list' | 'position'>;
  const addSites = (record: Record, values: readonly string[] = []) => {
    for (const value of values) {
      const host = hostOfSite(value);
      if (host === undefined) continue;
      if (record.list === 'warnings' && !byHost.has(host)) file(warnedHosts, cutHost(host).domain ?? host, host);
      file(byHost, host, { ...record, field: 'website', value });
    }
  };
  const addPhones = (record: Record, values: readonly string[] = []) => {
    for (const value of values) file(byPhone, endOfPhone(digitsOf(value)), { ...record, field: 'phone', value });
  };
  const addEmails = (record: Record, values: readonly string[] = []) => {
    for (const value of values) file(byEmail, value.toLowerCase(), { ...record, field: 'email', value });
  };
  firms.forEach(({ websites, emailDomains = [], phones }, position) => {
    const record: Record = { list: 'firms', position };
    addSites(record, websites);
    for (const value of emailDomains) {
      const host = hostOfSite(`https://${value}`);
      if (host !== undefined) file(byHost, host, { ...record, field: 'email', value });
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
  return { byHost, warnedHosts, byEmail, byPhone };
}

export const endOfPhone = (digits: string) => digits.slice(-LEAST_DIGITS);
