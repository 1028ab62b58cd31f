import { checkCatalogues } from '../src/content/build-time/catalogues.ts';
import { loadContent } from '../src/content/build-time/load.ts';
import { contentFolder } from '../src/content/build-time/plugin.ts';
import { formatNotices } from '../src/content/build-time/problems.ts';
import { orExplain } from './build/explain-error.ts';

/** `npm run content:check`: reads the content folder as the build does and lists all problems. */
const content = await orExplain(() => loadContent(contentFolder(), checkCatalogues(contentFolder())));
if (content.notices.length > 0) console.log(formatNotices(content.notices));
const { publishedDocuments: documents, countries, firms, warnedFirms, statuses, tiers, alerts } = content;
const { publications, downloads, frameworks, resources, synonyms } = content;
const lists = { documents, countries, firms, 'warned firms': warnedFirms, statuses, tiers, alerts };
const counts = Object.entries({ ...lists, publications, downloads, frameworks, resources, synonyms }).map(
  ([name, { length }]) => `${length} ${name}`,
);
console.log(`The content is valid: ${counts.join(', ')}.`);
