import { candidatesOf, cutHost, hostOfSite, isAboveShared, parentsOf, readListedSite, type ListedSite } from '@frontier/check/address';
import type { CollectionData } from '../collections.ts';
import type { Site } from '../schemas/records.ts';
import { isWholeSite, sharedHost } from '../schemas/shared-hosts.ts';
import { attributionOf } from './dataset.ts';

/** Firewalls, blockers and scripts read the list at this address. */
export const BLOCK_LIST = '/data/block-lists/hosts.txt';

/** Writes the block list (docs/decisions/039): comments, then one host a line, in ASCII and lower case, sorted, and listed once. */
export function writeBlockList(content: CollectionData): string {
  const { site, firms, openData } = content;
  const { licence, notice, blockList } = openData;
  const addresses = content.warnedFirms.flatMap(({ websites }) => websites);
  const hosts = selectBlocked(addresses, [...ownHosts(site), ...firmHosts(firms)]);
  const head = [
    `Title: ${site.name}: ${blockList.title}`,
    ...(site.fictional ? [`Notice: ${notice}`] : []),
    `Homepage: ${site.baseUrl}/open-data#block-list`,
    `License: ${licence.link} (${attributionOf(content)})`,
    'Expires: 1 day',
    'Subdomains: Each host stands for its subdomains too.',
    `Left out: ${countLeftOut(addresses, hosts)} of ${addresses.length} web addresses in the warnings.`,
  ];
  // A text may have several lines, of which the second would be a host.
  const comments = head.map((line) => `# ${line.replaceAll(/\s+/g, ' ')}`);
  return [...comments, ...hosts].map((line) => `${line}\n`).join('');
}

/** A name that DNS can resolve. */
const NAME = /^(?=.{1,253}$)(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;

/** The hosts of the regulated firms. Not every register has the websites of its firms. */
function firmHosts(firms: CollectionData['firms']): string[] {
  return firms.flatMap(({ websites = [] }) => websites).flatMap((address) => hostOfSite(address) ?? []);
}

/** The hosts of the authority: the site, and the domain of its email address. */
function ownHosts({ baseUrl, supportEmail }: Pick<Site, 'baseUrl' | 'supportEmail'>): string[] {
  return [baseUrl, supportEmail.replace(/^.*@/, 'https://')].flatMap((address) => hostOfSite(address) ?? []);
}

/**
 * Selects the hosts that programs may block because of the web addresses of warnings. A mistake in a warning is a line on a page, but a
 * mistake in a block list cuts people off. So a host that many owners share is left out even if an editor confirmed it.
 *
 * @param protectedHosts hosts that are never blocked, nor anything above or below them
 */
function selectBlocked(addresses: readonly string[], protectedHosts: readonly string[]): string[] {
  const isProtected = protect(protectedHosts);
  const hosts = addresses.flatMap((address) => {
    const site = readListedSite(address);
    return site && isWholeHost(site) && hasOneOwner(site.host) && !isProtected(site.host) ? [site.host] : [];
  });
  return [...new Set(hosts)].toSorted();
}

/** How many of the addresses a list with these hosts does not block. */
function countLeftOut(addresses: readonly string[], hosts: readonly string[]): number {
  const blocked = new Set(hosts);
  return addresses.filter((address) => {
    const site = readListedSite(address);
    return !site || !candidatesOf(site.host).some((host) => blocked.has(host));
  }).length;
}

/** A list of hosts contains no port, and would block the other ports too. */
export function isWholeHost(site: ListedSite): boolean {
  return site.port === '' && isWholeSite(site);
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
