import { recordsOf, type Answer } from '@frontier/check';
import type { CheckLists } from '#src/register/check-lists.ts';
import { openRecords, type PartAddresses } from '#src/register/list.ts';
import type { Reason } from '#src/register/reasons.ts';
import type { FirmDetails } from '#src/register/register-data.ts';

/** A firm of the register. It has its full record if the text names it, and that can be loaded. */
export type NamedFirm = CheckLists['firms'][number] & { details?: FirmDetails | undefined };
/** A firm that we warn about. It has the reason if the text may mean it, and that can be loaded. */
export type NamedWarning = CheckLists['warnings'][number] & { reason?: Reason | undefined };

/** The records that an answer names, by their positions in the lists. */
export interface Records {
  firms: ReadonlyMap<number, NamedFirm>;
  warnings: ReadonlyMap<number, NamedWarning>;
}

/** The data files with the lists, the full records and the reasons. The page posts this to the worker. */
export interface RecordSources {
  lists: string;
  details: PartAddresses<readonly FirmDetails[]>;
  reasons: PartAddresses<readonly Reason[]>;
}

/** At most so many records of a list are shown in full. */
export const MAX_FULL = 10;

/** Returns a function that finds what the pages show of the records in an answer. */
export function recordFinder({ firms, warnings }: CheckLists, files: Omit<RecordSources, 'lists'>): (answer: Answer) => Promise<Records> {
  const details = openRecords(files.details);
  const reasons = openRecords(files.reasons);

  return async (answer) => {
    const matching = recordsOf(answer);
    const exact = matching.firms.records.filter(({ rank }) => rank === 'exact');
    // The answer is right without them, and the page says what is missing.
    await Promise.allSettled([
      ...exact.slice(0, MAX_FULL).map(({ position }) => details.loadAt(position)),
      ...matching.warnings.records.slice(0, MAX_FULL).map(({ position }) => reasons.loadAt(position)),
    ]);
    const named = answer.items.flatMap(({ facts }): { list: string; position: number }[] => [
      ...facts.firms.map(({ firm }) => ({ list: 'firms', position: firm })),
      ...[...facts.warnings, ...facts.listedBelow].map(({ warning }) => ({ list: 'warnings', position: warning })),
      ...facts.candidates,
      ...facts.resembles,
    ]);
    const positionsIn = (wanted: string) => new Set(named.filter(({ list }) => list === wanted).map(({ position }) => position));
    const [inRegister, inWarnings] = [positionsIn('firms'), positionsIn('warnings')];
    return {
      firms: new Map(firms.flatMap((firm, at) => (inRegister.has(at) ? [[at, { ...firm, details: details.at(at) }]] : []))),
      warnings: new Map(warnings.flatMap((firm, at) => (inWarnings.has(at) ? [[at, { ...firm, reason: reasons.at(at) }]] : []))),
    };
  };
}
