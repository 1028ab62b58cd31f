import { loadContent } from '../../build/content/load.ts';
import { contentFolder } from '../../build/content/plugin.ts';
import type { LanguageCode } from '../../src/i18n/languages.ts';

/**
 * The content of the site in `dist/`, from `CONTENT_DIR` or `content/`. Tests take numbers and names from here, so that they
 * still pass after an editor adds a record.
 */
export const content = loadContent(contentFolder());

/** The same content in another language, as its pages show it. */
export const contentIn = (language: LanguageCode) => loadContent(contentFolder(), [], language);
