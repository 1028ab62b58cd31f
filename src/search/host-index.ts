import { hostOfSite, readAddress, type Address } from './address.ts';
import { cutHost } from './public-suffix.ts';
import { atOnce, isPause, type Sliced } from './slices.ts';
import { substringIndexOf } from './substring-index.ts';

/** How an address that was typed stands to one of a record. */
export type HostRelation =
  /** It is the same host. */
  | 'host'
  /** It lies below a host of the record: `pay.apex.example` below `apex.example`. */
  | 'below'
  /** A host of the record lies below it: `apex.example` above `login.apex.example`. */
  | 'above';

interface HostMatch {
  /** The record's place. */
  place: number;
  /** Which of its web addresses. */
  site: number;
  how: HostRelation;
}

/** Finds records by web address. */
export interface HostIndex {
  /** The records that `address` is a site of, the closest relation first and each once. */
  find: (address: Address) => readonly HostMatch[];
  /**
   * The places of the records with a host, or the domain of one, that begins with `address`: for an address that is
   * being typed. It says nothing of whose site the address is.
   */
  begin: (address: Address) => readonly number[];
}

/** Builds the index at once. `sitesOf` gives a record's web addresses in full. */
export function buildHostIndex(size: number, sitesOf: (record: number) => readonly string[]): HostIndex {
  return atOnce(hostIndexSteps(size, sitesOf));
}

/** Builds the index in steps. */
export function* hostIndexSteps(size: number, sitesOf: (record: number) => readonly string[]): Sliced<HostIndex> {
  // Place and site in one number: a record has fewer web addresses than this.
  const MOST_SITES = 256;
  const byHost = new Map<string, number[]>();
  const byParent = new Map<string, number[]>();
  const file = (drawers: Map<string, number[]>, host: string, entry: number) => {
    const drawer = drawers.get(host);
    if (drawer) drawer.push(entry);
    else drawers.set(host, [entry]);
  };

  const records: string[][] = [];
  for (let place = 0; place < size; place += 1) {
    const fields: string[] = [];
    for (const [site, url] of sitesOf(place).slice(0, MOST_SITES).entries()) {
      const host = hostOfSite(url);
      if (host === undefined) continue;
      const entry = place * MOST_SITES + site;
      const { domain = host } = cutHost(host);
      file(byHost, host, entry);
      for (let parent = host; parent !== domain;) {
        parent = parent.slice(parent.indexOf('.') + 1);
        file(byParent, parent, entry);
      }
      fields.push(BEGIN + host, ...(domain === host ? [] : [BEGIN + domain]));
    }
    records.push(fields);
    if (isPause(place)) yield;
  }
  const beginnings = substringIndexOf(records);

  function find({ candidates }: Address): HostMatch[] {
    const [host = '', ...parents] = candidates;
    return firstOfEach([
      ...matches(byHost.get(host), 'host'),
      ...parents.flatMap((parent) => matches(byHost.get(parent), 'below')),
      ...matches(byParent.get(host), 'above'),
    ]);
  }

  function matches(entries: readonly number[] = [], how: HostRelation): HostMatch[] {
    return entries.map((entry) => ({ place: Math.floor(entry / MOST_SITES), site: entry % MOST_SITES, how }));
  }

  return {
    find,
    // The beginning of what many owners share is none of a site.
    begin: ({ host, candidates }) => (candidates.length === 0 ? [] : beginnings.match(BEGIN + host)),
  };
}

/** Stands before a host in the index of beginnings; no host can hold it. */
const BEGIN = '/';

function firstOfEach(matches: readonly HostMatch[]): HostMatch[] {
  const places = new Set<number>();
  return matches.filter(({ place }) => !places.has(place) && places.add(place));
}

/**
 * The records that any address in a pasted text is a site of, in list order: what the warnings show when the text
 * itself is no part of a record (specification §5 comes first).
 */
export function findByAddress(index: HostIndex, text: string): readonly number[] {
  const found = readAddress(text).addresses.flatMap((address) => index.find(address));
  return [...new Set(found.map(({ place }) => place))].toSorted((a, b) => a - b);
}
