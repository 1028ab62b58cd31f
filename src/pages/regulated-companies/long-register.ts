import { loadOnce } from '#src/loading/load-once.ts';
import { findFirmByLicence, firmAt, loadFirmAt, loadFirms, type ListedFirm } from '#src/content/register.ts';
import type { OpenList } from '#src/parts/paging/use-pages.ts';
import { buildLongIndex } from '#src/search/substring/long-index.ts';
import { matchTyped } from '#src/search/substring/substring-index.ts';
import { searchedFields } from './firm-list.ts';

export { findFirmByLicence };

/** The whole of a long register, loaded when more than its first page is needed. */
export const longRegister: OpenList<ListedFirm> = {
  at: firmAt,
  loadAt: loadFirmAt,
  loadMatch: loadOnce(async () => {
    const index = await buildLongIndex(await loadFirms(), searchedFields);
    return (text) => matchTyped(index, text);
  }),
};
