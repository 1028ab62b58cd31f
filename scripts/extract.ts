import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { loadSite, loadSourceTexts } from '../build/content/load.ts';
import { writeTypes } from '../build/content/modules/module-types.ts';
import { contentFolder } from '../build/content/plugin.ts';
import { ContentError } from '../build/content/problems.ts';
import { updateEntries, writeCatalogue } from '../build/content/translation/catalogue.ts';
import { cataloguePath, findLosses, interfacePath, readCatalogue } from '../build/content/translation/read-translations.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, translatedOf } from '../src/i18n/languages.ts';
import { orExplain } from '../build/explain-error.ts';
import { withLineEndsOf } from '../build/formats.ts';
import { readIfThere } from './replace-text.ts';

/**
 * `npm run extract`: collects the texts of the interface and of the content into the catalogues in `locales/`. It writes nothing if that
 * would delete a translation.
 */
const folder = contentFolder();
/** A content folder without catalogues of the interface uses ours. */
const interfaceFolder = existsSync(join(folder, interfacePath(DEFAULT_LANGUAGE))) ? folder : resolve('content');
const texts = await orExplain(() => {
  for (const each of new Set([folder, interfaceFolder])) {
    const losses = findLosses(each);
    if (losses.length > 0) throw new ContentError(each, losses);
  }
  return loadSourceTexts(folder);
});
const catalogues = LANGUAGES.map(({ code }) => join(interfaceFolder, interfacePath(code)));
const before = catalogues.map(readIfThere);
// Starting more workers would take longer than they save.
const lingui = [resolve('node_modules/@lingui/cli/dist/lingui.js'), 'extract', '--clean', '--overwrite', '--workers=1'];
const env = { ...process.env, LOCALES: join(interfaceFolder, 'locales') };
const { status, stdout } = spawnSync(process.execPath, lingui, { stdio: ['inherit', 'pipe', 'inherit'], encoding: 'utf8', env });
// Its hints name commands that we do not have.
console.log(stdout.replaceAll(/^\(Use "npm run .*\n/gm, '').trim());
if (status !== 0) process.exit(1);
catalogues.forEach((path, index) => writeFileSync(path, withLineEndsOf(before[index] ?? '', readIfThere(path))));
for (const code of translatedOf(loadSite(folder))) {
  const file = cataloguePath(code);
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, writeCatalogue(updateEntries(readCatalogue(folder, file), texts), code, readIfThere(path)));
}
// The check of the catalogues extracts into a copy of the folder, and must change nothing else.
if (process.env['CONTENT_DIR'] === undefined) writeTypes();
