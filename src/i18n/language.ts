import { DEFAULT_LANGUAGE, directionOf, type Direction, type LanguageCode } from './languages.ts';

/** The language of this build. Vite replaces the expression (`configFor` in `vite.config.ts`); other programs are in English. */
export const LANGUAGE: LanguageCode = import.meta.env.LANGUAGE ?? DEFAULT_LANGUAGE;

export const DIRECTION: Direction = directionOf(LANGUAGE);
export const IS_RTL = DIRECTION === 'rtl';

/** The place of a share (0 to 1) of the width of a drawing, which begins where a line of text begins. */
export function placeOf(share: number): number {
  return IS_RTL ? 1 - share : share;
}

/** Whether it is written in Latin letters, so that names in Latin letters need no mark. */
export const IS_LATIN = new Intl.Locale(LANGUAGE).maximize().script === 'Latn';
