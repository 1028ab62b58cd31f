import type { Address } from './address.ts';
import { domainOf, type Domain, type Field, type List } from './check-records.ts';
import type { ExactNames } from './exact-names.ts';
import type { Targets } from './check-targets.ts';
import type { KnownNames } from './known-names.ts';
import { LEAST_LETTERS, type Likeness, type LookAlike, type Range } from './look-alike.ts';

export interface Resemblance extends LookAlike {
  list: List;
  /** The record's position in the data. */
  position: number;
  field: Field['kind'];
  /** The name that was typed, or the domain of the address, as people see it; `differing.typed` counts in it. */
  typed: string;
  /** The domain in ASCII, when an address was typed; not the same as `typed` when that has other than Latin letters. */
  punycode?: string;
  /** The name, alias or domain that it resembles; `differing.known` counts in it. */
  known: string;
}

/** So many resemblances are shown … */
const MOST_RESEMBLING = 5;
/** … and of them so many to regulated firms, where warned ones are resembled too. */
const MOST_FIRMS = 3;

/** What was typed, as it is compared: a name, or a domain by its first label, because no name ends in `.com`. */
export interface Typed extends Domain {
  /** Of a domain, in ASCII. */
  punycode?: string;
}

/** A name, as {@link findResemblances} takes it. */
export function typedName(name: string): Typed {
  return { label: name, suffix: '' };
}

/** The domain of an address, as {@link findResemblances} takes it; none of an address that has no domain. */
export function typedDomain({ host }: Address): Typed[] {
  const domain = domainOf(host);
  return domain ? [{ label: domain.label, suffix: domain.suffix, punycode: domain.ascii }] : [];
}

/** What a name or a domain resembles, in no order. */
export function findResemblances({ label, suffix, punycode }: Typed, names: KnownNames, targets: Targets): Resemblance[] {
  return names.alike(label).map(({ name, how, differing }) => {
    const target = targets.at(name);
    // Two domains are compared to their ends.
    const differ = suffix !== '' && target.suffix !== '' && suffix !== target.suffix;
    const withEnding = (ranges: readonly Range[], begin: number, ending: string): readonly Range[] =>
      differ ? ranges.concat([[begin, begin + ending.length]]) : ranges;
    const resemblance: Resemblance = {
      list: target.list,
      position: target.position,
      field: target.field,
      how,
      differing: {
        typed: withEnding(differing.typed, label.length, suffix),
        known: withEnding(differing.known, target.name.length, target.suffix),
      },
      typed: label + suffix,
      known: target.name + target.suffix,
    };
    if (punycode !== undefined) resemblance.punycode = punycode;
    return resemblance;
  });
}

/**
 * The regulated firms whose name has another word joined to it by a hyphen: `adyen-secure.example`. Of a longer name the
 * words are joined too: `golden-eagle-invest.example`.
 */
export function findJoined({ label, suffix, punycode }: Typed, names: ExactNames, targets: Targets): Resemblance[] {
  if (punycode === undefined) return [];
  const hyphens = [...label.matchAll(/-/g)].map(({ index }) => index);
  return hyphens.flatMap((at) => {
    // The name before the hyphen and the word behind it, and the other way round.
    const cuts = [
      { name: label.slice(0, at), word: [at, label.length] as const },
      { name: label.slice(at + 1), word: [0, at + 1] as const },
    ];
    return cuts.flatMap(({ name, word }) => {
      if (name.replaceAll('-', '').length < LEAST_LETTERS) return [];
      return names.find(name).flatMap(({ target }): Resemblance[] => {
        const { list, position, field, value } = targets.at(target);
        if (list !== 'firms') return [];
        return [
          { list, position, field, how: 'word', differing: { typed: [word], known: [] }, typed: label + suffix, punycode, known: value },
        ];
      });
    });
  });
}

const CLOSEST: readonly Likeness[] = ['same', 'confusable', 'word', 'letter'];

/**
 * Each record once and few of them: the regulated firms first, because the genuine firm must not be lost among those
 * who imitate it; within a list the closest first, and of two as close a domain for a domain and a name for a name.
 */
export function sortOut(resemblances: readonly Resemblance[]): Resemblance[] {
  const isOther = ({ field, punycode }: Resemblance) => Number((field === 'website') !== (punycode !== undefined));
  const sorted = resemblances.toSorted((a, b) => CLOSEST.indexOf(a.how) - CLOSEST.indexOf(b.how) || isOther(a) - isOther(b));
  const seen = new Set<string>();
  const once = sorted.filter(({ list, position }) => {
    const record = `${list} ${position}`;
    return !seen.has(record) && seen.add(record);
  });
  const [firms, warned] = [once.filter(({ list }) => list === 'firms'), once.filter(({ list }) => list === 'warned')];
  const shownFirms = firms.slice(0, Math.max(MOST_FIRMS, MOST_RESEMBLING - warned.length));
  return [...shownFirms, ...warned].slice(0, MOST_RESEMBLING);
}
