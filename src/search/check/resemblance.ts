import type { Address } from './address.ts';
import { domainOf, type Domain, type Field, type List } from './check-records.ts';
import type { ExactNames } from './exact-names.ts';
import type { Targets } from './check-targets.ts';
import { findEmbedded, isOfServiceWords, type RecordedLabels } from './imitation.ts';
import type { KnownNames } from './known-names.ts';
import { LEAST_LETTERS, type Likeness, type LookAlike, type Range } from './look-alike.ts';

export interface Resemblance extends LookAlike {
  list: List;
  /** The record's position in the data. */
  position: number;
  field: Field['kind'];
  /** The typed name, or the domain of the address as people see it. `differing.typed` refers to it. */
  typed: string;
  /** The domain in ASCII, if an address was typed. It differs from `typed` if that has letters of another script. */
  punycode?: string;
  /** The name, alias or domain that it resembles. `differing.known` refers to it. */
  known: string;
}

/** The most resemblances that are shown … */
const MOST_RESEMBLING = 5;
/** … and the most of these with regulated firms, if the text resembles warned firms too. */
const MOST_FIRMS = 3;

/** The typed text in compared form: a name, or the first label of a domain, because no name ends in `.com`. */
export interface Typed extends Domain {
  /** For a domain, in ASCII. */
  punycode?: string;
}

/** A name for {@link findResemblances}. */
export function typedName(name: string): Typed {
  return { label: name, suffix: '' };
}

/** The domain of an address for {@link findResemblances}; empty if it has no domain. */
export function typedDomain({ host }: Address): Typed[] {
  const domain = domainOf(host);
  return domain ? [{ label: domain.label, suffix: domain.suffix, punycode: domain.ascii }] : [];
}

/**
 * The names and domains that a name or a domain resembles, in no particular order.
 *
 * @param expected the firms that the message names, which an address in it is likely to imitate
 */
export function findResemblances(
  { label, suffix, punycode }: Typed,
  names: KnownNames,
  targets: Targets,
  expected: readonly number[] = [],
): Resemblance[] {
  const alike = names.alike(label).map(({ name, how, differing }) => ({ how, differing, target: targets.at(name) }));
  const isClear = ({ how, target }: (typeof alike)[number]) => {
    const isExpected = target.list === 'firms' && expected.includes(target.position);
    return punycode === undefined || how !== 'letter' || isExpected || !isTooShort(label, target, targets.size);
  };
  // If warned imitations of a firm are shown, the firm is too.
  const isBesideWarned = alike.some((one) => one.target.list === 'warned' && isClear(one));
  const isShown = (one: (typeof alike)[number]) => isClear(one) || (isBesideWarned && isRecorded(one.target));
  return alike.filter(isShown).map(({ how, differing, target }) => {
    // Domains are compared together with their suffixes.
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

/** In a list of more names, more addresses of other owners differ from one of them by a letter, so only longer names count. */
const MANY = 2000;
const LEAST_OF_RECORDED = 6;
const LEAST_OF_MANY = 8;

type Known = Pick<Resemblance, 'list' | 'field'>;

/** Whether a name is the domain of a regulated firm. */
const isRecorded = ({ list, field }: Known) => list === 'firms' && field === 'website';

/** Whether an address differs from a name or a domain by one letter by chance. */
function isTooShort(label: string, known: Known & { name: string }, size: number): boolean {
  const length = Math.min(label.length, known.name.length);
  return size > MANY && length < (isRecorded(known) ? LEAST_OF_RECORDED : LEAST_OF_MANY);
}

/**
 * The regulated firms to whose name the address joins another word with a hyphen: `adyen-secure.example`. The words of a longer name
 * are joined too: `golden-eagle-invest.example`.
 */
export function findJoined({ label, suffix, punycode }: Typed, names: ExactNames, targets: Targets): Resemblance[] {
  if (punycode === undefined) return [];
  const hyphens = [...label.matchAll(/-/g)].map(({ index }) => index);
  return hyphens.flatMap((at) => {
    // The name before the hyphen and the word after it, and the other way round.
    const cuts = [
      { name: label.slice(0, at), word: [at, label.length] as const },
      { name: label.slice(at + 1), word: [0, at + 1] as const },
    ];
    return cuts.flatMap(({ name, word }) => {
      const isTold = name.replaceAll('-', '').length >= LEAST_OF_MANY || isOfServiceWords(label.slice(...word));
      if (name.replaceAll('-', '').length < LEAST_LETTERS || !isTold) return [];
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

/** The recorded domains that an address contains without belonging to them. */
export function findContained(address: Address, labels: RecordedLabels, isCommon: (label: string) => boolean): Resemblance[] {
  return findEmbedded(address, labels, isCommon).map(({ position, domain, how, typed, copied }) => ({
    list: 'firms',
    position,
    field: 'website',
    how,
    differing: { typed: restOf(typed, copied), known: [] },
    typed,
    punycode: address.host,
    known: domain,
  }));
}

/** What is around a part of a text. */
function restOf(text: string, [begin, end]: Range): Range[] {
  return [[0, begin] as const, [end, text.length] as const].filter(([from, to]) => to > from);
}

const CLOSEST: readonly Likeness[] = ['same', 'confusable', 'subdomain', 'word', 'letter', 'digit', 'path'];

/**
 * A few records, each once. Regulated firms come first, because the genuine firm must not be lost among those
 * that imitate it. Within a list the closest come first, and of two equally close ones a domain for a domain and a name for a name.
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
