import { DEFAULT_LANGUAGE, type LanguageCode } from '../../src/i18n/languages.ts';
import type { Path } from '../../src/routes.ts';

/** The budgets of the site (SPEED-1), in bytes after brotli. `measure.ts` compares the built site with them. */

/** The JavaScript of a page before any interaction, without the list of firms. React DOM alone has 58 kB. */
const SCRIPT_BUDGET = 90_000;
/** How much more it may weigh in another language, whose texts take more bytes. */
const TRANSLATED_SCRIPT_BUDGET = 1_000;

export const scriptBudgetOf = (language: LanguageCode = DEFAULT_LANGUAGE): number =>
  language === DEFAULT_LANGUAGE ? SCRIPT_BUDGET : SCRIPT_BUDGET + TRANSLATED_SCRIPT_BUDGET;

/** The HTML and CSS of a page. */
const MARKUP_BUDGET = 20_000;

/** Pages that contain a list: a row, a card or a tick for each record. */
const WITH_A_LIST: ReadonlySet<string> = new Set<Path>(['/regulated-companies', '/register-in-figures', '/changes', '/warnings']);
const LIST_MARKUP_BUDGET = 30_000;

/** How much more the HTML and CSS of a page may weigh in another language, whose letters take more bytes. */
const TRANSLATION_BUDGET = 3_000;

/** The most that the HTML and CSS of a page may weigh. */
export function markupBudgetOf(path: string, language: LanguageCode = DEFAULT_LANGUAGE): number {
  const budget = WITH_A_LIST.has(path) ? LIST_MARKUP_BUDGET : MARKUP_BUDGET;
  return language === DEFAULT_LANGUAGE ? budget : budget + TRANSLATION_BUDGET;
}
