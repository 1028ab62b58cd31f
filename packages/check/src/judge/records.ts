import type { Answer, FirmMatch, WarningMatch } from '../types.ts';

/** How well a record matches, the best first. */
export const RANKS = ['exact', 'alike', 'telling', 'part'] as const;

export interface MatchedRecord<Match> {
  /** Its position in its list. */
  position: number;
  name: string;
  /** `exact`: an item names the record or belongs to it; `alike`: a name resembles that of the record. The other ranks are those of a `Candidate`. */
  rank: (typeof RANKS)[number];
  /** For an exact match: the value that matched. */
  match?: Match | undefined;
}

export interface MatchedRecords {
  firms: readonly MatchedRecord<FirmMatch>[];
  warnings: readonly MatchedRecord<WarningMatch>[];
}

/**
 * The records that the items of an answer match, the best first and each once.
 *
 * @example
 * recordsOf(check('Larchmere Capital')).firms[0].name; // 'Larchmere Capital Ltd'
 */
export function recordsOf({ items }: Pick<Answer, 'items'>): MatchedRecords {
  const firms = new Map<number, MatchedRecord<FirmMatch>>();
  const warnings = new Map<number, MatchedRecord<WarningMatch>>();
  for (const { facts } of items) {
    for (const match of facts.firms)
      if (!firms.has(match.firm)) firms.set(match.firm, { position: match.firm, name: match.name, rank: 'exact', match });
    for (const match of facts.warnings) {
      if (!warnings.has(match.warning)) warnings.set(match.warning, { position: match.warning, name: match.name, rank: 'exact', match });
    }
  }
  for (const { kind, facts } of items) {
    const alike =
      kind === 'name' ? facts.resembles.map(({ list, position, name }) => ({ list, position, name, rank: 'alike' as const })) : [];
    for (const { list, position, name, rank } of [...alike, ...facts.candidates]) {
      const records = list === 'firms' ? firms : warnings;
      if (list !== 'ours' && !records.has(position)) records.set(position, { position, name, rank });
    }
  }
  const inOrder = <T extends { rank: (typeof RANKS)[number] }>(records: Iterable<T>) =>
    [...records].sort((a, b) => RANKS.indexOf(a.rank) - RANKS.indexOf(b.rank));
  return { firms: inOrder(firms.values()), warnings: inOrder(warnings.values()) };
}
