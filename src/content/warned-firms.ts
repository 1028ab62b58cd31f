import loaders from 'content:warned-firms/rows';
import { loadOnce } from '#src/loading/load-once.ts';
import { WARNINGS_PER_SHARD } from './list-sizes.ts';
import { openShards } from './shards.ts';
import type { WarnedFirmColumns } from './warned-firms-data.ts';
import { firstColumns, firstWarnedFirms, idOf, openWarnedFirms, warnedFirmCount, type ListedWarnedFirm } from './warned-firms-head.ts';

export { idOf, type ListedWarnedFirm };

/**
 * All warned firms, for whoever searches them. A long list is no part of any first load: it arrives in shards when it
 * is asked for. What the warnings show at once is in `warned-firms-head.ts`.
 */
const shards = openShards(
  loaders,
  WARNINGS_PER_SHARD,
  warnedFirmCount,
  { columns: firstColumns, items: firstWarnedFirms },
  openWarnedFirms,
);

/** The warned firm at a position of the list, if its shard is here; after {@link loadWarnedFirms} every one is. */
export const warnedFirmAt = shards.at;

/** Loads the part of the list that holds a position. @throws when it cannot be loaded. */
export const loadWarnedFirmAt = shards.loadAt;

/** Loads all warned firms as columns, in the order of the list. @throws when a shard cannot be loaded. */
export function loadWarnedFirmColumns(): Promise<readonly WarnedFirmColumns[]> {
  return shards.loadAll();
}

/** The warned firms, to be read one by one; whole after {@link loadWarnedFirmColumns}. */
export const warnings: Pick<typeof shards, 'length' | 'read' | 'columns' | typeof Symbol.iterator> = shards;

/** Loads all warned firms, in the order of the list. @throws when a shard cannot be loaded. */
export const loadWarnedFirms = loadOnce(async () => {
  await shards.loadAll();
  return Array.from({ length: warnedFirmCount }, (_, position) => shards.at(position)).filter((firm) => firm !== undefined);
});

/** Ids looked at in one task: most are made of a name, which takes a moment. */
const IDS_AT_ONCE = 2000;

/** The warned firm that an id names. @throws when the list has to be loaded and cannot be. */
export async function findWarnedFirm(id: string): Promise<ListedWarnedFirm | undefined> {
  const atHand = firstWarnedFirms.find((firm) => idOf(firm) === id);
  if (atHand || loaders.length === 0) return atHand;
  const all = await loadWarnedFirms();
  for (let begin = 0; begin < all.length; begin += IDS_AT_ONCE) {
    const found = all.slice(begin, begin + IDS_AT_ONCE).find((firm) => idOf(firm) === id);
    if (found) return found;
    await new Promise((done) => setTimeout(done));
  }
  return undefined;
}
