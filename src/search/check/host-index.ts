import { hostOfSite, type Address } from './address.ts';
import { hashOf, hashTableSteps } from './hash-table.ts';
import { coverageOf, readListedSite, type Coverage } from './listed-site.ts';
import { union } from './ranked-index.ts';
import { mapEach, type Sliced } from '#src/search/slices.ts';
import type { Slots } from './slots.ts';
import { substringIndexSteps } from '#src/search/substring/substring-index.ts';

/** A listed address that covers one that was typed. */
interface HostMatch {
  /** The record's position. */
  position: number;
  /** Which of its web addresses. */
  site: number;
  how: Coverage;
}

/** Finds the records whose listed addresses cover an address (`listed-site.ts`). */
export interface HostIndex {
  /** The records that cover `address`, the closest host first. Each record once, by a whole site if it lists one, and else by a page. */
  find: (address: Address) => readonly HostMatch[];
}

/** Finds records by parts of their hosts. This does not tell who owns an address. */
export interface HostText {
  /** The positions of the records with a host, or a parent of one, that begins with `address`: for an address being typed. */
  begin: (address: Address) => readonly number[];
  /** The listed addresses below `address`: its subdomains, pages and other ports. */
  below: (address: Address) => readonly Omit<HostMatch, 'how'>[];
}

/** A record's web addresses in full. */
type SitesOf = (position: number) => readonly string[];

/**
 * The index keeps numbers only, and reads the addresses of the few records that it finds.
 *
 * @param hashes of the host of each address, by `hashHosts`
 */
export function* hostIndexSteps(slots: Slots, hashes: ArrayLike<number>, sitesOf: SitesOf): Sliced<HostIndex> {
  const table = yield* hashTableSteps(hashes);

  function findHost(host: string, address: Address): HostMatch[] {
    return table.at(hashOf(host)).flatMap((entry) => {
      const [position, site] = slots.at(entry);
      const listed = readListedSite(sitesOf(position)[site] ?? '');
      const how = listed?.host === host ? coverageOf(listed, address) : undefined;
      return how ? [{ position, site, how }] : [];
    });
  }

  return { find: (address) => oneOfEach(address.candidates.flatMap((host) => findHost(host, address))) };
}

/** Marks the beginning of a host in the text. No host can contain it. */
const BEGIN = '/';

/** Builds the text of all hosts in steps. */
export function* hostTextSteps(records: Iterable<readonly string[]>, sitesOf: SitesOf): Sliced<HostText> {
  const hosts = yield* substringIndexSteps(mapEach(records, (sites) => sites.map((url) => BEGIN + (hostOfSite(url) ?? ''))));

  function findBelow(address: Address): Omit<HostMatch, 'how'>[] {
    const { host } = address;
    return union(hosts.match(BEGIN + host), hosts.match(`.${host}`)).flatMap((position) =>
      sitesOf(position).flatMap((url, site) => {
        const listed = readListedSite(url);
        const isBelow = listed && (listed.host.endsWith(`.${host}`) || (listed.host === host && coverageOf(listed, address) === undefined));
        return isBelow ? [{ position, site }] : [];
      }),
    );
  }

  return {
    begin: ({ host }) => union(hosts.match(BEGIN + host), hosts.match(`.${host}`)),
    below: findBelow,
  };
}

/** Of each record, the first match. A match of a page is not about the rest of the website, so one of a whole site comes before it. */
function oneOfEach(matches: readonly HostMatch[]): HostMatch[] {
  const found = new Map<number, HostMatch>();
  for (const match of matches) {
    const before = found.get(match.position);
    if (!before || (before.how === 'page' && match.how !== 'page')) found.set(match.position, match);
  }
  return [...found.values()];
}
