/** Another name of a firm, by which searches and the check find it. */
export interface OtherName {
  name: string;
  /** The day from which the firm no longer had it. Missing for a trading name, which it has today. */
  until?: string;
}
