import { i18n, type Messages } from '@lingui/core';
import { messages as englishShell } from '#content/locales/en/shell.po';
import { DEFAULT_LANGUAGE, LANGUAGE_KEY, directionOf, type LanguageCode } from './languages.ts';

/**
 * English words come with the code that says them: the shell's here, each page's with the page. Another
 * language is one chunk, loaded when it is chosen.
 */
const catalogues: Record<Exclude<LanguageCode, 'en'>, () => Promise<{ messages: Messages }>> = {
  es: () => import('./catalogues/es.ts'),
  zh: () => import('./catalogues/zh.ts'),
  ar: () => import('./catalogues/ar.ts'),
  fr: () => import('./catalogues/fr.ts'),
};

/** Adds a page's English words, which came with its code. */
export function addEnglish(messages: Messages): void {
  i18n.load(DEFAULT_LANGUAGE, messages);
}

/** Makes English the language in use, at once: the prerender and the start of every page. What is there already stays. */
export function activateEnglish(): void {
  i18n.load(DEFAULT_LANGUAGE, englishShell);
  i18n.activate(DEFAULT_LANGUAGE);
}

/**
 * Makes a language the page's: its words, `lang` and `dir`.
 * @throws when its catalogue cannot be loaded; the language in use stays.
 */
export async function activateLanguage(code: LanguageCode): Promise<void> {
  await activateWords(code);
  document.documentElement.lang = code;
  document.documentElement.dir = directionOf(code);
}

/** Makes a language's words those in use, where there is no document: the prerender. @throws like the above. */
export async function activateWords(code: LanguageCode): Promise<void> {
  if (code !== DEFAULT_LANGUAGE) i18n.load(code, (await catalogues[code]()).messages);
  i18n.activate(code);
}

/** Caches the visitor's choice (LANG-3). Where storage is blocked, it holds for this visit. */
export function rememberLanguage(code: LanguageCode): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, code);
  } catch {
    // Nothing is lost but the memory of it.
  }
}
