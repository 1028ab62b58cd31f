import { loadOnce } from '#src/loading/load-once.ts';
import { register } from '#src/register/firms.ts';
import { idOf, warnings } from '#src/register/warned-firms.ts';
import type { FirmStatus } from '#build/content/schemas/records.ts';
import type { PageAddress } from '#src/routes.ts';
import { foldLetters } from '@frontier/check/fold';
import { matchTypedOrPhone } from '#src/search/substring/phone.ts';
import { buildLongIndex, matchTyped, type SubstringIndex } from '#src/search/substring/substring-index.ts';
import { recordAt } from '#src/parts/link/ask-at.ts';

/** The firms in a question. The register and the warnings are searched as on their own pages (DIR-2, WARN-2). */

/** The number of firms of a list that are shown. The page of the list shows all. */
const SHOWN = 5;
/** Nearly every name contains any single letter. */
const MIN_LENGTH = 2;

/** A firm in the results. */
export interface FirmResult {
  /** The address of its entry in its list. */
  address: PageAddress;
  name: string;
  /** The licence of a regulated firm. */
  licenseId?: string;
  country?: string;
  status?: FirmStatus;
  website?: string | undefined;
}

interface Found {
  shown: readonly FirmResult[];
  matches: number;
}

export interface FirmMatches {
  regulated: Found;
  warned: Found;
  /** Whether a name, licence or website begins with the question. Then the visitor probably means a firm. */
  meant: boolean;
}

/** Loads the search in both lists. @throws if one of them cannot be loaded. */
export const loadFirmFinder = loadOnce(async () => {
  const [firms, warnedFirms] = await Promise.all([register.loadAll(), warnings.loadAll()]);
  const registered = firms.map(({ name, licenseId }) => [name, licenseId]);
  const warned = warnedFirms.map(({ name, aliases, websites, emails, phones }) => [name, ...aliases, ...websites, ...emails, ...phones]);
  const registerIndex = await buildLongIndex(registered, (fields) => fields);
  const warningsIndex = await buildLongIndex(warned, (fields) => fields);

  /** Name or licence of a regulated firm; name, alias, website, email address or telephone number of a warned one. */
  return (asked: string): FirmMatches => {
    const question = asked.trim();
    const match = (by: typeof matchTyped, index: SubstringIndex) => (question.length < MIN_LENGTH ? [] : by(index, question));
    const [inRegister, inWarnings] = [match(matchTyped, registerIndex), match(matchTypedOrPhone, warningsIndex)];
    return {
      regulated: {
        shown: pick(inRegister, firms).map(({ name, licenseId, country, status }) => ({
          address: recordAt(licenseId),
          name,
          licenseId,
          country,
          status,
        })),
        matches: inRegister.length,
      },
      warned: {
        shown: pick(inWarnings, warnedFirms).map((firm) => ({
          address: `/warnings#${encodeURIComponent(idOf(firm))}`,
          name: firm.name,
          website: firm.websites[0],
        })),
        matches: inWarnings.length,
      },
      meant: begins(inRegister, registered, question) || begins(inWarnings, warned, question),
    };
  };
});

function pick<T>(positions: readonly number[], list: readonly T[]): T[] {
  return positions.slice(0, SHOWN).flatMap((position) => list[position] ?? []);
}

function begins(positions: readonly number[], records: readonly string[][], question: string): boolean {
  const wanted = foldLetters(question);
  return positions.some((position) =>
    records[position]?.some((field) =>
      foldLetters(field)
        .replace(/^https?:\/\/(www\.)?/, '')
        .startsWith(wanted),
    ),
  );
}
