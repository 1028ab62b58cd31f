import addresses from 'content:warned-firms/rows';
import { WARNINGS_PER_SHARD } from './list-sizes.ts';
import { loadersOf, openShards } from './shards.ts';
import { idOf, readWarnedFirms, type ListedWarnedFirm } from './warned-firm-columns.ts';
import { firstWarnedFirms, warnedFirmCount } from './warned-firms-head.ts';

export { idOf, type ListedWarnedFirm };

/**
 * All warned firms, for searches. A long list is loaded in shards on demand. `warned-firms-head.ts` has the firms that come
 * with the page.
 */
export const warnings = openShards(loadersOf(addresses), WARNINGS_PER_SHARD, warnedFirmCount, firstWarnedFirms, readWarnedFirms);

/** The warned firm at a position of the list, if its shard is loaded. {@link loadWarnedFirms} loads all of them. */
export const warnedFirmAt = warnings.at;

/** Loads the shard with a position. @throws if it cannot be loaded. */
export const loadWarnedFirmAt = warnings.loadAt;

/** Loads all warned firms, in list order. @throws if a shard cannot be loaded. */
export const loadWarnedFirms = warnings.loadItems;

/** The number of ids compared in one task. Most must first be made from the name. */
const IDS_AT_ONCE = 2000;

/** Finds a warned firm by its id. @throws if the list must be loaded and cannot be. */
export async function findWarnedFirm(id: string): Promise<ListedWarnedFirm | undefined> {
  const atHand = firstWarnedFirms.find((firm) => idOf(firm) === id);
  if (atHand || addresses.length === 0) return atHand;
  const all = await loadWarnedFirms();
  for (let begin = 0; begin < all.length; begin += IDS_AT_ONCE) {
    const found = all.slice(begin, begin + IDS_AT_ONCE).find((firm) => idOf(firm) === id);
    if (found) return found;
    await new Promise((done) => setTimeout(done));
  }
  return undefined;
}
