import list from 'content:warned-firms/list';
import { idOfName } from './warned-firms-data.ts';

/** What the list shows of a warned firm at once; its reason is in `warned-firm-reasons.ts`. */
export interface ListedWarnedFirm {
  /** Its place in the list, from 0. */
  place: number;
  name: string;
  aliases: readonly string[];
  websites: readonly string[];
}

const [ids, aliases, websites] = [list.ids, list.aliases, list.websites].map((column) => column.split('\n'));

/** Every warned firm, in the order in which they are shown. */
export const warnedFirms: readonly ListedWarnedFirm[] = (list.names === '' ? [] : list.names.split('\n')).map((name, place) => ({
  place,
  name,
  aliases: valuesOf(aliases?.[place]),
  websites: valuesOf(websites?.[place]),
}));

/** The id of a warned firm: the anchor of its card. Not made before it is asked for: in a long list, few are. */
export function idOf({ place, name }: ListedWarnedFirm): string {
  return ids?.[place] || idOfName(name);
}

function valuesOf(line = ''): string[] {
  return line === '' ? [] : line.split('\t');
}
