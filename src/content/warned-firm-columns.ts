import type { WarnedFirm } from './build-time/schemas/records.ts';
import { linesOf, type ReadItem } from './columns.ts';

/*
 * How the list of warned firms travels: the build writes columns, as for the register (`firm-columns.ts`), and the browser reads
 * warned firms from them.
 */

/** The fields for the list and its search, of consecutive warned firms in list order, with one line for each firm. */
export interface WarnedFirmColumns {
  names: string;
  /** Empty if the id follows from the name ({@link idOfName}). */
  ids: string;
  /** Values of one firm are separated by tabs. No value can contain a tab or a line feed. */
  aliases: string;
  websites: string;
  /** Tab-separated like `websites`. Empty lines at the end are left out. */
  emails: string;
  phones: string;
  /** The day of each warning, `yyyy-mm-dd`. */
  issued: string;
}

/** The fields of a warned firm in the list. Its reason is in `warned-firm-reasons.ts`. */
export interface ListedWarnedFirm {
  /** Its position in the list, from 0. */
  position: number;
  name: string;
  /** Its id if it does not follow from the name, else empty. */
  ownId: string;
  aliases: readonly string[];
  websites: readonly string[];
  /** Email addresses, or domains such as `@apex.example`. */
  emails: readonly string[];
  /** Written like `+442079460123`. */
  phones: readonly string[];
  /** The day of the warning, `yyyy-mm-dd`. */
  issued: string;
}

/** Writes consecutive warned firms. */
export function writeWarnedFirms(firms: readonly WarnedFirm[]): WarnedFirmColumns {
  const column = (line: (firm: WarnedFirm) => string) => firms.map(line).join('\n');
  // Most firms have none, so empty lines at the end are cut off.
  const rare = (line: (firm: WarnedFirm) => string) => column(line).replace(/\n+$/, '');
  return {
    names: column(({ name }) => name),
    ids: column(({ id, name }) => (id === idOfName(name) ? '' : id)),
    aliases: column(({ aliases }) => aliases.join('\t')),
    websites: column(({ websites }) => websites.join('\t')),
    emails: rare(({ emails }) => emails?.join('\t') ?? ''),
    phones: rare(({ phones }) => phones?.join('\t') ?? ''),
    issued: column(({ added }) => added),
  };
}

/** Reads warned firms one by one. `begin` is the position of the first. */
export function readWarnedFirms(columns: WarnedFirmColumns, begin: number): ReadItem<ListedWarnedFirm> {
  const [names, ids, issued] = [columns.names, columns.ids, columns.issued].map(linesOf);
  const [aliases, websites, emails, phones] = [columns.aliases, columns.websites, columns.emails, columns.phones].map(linesOf);
  return (index) => {
    const name = columns.names === '' ? undefined : names?.(index);
    if (name === undefined) return undefined;
    return {
      position: begin + index,
      name,
      ownId: ids?.(index) ?? '',
      aliases: valuesOfLine(aliases?.(index)),
      websites: valuesOfLine(websites?.(index)),
      emails: valuesOfLine(emails?.(index)),
      phones: valuesOfLine(phones?.(index)),
      issued: issued?.(index) ?? '',
    };
  };
}

/** The values of one record in a column: its line, with tabs between the values. */
export function valuesOfLine(line = ''): string[] {
  if (line === '') return [];
  // Most lines have one value, and there may be hundreds of thousands of them.
  return line.includes('\t') ? line.split('\t') : [line];
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

/** The id of a warned firm, which is the anchor of its card. It is made on demand, because few are needed in a long list. */
export function idOf({ name, ownId }: ListedWarnedFirm): string {
  return ownId || idOfName(name);
}
