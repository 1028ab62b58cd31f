/** The id of the section that lists what each version of a guidance document changed. */
export const CHANGES = 'changes';

/** A guidance document, or the checklist that they refer to, without its text. */
export interface GuidanceHead {
  /** Its anchor on the page. */
  id: string;
  title: string;
  ref: string;
  /** `yyyy-mm-dd` */
  date: string;
  /** Only guidance has one, and a list of what its versions changed. */
  summary?: string;
}
