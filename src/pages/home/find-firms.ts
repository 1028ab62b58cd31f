import order from 'content:register/order';
import { loadOnce } from '#src/loading/load-once.ts';
import { firmDetails } from '#src/register/firm-details.ts';
import { register, type ListedFirm } from '#src/register/firms.ts';
import type { FirmDetails } from '#src/register/register-data.ts';
import { buildLongIndex, matchTyped } from '#src/search/substring/substring-index.ts';

/** What the register has for a query. */
export interface Found {
  /** All firms that match. The first is shown. */
  firms: readonly ListedFirm[];
  /** The position of each of them in order of registration. */
  ticks: readonly number[];
  /** The rest of the record of the first. */
  details: FirmDetails | undefined;
}

/**
 * Loads the search for the firms whose name, id or licence number contains a text, in the order of the content file (SEARCH-2).
 * @throws if the register cannot be loaded
 */
export const loadFirms = loadOnce(async () => {
  const rows = await register.loadAll();
  const ids = new Map(order.ids);
  const fieldsOf = ({ row, name, licenseId }: ListedFirm) => [name, licenseId, ids.get(row) ?? ''];
  const inOrder = order.order.flatMap((row) => rows[row] ?? []);
  const index = await buildLongIndex(inOrder, fieldsOf);

  const find = (text: string): ListedFirm[] => {
    const wanted = text.trim().toLowerCase();
    const hasAsTyped = (firm: ListedFirm) => fieldsOf(firm).some((field) => field.toLowerCase().includes(wanted));
    const matches = matchTyped(index, text).flatMap((position) => inOrder[position] ?? []);
    // A text without its accents or spaces also matches, but only after those that contain it as it was typed.
    return [...matches.filter(hasAsTyped), ...matches.filter((firm) => !hasAsTyped(firm))];
  };
  return { find };
});

/** Searches the register. @throws if it, or the record of the first firm, cannot be loaded */
export async function findFirms(query: string): Promise<Found> {
  const firms = (await loadFirms()).find(query);
  const [first] = firms;
  return {
    firms,
    ticks: firms.map(({ row }) => order.ticks[row] ?? 0),
    details: first && (await firmDetails.loadAt(first.row)),
  };
}
