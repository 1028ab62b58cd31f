import type { Answer } from '@frontier/check';
import type { CheckLists } from '#src/register/check-lists.ts';

/** A firm of the register, without its full record. */
export type NamedFirm = CheckLists['firms'][number];
/** A firm that we warn about, without the reason. */
export type NamedWarning = CheckLists['warnings'][number];

/** The records that an answer names, by their positions in the lists. The rest of each is in other files, and the answer does not wait for it. */
export interface Records {
  firms: ReadonlyMap<number, NamedFirm>;
  warnings: ReadonlyMap<number, NamedWarning>;
}

/** The records of the lists that an answer names, those that it is about first. */
export function recordsIn({ items, firm }: Answer, lists: CheckLists): Records {
  const named = items.flatMap(({ facts }) => [
    ...facts.firms.map((match) => ({ list: 'firms', position: match.firm })),
    ...[...facts.warnings, ...facts.listedBelow].map(({ warning }) => ({ list: 'warnings', position: warning })),
    ...facts.resembles,
    ...facts.candidates,
  ]);
  const compared = firm === undefined ? [] : [{ list: 'firms', position: firm }];
  const pick = <T>(list: keyof Records, records: readonly T[]) =>
    new Map(
      [...named, ...compared].flatMap((entry) => {
        const record = entry.list === list ? records[entry.position] : undefined;
        return record ? [[entry.position, record] as const] : [];
      }),
    );
  return { firms: pick('firms', lists.firms), warnings: pick('warnings', lists.warnings) };
}
