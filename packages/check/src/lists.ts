/* The lists that texts are checked against. */

/** A firm of the register. */
export interface FirmRecord {
  name: string;
  /** Its trading names, and the names that it had. */
  otherNames?: readonly { name: string }[] | undefined;
  licenseId: string;
  /** The status in the register. A status that is not in `STANDINGS` counts as limited, a missing one as regulated. */
  status?: string | undefined;
  /** Its city and its country: `Rotterdam, Netherlands`. */
  headquarters?: string | undefined;
  /** Full addresses. */
  websites?: readonly string[] | undefined;
  /** The domains of the firm's mailboxes: the part after the @. */
  emailDomains?: readonly string[] | undefined;
  /** In E.164. */
  phones?: readonly string[] | undefined;
}

/** A firm that a warning is about. */
export interface WarningRecord {
  name: string;
  aliases?: readonly string[] | undefined;
  /** The names and aliases that the warning no longer gives. A text with one of them may mean this firm. */
  formerNames?: readonly { name: string }[] | undefined;
  /** Full addresses. */
  websites?: readonly string[] | undefined;
  /** Full email addresses, or `@apex.example` for every mailbox of a domain. */
  emails?: readonly string[] | undefined;
  /** In E.164. */
  phones?: readonly string[] | undefined;
  /** The licence number of the regulated firm that this firm imitates. */
  clones?: string | undefined;
}

/** The authority that publishes the lists. Its addresses and numbers are written as those of firms and warnings. */
export interface Authority {
  name: string;
  /** The name that people use, in capitals: `FCA`. */
  shortName?: string | undefined;
  websites: readonly string[];
  emails?: readonly string[] | undefined;
  phones?: readonly string[] | undefined;
}

/** The lists that a text is checked against. Every position in an answer is an index into one of these lists. */
export interface CheckData {
  firms: readonly FirmRecord[];
  warnings: readonly WarningRecord[];
  authority?: Authority | undefined;
}
