import list from 'content:warned-firms/list';
import { linesOf } from './lines.ts';
import { readAll, type ReadItem } from './read-items.ts';
import { idOfName, type WarnedFirmColumns } from './warned-firms-data.ts';

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

/** The number of warned firms. */
export const warnedFirmCount = list.size;

/** The columns that came with the page. */
export const firstColumns = list.first;

/** The warned firms that came with the page: all of them, or the first page of a long list. */
export const firstWarnedFirms = readAll(openWarnedFirms(firstColumns, 0));

/** Opens columns to make records of them, one by one. `begin` is the position of the first. */
export function openWarnedFirms(columns: WarnedFirmColumns, begin: number): ReadItem<ListedWarnedFirm> {
  const [names, ids, issued] = [columns.names, columns.ids, columns.issued].map(linesOf);
  const [aliases, websites, emails, phones] = [columns.aliases, columns.websites, columns.emails, columns.phones].map(linesOf);
  return (index) => {
    const name = columns.names === '' ? undefined : names?.(index);
    if (name === undefined) return undefined;
    return {
      position: begin + index,
      name,
      ownId: ids?.(index) ?? '',
      aliases: valuesOf(aliases?.(index)),
      websites: valuesOf(websites?.(index)),
      emails: valuesOf(emails?.(index)),
      phones: valuesOf(phones?.(index)),
      issued: issued?.(index) ?? '',
    };
  };
}

/** The id of a warned firm, which is the anchor of its card. It is made on demand, because few are needed in a long list. */
export function idOf({ name, ownId }: ListedWarnedFirm): string {
  return ownId || idOfName(name);
}

function valuesOf(line = ''): string[] {
  if (line === '') return [];
  // Most lines have one value, and there may be hundreds of thousands of them.
  return line.includes('\t') ? line.split('\t') : [line];
}
