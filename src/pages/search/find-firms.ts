import { register } from '#src/register/firms.ts';
import { warnings } from '#src/register/warned-firms.ts';
import { searchFirms } from '#src/parts/lists/firms.ts';
import { searchWarnings, searchedFieldsOfWarning } from '#src/parts/lists/warnings.ts';
import type { FirmStatus } from '#build/content/schemas/records.ts';
import type { PageAddress } from '#src/routes.ts';
import { foldLetters } from '@frontier/check/fold';
import { recordAt } from '#src/parts/link/ask-at.ts';
import type { OtherName } from '#src/register/other-names.ts';

/** The firms in a question. The register and the warnings are searched as on their own pages (DIR-2, WARN-2). */

/** The number of firms of a list that are shown. The page of the list shows all. */
const SHOWN = 5;
/** Nearly every name contains any single letter. */
const MIN_LENGTH = 2;

export interface FirmResult {
  /** The address of its entry in its list. */
  address: PageAddress;
  name: string;
  otherNames?: readonly OtherName[] | undefined;
  /** The licence of a regulated firm. */
  licenseId?: string;
  country?: string;
  status?: FirmStatus;
  website?: string | undefined;
}

/** The firms of a list in a question: the first of them, and the number of all. */
interface Matches {
  shown: readonly FirmResult[];
  matches: number;
}

export interface FirmMatches {
  regulated: Matches;
  warned: Matches;
  /** Whether a name, licence or website begins with the question. Then the visitor probably means a firm. */
  meant: boolean;
}

/** Searches both lists. */
export function findFirms(asked: string): FirmMatches {
  const question = asked.trim();
  if (question.length < MIN_LENGTH) return { regulated: NONE, warned: NONE, meant: false };
  const firms = searchFirms(question).flatMap((row) => register[row] ?? []);
  const warned = searchWarnings(question).flatMap((position) => warnings[position] ?? []);
  const begins = beginsWith(question);
  return {
    regulated: {
      shown: firms.slice(0, SHOWN).map(({ name, otherNames, licenseId, country, status }) => ({
        address: recordAt(licenseId),
        name,
        otherNames,
        licenseId,
        country,
        status,
      })),
      matches: firms.length,
    },
    warned: {
      shown: warned.slice(0, SHOWN).map(({ id, name, formerNames, websites }) => ({
        address: `/warnings#${id}`,
        name,
        otherNames: formerNames,
        website: websites[0],
      })),
      matches: warned.length,
    },
    meant:
      firms.some((firm) => [firm.name, firm.licenseId, ...firm.otherNames.map(({ name }) => name)].some(begins)) ||
      warned.some((firm) => searchedFieldsOfWarning(firm).some(begins)),
  };
}

const NONE = { shown: [], matches: 0 };

function beginsWith(question: string): (field: string) => boolean {
  const wanted = foldLetters(question);
  return (field) =>
    foldLetters(field)
      .replace(/^https?:\/\/(www\.)?/, '')
      .startsWith(wanted);
}
