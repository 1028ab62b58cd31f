/** Shapes in which the build hands the warned firms to the browser: columns, as with the register. */

/** What the list shows and the search reads of consecutive warned firms: a line a firm, in the order in which they are shown. */
export interface WarnedFirmColumns {
  names: string;
  /** Empty where the id is the one that the name gives ({@link idOfName}). */
  ids: string;
  /** Tabs between the values of one firm: no value can hold one, or a line feed. */
  aliases: string;
  websites: string;
  /** As the two before; empty altogether where no firm has any. */
  emails: string;
  phones: string;
  /** The day of each warning, `yyyy-mm-dd`. */
  issued: string;
}

/** What the list has at once. */
export interface WarnedFirmList {
  /** How many warned firms there are. */
  size: number;
  /** All of them, or the first page of a long list. */
  first: WarnedFirmColumns;
}

/** Why the public is warned about a firm. */
export interface Reason {
  text: string;
  /** The regulated firm that it imitates, if it is a clone firm. */
  genuine?: GenuineFirm | undefined;
}

export interface GenuineFirm {
  licenseId: string;
  name: string;
}

/** The id that most warned firms have: their name in lower-case words joined by hyphens. */
export function idOfName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
