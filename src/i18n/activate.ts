import { i18n } from '@lingui/core';
import '#content/locales/en/shell.po';
import { DEFAULT_LANGUAGE, LANGUAGE_KEY, directionOf, type LanguageCode } from './languages.ts';

/**
 * Importing a catalogue adds its texts to its language (`addTexts` in `vite.config.ts`). The English ones are imported by the
 * code that shows them: the shell's here, each page's by the page. Every other language is one chunk, loaded when it is chosen.
 */
const catalogues: Record<Exclude<LanguageCode, 'en'>, () => Promise<unknown>> = {
  es: () => import('./catalogues/es.ts'),
  zh: () => import('./catalogues/zh.ts'),
  ar: () => import('./catalogues/ar.ts'),
  fr: () => import('./catalogues/fr.ts'),
};

/**
 * Makes a language the page's: its texts, `lang` and `dir`.
 * @throws when its catalogue cannot be loaded; the language in use stays.
 */
export async function activateLanguage(code: LanguageCode): Promise<void> {
  await activateTexts(code);
  document.documentElement.lang = code;
  document.documentElement.dir = directionOf(code);
}

/** Makes a language's texts those in use. The prerender calls this, because it has no document. @throws like the above. */
export async function activateTexts(code: LanguageCode): Promise<void> {
  if (code !== DEFAULT_LANGUAGE) await catalogues[code]();
  i18n.activate(code);
}

/** Remembers the visitor's choice in local storage (LANG-3). Where storage is blocked, the choice holds for this visit. */
export function rememberLanguage(code: LanguageCode): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, code);
  } catch {
    // Only the memory of the choice is lost.
  }
}
