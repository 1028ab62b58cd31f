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

/** The records of the lists that an answer names. */
export function recordsIn({ items, firm: compared }: Answer, lists: CheckLists): Records {
  const facts = items.map((item) => item.facts);
  const alike = facts.flatMap(({ candidates, resembles }): { list: string; position: number }[] => [...candidates, ...resembles]);
  const pick = <T>(list: readonly T[], name: string, positions: readonly number[]) =>
    new Map(
      [...positions, ...alike.flatMap((one) => (one.list === name ? [one.position] : []))].flatMap((at) => {
        const record = list[at];
        return record ? [[at, record] as const] : [];
      }),
    );
  const firms = facts.flatMap((one) => one.firms.map(({ firm }) => firm));
  const warnings = facts.flatMap((one) => [...one.warnings, ...one.listedBelow].map(({ warning }) => warning));
  return {
    firms: pick(lists.firms, 'firms', compared === undefined ? firms : [compared, ...firms]),
    warnings: pick(lists.warnings, 'warnings', warnings),
  };
}
