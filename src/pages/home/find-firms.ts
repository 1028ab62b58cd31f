import order from 'content:register/order';
import { loadOnce } from '#src/loading/load-once.ts';
import { firmDetails } from '#src/register/firm-details.ts';
import { register, type ListedFirm } from '#src/register/firms.ts';
import type { FirmDetails } from '#src/register/register-data.ts';
import { makeSearchable } from '#src/parts/long-list/searchable-list.ts';
import { matchTyped } from '#src/search/substring/substring-index.ts';

/** What the register has for a query. */
export interface EntityMatches {
  /** All firms that match. The first is shown. */
  firms: readonly ListedFirm[];
  /** The position of each of them in order of registration. */
  registrationOrder: readonly number[];
  /** The rest of the record of the first. */
  details: FirmDetails | undefined;
}

const ids = new Map(order.ids);
const fieldsOf = ({ row, name, licenseId }: ListedFirm) => [name, licenseId, ids.get(row) ?? ''];

/** The register with the search of the home page: names, ids and licence numbers (SEARCH-2). */
const ENTITIES = makeSearchable(register, fieldsOf, matchTyped);

/**
 * Loads the search for the firms that match a text, in the order of the content file (SEARCH-2).
 * @throws if the register cannot be loaded
 */
export const loadFirms = loadOnce(async () => {
  const match = await ENTITIES.loadMatch();
  return (text: string): ListedFirm[] => {
    const rows = new Set(match(text));
    const matches = order.rows.filter((row) => rows.has(row)).flatMap((row) => register.at(row) ?? []);
    const wanted = text.trim().toLowerCase();
    const hasAsTyped = (firm: ListedFirm) => fieldsOf(firm).some((field) => field.toLowerCase().includes(wanted));
    // A text without its accents or spaces also matches, but only after those that contain it as it was typed.
    return [...matches.filter(hasAsTyped), ...matches.filter((firm) => !hasAsTyped(firm))];
  };
});

/** Searches the register. @throws if it, or the record of the first firm, cannot be loaded */
export async function findFirms(query: string): Promise<EntityMatches> {
  const firms = (await loadFirms())(query);
  const [first] = firms;
  return {
    firms,
    registrationOrder: firms.map(({ row }) => order.registrationOrder[row] ?? 0),
    details: first && (await firmDetails.loadAt(first.row)),
  };
}
