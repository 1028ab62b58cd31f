import { i18n, type Messages } from '@lingui/core';
import { messages as english } from '../../content/locales/en.po';
import { DEFAULT_LANGUAGE, LANGUAGE_KEY, directionOf, type LanguageCode } from './languages.ts';

/** English is in the first load, because it is what the prerendered page says; any other is one chunk. */
const catalogues: Record<LanguageCode, () => Promise<{ messages: Messages }>> = {
  en: () => Promise.resolve({ messages: english }),
  es: () => import('../../content/locales/es.po'),
  zh: () => import('../../content/locales/zh.po'),
  ar: () => import('../../content/locales/ar.po'),
  fr: () => import('../../content/locales/fr.po'),
};

/** Makes English the language at once, for the prerender and for hydration. */
export function activateEnglish(): void {
  i18n.loadAndActivate({ locale: DEFAULT_LANGUAGE, messages: english });
}

/**
 * Loads a language and makes it the page's: texts, `lang` and `dir`.
 * @throws when its catalogue cannot be loaded; the language in use stays.
 */
export async function activateLanguage(code: LanguageCode): Promise<void> {
  const { messages } = await catalogues[code]();
  i18n.loadAndActivate({ locale: code, messages });
  document.documentElement.lang = code;
  document.documentElement.dir = directionOf(code);
}

/** Caches the visitor's choice (specification §4). Where storage is blocked, it holds for this visit. */
export function rememberLanguage(code: LanguageCode): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, code);
  } catch {
    // Nothing is lost but the memory of it.
  }
}
