import type { Firm, WarnedFirm } from '../schemas.ts';
import { idOfName, type GenuineFirm, type Reason, type WarnedFirmList } from '../warned-firms-data.ts';

/**
 * How many reasons travel in one chunk. Fewer than the details of regulated firms: each card in sight of a long,
 * searched list may need a chunk of its own.
 */
export const REASONS_PER_CHUNK = 64;

/** The warned firms cut into what the first load needs and what can come later. */
export interface WarnedFirmParts {
  list: WarnedFirmList;
  /** In chunks of {@link REASONS_PER_CHUNK}, in the order of `list`. */
  reasons: Reason[][];
}

/** Cuts the warned firms into parts, in the order of the content file. `regulated` are those that some of them imitate. */
export function buildWarnedFirms(firms: readonly WarnedFirm[], regulated: readonly Firm[] = []): WarnedFirmParts {
  const genuineOf = new Map(regulated.map(({ licenseId, name }): [string, GenuineFirm] => [licenseId, { licenseId, name }]));
  const column = (line: (firm: WarnedFirm) => string) => firms.map(line).join('\n');
  const reasons = firms.map(({ reason, clones }): Reason => {
    const genuine = clones === undefined ? undefined : genuineOf.get(clones);
    return { text: reason, ...(genuine && { genuine }) };
  });
  return {
    list: {
      names: column(({ name }) => name),
      ids: column(({ id, name }) => (id === idOfName(name) ? '' : id)),
      aliases: column(({ aliases }) => aliases.join('\t')),
      websites: column(({ websites }) => websites.join('\t')),
    },
    reasons: Array.from({ length: Math.ceil(reasons.length / REASONS_PER_CHUNK) }, (_, index) =>
      reasons.slice(index * REASONS_PER_CHUNK, (index + 1) * REASONS_PER_CHUNK),
    ),
  };
}
