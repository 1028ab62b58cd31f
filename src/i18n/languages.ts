/** The languages of the site (LANG-1). `docs/translation.md` says how to add one. `name` is what its speakers call it. */
export const LANGUAGES = [
  { code: 'en', name: 'English', direction: 'ltr' },
  { code: 'es', name: 'Español', direction: 'ltr' },
  { code: 'zh', name: '中文', direction: 'ltr' },
  { code: 'ar', name: 'العربية', direction: 'rtl' },
  { code: 'fr', name: 'Français', direction: 'ltr' },
] as const;

export type LanguageCode = (typeof LANGUAGES)[number]['code'];
export type Direction = (typeof LANGUAGES)[number]['direction'];

export const DEFAULT_LANGUAGE = 'en' satisfies LanguageCode;

/** The languages that are translated: all but English, which is the source. */
export const TRANSLATED = LANGUAGES.map(({ code }) => code).filter((code) => code !== DEFAULT_LANGUAGE);

/** The languages in which a site is published, as its `site.yaml` says. */
export function languagesOf({ languages }: { languages: readonly LanguageCode[] }): (typeof LANGUAGES)[number][] {
  return LANGUAGES.filter(({ code }) => languages.includes(code));
}

/** Those of them that are translated. */
export function translatedOf(site: { languages: readonly LanguageCode[] }): LanguageCode[] {
  return TRANSLATED.filter((code) => site.languages.includes(code));
}

/** The name of the query parameter, the cookie and the key in both storages (LANG-2). */
export const LANGUAGE_KEY = 'lng';

export function isLanguage(code: unknown): code is LanguageCode {
  return LANGUAGES.some((language) => language.code === code);
}

export function directionOf(code: LanguageCode): Direction {
  return LANGUAGES.find((language) => language.code === code)?.direction ?? 'ltr';
}

/** The language of a text, for browsers and readers of feeds. Our Chinese is written in simplified characters, which have fonts of their own. */
export function tagOf(code: LanguageCode): string {
  return code === 'zh' ? 'zh-Hans' : code;
}

/** The locale of dates and numbers: British English for English, and Western digits in every language, as in licences and ratios. */
export function localeOf(code: LanguageCode): string {
  return code === 'en' ? 'en-GB' : `${code}-u-nu-latn`;
}

/** What the addresses of pages in a language begin with. English pages have no prefix. */
export function prefixOf(code: LanguageCode): '' | `/${LanguageCode}` {
  return code === DEFAULT_LANGUAGE ? '' : `/${code}`;
}

/** Divides the path of an address into its language and the path that all languages share: `/es/check` is `/check` in Spanish. */
export function divideAddress(pathname: string): { language: LanguageCode; path: string } {
  const found = LANGUAGES.find(({ code }) => prefixOf(code) !== '' && `${pathname}/`.startsWith(`${prefixOf(code)}/`));
  return found
    ? { language: found.code, path: pathname.slice(prefixOf(found.code).length) || '/' }
    : { language: DEFAULT_LANGUAGE, path: pathname };
}
