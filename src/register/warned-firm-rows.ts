import type { WarnedFirm } from '#build/content/schemas/records.ts';
import type { Past } from '#build/history/past.ts';
import type { OtherName } from './other-names.ts';

/* How the list of warned firms travels: the build writes the rows, as for the register (`firm-rows.ts`). */

export interface WarnedFirmRow {
  /** The anchor of its row. */
  id: string;
  name: string;
  aliases: readonly string[];
  /** The names and aliases that we no longer give it. Missing if there are none. */
  formerNames?: readonly OtherName[] | undefined;
  websites: readonly string[];
  /** Email addresses, or domains such as `@apex.example`. */
  emails: readonly string[];
  /** Written like `+442079460123`. */
  phones: readonly string[];
  /** The day of the warning, `yyyy-mm-dd`. */
  issued: string;
  /** The day of its last change; missing if it was never changed. */
  changed?: string | undefined;
}

/** A warned firm of the list. Its reason is in `reasons.ts`. */
export interface ListedWarnedFirm extends WarnedFirmRow {
  /** Its position in the list, from 0. */
  position: number;
}

/** Writes the warned firms, with the days of their last changes and their former names. */
export function writeWarnedFirms(firms: readonly WarnedFirm[], past: Past): WarnedFirmRow[] {
  return firms.map(({ id, name, aliases, websites, emails = [], phones = [], added }) => {
    const { changed, formerNames } = past.records.warning.get(id) ?? {};
    return {
      id,
      name,
      aliases,
      websites,
      emails,
      phones,
      issued: added,
      formerNames,
      ...(changed !== undefined && { changed }),
    };
  });
}
