import { contentIn as inLanguage, readContent } from '../../build/content/load.ts';
import { contentFolder } from '../../build/content/plugin.ts';
import { DEFAULT_LANGUAGE, type LanguageCode } from '../../src/i18n/languages.ts';

/** Reading and checking the folder takes much longer than translating what it says. */
const source = readContent(contentFolder());

/**
 * The content of the site in `dist/`, from `CONTENT_DIR` or `content/`. Tests take numbers and names from here, so that they
 * still pass after an editor adds a record.
 */
export const content = inLanguage(source, DEFAULT_LANGUAGE);

/** The same content in another language, as its pages show it. */
export const contentIn = (language: LanguageCode) => inLanguage(source, language);
