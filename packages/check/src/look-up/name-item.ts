import { nameOf, type Index } from '../index/index.ts';
import { compareNames } from '../names/compare-names.ts';
import type { Candidate, Facts, Name, Range, ReadItem, Resemblance } from '../types.ts';
import { clonesOf, keyOf, matches, NO_FACTS, without } from './facts.ts';
import { STRENGTHS, type Hit } from './hits.ts';
import type { LongerName } from './longer-name.ts';
import { rank, toResemblance } from './similar.ts';

export type NameItem = Name & ReadItem & { facts: Facts };

export function toItem(name: string, ranges: readonly Range[], facts: Partial<Facts>): NameItem {
  const canonical = name.replaceAll(/\s+/g, ' ');
  return { kind: 'name', name, canonical, ranges, role: 'sender', certainty: 'sure', facts: { ...NO_FACTS, ...facts } };
}

/**
 * What the hits in one place say about a name: whole ones are its records, close ones resemble it, and it may mean the others.
 *
 * @param typed the words of the text
 * @param hits the hits, the strongest first
 * @param longer for the whole name of a firm: the longer name that it makes with the words beside it
 */
export function factsOf(
  typed: string,
  hits: readonly Hit[],
  longer: (LongerName & { typed: string }) | undefined,
  index: Index,
): Partial<Facts> {
  const { data } = index;
  const whole = hits.filter(({ strength }) => strength === 'whole').map(({ name }) => name);
  const firms = whole.filter(({ list }) => list === 'firms');
  const records = longer ? without(whole, firms) : whole;
  const resembles = longer
    ? firms.map((name): Resemblance => {
        const differing = { typed: longer.more.map(([begin, end]): Range => [begin - longer.begin, end - longer.begin]), known: [] };
        return toResemblance(name, { how: 'word', differing }, longer.typed, name.value, data);
      })
    : rank(
        hits.filter(({ strength }) => strength === 'close').map(({ name }) => resemblanceTo(name, typed, index)),
        'name',
      );
  const [best] = hits;
  const mostOf = Math.max(1, STRENGTHS.indexOf(best?.strength ?? 'part'));
  // If a firm is meant as surely, the visitor chooses.
  const hasRival = hits.some(({ name, strength }) => name.list === 'firms' && STRENGTHS.indexOf(strength) <= mostOf);
  const clones = clonesOf(
    firms.map(({ position }) => position),
    index,
  );
  const others = hits.flatMap(({ name: { list, position }, strength }): Candidate[] => {
    if (list === 'ours' || (strength !== 'telling' && strength !== 'part')) return [];
    const isLikely = strength === 'telling' && !hasRival;
    return [{ list, position, name: nameOf(data, list, position), rank: strength, isLikely }];
  });
  const once = new Map<string, Candidate>();
  for (const one of without([...others, ...clones.map((clone) => ({ ...clone, isLikely: longer !== undefined }))], resembles, records)) {
    if (!once.has(keyOf(one))) once.set(keyOf(one), one);
  }
  const all = [...once.values()];
  const candidates = (['warnings', 'firms'] as const).flatMap((list) => all.filter((one) => one.list === list));
  return { ...matches(records, data), resembles, candidates };
}

function resemblanceTo(name: Hit['name'], typed: string, { data }: Index): Resemblance {
  const found = compareNames(typed, name.value) ?? { how: 'letter', differing: { typed: [], known: [] } };
  return toResemblance(name, found, typed, name.value, data);
}
