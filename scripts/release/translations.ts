import { loadSourceTexts } from '../../build/content/load.ts';
import { contentFolder } from '../../build/content/plugin.ts';
import { progressOf } from '../../build/content/translation/catalogue.ts';
import { readTranslations } from '../../build/content/translation/read-translations.ts';
import { TRANSLATED } from '../../src/i18n/languages.ts';

/** Fails if a text of the content has no translation in some language. Between releases, a changed text may wait for its translators. */
const folder = contentFolder();
const texts = loadSourceTexts(folder);
const languages = TRANSLATED.map((code) => [code, progressOf(readTranslations(folder, code), texts)] as const);
console.table(Object.fromEntries(languages));
process.exitCode = languages.every(([, { outdated, missing }]) => outdated + missing === 0) ? 0 : 1;
