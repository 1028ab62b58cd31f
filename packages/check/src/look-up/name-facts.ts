import type { Index } from '../index/index.ts';
import type { KnownName } from '../index/names.ts';
import type { Candidate, CheckData, Facts, FirmMatch, Resemblance, WarningMatch } from '../types.ts';
import { MAX_SHOWN, warningsWith } from './candidates.ts';
import { clonesOf } from './facts.ts';
import { nameOf, similarToName } from './similar.ts';

/*
 * What the lists say about a whole name.
 */

/** The record of a candidate or of a resemblance. */
export type OfRecord = Pick<Candidate | Resemblance, 'list' | 'position'>;

export const keyOf = ({ list, position }: OfRecord) => `${list} ${position}`;

/** The elements of a list whose record is not in the other lists. */
export function without<T extends OfRecord>(all: readonly T[], ...others: readonly (readonly OfRecord[])[]): T[] {
  const known = new Set(others.flat().map(keyOf));
  return all.filter((one) => !known.has(keyOf(one)));
}

export const countByList = (candidates: readonly Candidate[]): Facts['totals'] => ({
  firms: candidates.filter(({ list }) => list === 'firms').length,
  warnings: candidates.filter(({ list }) => list === 'warnings').length,
});

/** The records with a name, as facts. */
export function recordFacts(records: readonly KnownName[], { data }: Index): Pick<Facts, 'firms' | 'warnings' | 'isOurs'> {
  const firms: FirmMatch[] = [];
  const warnings: WarningMatch[] = [];
  for (const { list, position, field, value } of records) {
    if (list === 'firms') {
      const licenseId = data.firms[position]?.licenseId ?? '';
      firms.push({ firm: position, name: value, licenseId, field: 'name', value });
    }
    if (list === 'warnings') warnings.push({ warning: position, name: nameOf(data, 'warnings', position), field, value });
  }
  return { firms, warnings, isOurs: records.some(({ list }) => list === 'ours') };
}

/** The warnings about clones of the firms with a name, less those that have the name themselves. */
export function clonesOfRecords(records: readonly KnownName[], data: CheckData): Candidate[] {
  const licences = records.flatMap(({ list, position }) => (list === 'firms' ? [data.firms[position]?.licenseId ?? ''] : []));
  return without(clonesOf(licences, data), records);
}

/**
 * The facts beside a whole name: names that resemble it, and warnings about clones, which keep the words of the name or state its licence
 * number.
 */
export function besideName(records: readonly KnownName[], typed: string, index: Index): Partial<Facts> {
  const { data, names } = index;
  const copied = without(warningsWith(records[0]?.words ?? '', names.all, data), records);
  const candidates = [...copied, ...without(clonesOfRecords(records, data), copied)];
  const resembles = without(similarToName(typed, index), records, candidates);
  return { candidates: candidates.slice(0, MAX_SHOWN), totals: countByList(candidates), resembles };
}
