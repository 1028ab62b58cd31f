import type { Address } from './address.ts';
import { domainOf, type Field, type List } from './check-records.ts';
import type { Target, Targets } from './check-targets.ts';
import type { KnownNames } from './known-names.ts';
import type { LookAlike, Range } from './look-alike.ts';

export interface Resemblance extends LookAlike {
  list: List;
  /** The record's place in the data. */
  place: number;
  field: Field['kind'];
  /** The name that was typed, or the domain of the address, as people see it; `differing.typed` counts in it. */
  typed: string;
  /** The domain in ASCII, when an address was typed; not the same as `typed` when that has other than Latin letters. */
  punycode?: string;
  /** The name, alias or domain that it resembles; `differing.known` counts in it. */
  known: string;
}

export const MOST_RESEMBLING = 5;

/** What a name that was typed resembles. */
export function resembleName(name: string, names: KnownNames, targets: Targets): Resemblance[] {
  return names.alike(name).map(({ name: number, how, differing }) => {
    const target = targets.at(number);
    return { ...recordOf(target), how, differing, typed: name, known: target.name + target.suffix };
  });
}

/** What the domains of addresses resemble, by their first label: no name ends in `.com`. */
export function resembleDomains(addresses: readonly Address[], names: KnownNames, targets: Targets): Resemblance[] {
  return addresses.flatMap(({ host }) => {
    const { label = '', suffix = '', ascii: punycode = '' } = domainOf(host) ?? {};
    return names.alike(label).map(({ name: number, how, differing }): Resemblance => {
      const target = targets.at(number);
      // Two domains are compared to their ends.
      const sameEnding = target.suffix === '' || target.suffix === suffix;
      const withEnding = (ranges: readonly Range[], begin: number, ending: string): readonly Range[] =>
        sameEnding ? ranges : [...ranges, [begin, begin + ending.length]];
      return {
        ...recordOf(target),
        how,
        differing: {
          typed: withEnding(differing.typed, label.length, suffix),
          known: withEnding(differing.known, target.name.length, target.suffix),
        },
        typed: label + suffix,
        punycode,
        known: target.name + target.suffix,
      };
    });
  });
}

const recordOf = ({ list, place, field }: Target) => ({ list, place, field });

/** Of several that resemble the same record, the first. */
export function onceEach(resemblances: readonly Resemblance[]): Resemblance[] {
  const seen = new Set<string>();
  return resemblances.filter(({ list, place }) => {
    const record = `${list} ${place}`;
    return !seen.has(record) && seen.add(record);
  });
}
