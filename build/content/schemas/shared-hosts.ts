import { isSharedHost, readListedSite, type ListedSite } from '@frontier/check/address';

/** True if a listed address covers its host, or one port of it, and not a part of a site. */
export const isWholeSite = ({ path, parameters }: ListedSite) => path === '' && parameters.length === 0;

/** The shared host that an address covers as a whole; undefined if the address covers only what belongs to one owner. */
export function sharedHost(address: string): string | undefined {
  const site = readListedSite(address);
  return site && isWholeSite(site) && isSharedHost(site.host) ? site.host : undefined;
}
