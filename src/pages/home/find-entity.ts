import order from 'content:register/order';
import { listedFirms, type ListedFirm } from '#src/content/register.ts';
import { buildSubstringIndex, matchTyped } from '#src/search/substring-index.ts';

/** The first firm in list order that a query matches, and how many match in all. */
export interface EntityMatch {
  firm: ListedFirm;
  matches: number;
}

const ids = new Map(order.ids);

/** Case-insensitive substring on name, id or licence, in the order of the content file (specification §5). */
const index = buildSubstringIndex(order.order.length, (place) => {
  const row = order.order[place] ?? 0;
  const firm = listedFirms[row];
  const id = ids.get(row);
  return firm ? [firm.name, firm.licenseId, ...(id === undefined ? [] : [id])] : [];
});

/** Finds the firm the entity search shows. */
export function findEntity(query: string): EntityMatch | undefined {
  const places = matchTyped(index, query);
  const firm = listedFirms[order.order[places[0] ?? -1] ?? -1];
  return firm && { firm, matches: places.length };
}
