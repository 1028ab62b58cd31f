import order from 'content:register/order';
import { loadOnce } from '#src/loading/load-once.ts';
import { register, type ListedFirm } from '#src/register/firms.ts';
import { buildLongIndex, matchTyped } from '#src/search/substring/substring-index.ts';

/** The first matching firm in list order, and the number of all matches. */
export interface EntityMatch {
  firm: ListedFirm;
  matches: number;
}

/** Loads the entity search for the whole register. @throws if the register cannot be loaded. */
export const loadEntityFinder = loadOnce(async () => {
  const firms = await register.loadAll();
  const ids = new Map(order.ids);
  const fieldsOf = ({ row, name, licenseId }: ListedFirm) => [name, licenseId, ids.get(row) ?? ''];
  // In the order of the content file (SEARCH-2).
  const inOrder = order.order.flatMap((row) => firms[row] ?? []);
  const index = await buildLongIndex(inOrder, fieldsOf);

  return (query: string): EntityMatch | undefined => {
    const matches = matchTyped(index, query).flatMap((position) => inOrder[position] ?? []);
    const wanted = query.trim().toLowerCase();
    // A firm that matches the query as it was typed comes before one that matches only without accents.
    const firm = matches.find((each) => fieldsOf(each).some((field) => field.toLowerCase().includes(wanted))) ?? matches[0];
    return firm && { firm, matches: matches.length };
  };
});
