import { i18n, type Messages } from '@lingui/core';
import { DEFAULT_LANGUAGE, LANGUAGE_KEY, directionOf, type LanguageCode } from './languages.ts';

/** English is in the code (`build-time/inline-english.ts`). Every other language is one chunk, loaded when it is chosen. */
const catalogues: Record<Exclude<LanguageCode, 'en'>, () => Promise<{ messages: Messages }>> = {
  es: () => import('#content/locales/es/messages.po'),
  zh: () => import('#content/locales/zh/messages.po'),
  ar: () => import('#content/locales/ar/messages.po'),
  fr: () => import('#content/locales/fr/messages.po'),
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
  const messages = code === DEFAULT_LANGUAGE ? {} : (await catalogues[code]()).messages;
  i18n.loadAndActivate({ locale: code, messages });
}

/** Remembers the visitor's choice in local storage (LANG-3). Where storage is blocked, the choice holds for this visit. */
export function rememberLanguage(code: LanguageCode): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, code);
  } catch {
    // Only the memory of the choice is lost.
  }
}
