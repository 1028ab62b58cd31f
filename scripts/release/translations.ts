import { loadSourceTexts } from '../../build/content/load.ts';
import { contentFolder } from '../../build/content/plugin.ts';
import { stateOf, stateRows } from '../../build/content/translation/state.ts';
import { readTranslations } from '../../build/content/translation/translations.ts';
import { TRANSLATED } from '../../src/i18n/languages.ts';

/** Fails if a text of the content has no translation in some language. Between releases, a changed text may wait for its translators. */
const folder = contentFolder();
const texts = loadSourceTexts(folder);
const states = new Map(TRANSLATED.map((code) => [code, stateOf(readTranslations(folder, code), texts)]));
console.table(stateRows(states));
const isFinished = [...states.values()].every((counts) => [...counts.values()].every(({ outdated, missing }) => outdated + missing === 0));
process.exitCode = isFinished ? 0 : 1;
