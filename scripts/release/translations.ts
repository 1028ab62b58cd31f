import { loadSourceTexts } from '../../src/content/build-time/load.ts';
import { contentFolder } from '../../src/content/build-time/plugin.ts';
import { stateOf, stateRows } from '../../src/content/build-time/translation/state.ts';
import { readTranslations } from '../../src/content/build-time/translation/translations.ts';
import { TRANSLATED } from '../../src/i18n/languages.ts';

/** Fails if a text of the content has no translation in some language. Between releases, a changed text may wait for its translators. */
const folder = contentFolder();
const texts = loadSourceTexts(folder);
const states = new Map(TRANSLATED.map((code) => [code, stateOf(readTranslations(folder, code), texts)]));
console.table(stateRows(states));
const isFinished = [...states.values()].every((counts) => [...counts.values()].every(({ outdated, missing }) => outdated + missing === 0));
process.exitCode = isFinished ? 0 : 1;
