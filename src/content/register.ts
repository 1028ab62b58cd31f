import addresses from 'content:register/rows';
import type { ListedFirm } from './firm-columns.ts';
import { FIRMS_PER_SHARD } from './list-sizes.ts';
import { firmCount, firstFirms, openFirms } from './register-head.ts';
import { loadersOf, openShards } from './shards.ts';

export type { ListedFirm };

/**
 * The whole register, for searches. A long register is loaded in shards on demand. `register-head.ts` has the firms that come
 * with the directory.
 */
export const register = openShards(loadersOf(addresses), FIRMS_PER_SHARD, firmCount, firstFirms, openFirms);

/** The firm in a row, if its shard is loaded. {@link loadFirms} loads all of them. */
export const firmAt = register.at;

/** Loads the shard with a row. @throws if it cannot be loaded. */
export const loadFirmAt = register.loadAt;

/** Loads the whole register, sorted by name. @throws if a shard cannot be loaded. */
export const loadFirms = register.loadItems;

/** Finds the firm with a licence number, ignoring case. @throws if the register cannot be loaded. */
export async function findFirmByLicence(licence: string): Promise<ListedFirm | undefined> {
  const wanted = licence.toUpperCase();
  return (await loadFirms()).find(({ licenseId }) => licenseId.toUpperCase() === wanted);
}
