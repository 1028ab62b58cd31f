import { checkCatalogues } from '../build/content/checks/catalogue-rules.ts';
import { loadContent, loadSourceTexts } from '../build/content/load.ts';
import { writeTypes } from '../build/content/modules/module-types.ts';
import { contentFolder } from '../build/content/plugin.ts';
import { ContentError, formatNotices } from '../build/content/problems.ts';
import { progressOf } from '../build/content/translation/catalogue.ts';
import { readTranslations, reviewTranslations } from '../build/content/translation/read-translations.ts';
import { TRANSLATED } from '../src/i18n/languages.ts';
import { orExplain } from '../build/explain-error.ts';

/**
 * `npm run content:check`: reads the content folder as the build does and lists all problems. It also compares each translation
 * with its English text, and prints how far the content is translated.
 * Its only output is the file with the types of the content modules (`src/content/modules.d.ts`).
 */
const folder = contentFolder();
// Also if the content has problems, so that a developer can import a new module while an editor corrects them.
writeTypes();
const content = await orExplain(() => {
  const problems = checkCatalogues(folder);
  const loaded = loadContent(folder, problems);
  const differences = TRANSLATED.flatMap((code) => reviewTranslations(folder, code));
  if (differences.length > 0) throw new ContentError(folder, differences);
  return loaded;
});
const { notices, firms, warnedFirms, publishedDocuments } = content;
if (notices.length > 0) console.log(formatNotices(notices));
console.log(`The content is valid: ${firms.length} firms, ${warnedFirms.length} warnings, ${publishedDocuments.length} documents.`);
const entries = TRANSLATED.map((code) => [code, readTranslations(folder, code)] as const).filter(
  ([, translations]) => translations.length > 0,
);
if (entries.length > 0) {
  const texts = loadSourceTexts(folder);
  console.log('Texts of the content that are translated:');
  console.table(Object.fromEntries(entries.map(([code, translations]) => [code, progressOf(translations, texts)])));
}
