import files from 'content:warned-firms/reasons';
import { openRecords } from './list.ts';
import { warnings } from './warned-firms.ts';

/** Why the public is warned about a firm. */
export interface Reason {
  text: string;
  /** The text has no translation into the language of the page. */
  isEnglish?: boolean | undefined;
  /** The regulated firm that it imitates, if it is a clone firm. */
  genuine?: GenuineFirm | undefined;
}

export interface GenuineFirm {
  licenseId: string;
  name: string;
}

/** The reasons in the HTML of the page, by the position of the warning. The page adds them before React draws anything. */
export const reasonsInPage: Reason[] = [];

// The build renders a page without waiting and cannot fetch a file.
if (import.meta.env.SSR) reasonsInPage.push(...(await import('content:warned-firms/first-reasons')).default);

/** The reasons of the warnings, by position. */
export const reasons = openRecords<Reason>(files, warnings.size, reasonsInPage);
