import order from 'content:register/order';
import { loadOnce } from '#src/loading/load-once.ts';
import { register, type ListedFirm } from '#src/register/firms.ts';
import { buildLongIndex, matchTyped } from '#src/search/substring/substring-index.ts';

/** What the register has for a query. */
export interface EntityMatch {
  /** The firm that is shown: the one with this name or licence number, or else the first match in list order. */
  firm: ListedFirm;
  /** Whether only this firm can be meant: it is the only match, or has this name or licence number. */
  isMeant: boolean;
  /** The positions in order of registration: of the firm that is meant, or of all matches. */
  ticks: readonly number[];
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
    const fits = (test: (field: string) => boolean) => matches.find((each) => fieldsOf(each).some((field) => test(field.toLowerCase())));
    const same = fits((field) => field === wanted);
    // A firm that matches the query as it was typed comes before one that matches only without accents.
    const firm = same ?? fits((field) => field.includes(wanted)) ?? matches[0];
    if (!firm) return undefined;
    const isMeant = same !== undefined || matches.length === 1;
    return { firm, isMeant, ticks: (isMeant ? [firm] : matches).map(({ row }) => order.ticks[row] ?? 0) };
  };
});
