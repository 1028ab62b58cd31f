import { isSharedHost, readListedSite } from '@frontier/check/address';

/** The shared host that an address covers as a whole; undefined if the address covers only what belongs to one owner. */
export function sharedHost(address: string): string | undefined {
  const site = readListedSite(address);
  if (!site || site.path !== '' || site.parameters.length > 0) return undefined;
  return isSharedHost(site.host) ? site.host : undefined;
}
