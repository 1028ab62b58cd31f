import files from 'content:warned-firms/files';
import list from 'content:warned-firms/list';
import { openList } from './list.ts';
import { idOf, readWarnedFirms, type ListedWarnedFirm } from './warned-firm-rows.ts';

export { idOf, type ListedWarnedFirm };

/** The warned firms, newest warning first. The whole of a short list comes with the page, and the beginning of a long one. */
export const warnings = openList({
  files,
  size: list.size,
  first: readWarnedFirms(list.first, 0),
  read: readWarnedFirms,
});

/** Finds a warned firm by its id. @throws if the list must be loaded and cannot be. */
export async function findWarnedFirm(id: string): Promise<ListedWarnedFirm | undefined> {
  const has = (firm: ListedWarnedFirm) => idOf(firm) === id;
  return warnings.first.find(has) ?? (await warnings.loadAll()).find(has);
}
