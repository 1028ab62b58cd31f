/** The functions with which the check reads hosts and addresses, for programs that prepare its lists. */
export { readListedSite, type ListedSite } from './look-up/listed-site.ts';
export { candidatesOf, hostOfSite, showHost } from './read/host.ts';
export { withoutTrunkZero } from './read/calling-codes.ts';
export { cutHost } from './read/public-suffix.ts';
export { isAboveShared, isMailProvider, isSharedHost, parentsOf } from './read/shared-hosts.ts';
