import type { ContactIndex, KnownContact } from '../index/contacts.ts';
import type { BrandIndex } from '../index/brands.ts';
import { endOfPhone } from '../index/contacts.ts';
import { candidatesOf, withoutWww } from '../read/host.ts';
import { usualMailbox, usualPlace } from '../read/usual-addresses.ts';
import { isSameNumber, digitsOf } from '../read/calling-codes.ts';
import { type KnownPhones } from '../read/phones.ts';
import { cutHost } from '../read/public-suffix.ts';
import { isMailProvider, isSharedHost } from '../read/shared-hosts.ts';
import type { Email, Phone, Site } from '../types.ts';
import { coverageOf, plainPath, readListedSite, type Location } from './listed-site.ts';

/** A listed contact point that equals or covers an address or a telephone number. */
export interface FoundContact extends KnownContact {
  how?: 'host' | 'below' | 'page' | undefined;
}

/** An address in the form in which it is compared with listed ones. */
function locate(address: Site | Email): Location {
  const host = withoutWww(address.host);
  return usualPlace(address.kind === 'site' ? { ...address, host } : { kind: 'email', host, port: '', path: '/', query: '' });
}

/** The listed contact points that equal or cover an address, the closest host first, and of a mailbox email addresses before websites. */
export function findAddress(address: Site | Email, { byHost, byEmail }: ContactIndex): FoundContact[] {
  const location = locate(address);
  const candidates = candidatesOf(location.host);
  const sites = candidates.flatMap((host) => byHost.get(host).flatMap((known) => coverBy(known, host, location)));
  if (address.kind === 'site') return sites;
  const keys = [usualMailbox(`${address.mailbox}@${location.host}`), ...candidates.map((host) => `@${host}`)];
  const found = [...sites, ...keys.flatMap((key) => byEmail.get(key))];
  return [...found.filter(({ field }) => field === 'email'), ...found.filter(({ field }) => field !== 'email')];
}

/** The contact point, if it covers an address, and how it covers it; otherwise nothing. */
function coverBy(known: KnownContact, host: string, location: Location): FoundContact[] {
  if (known.list === 'warnings') {
    const listed = readListedSite(known.value);
    const how = listed?.host === host ? coverageOf(listed, location) : undefined;
    return how ? [{ ...known, how }] : [];
  }
  const isExact = location.host === host;
  // Subdomains of a platform or a shared host may belong to other owners.
  if (!isExact && (cutHost(host).isHosted === true || isSharedHost(host))) return [];
  if (isExact && isSharedHost(host) && !isRecordedPage(known, location)) return [];
  return [{ ...known, how: isExact ? 'host' : 'below' }];
}

/**
 * Whether a record on a shared host covers an address. A website covers its own page and those below it, as in a warning, but a home page
 * covers only itself. An email domain covers mailboxes, except at a mail provider, where anybody can have one.
 */
function isRecordedPage({ field, value }: KnownContact, location: Location): boolean {
  if (field === 'email' || location.kind === 'email') return field === location.kind && !isMailProvider(location.host);
  const recorded = readListedSite(value);
  const coverage = recorded && coverageOf(recorded, location);
  return coverage === 'page' || (coverage === 'host' && plainPath(location.path) === '');
}

/**
 * The listed contact points with a telephone number. A warned number is also found if it is written without its country code and area code.
 */
export function findPhone(phone: Phone, { byPhone }: ContactIndex): FoundContact[] {
  return byPhone
    .get(endOfPhone(phone.digits))
    .filter(
      ({ list, value }) =>
        isSameNumber(phone, value) || (list === 'warnings' && !phone.isInternational && digitsOf(value).endsWith(phone.digits)),
    );
}

/** Lets the reader recognise listed numbers among other digits. Only a whole number counts, because more digits may belong to it. */
export function knownPhones({ byPhone }: ContactIndex): KnownPhones {
  return {
    hasEnd: (digits) => byPhone.has(digits),
    listOf(phone) {
      return gravestOf(byPhone.get(endOfPhone(phone.digits)).filter(({ value }) => isSameNumber(phone, value)));
    },
  };
}

/** The list that has a host, or a host above it. */
export function listOfHost(host: string, { byHost, byEmail }: ContactIndex): 'warned' | 'onRecord' | undefined {
  return gravestOf(candidatesOf(withoutWww(host)).flatMap((one) => [...byHost.get(one), ...byEmail.get(`@${one}`)]));
}

/** The list that has some contact points. Warnings come first. */
function gravestOf(known: readonly KnownContact[]): 'warned' | 'onRecord' | undefined {
  if (known.some(({ list }) => list === 'warnings')) return 'warned';
  return known.length > 0 ? 'onRecord' : undefined;
}

/** The addresses in warnings that are below a website: its pages, subdomains and other ports. None for a public suffix. */
export function listedBelow(site: Site, { byHost }: ContactIndex, { warnedHosts }: BrandIndex): KnownContact[] {
  const location = locate(site);
  const { host } = location;
  if (!cutHost(host).known || cutHost(host).domain === undefined) return [];
  const hosts = [host, ...warnedHosts.get(cutHost(host).domain ?? '').filter((one) => one.endsWith(`.${host}`))];
  return hosts
    .flatMap((one) => byHost.get(one))
    .filter(({ list, value }) => {
      const listed = list === 'warnings' ? readListedSite(value) : undefined;
      return listed !== undefined && (listed.host !== host || coverageOf(listed, location) === undefined);
    });
}
