import { hostOfSite } from './address.ts';
import { domainOf, type Field, type FirmRecord, type List, type WarnedRecord } from './check-records.ts';
import { cutHost } from './public-suffix.ts';
import { isPause, type Sliced } from './slices.ts';

/** A name, an alias or a domain that another one may equal or be made to look like. */
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

/** Targets by number. Of each only its record and its slot there are kept, because there are many. */
export interface Targets {
  size: number;
  /** The target of a number below `size`. @throws for another number */
  at: (target: number) => Target;
}

/** The names of both lists and the aliases: those of the regulated firms first, then those of each warned firm together. */
export interface NameTargets extends Targets {
  /** The numbers of a warned firm's targets: from the first to before the second. */
  ofWarned: (place: number) => [begin: number, end: number];
}

/** Numbers all names in steps. */
export function* nameTargetSteps(firms: readonly FirmRecord[], warned: readonly WarnedRecord[]): Sliced<NameTargets> {
  const { size, at, range } = yield* numberSlots(warned, ({ aliases }) => aliases.length + 1);
  return {
    size: firms.length + size,
    ofWarned: (place) => {
      const [begin, end] = range(place);
      return [firms.length + begin, firms.length + end];
    },
    at(target) {
      const firm = firms[target];
      if (firm) return { list: 'firms', place: target, field: 'name', value: firm.name, name: firm.name, suffix: '' };
      const [place, slot] = at(target - firms.length);
      const { name, aliases } = warnedAt(warned, place);
      const value = slot === 0 ? name : (aliases[slot - 1] ?? '');
      return { list: 'warned', place, field: slot === 0 ? 'name' : 'alias', value, name: value, suffix: '' };
    },
  };
}

/** The domains of the listed websites, each once a record. */
export function* domainTargetSteps(warned: readonly WarnedRecord[]): Sliced<Targets> {
  const placeOf: number[] = [];
  const siteOf: number[] = [];
  for (const [place, { websites }] of warned.entries()) {
    const seen = new Set<string>();
    for (const [site, website] of websites.entries()) {
      const { domain } = cutHost(hostOfSite(website) ?? '');
      if (domain === undefined || seen.has(domain)) continue;
      seen.add(domain);
      placeOf.push(place);
      siteOf.push(site);
    }
    if (isPause(place)) yield;
  }
  const [places, sites] = [Uint32Array.from(placeOf), Uint32Array.from(siteOf)];
  return {
    size: places.length,
    at(target) {
      const place = places[target] ?? -1;
      const value = warnedAt(warned, place).websites[sites[target] ?? 0] ?? '';
      const { label = '', suffix = '' } = domainOf(hostOfSite(value) ?? '') ?? {};
      return { list: 'warned', place, field: 'website', value, name: label, suffix };
    },
  };
}

/** The one and, numbered after them, the others. */
export function joinTargets(some: Targets, others: Targets): Targets {
  return { size: some.size + others.size, at: (target) => (target < some.size ? some.at(target) : others.at(target - some.size)) };
}

/** Numbers the slots of all records; `at` gives the record of a number and the slot there. */
function* numberSlots<T>(records: readonly T[], countOf: (record: T) => number) {
  const firstOf = new Uint32Array(records.length + 1);
  for (const [place, record] of records.entries()) firstOf[place + 1] = (firstOf[place] ?? 0) + countOf(record);
  const size = firstOf[records.length] ?? 0;
  const placeOf = new Uint32Array(size);
  for (let place = 0; place < records.length; place += 1) {
    placeOf.fill(place, firstOf[place], firstOf[place + 1]);
    if (isPause(place)) yield;
  }
  const at = (number: number): [place: number, slot: number] => {
    const place = placeOf[number] ?? -1;
    return [place, number - (firstOf[place] ?? 0)];
  };
  const range = (place: number): [begin: number, end: number] => [firstOf[place] ?? 0, firstOf[place + 1] ?? 0];
  return { size, at, range };
}

function warnedAt(warned: readonly WarnedRecord[], place: number): WarnedRecord {
  const record = warned[place];
  if (!record) throw new Error('There is no such target');
  return record;
}
