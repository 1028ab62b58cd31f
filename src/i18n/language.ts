import { DEFAULT_LANGUAGE, directionOf, type Direction, type LanguageCode } from './languages.ts';

/** The language of this build. Vite replaces the expression (`configFor` in `vite.config.ts`); other programs are in English. */
export const LANGUAGE: LanguageCode = import.meta.env.LANGUAGE ?? DEFAULT_LANGUAGE;

/** The direction in which it is written. */
export const DIRECTION: Direction = directionOf(LANGUAGE);

/** Whether it is written in Latin letters, so that names in Latin letters need no mark. */
export const IS_LATIN = new Intl.Locale(LANGUAGE).maximize().script === 'Latn';
