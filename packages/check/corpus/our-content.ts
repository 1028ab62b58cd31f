import { content } from '../../../tests/support/content.ts';
import type { Authority, CheckData } from '../src/check.ts';

/** The lists of this repository. */
export function ourLists(): CheckData & { authority: Authority } {
  const { firms, warnedFirms, site } = content;
  return {
    firms,
    warnings: warnedFirms,
    authority: { name: site.name, shortName: site.shortName, websites: [site.baseUrl], emails: [site.supportEmail] },
  };
}
