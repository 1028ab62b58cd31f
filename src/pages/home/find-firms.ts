import order from 'content:register/order';
import { firmDetails } from '#src/register/firm-details.ts';
import { register, type ListedFirm } from '#src/register/firms.ts';
import type { FirmDetails } from '#src/register/register-data.ts';
import type { OtherName } from '#src/register/other-names.ts';
import { buildSubstringIndex, matchTyped } from '#src/search/substring/substring-index.ts';

/** What the register has for a query. */
export interface EntityMatches {
  /** All firms that match. The first is shown. */
  firms: readonly ListedFirm[];
  /** The former or trading name by which the first was found, if no name, id or licence number contains the query. */
  foundBy: OtherName | undefined;
  /** The position of each of them in order of registration. */
  registrationOrder: readonly number[];
  /** The rest of the record of the first. */
  details: FirmDetails | undefined;
}

const ids = new Map(order.ids);
const fieldsOf = ({ row, name, licenseId }: ListedFirm) => [name, licenseId, ids.get(row) ?? ''];
const otherNamesOf = ({ otherNames }: ListedFirm) => otherNames.map(({ name }) => name);

/** The register with the search of the home page: names, ids and licence numbers (SEARCH-2). */
const entities = buildSubstringIndex(register, fieldsOf);
/** The same for former and trading names, which decide if that finds nothing. */
const byOtherNames = buildSubstringIndex(register, otherNamesOf);

type Matches = Pick<EntityMatches, 'firms' | 'foundBy'>;

/** The firms that match a text, in the order of the content file (SEARCH-2). */
export function searchRegister(text: string): Matches {
  const found = matchTyped(entities, text);
  if (found.length > 0) return { firms: inOrder(found, text, fieldsOf), foundBy: undefined };
  const firms = inOrder(matchTyped(byOtherNames, text), text, otherNamesOf);
  return { firms, foundBy: firms[0] && otherNameWith(text, firms[0]) };
}

function inOrder(found: readonly number[], text: string, fields: (firm: ListedFirm) => readonly string[]): ListedFirm[] {
  const rows = new Set(found);
  const matches = order.rows.filter((row) => rows.has(row)).flatMap((row) => register[row] ?? []);
  const wanted = text.trim().toLowerCase();
  const hasAsTyped = (firm: ListedFirm) => fields(firm).some((field) => field.toLowerCase().includes(wanted));
  // A text without its accents or spaces also matches, but only after those that contain it as it was typed.
  return [...matches.filter(hasAsTyped), ...matches.filter((firm) => !hasAsTyped(firm))];
}

function otherNameWith(text: string, { otherNames }: ListedFirm): OtherName | undefined {
  const [at = -1] = matchTyped(
    buildSubstringIndex(otherNames, ({ name }) => [name]),
    text,
  );
  return otherNames[at];
}

/** Searches the register. @throws if the record of the first firm cannot be loaded */
export async function findFirms(query: string): Promise<EntityMatches> {
  const { firms, foundBy } = searchRegister(query);
  const [first] = firms;
  return {
    firms,
    foundBy,
    registrationOrder: firms.map(({ row }) => order.registrationOrder[row] ?? 0),
    details: first && (await firmDetails.loadAt(first.row)),
  };
}
