import { loadContent } from '../../../src/content/build-time/load.ts';
import { contentFolder } from '../../../src/content/build-time/plugin.ts';
import type { Authority, CheckData } from '../src/check.ts';

/** The lists of this repository. */
export function ourLists(): CheckData & { authority: Authority } {
  const { firms, warnedFirms, site } = loadContent(contentFolder());
  return { firms, warnings: warnedFirms, authority: { name: site.name, websites: [site.baseUrl], emails: [site.supportEmail] } };
}
