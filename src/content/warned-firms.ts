import loaders from 'content:warned-firms/rows';
import { WARNINGS_PER_SHARD } from './list-sizes.ts';
import { openShards } from './shards.ts';
import type { WarnedFirmColumns } from './warned-firms-data.ts';
import { firstColumns, firstWarnedFirms, idOf, readWarnedFirms, warnedFirmCount, type ListedWarnedFirm } from './warned-firms-head.ts';

export { idOf, type ListedWarnedFirm };

/**
 * All warned firms, for whoever searches them. A long list is no part of any first load: it arrives in shards when it
 * is asked for. What the warnings show at once is in `warned-firms-head.ts`.
 */
const shards = openShards(loaders, WARNINGS_PER_SHARD, { columns: firstColumns, items: firstWarnedFirms }, readWarnedFirms);

/** The warned firm at a place of the list, if its shard is here; after {@link loadWarnedFirms} every one is. */
export const warnedFirmAt = shards.at;

/** Loads all warned firms as columns, in the order of the list. @throws when a shard cannot be loaded. */
export function loadWarnedFirmColumns(): Promise<readonly WarnedFirmColumns[]> {
  return shards.loadAll();
}

let firms: readonly ListedWarnedFirm[] | undefined;

/** Loads all warned firms, in the order of the list. @throws when a shard cannot be loaded. */
export async function loadWarnedFirms(): Promise<readonly ListedWarnedFirm[]> {
  await shards.loadAll();
  firms ??= Array.from({ length: warnedFirmCount }, (_, place) => shards.at(place)).filter((firm) => firm !== undefined);
  return firms;
}
