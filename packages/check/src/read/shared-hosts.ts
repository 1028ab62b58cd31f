import { AUTHORITIES, MAIL_PROVIDERS, NETWORKS, OTHER_SHARED_HOSTS } from '../data/shared-hosts.ts';
import { candidatesOf, withoutWww } from './host.ts';
import { cutHost } from './public-suffix.ts';

const setOf = (...lists: string[]) => new Set(lists.flatMap((list) => list.trim().split(/\s+/)));

const NEUTRAL = setOf(NETWORKS, AUTHORITIES);
const OF_GOVERNMENT = /(?:^|\.)(?:gov|gouv|gob|gov\.[a-z]{2}|gob\.[a-z]{2}|gouv\.[a-z]{2}|gv\.at|europa\.eu|admin\.ch)$/;
const MAIL = setOf(MAIL_PROVIDERS);
const SHARED = setOf(NETWORKS, MAIL_PROVIDERS, OTHER_SHARED_HOSTS);

/** Whether many owners have pages or mailboxes on a host. @param host in compared form, without `www.` */
export function isSharedHost(host: string): boolean {
  return SHARED.has(host) || (host.includes('.') && host === cutHost(host).suffix);
}

/** Whether anybody can have a mailbox at a host. @param host in compared form, without `www.` */
export const isMailProvider = (host: string) => MAIL.has(host);

/** Whether a host, or one above it, is a network, a store, an authority or a service to which genuine messages link too. */
export function isNeutralHost(host: string): boolean {
  return candidatesOf(withoutWww(host)).some((one) => NEUTRAL.has(one) || OF_GOVERNMENT.test(one));
}

/**
 * Every name above a host: `b.c` and `c` for `a.b.c`.
 *
 * @example
 * parentsOf('a.b.c'); // ['b.c', 'c']
 */
export function parentsOf(host: string): string[] {
  const labels = host.split('.');
  return labels.slice(1).map((_, index) => labels.slice(index + 1).join('.'));
}

const ABOVE_SHARED = new Set([...SHARED].flatMap(parentsOf));

/** True for a host with a shared host below it, such as `googleapis.com`. */
export function isAboveShared(host: string): boolean {
  return ABOVE_SHARED.has(host);
}
