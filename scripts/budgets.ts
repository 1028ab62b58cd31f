import { DEFAULT_LANGUAGE, type LanguageCode } from '../src/i18n/languages.ts';
import type { Path } from '../src/routes.ts';

/** The budgets of the site (SPEED-1), in bytes after brotli. `weights.ts` and `wire.ts` compare the built site with them. */

/** The HTML and CSS of a page. A server sends ten packets before it waits for an acknowledgement (RFC 6928). */
const MARKUP_BUDGET = 14_600;

/** Pages with a list, and pages that editors make longer without a developer (docs/decisions/023). */
const MARKUP_BUDGETS: Partial<Record<string, number>> = {
  // The drawing of the register has a tick for each firm.
  '/': 15_000,
  '/regulated-companies': 30_000,
  // It has a tick and, for readers without a script, a line for each firm and each fact.
  '/register-in-figures': 30_000,
  '/warnings': 30_000,
  '/regulatory-guidance': 18_500,
  // It lists people.
  '/about-us': 16_000,
  // It lists documents.
  '/legal-documents': 16_000,
  '/compliance-resources': 16_000,
  // It describes every file and every field of the open data.
  '/open-data': 16_000,
} satisfies Partial<Record<Path, number>>;

/** The most that the HTML and CSS of a page may weigh. */
export function markupBudgetOf(path: string): number {
  return MARKUP_BUDGETS[path] ?? MARKUP_BUDGET;
}

/** The JavaScript of a page before any interaction. */
export const SCRIPT_BUDGET = 80_000;
/** How much more the HTML, CSS and JavaScript of a page may weigh together in another language, whose letters take more bytes. */
export const TRANSLATION_BUDGET = 3_000;
/**
 * How much of the JavaScript counts for a page's list of firms. A list may grow beyond it (docs/decisions/023). This is
 * what the register takes today, so another firm does not count.
 */
export const RECORDS_BUDGET = 4_700;

/** How much more JavaScript a page may take that has the code for the pages of a long list (docs/decisions/028). */
export const PAGING_BUDGET = 1_500;

/** A first load over HTTP/1.1: the number of requests, the bytes of the response headers, and the bytes of the scripts with their headers. */
export const REQUEST_BUDGET = 14;
export const HEADER_BUDGET = 8_000;
export const SCRIPT_WIRE_BUDGET = 100_000;

/** The most that is kept on a device for offline use. */
interface CopyBudget {
  bytes: number;
  /** How much of that counts for documents and lists. They may grow beyond it. */
  contentBytes: number;
  /** The most requests to fetch it. */
  files: number;
  /** How many of those count for documents and lists. There may be more of them. */
  contentFiles: number;
}

const ENGLISH_COPY: CopyBudget = { bytes: 1_500_000, contentBytes: 450_000, files: 200, contentFiles: 23 };
/**
 * English is always kept, and a visited language beside it. The languages share fonts, styles and the parts of lists without
 * prose. Chinese is the heaviest, because its documents contain parts of a large font (1.4 MB).
 */
const COPY_WITH_ANOTHER: CopyBudget = { bytes: 3_600_000, contentBytes: 1_900_000, files: 300, contentFiles: 43 };

/** The budget of the offline copy in English, or in English and another language. */
export function copyBudgetOf(language: LanguageCode): CopyBudget {
  return language === DEFAULT_LANGUAGE ? ENGLISH_COPY : COPY_WITH_ANOTHER;
}
