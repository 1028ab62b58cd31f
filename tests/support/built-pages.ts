import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import { fileOf } from '../../build/built-files.ts';
import { DEFAULT_LANGUAGE, type LanguageCode } from '../../src/i18n/languages.ts';
import { findRoute, type Route } from '../../src/routes.ts';

/** The HTML of a page in `dist/`, with ordinary spaces. @param route a route or its path */
export function pageAt(
  route: Route | string,
  language: LanguageCode = DEFAULT_LANGUAGE,
  options: { scriptingEnabled?: boolean } = {},
): CheerioAPI {
  const file = fileOf(typeof route === 'string' ? findRoute(route) : route, language);
  return load(readFileSync(join('dist', file), 'utf8').replaceAll('\u00a0', ' '), options);
}

/** The texts of the elements that a selector finds. */
export const textsOf = ($: CheerioAPI, selector: string): string[] =>
  $(selector)
    .toArray()
    .map((element) => $(element).text());
