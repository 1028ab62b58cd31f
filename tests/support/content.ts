import { type Content, contentIn as inLanguage, readContent } from '../../build/content/load.ts';
import { contentFolder } from '../../build/content/plugin.ts';
import { DEFAULT_LANGUAGE, type LanguageCode } from '../../src/i18n/languages.ts';

const source = readContent(contentFolder());
const known = new Map<LanguageCode, Content>();

/** The content of the site in `dist/` in a language, as its pages show it. It is read once for all tests of a process. */
export function contentIn(language: LanguageCode): Content {
  const content = known.get(language) ?? inLanguage(source, language);
  known.set(language, content);
  return content;
}

/**
 * The content in English, from `CONTENT_DIR` or `content/`. Tests take numbers and names from here, so that they still pass after an editor
 * adds a record.
 */
export const content = contentIn(DEFAULT_LANGUAGE);
