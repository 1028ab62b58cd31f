import { hostOfSite, showHost } from './address.ts';
import { cutHost } from './public-suffix.ts';

/** The two lists that one box asks. */
export type List = 'firms' | 'warned';

/** Records that are read one after the other, or by their place; an array, or what makes them of something smaller. */
export interface RecordList<T> {
  length: number;
  at: (place: number) => T | undefined;
  [Symbol.iterator]: () => Iterator<T>;
}

export interface FirmRecord {
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

/** One thing that a record is found by. */
export interface Field {
  kind: 'name' | 'licence' | 'alias' | 'website' | 'email' | 'phone';
  /** As the record has it. */
  value: string;
  /** What is searched: of a website, its host without what many owners share, for `com` is in every one. */
  words: string;
}

/** A domain as people see it, in its two parts: `bücher` and `.example`. */
export interface Domain {
  label: string;
  suffix: string;
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

/** The domain that the owner of a host holds; none for an IP address or what many owners share. */
export function domainOf(host: string): (Domain & { ascii: string }) | undefined {
  const { domain } = cutHost(host);
  if (domain === undefined) return undefined;
  const shown = showHost(domain);
  const end = shown.indexOf('.');
  return { label: shown.slice(0, end), suffix: shown.slice(end), ascii: domain };
}
