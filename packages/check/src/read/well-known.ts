import { WELL_KNOWN } from '../data/well-known.ts';

const DOMAINS = new Set(WELL_KNOWN.trim().split(/\s+/));

const LABELS = new Set([...DOMAINS].map((domain) => domain.slice(0, domain.indexOf('.'))));
const OF_COUNTRY = /^[^.]+\.(?:(?:com?|net|org)\.)?[a-z]{2}$/;

/** Whether a domain belongs to a well-known owner, or has its label under the ending of a country. @param domain of one owner, by `cutHost` */
export function isWellKnown(domain: string): boolean {
  return DOMAINS.has(domain) || (OF_COUNTRY.test(domain) && LABELS.has(domain.slice(0, domain.indexOf('.'))));
}
