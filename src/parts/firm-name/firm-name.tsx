import { IS_LATIN } from '#src/i18n/language.ts';
import { DEFAULT_LANGUAGE } from '#src/i18n/languages.ts';

/** Matches text with Latin letters only. */
const LATIN = /^[\P{L}\p{Script=Latin}]+$/u;

/**
 * The name of a firm. On a page in another script, such as an Arabic one, a name in Latin letters is marked as English, because a screen reader would
 * otherwise spell it or skip it. `lang=""` or `und` would be more correct, but WebKit ignores the first, and no screen reader has a
 * voice for the second.
 */
export function FirmName({ children }: { children: string }) {
  return <bdi lang={languageOfName(children)}>{children}</bdi>;
}

/** The language with which the name is marked, if it is. */
export function languageOfName(name: string): string | undefined {
  return !IS_LATIN && LATIN.test(name) ? DEFAULT_LANGUAGE : undefined;
}
