import { checkCatalogues } from '../src/content/build-time/catalogues.ts';
import { loadContent } from '../src/content/build-time/load.ts';
import { contentFolder } from '../src/content/build-time/plugin.ts';
import { formatNotices } from '../src/content/build-time/problems.ts';
import { orExplain } from './build.ts';

/** `npm run content:check`: reads the content folder as the build does, and lists everything that is wrong with it. */
const content = await orExplain(() => loadContent(contentFolder(), checkCatalogues(contentFolder())));
if (content.notices.length > 0) console.log(formatNotices(content.notices));
const counts = Object.entries(content).flatMap(([name, value]) =>
  Array.isArray(value) && name !== 'notices' ? [`${value.length} ${asWords(name)}`] : [],
);
console.log(`The content is valid: ${counts.join(', ')}.`);

/** What an editor calls the records: `warnedFirms` are warned firms, and `papers` are documents. */
function asWords(name: string): string {
  return name === 'papers' ? 'documents' : name.replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
}
