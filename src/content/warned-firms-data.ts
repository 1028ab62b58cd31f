/** The warned firms as the build ships them to the browser: in columns, like the register. */

/** The fields for the list and its search, of consecutive warned firms in list order, with one line for each firm. */
export interface WarnedFirmColumns {
  names: string;
  /** Empty if the id follows from the name ({@link idOfName}). */
  ids: string;
  /** Values of one firm are separated by tabs. No value can contain a tab or a line feed. */
  aliases: string;
  websites: string;
  /** The same form; lines at the end are left out if they are empty. */
  emails: string;
  phones: string;
  /** The day of each warning, `yyyy-mm-dd`. */
  issued: string;
}

/** The data that comes with the page. */
export interface WarnedFirmList {
  /** The number of warned firms. */
  size: number;
  /** All of them, or the first page of a long list. */
  first: WarnedFirmColumns;
}

/** The reason of a warning. */
export interface Reason {
  text: string;
  /** For a clone firm: the regulated firm that it imitates. */
  genuine?: GenuineFirm | undefined;
}

export interface GenuineFirm {
  licenseId: string;
  name: string;
}

/** The id of most warned firms: the words of the name in lower case, joined by hyphens. */
export function idOfName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
