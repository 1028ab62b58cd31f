import type { Firm, WarnedFirm } from '#src/content/build-time/schemas/records.ts';
import { MOST_WHOLE, REASONS_PER_CHUNK, WARNINGS_PER_PAGE, WARNINGS_PER_SHARD } from '#src/content/list-sizes.ts';
import { idOfName, type GenuineFirm, type Reason, type WarnedFirmColumns, type WarnedFirmList } from '#src/content/warned-firms-data.ts';
import { chunk } from './chunk.ts';

/** The warned firms, divided into the part for the first load and the parts that come later. */
export interface WarnedFirmParts {
  list: WarnedFirmList;
  /** Shards of {@link WARNINGS_PER_SHARD} warned firms; none if `list` has all of them. */
  rows: WarnedFirmColumns[];
  /** In chunks of {@link REASONS_PER_CHUNK} reasons, in the order of `list`. */
  reasons: Reason[][];
}

/** Cuts the warned firms into parts, in the order of the content file. `regulated` is the register, for the clone firms. */
export function buildWarnedFirms(firms: readonly WarnedFirm[], regulated: readonly Firm[] = []): WarnedFirmParts {
  const genuineOf = new Map(regulated.map(({ licenseId, name }): [string, GenuineFirm] => [licenseId, { licenseId, name }]));
  const reasons = firms.map(({ reason, clones }): Reason => {
    const genuine = clones === undefined ? undefined : genuineOf.get(clones);
    return { text: reason, ...(genuine && { genuine }) };
  });
  const isWhole = firms.length <= MOST_WHOLE;
  return {
    list: { size: firms.length, first: columnsOf(isWhole ? firms : firms.slice(0, WARNINGS_PER_PAGE)) },
    rows: isWhole ? [] : chunk(firms, WARNINGS_PER_SHARD).map(columnsOf),
    reasons: chunk(reasons, REASONS_PER_CHUNK),
  };
}

function columnsOf(firms: readonly WarnedFirm[]): WarnedFirmColumns {
  const column = (line: (firm: WarnedFirm) => string) => firms.map(line).join('\n');
  // Most firms have none, so empty lines at the end are cut off.
  const rare = (line: (firm: WarnedFirm) => string) => column(line).replace(/\n+$/, '');
  return {
    names: column(({ name }) => name),
    ids: column(({ id, name }) => (id === idOfName(name) ? '' : id)),
    aliases: column(({ aliases }) => aliases.join('\t')),
    websites: column(({ websites }) => websites.join('\t')),
    emails: rare(({ emails }) => emails?.join('\t') ?? ''),
    phones: rare(({ phones }) => phones?.join('\t') ?? ''),
    issued: column(({ added }) => added),
  };
}
