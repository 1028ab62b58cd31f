import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadSourceTexts } from '../src/content/build-time/load.ts';
import { contentFolder } from '../src/content/build-time/plugin.ts';
import { readCatalogue, updateEntries, writeCatalogue } from '../src/content/build-time/translation/catalogue.ts';
import { cataloguePath } from '../src/content/build-time/translation/translations.ts';
import { TRANSLATED } from '../src/i18n/languages.ts';
import { orExplain } from './build/explain-error.ts';

/** The second part of `npm run extract`: collects the texts of the content into `locales/<language>/content.po`. */
const folder = contentFolder();
const texts = await orExplain(() => loadSourceTexts(folder));
for (const code of TRANSLATED) {
  const path = join(folder, cataloguePath(code));
  const source = existsSync(path) ? readFileSync(path, 'utf8') : '';
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, writeCatalogue(updateEntries(readCatalogue(source), texts), texts, code, source));
}
