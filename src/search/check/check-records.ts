import { hostOfSite, showHost } from './address.ts';
import type { LoadedColumns } from '#src/search/column.ts';
import { cutHost } from './public-suffix.ts';

/** The two lists that one box searches. */
export type List = 'firms' | 'warned';

/**
 * Records that are read one after the other, or by their position; an array, or a reader that builds them from columns. The columns are
 * faster to read than the records.
 */
interface RecordList<T, Columns> {
  length: number;
  at: (position: number) => T | undefined;
  [Symbol.iterator]: () => Iterator<T>;
  /** Columns of consecutive records, in the order of the list: each as soon as it and all before it are loaded. */
  arriving?: () => AsyncIterable<Columns>;
}

/** The columns of contact points: one line for each record, with tabs between the values of a record. Absent if no record has any. */
export interface ContactColumns {
  websites?: string;
  emailDomains?: string;
  phones?: string;
}

/** One line for each record. No value can contain a line feed. */
export type FirmNameColumns = LoadedColumns<ContactColumns & { names: string; licences: string }>;

/** One line for each record, with tabs between the values of a record. `emails` and `phones` are empty or absent if no record has any. */
export type WarnedNameColumns = LoadedColumns<{ names: string; aliases: string; websites: string; emails?: string; phones?: string }>;

/** The contact points on record for a firm (RECORD-1). */
export interface FirmContacts {
  /** Full addresses. */
  websites?: readonly string[] | undefined;
  /** The part after the @. */
  emailDomains?: readonly string[] | undefined;
  /** In E.164. */
  phones?: readonly string[] | undefined;
}

export interface FirmRecord extends FirmContacts {
  name: string;
  licenseId: string;
}

export interface WarnedRecord {
  name: string;
  aliases: readonly string[];
  websites: readonly string[];
  /** Whole addresses, or `@apex.example` for all of a domain. */
  emails?: readonly string[] | undefined;
  /** In E.164. */
  phones?: readonly string[] | undefined;
}

/** The two lists. */
export interface CheckLists {
  /** `contactsAt` gives the contact points of a firm if they are not in its record. */
  firms: RecordList<FirmRecord, FirmNameColumns> & { contactsAt?: (position: number) => FirmContacts | undefined };
  warned: RecordList<WarnedRecord, WarnedNameColumns>;
}

/** One value by which a record is found. */
export interface Field {
  kind: 'name' | 'licence' | 'alias' | 'website' | 'email' | 'phone';
  /** As in the record. */
  value: string;
  /** The searched text. For a website, its host without the public suffix, because `com` is in nearly all of them. */
  words: string;
}

/** A domain as people see it, in its two parts: `bücher` and `.example`. */
export interface Domain {
  label: string;
  suffix: string;
}

/** The register, to be read column by column. */
export function* firmColumns(firms: CheckLists['firms']): Generator<FirmNameColumns> {
  if (firms.length > 0) {
    yield {
      names: lines(firms, ({ name }) => name),
      licences: lines(firms, ({ licenseId }) => licenseId),
      ...writeContacts([...firms]),
    };
  }
}

/** The warnings, to be read column by column. */
export function* warnedColumns(warned: CheckLists['warned']): Generator<WarnedNameColumns> {
  if (warned.length > 0) {
    yield {
      names: lines(warned, ({ name }) => name),
      aliases: linesOfValues(warned, ({ aliases }) => aliases),
      websites: linesOfValues(warned, ({ websites }) => websites),
      emails: linesOfValues(warned, ({ emails }) => emails),
      phones: linesOfValues(warned, ({ phones }) => phones),
    };
  }
}

const lines = <T>(records: Iterable<T>, valueOf: (record: T) => string) => Array.from(records, valueOf).join('\n');
const linesOfValues = <T>(records: Iterable<T>, valuesOf: (record: T) => readonly string[] | undefined) =>
  lines(records, (record) => (valuesOf(record) ?? []).join('\t'));

/** Writes the contact points of consecutive firms as columns. */
export function writeContacts(firms: readonly FirmContacts[]): Required<ContactColumns> {
  return {
    websites: linesOfValues(firms, ({ websites }) => websites),
    emailDomains: linesOfValues(firms, ({ emailDomains }) => emailDomains),
    phones: linesOfValues(firms, ({ phones }) => phones),
  };
}

export function firmFields({ name, licenseId }: FirmRecord): Field[] {
  return [
    { kind: 'name', value: name, words: name },
    { kind: 'licence', value: licenseId, words: licenseId },
  ];
}

/** The names of a warned firm. */
export function warnedNameFields({ name, aliases }: WarnedRecord): Field[] {
  return [{ kind: 'name', value: name, words: name }, ...aliases.map((alias): Field => ({ kind: 'alias', value: alias, words: alias }))];
}

/** The websites of a warned firm, by the words of their hosts. */
export function warnedSiteFields({ websites }: WarnedRecord): Field[] {
  return websites.map((website): Field => ({ kind: 'website', value: website, words: wordsOf(website) }));
}

function wordsOf(website: string): string {
  const host = hostOfSite(website);
  if (host === undefined) return '';
  const { suffix } = cutHost(host);
  const own = suffix !== '' && host.endsWith(`.${suffix}`) ? host.slice(0, -suffix.length - 1) : host;
  return showHost(own).replaceAll('.', ' ');
}

/** The domain of the owner of a host. None for an IP address or a public suffix. */
export function domainOf(host: string): (Domain & { ascii: string }) | undefined {
  const { domain } = cutHost(host);
  if (domain === undefined) return undefined;
  const shown = showHost(domain);
  const end = shown.indexOf('.');
  return { label: shown.slice(0, end), suffix: shown.slice(end), ascii: domain };
}
