import type { Address } from './address.ts';
import { createHashTable, hashOf, type HashTable } from './hash-table.ts';
import { coverageOf, readListedSite, type Coverage } from './listed-site.ts';
import { union } from './ranked-index.ts';
import { atOnce, isPause, type Sliced } from './slices.ts';
import { substringIndexSteps } from './substring-index.ts';

/** A listed address that covers one that was typed. */
interface HostMatch {
  /** The record's place. */
  place: number;
  /** Which of its web addresses. */
  site: number;
  how: Coverage;
}

/** Finds the records whose listed addresses cover an address (`listed-site.ts`). */
export interface HostIndex {
  /** The records that cover `address`, the closest host first and each record once. */
  find: (address: Address) => readonly HostMatch[];
}

/** Finds records by parts of their hosts. It says nothing of whose site an address is. */
export interface HostText {
  /** The places of the records with a host, or a parent of one, that begins with `address`: for an address being typed. */
  begin: (address: Address) => readonly number[];
  /** The listed addresses that lie below `address`: its subdomains, its pages and its other ports. */
  below: (address: Address) => readonly Omit<HostMatch, 'how'>[];
}

/** A record's web addresses in full. */
type SitesOf = (place: number) => readonly string[];

/** Builds both at once. */
export function buildHostIndex(size: number, sitesOf: SitesOf): HostIndex & HostText {
  return { ...atOnce(hostIndexSteps(size, sitesOf)), ...atOnce(hostTextSteps(size, sitesOf)) };
}

/** Builds the index in steps. It keeps numbers only, and reads the addresses of the few records that it finds. */
export function* hostIndexSteps(size: number, sitesOf: SitesOf): Sliced<HostIndex> {
  const firstOf = new Uint32Array(size + 1);
  for (let place = 0; place < size; place += 1) firstOf[place + 1] = (firstOf[place] ?? 0) + sitesOf(place).length;
  const total = firstOf[size] ?? 0;
  const placeOf = new Uint32Array(total);
  const table: HashTable = createHashTable(total);
  for (let place = 0; place < size; place += 1) {
    for (const [site, url] of sitesOf(place).entries()) {
      const entry = (firstOf[place] ?? 0) + site;
      const host = readListedSite(url)?.host;
      placeOf[entry] = place;
      if (host !== undefined) table.add(hashOf(host), entry);
    }
    if (isPause(place)) yield;
  }

  function findHost(host: string, address: Address): HostMatch[] {
    return table.at(hashOf(host)).flatMap((entry) => {
      const place = placeOf[entry] ?? 0;
      const site = entry - (firstOf[place] ?? 0);
      const listed = readListedSite(sitesOf(place)[site] ?? '');
      const how = listed?.host === host ? coverageOf(listed, address) : undefined;
      return how ? [{ place, site, how }] : [];
    });
  }

  return { find: (address) => firstOfEach(address.candidates.flatMap((host) => findHost(host, address))) };
}

/** Stands before a host in the text; no host can hold it. */
const BEGIN = '/';

/** Builds the text of all hosts in steps. */
export function* hostTextSteps(size: number, sitesOf: SitesOf): Sliced<HostText> {
  const hosts = yield* substringIndexSteps(size, (place) => sitesOf(place).map((url) => BEGIN + (readListedSite(url)?.host ?? '')));

  function findBelow(address: Address): Omit<HostMatch, 'how'>[] {
    const { host } = address;
    return union(hosts.match(BEGIN + host), hosts.match(`.${host}`)).flatMap((place) =>
      sitesOf(place).flatMap((url, site) => {
        const listed = readListedSite(url);
        const isBelow = listed && (listed.host.endsWith(`.${host}`) || (listed.host === host && coverageOf(listed, address) === undefined));
        return isBelow ? [{ place, site }] : [];
      }),
    );
  }

  return {
    begin: ({ host }) => union(hosts.match(BEGIN + host), hosts.match(`.${host}`)),
    below: findBelow,
  };
}

function firstOfEach(matches: readonly HostMatch[]): HostMatch[] {
  const places = new Set<number>();
  return matches.filter(({ place }) => !places.has(place) && places.add(place));
}
