/** The id of the section with the changes of each version of a guidance document. */
export const CHANGES = 'changes';

/** A guidance document, or the filing checklist, without its text. */
export interface GuidanceHead {
  /** The anchor on the page. */
  id: string;
  title: string;
  ref: string;
  /** `yyyy-mm-dd` */
  date: string;
  /** Only guidance has a summary and a list of changes. */
  summary?: string;
}
