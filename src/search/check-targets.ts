import { hostOfSite } from './address.ts';
import { domainOf, type Field, type FirmRecord, type List, type WarnedRecord } from './check-records.ts';
import { cutHost } from './public-suffix.ts';
import { isPause, type Sliced } from './slices.ts';

/** A name, an alias or a domain that another one may be made to look like. */
interface Target {
  list: List;
  /** The record's place in its list. */
  place: number;
  field: Field['kind'];
  /** As the record has it. */
  value: string;
  /** What is compared: the name, or the first label of the domain. */
  name: string;
  /** Of a domain, what follows that label. */
  suffix: string;
}

export interface Targets {
  size: number;
  /** The target of a number below `size`. @throws for another number */
  at: (target: number) => Target;
}

/** All targets of the two lists, by number. Of each only its record and its slot there are kept: there are many. */
export function* targetSteps(firms: readonly FirmRecord[], warned: readonly WarnedRecord[]): Sliced<Targets> {
  const { recordOf, slotOf } = yield* numberTargets(firms.length, warned);
  return {
    size: recordOf.length,
    at(target) {
      const record = recordOf[target] ?? 0;
      const firm = firms[record];
      if (firm) return { list: 'firms', place: record, field: 'name', value: firm.name, name: firm.name, suffix: '' };
      const place = record - firms.length;
      const found = warned[place];
      if (!found) throw new Error(`There is no target ${target}`);
      return { list: 'warned', place, ...targetOf(found, slotOf[target] ?? 0) };
    },
  };
}

function* numberTargets(firms: number, warned: readonly WarnedRecord[]): Sliced<{ recordOf: Uint32Array; slotOf: Uint16Array }> {
  const records = Array.from({ length: firms }, (_, place) => place);
  const slots = records.map(() => 0);
  for (const [place, { aliases, websites }] of warned.entries()) {
    const domains = new Set<string>();
    // A domain once, however many sites there are below it.
    const ofSites = websites.map((website) => cutHost(hostOfSite(website) ?? '').domain);
    const isFirst = (domain: string | undefined) => domain !== undefined && !domains.has(domain) && domains.add(domain);
    const nths = ofSites.flatMap((domain, nth) => (isFirst(domain) ? [1 + aliases.length + nth] : []));
    for (const slot of [0, ...aliases.map((_, nth) => 1 + nth), ...nths]) {
      records.push(firms + place);
      slots.push(slot);
    }
    if (isPause(place)) yield;
  }
  return { recordOf: Uint32Array.from(records), slotOf: Uint16Array.from(slots) };
}

/** The name is in slot 0, then come the aliases, then the websites. */
function targetOf({ name, aliases, websites }: WarnedRecord, slot: number): Omit<Target, 'list' | 'place'> {
  const alias = aliases[slot - 1];
  if (slot === 0 || alias !== undefined) {
    const value = alias ?? name;
    return { field: slot === 0 ? 'name' : 'alias', value, name: value, suffix: '' };
  }
  const value = websites[slot - 1 - aliases.length] ?? '';
  const { label = '', suffix = '' } = domainOf(hostOfSite(value) ?? '') ?? {};
  return { field: 'website', value, name: label, suffix };
}
