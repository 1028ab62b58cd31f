import { LANGUAGE_KEY, type LanguageCode } from './languages.ts';

/** Stores the visitor's choice in local storage (LANG-3). Returns false if storage is blocked or full. */
export function rememberLanguage(code: LanguageCode): boolean {
  try {
    localStorage.setItem(LANGUAGE_KEY, code);
    return true;
  } catch {
    return false;
  }
}
