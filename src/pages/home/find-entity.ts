import order from 'content:register/order';
import { loadOnce } from '#src/loading/load-once.ts';
import { loadFirms, type ListedFirm } from '#src/content/register.ts';
import { buildLongIndex, matchTyped } from '#src/search/substring/substring-index.ts';

/** The first matching firm in list order, and the number of all matches. */
export interface EntityMatch {
  firm: ListedFirm;
  matches: number;
}

/** Loads the entity search for the whole register. @throws if the register cannot be loaded. */
export const loadEntityFinder = loadOnce(async () => {
  const firms = await loadFirms();
  const ids = new Map(order.ids);
  // Case-insensitive substring on name, id or licence, in the order of the content file (SEARCH-2).
  const index = await buildLongIndex(order.order, (row) => {
    const firm = firms[row];
    const id = ids.get(row);
    return firm ? [firm.name, firm.licenseId, ...(id === undefined ? [] : [id])] : [];
  });

  return (query: string): EntityMatch | undefined => {
    const positions = matchTyped(index, query);
    const firm = firms[order.order[positions[0] ?? -1] ?? -1];
    return firm && { firm, matches: positions.length };
  };
});
