import { hostOfSite } from './address.ts';
import { domainOf, type CheckLists, type Field, type List, type WarnedRecord } from './check-records.ts';
import { createIntegerList } from './integer-list.ts';
import { cutHost } from './public-suffix.ts';
import { isPause, type Sliced } from '#src/search/slices.ts';
import type { Slots } from './slots.ts';

/** A name, an alias or a domain that a typed text may equal or imitate. */
interface Target {
  list: List;
  /** The record's position in its list. */
  position: number;
  field: Field['kind'];
  /** As in the record. */
  value: string;
  /** The compared text: the name, or the first label of the domain. */
  name: string;
  /** What follows that label in a domain. */
  suffix: string;
}

/** Targets by number. Because there are many, only the record and the slot of each are kept. */
export interface Targets {
  size: number;
  /** The target of a number below `size`. @throws for another number */
  at: (target: number) => Target;
}

/**
 * Numbers all names: those of the regulated firms, then those of the warned firms, then their aliases.
 *
 * @param aliases the slots of the aliases of each warned firm
 */
export function numberNames(firms: CheckLists['firms'], warned: CheckLists['warned'], aliases: Slots): Targets {
  const firstAlias = firms.length + warned.length;
  return {
    size: firstAlias + aliases.size,
    at(target) {
      const firm = target < firms.length ? firms.at(target) : undefined;
      if (firm) return { list: 'firms', position: target, field: 'name', value: firm.name, name: firm.name, suffix: '' };
      const isAlias = target >= firstAlias;
      const [position, slot] = isAlias ? aliases.at(target - firstAlias) : [target - firms.length, 0];
      const record = warnedAt(warned, position);
      const value = isAlias ? (record.aliases[slot] ?? '') : record.name;
      return { list: 'warned', position, field: isAlias ? 'alias' : 'name', value, name: value, suffix: '' };
    },
  };
}

/** The domains of the listed websites, each once for a record. */
export function* domainTargetSteps(warned: CheckLists['warned']): Sliced<Targets> {
  const positionOf = createIntegerList();
  const siteOf = createIntegerList();
  let record = 0;
  for (const { websites } of warned) {
    const seen = new Set<string>();
    for (const [site, website] of websites.entries()) {
      const { domain } = cutHost(hostOfSite(website) ?? '');
      if (domain === undefined || seen.has(domain)) continue;
      seen.add(domain);
      positionOf.push(record);
      siteOf.push(site);
    }
    if (isPause(record)) yield;
    record += 1;
  }
  const [positions, sites] = [positionOf.toArray(), siteOf.toArray()];
  return {
    size: positions.length,
    at(target) {
      const position = positions[target] ?? Infinity;
      const value = warnedAt(warned, position).websites[sites[target] ?? 0] ?? '';
      const { label = '', suffix = '' } = domainOf(hostOfSite(value) ?? '') ?? {};
      return { list: 'warned', position, field: 'website', value, name: label, suffix };
    },
  };
}

/** The domains on record of regulated firms, each once for a firm. */
export function recordedTargets(hosts: readonly { position: number; host: string }[]): Targets {
  const domains = new Map<string, { position: number; host: string }>();
  for (const { position, host } of hosts) {
    const { domain } = cutHost(host);
    if (domain !== undefined) domains.set(`${position} ${domain}`, { position, host: domain });
  }
  const all = [...domains.values()];
  return {
    size: all.length,
    at(target) {
      const { position, host } = all[target] ?? { position: Infinity, host: '' };
      const { label = '', suffix = '' } = domainOf(host) ?? {};
      return { list: 'firms', position, field: 'website', value: host, name: label, suffix };
    },
  };
}

/** Both groups as one, with the numbers of the second after those of the first. */
export function joinTargets(some: Targets, others: Targets): Targets {
  return { size: some.size + others.size, at: (target) => (target < some.size ? some.at(target) : others.at(target - some.size)) };
}

function warnedAt(warned: CheckLists['warned'], position: number): WarnedRecord {
  const record = warned.at(position);
  if (!record) throw new Error('There is no such target');
  return record;
}
