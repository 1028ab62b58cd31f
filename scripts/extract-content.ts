import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { VERSIONS_FILE, compareVersions, updateVersions } from '../build/content/document-versions.ts';
import { loadSourceTexts, loadUnrecorded } from '../build/content/load.ts';
import { writeTypes } from '../build/content/module-types.ts';
import { contentFolder } from '../build/content/plugin.ts';
import { ContentError } from '../build/content/problems.ts';
import { updateEntries, writeCatalogue } from '../build/content/translation/catalogue.ts';
import { readPo } from '../build/content/translation/po.ts';
import { cataloguePath } from '../build/content/translation/translations.ts';
import { TRANSLATED } from '../src/i18n/languages.ts';
import { orExplain } from '../build/explain-error.ts';

/**
 * The second part of `npm run extract`: collects the texts of the content into `locales/<language>/content.po`, and adds the versions of
 * documents to `document-versions.csv`. It fails if a document has changed under the same version.
 */
const folder = contentFolder();
// The documents get their versions here, and `npm run record` records them afterwards.
const { content } = await orExplain(() => loadUnrecorded(folder));
const texts = loadSourceTexts(folder);
for (const code of TRANSLATED) {
  const path = join(folder, cataloguePath(code));
  const source = existsSync(path) ? readFileSync(path, 'utf8') : '';
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, writeCatalogue(updateEntries(readPo(source).entries, texts), code, source));
}
writeFileSync(join(folder, VERSIONS_FILE), updateVersions(content.citedDocuments, content.documentVersions));
// The check of the catalogues extracts into a copy of the folder, and must change nothing else.
if (process.env['CONTENT_DIR'] === undefined) writeTypes();
const { changed } = compareVersions(content.citedDocuments, content.documentVersions);
await orExplain(() => {
  if (changed.length > 0) throw new ContentError(folder, changed);
});
