import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkCatalogues } from '../build/content/checks/catalogue-rules.ts';
import { loadContent, loadSourceTexts } from '../build/content/load.ts';
import { writeTypes } from '../build/content/modules/module-types.ts';
import { contentFolder } from '../build/content/plugin.ts';
import { ContentError, formatNotices } from '../build/content/problems.ts';
import { reviewTranslations } from '../build/content/translation/review.ts';
import { cataloguePath } from '../build/content/translation/read-translations.ts';
import { translatedOf } from '../src/i18n/languages.ts';
import { orExplain } from '../build/explain-error.ts';

/**
 * `npm run content:check`: reads the content folder as the build does and lists all problems. It also compares each translation
 * with its English text, and lists those that are missing or outdated. Before a release (`--translated`), none may be: between releases, a changed
 * text of the content may wait for a translator.
 * Its only output is the file with the types of the content modules (`src/content/modules.d.ts`).
 */
const folder = contentFolder();
const isRelease = process.argv.includes('--translated');
// Also if the content has problems, so that a developer can import a new module while an editor corrects them.
writeTypes();
await orExplain(() => {
  const { site, firms, warnedFirms, publishedDocuments } = loadContent(folder, checkCatalogues(folder));
  const texts = loadSourceTexts(folder);
  const found = translatedOf(site).flatMap((code) =>
    // A folder need not have translations of its content.
    reviewTranslations(folder, code, isRelease || existsSync(join(folder, cataloguePath(code))) ? texts : []),
  );
  const wrong = found.filter(({ kind }) => isRelease || kind === 'different');
  if (wrong.length > 0) throw new ContentError(folder, wrong);
  if (found.length > 0) console.log(formatNotices(found));
  console.log(`The content is valid: ${firms.length} firms, ${warnedFirms.length} warnings, ${publishedDocuments.length} documents.`);
});
