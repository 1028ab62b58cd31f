import { LANGUAGE_KEY, type LanguageCode } from './languages.ts';

/** Stores the visitor's choice in local storage (LANG-3). */
export function rememberLanguage(code: LanguageCode): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, code);
  } catch {
    // If storage is blocked, the choice applies to this visit only.
  }
}
