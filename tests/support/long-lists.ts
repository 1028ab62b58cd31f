import { resolve } from 'node:path';
import { sortNewestFirst } from '../../build/content/warned-firms.ts';
import { isUpToDate } from '../../build/up-to-date.ts';
import { serve } from '../../scripts/serve.ts';
import { buildIn } from './build-elsewhere.ts';
import { generateRecords, writeContentFolder } from './generated-content.ts';
import { test as base } from './test.ts';

/** More records than a page shows as a whole list, and more warnings than one data file. */
const SIZE = 2100;
const FOLDER = resolve('.build/long-lists');

/** The records of the site, in the order of the register and of the list of warnings. */
export const { firms, warnedFirms } = (() => {
  const records = generateRecords(SIZE);
  const collator = new Intl.Collator('en');
  return {
    firms: records.firms.toSorted((a, b) => collator.compare(a.name, b.name)),
    warnedFirms: sortNewestFirst(records.warnedFirms),
  };
})();

/** A test whose site has a long register and many warnings. Its tests look at the English pages only. */
export const test = base.extend<object, { longSite: string }>({
  longSite: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires a pattern here
    async ({}, provide) => {
      if (!isUpToDate(`${FOLDER}/site`, `${FOLDER}/content`)) {
        writeContentFolder(`${FOLDER}/content`, generateRecords(SIZE));
        await buildIn(resolve('.'), `${FOLDER}/site`, { CONTENT_DIR: `${FOLDER}/content` }, 'english');
      }
      const { url, server } = await serve(`${FOLDER}/site`, 0);
      await provide(url);
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker', timeout: 600_000 },
  ],

  baseURL: async ({ longSite }, provide) => provide(longSite),
});
