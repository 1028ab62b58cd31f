import { i18n, type Messages } from '@lingui/core';
import { DEFAULT_LANGUAGE, LANGUAGE_KEY, directionOf, type LanguageCode } from './languages.ts';

/** English is in the code (`build-time/inline-english.ts`). Each other language is one chunk, loaded when it is chosen. */
const catalogues: Record<Exclude<LanguageCode, 'en'>, () => Promise<{ messages: Messages }>> = {
  es: () => import('#content/locales/es/messages.po'),
  zh: () => import('#content/locales/zh/messages.po'),
  ar: () => import('#content/locales/ar/messages.po'),
  fr: () => import('#content/locales/fr/messages.po'),
};

/**
 * Switches the page to a language: its texts, `lang` and `dir`.
 * @throws if its catalogue cannot be loaded. The language then stays the same.
 */
export async function activateLanguage(code: LanguageCode): Promise<void> {
  await activateTexts(code);
  document.documentElement.lang = code;
  document.documentElement.dir = directionOf(code);
}

/** Switches the texts only, for the prerender, which has no document. @throws as above. */
export async function activateTexts(code: LanguageCode): Promise<void> {
  const messages = code === DEFAULT_LANGUAGE ? {} : (await catalogues[code]()).messages;
  i18n.loadAndActivate({ locale: code, messages });
}

/** Stores the visitor's choice in local storage (LANG-3). */
export function rememberLanguage(code: LanguageCode): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, code);
  } catch {
    // If storage is blocked, the choice applies to this visit only.
  }
}
