import { WELL_KNOWN } from '../data/well-known.ts';

const DOMAINS = new Set(WELL_KNOWN.trim().split(/\s+/));

/** Whether a domain belongs to a well-known owner. @param domain of one owner, by `cutHost` */
export const isWellKnown = (domain: string) => DOMAINS.has(domain);
