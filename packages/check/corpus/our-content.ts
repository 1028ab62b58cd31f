import { content } from '../../../tests/support/content.ts';
import type { Authority, CheckData } from '../src/check.ts';

/** The lists of this repository, with the trading names of firms. */
export function ourLists(): CheckData & { authority: Authority } {
  const { firms, warnedFirms, site } = content;
  return {
    firms: firms.map((firm) => ({ ...firm, otherNames: (firm.tradingNames ?? []).map((name) => ({ name })) })),
    warnings: warnedFirms,
    authority: { name: site.name, shortName: site.shortName, websites: [site.baseUrl], emails: [site.supportEmail] },
  };
}
