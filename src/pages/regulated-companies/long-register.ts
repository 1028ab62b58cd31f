import { loadOnce } from '#src/loading/load-once.ts';
import { findFirmByLicence, firmAt, loadFirmAt, loadFirms, type ListedFirm } from '#src/content/register.ts';
import type { OpenList } from '#src/parts/paging/use-pages.ts';
import { buildLongIndex } from '#src/search/substring/long-index.ts';
import { matchTyped } from '#src/search/substring/substring-index.ts';

export { findFirmByLicence };

/** The whole of a long register, loaded when more than its first page is needed. */
export const longRegister: OpenList<ListedFirm> = {
  at: firmAt,
  loadAt: loadFirmAt,
  loadMatch: loadOnce(async () => {
    const firms = await loadFirms();
    // Case-insensitive substring on name, country or licence (DIR-2).
    const index = await buildLongIndex(firms.length, (row) => {
      const firm = firms[row];
      return firm ? [firm.name, firm.country, firm.licenseId] : [];
    });
    return (text) => matchTyped(index, text);
  }),
};
