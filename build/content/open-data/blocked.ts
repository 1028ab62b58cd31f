import { candidatesOf, cutHost, hostOfSite, isAboveShared, parentsOf, readListedSite, type ListedSite } from '@frontier/check/address';
import { isWholeSite, sharedHost } from '../schemas/shared-hosts.ts';
import type { Site } from '../schemas/records.ts';

/** What block lists contain (docs/decisions/039). Everything is in ASCII and lower case, sorted, and listed once. */
export interface Blocked {
  /** Names of hosts. Each stands for its subdomains too. */
  names: readonly string[];
  /** Hosts that are IP addresses, which name servers cannot block. */
  ips: readonly string[];
  /** Pages on hosts that are not blocked, each as its host and path. */
  pages: readonly string[];
}

/** A name that DNS can resolve. A response policy zone adds its own name at the end, so names of 255 characters do not fit. */
const NAME = /^(?=.{1,200}$)(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;
const IP = /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[[0-9a-f:]+\])$/;
/** A path without characters that mean something in a filter rule. */
const PLAIN_PATH = /^\/[\p{L}\p{N}/._~@+:-]+$/u;

/** A firm of the register. Not every register has the websites of its firms. */
interface Regulated {
  licenseId: string;
  websites?: readonly string[] | undefined;
}

/** The hosts of the regulated firms. */
export function firmHosts(firms: readonly Regulated[]): string[] {
  return firms.flatMap(({ websites = [] }) => websites).flatMap((address) => hostOfSite(address) ?? []);
}

/** The hosts of the authority: the site, and the domain of its email address. */
export function ownHosts({ baseUrl, supportEmail }: Pick<Site, 'baseUrl' | 'supportEmail'>): string[] {
  return [baseUrl, supportEmail.replace(/^.*@/, 'https://')].flatMap((address) => hostOfSite(address) ?? []);
}

/**
 * Selects what programs may block because of the web addresses of warnings. A mistake in a warning is a line on a page, but a
 * mistake in a block list cuts people off. So a host that many owners share is left out even if an editor confirmed it.
 *
 * @param protectedHosts hosts that are never blocked, nor anything above or below them
 */
export function selectBlocked(addresses: readonly string[], protectedHosts: readonly string[]): Blocked {
  const isProtected = protect(protectedHosts);
  const names = new Set<string>();
  const ips = new Set<string>();
  const pages = new Set<string>();
  for (const address of addresses) {
    const site = readListedSite(address);
    if (!site || isProtected(site.host)) continue;
    const page = pageOf(site);
    if (page !== undefined) pages.add(page);
    else if (isWholeHost(site) && IP.test(site.host)) ips.add(site.host);
    else if (isWholeHost(site) && hasOneOwner(site.host)) names.add(site.host);
  }
  const isBlocked = (host: string) => [...candidatesOf(host)].some((name) => names.has(name) || ips.has(name));
  return {
    names: [...names].toSorted(),
    ips: [...ips].toSorted(),
    pages: [...pages].filter((page) => !isBlocked(page.slice(0, page.indexOf('/')))).toSorted(),
  };
}

/** How many of the addresses a list with these contents does not block. */
export function countLeftOut(addresses: readonly string[], { names, ips, pages }: Blocked): number {
  const hosts = new Set([...names, ...ips]);
  const listedPages = new Set(pages);
  return addresses.filter((address) => {
    const site = readListedSite(address);
    if (!site) return true;
    return !candidatesOf(site.host).some((host) => hosts.has(host)) && !listedPages.has(pageOf(site) ?? '');
  }).length;
}

/** No list contains a port: name servers know none, and a rule without it would block the other ports. */
export function isWholeHost(site: ListedSite): boolean {
  return site.port === '' && isWholeSite(site);
}

/** A listed page as the host and the path that a browser requests; undefined if a filter rule cannot express it. */
function pageOf({ host, port, path, parameters }: ListedSite): string | undefined {
  const isPlain = port === '' && parameters.length === 0 && PLAIN_PATH.test(path) && (NAME.test(host) || IP.test(host));
  return isPlain ? host + encodeURI(path) : undefined;
}

/** Neither a public suffix or a platform, nor a host above a platform. */
function hasOneOwner(host: string): boolean {
  return NAME.test(host) && cutHost(host).domain !== undefined && sharedHost(`https://${host}`) === undefined && !isAboveShared(host);
}

function protect(hosts: readonly string[]): (host: string) => boolean {
  const blocked = new Set(hosts);
  const above = new Set(hosts.flatMap(parentsOf));
  return (host) => above.has(host) || candidatesOf(host).some((name) => blocked.has(name));
}
