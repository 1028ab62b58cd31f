import type { PageAddress } from '#src/routes.ts';
import { LANGUAGE } from './language.ts';
import { LANGUAGES, prefixOf, type LanguageCode } from './languages.ts';

/** What the addresses of pages begin with in the language of this build: `/es`, or nothing in English. */
export const PREFIX = prefixOf(LANGUAGE);

/** The address of a page in the language of this build. `Link` adds the prefix itself; forms and plain links need this. */
export function addressOf(address: PageAddress): string {
  return PREFIX + address;
}

/** Divides the path of an address into its language and the path that all languages share: `/es/check` is `/check` in Spanish. */
export function divideAddress(pathname: string): { language: LanguageCode; path: string } {
  const found = LANGUAGES.find(({ code }) => prefixOf(code) !== '' && `${pathname}/`.startsWith(`${prefixOf(code)}/`));
  return found ? { language: found.code, path: pathname.slice(prefixOf(found.code).length) || '/' } : { language: 'en', path: pathname };
}
