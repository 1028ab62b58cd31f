import { loadOnce } from '#src/loading/load-once.ts';
import { findWarnedFirm, loadWarnedFirmAt, loadWarnedFirms, warnedFirmAt, type ListedWarnedFirm } from '#src/content/warned-firms.ts';
import type { OpenList } from '#src/parts/paging/use-pages.ts';
import { matchTypedOrPhone } from '#src/search/substring/phone.ts';
import { buildLongIndex } from '#src/search/substring/long-index.ts';
import { newestFirst } from './newest-first.ts';
import { searchedFields } from './searched-fields.ts';

export { findWarnedFirm };

/** The whole of a long list of warned firms, loaded when more than its first page is needed. */
export const longWarnings: OpenList<ListedWarnedFirm> = {
  at: warnedFirmAt,
  loadAt: loadWarnedFirmAt,
  loadMatch: loadOnce(async () => {
    const index = await buildLongIndex(await loadWarnedFirms(), searchedFields);
    return (text) => matchTypedOrPhone(index, text);
  }),
};

/** The same list, the newest warnings first. */
export const newestWarnings: OpenList<ListedWarnedFirm> = {
  ...longWarnings,
  loadMatch: loadOnce(async () => {
    const match = await longWarnings.loadMatch();
    return (text) => newestFirst(match(text), (position) => warnedFirmAt(position)?.issued);
  }),
};
