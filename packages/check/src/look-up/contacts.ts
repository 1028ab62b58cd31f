import type { ContactIndex, KnownContact } from '../index/contacts.ts';
import type { BrandIndex } from '../index/brands.ts';
import { endOfPhone } from '../index/contacts.ts';
import { candidatesOf, withoutWww } from '../read/host.ts';
import { isSameNumber, digitsOf } from '../read/phones.ts';
import { cutHost } from '../read/public-suffix.ts';
import { isMailProvider, isSharedHost } from '../read/shared-hosts.ts';
import type { Email, Phone, Site } from '../types.ts';
import { coverageOf, plainPath, readListedSite, type Location } from './listed-site.ts';

/** A contact point in a list that an address or a number is, or is covered by. */
export interface FoundContact extends KnownContact {
  how?: 'host' | 'below' | 'page' | undefined;
}

/** An address in the form in which it is compared with listed ones. */
function locate(address: Site | Email): Location {
  const host = withoutWww(address.host);
  return address.kind === 'site' ? { ...address, host } : { kind: 'email', host, port: '', path: '/', query: '' };
}

/** The contact points that an address is or belongs to, the closest host first. */
export function findAddress(address: Site | Email, { byHost, byEmail }: ContactIndex): FoundContact[] {
  const location = locate(address);
  const candidates = candidatesOf(location.host);
  const sites = candidates.flatMap((host) => byHost.get(host).flatMap((known) => coverBy(known, host, location)));
  if (address.kind === 'site') return sites;
  const keys = [`${address.mailbox}@${location.host}`.toLowerCase(), ...candidates.map((host) => `@${host}`)];
  return [...sites, ...keys.flatMap((key) => byEmail.get(key))];
}

/** How a listed host covers an address. */
function coverBy(known: KnownContact, host: string, location: Location): FoundContact[] {
  if (known.list === 'warnings') {
    const listed = readListedSite(known.value);
    const how = listed?.host === host ? coverageOf(listed, location) : undefined;
    return how ? [{ ...known, how }] : [];
  }
  const isExact = location.host === host;
  // Below a host of many owners, only the host itself and what the record names belong to the firm.
  if (!isExact && (cutHost(host).isHosted === true || isSharedHost(host))) return [];
  if (isExact && isSharedHost(host) && !isRecordedPage(known, location)) return [];
  return [{ ...known, how: isExact ? 'host' : 'below' }];
}

/**
 * On a host of many owners, a recorded address stands for itself: the first page, or a page with those below it, as for a warning. A mailbox
 * there is not a page, and anybody can have one at a mail provider.
 */
function isRecordedPage({ field, value }: KnownContact, location: Location): boolean {
  if (field === 'email' || location.kind === 'email') return field === location.kind && !isMailProvider(location.host);
  const recorded = readListedSite(value);
  const coverage = recorded && coverageOf(recorded, location);
  return coverage === 'page' || (coverage === 'host' && plainPath(location.path) === '');
}

/** The contact points with a telephone number. A number without its country code may also lack the code of its area if it is a warned one. */
export function findPhone(phone: Phone, { byPhone }: ContactIndex): FoundContact[] {
  return byPhone
    .get(endOfPhone(phone.digits))
    .filter(
      ({ list, value }) =>
        isSameNumber(phone, value) || (list === 'warnings' && !phone.isInternational && digitsOf(value).endsWith(phone.digits)),
    );
}

/** The list that has a host, for the reader. Warnings come first. */
export function listOfHost(host: string, { byHost, byEmail }: ContactIndex): 'warned' | 'onRecord' | undefined {
  const candidates = candidatesOf(withoutWww(host));
  const lists = candidates.flatMap((one) => [...byHost.get(one), ...byEmail.get(`@${one}`)]).map(({ list }) => list);
  return lists.includes('warnings') ? 'warned' : lists.length > 0 ? 'onRecord' : undefined;
}

/** The addresses below a website that warnings list: its pages, subdomains and other ports. None for a public suffix. */
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
