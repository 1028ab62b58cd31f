import type { PageAddress } from '#src/routes.ts';
import { LANGUAGE } from './language.ts';
import { prefixOf } from './languages.ts';

/** What the addresses of pages begin with in the language of this build: `/es`, or nothing in English. */
export const PREFIX = prefixOf(LANGUAGE);

/** The address of a page in the language of this build. `Link` adds the prefix itself; forms and plain links need this. */
export function addressOf(address: PageAddress): string {
  return PREFIX + address;
}
