import { useLingui } from '@lingui/react';
import { DEFAULT_LANGUAGE, directionOf, isLanguage, type Direction, type LanguageCode } from './languages.ts';

/** The current language and its direction. */
export function useLanguage(): { code: LanguageCode; direction: Direction } {
  const { i18n } = useLingui();
  const code = isLanguage(i18n.locale) ? i18n.locale : DEFAULT_LANGUAGE;
  return { code, direction: directionOf(code) };
}
