import { checkCatalogues } from '../src/content/build-time/catalogues.ts';
import { loadContent, loadSourceTexts } from '../src/content/build-time/load.ts';
import { contentFolder } from '../src/content/build-time/plugin.ts';
import { ContentError, formatNotices } from '../src/content/build-time/problems.ts';
import { stateOf, stateRows } from '../src/content/build-time/translation/state.ts';
import { readTranslations, reviewTranslations } from '../src/content/build-time/translation/translations.ts';
import { TRANSLATED } from '../src/i18n/languages.ts';
import { orExplain } from './build/explain-error.ts';

/**
 * `npm run content:check`: reads the content folder as the build does and lists all problems. It also compares each translation
 * with its English text, and prints how far the content is translated.
 */
const folder = contentFolder();
const content = await orExplain(() => {
  const problems = checkCatalogues(folder);
  const loaded = loadContent(folder, problems);
  const differences = TRANSLATED.flatMap((code) => reviewTranslations(folder, code));
  if (differences.length > 0) throw new ContentError(folder, differences);
  return loaded;
});
if (content.notices.length > 0) console.log(formatNotices(content.notices));
const { publishedDocuments: documents, countries, firms, warnedFirms, statuses, tiers, alerts } = content;
const { publications, downloads, frameworks, resources, synonyms } = content;
const lists = { documents, countries, firms, 'warned firms': warnedFirms, statuses, tiers, alerts };
const counts = Object.entries({ ...lists, publications, downloads, frameworks, resources, synonyms }).map(
  ([name, { length }]) => `${length} ${name}`,
);
console.log(`The content is valid: ${counts.join(', ')}.`);
const entries = TRANSLATED.map((code) => [code, readTranslations(folder, code)] as const).filter(([, own]) => own.length > 0);
if (entries.length > 0) {
  const texts = loadSourceTexts(folder);
  console.log('Texts of the content that are translated:');
  console.table(stateRows(new Map(entries.map(([code, own]) => [code, stateOf(own, texts)]))));
}
