import loaders from 'content:register/rows';
import { loadOnce } from '#src/loading/load-once.ts';
import { FIRMS_PER_SHARD } from './list-sizes.ts';
import type { FirmColumns } from './register-data.ts';
import { firmCount, firstColumns, firstFirms, openFirms, type ListedFirm } from './register-head.ts';
import { openShards } from './shards.ts';

export type { ListedFirm };

/**
 * The whole register, for whoever searches it. A long one is no part of any first load: it arrives in shards when it
 * is asked for. What the directory shows at once is in `register-head.ts`.
 */
const shards = openShards(loaders, FIRMS_PER_SHARD, firmCount, { columns: firstColumns, items: firstFirms }, openFirms);

/** The firm in a row, if its shard is here; after {@link loadFirms} every firm is. */
export const firmAt = shards.at;

/** Loads the part of the register that holds a row. @throws when it cannot be loaded. */
export const loadFirmAt = shards.loadAt;

/** Loads the whole register as columns, in the order of its rows. @throws when a shard cannot be loaded. */
export function loadFirmColumns(): Promise<readonly FirmColumns[]> {
  return shards.loadAll();
}

/** The register, to be read firm by firm; whole after {@link loadFirmColumns}. */
export const register: Pick<typeof shards, 'length' | 'read' | 'columns' | typeof Symbol.iterator> = shards;

/** Loads the whole register, sorted by name. @throws when a shard cannot be loaded. */
export const loadFirms = loadOnce(async () => {
  await shards.loadAll();
  return Array.from({ length: firmCount }, (_, row) => shards.at(row)).filter((firm) => firm !== undefined);
});

/** The firm that holds a licence, whatever the case it is written in. @throws when the register cannot be loaded. */
export async function findFirmByLicence(licence: string): Promise<ListedFirm | undefined> {
  const wanted = licence.toUpperCase();
  return (await loadFirms()).find(({ licenseId }) => licenseId.toUpperCase() === wanted);
}
