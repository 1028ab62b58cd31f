import type { Firm } from '#build/content/schemas/records.ts';
import files from 'content:warned-firms/reasons';
import { openRecords } from './open-records.ts';

/** Why the public is warned about a firm. */
export interface Reason {
  text: string;
  /** The text has no translation into the language of the page. */
  isEnglish?: boolean | undefined;
  /** The regulated firm that it imitates, if it is a clone firm. */
  genuine?: GenuineFirm | undefined;
}

export type GenuineFirm = Pick<Firm, 'licenseId' | 'name'>;

/** The reasons in the HTML of the page, by the position of the warning. The page adds them before React draws anything. */
export const reasonsInPage: Reason[] = [];

// The build renders a page without waiting and cannot fetch a file.
if (import.meta.env.SSR) reasonsInPage.push(...(await import('content:warned-firms/all-reasons')).default);

/** The reasons that are loaded when no page has them in its HTML, by the position of the warning. */
const reasons = openRecords<Reason>(files);

/** The reason of a warning, if it is in the page or loaded. */
export const reasonAt = (position: number) => reasonsInPage[position] ?? reasons.at(position);

/** Loads the reason of a warning. @throws if it cannot be loaded; the next call tries again. */
export const loadReason = reasons.loadAt;
