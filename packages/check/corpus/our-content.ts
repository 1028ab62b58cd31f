import { loadContent } from '../../../build/content/load.ts';
import { contentFolder } from '../../../build/content/plugin.ts';
import type { Authority, CheckData } from '../src/check.ts';

/** The lists of this repository. */
export function ourLists(): CheckData & { authority: Authority } {
  const { firms, warnedFirms, site } = loadContent(contentFolder());
  return { firms, warnings: warnedFirms, authority: { name: site.name, websites: [site.baseUrl], emails: [site.supportEmail] } };
}
