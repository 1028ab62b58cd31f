import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { fileOf } from '../../build/built-files.ts';
import { DEFAULT_LANGUAGE, TRANSLATED, type LanguageCode } from '../../src/i18n/languages.ts';
import { notFound, routes } from '../../src/routes.ts';
import { mayStayEnglish } from '../support/stays-english.ts';

/** The texts of a built page, with the attributes that are read aloud or shown. */
function textsOf(language: LanguageCode, route: (typeof routes)[number] | typeof notFound): string[] {
  const $ = load(readFileSync(join('dist', fileOf(route, language)), 'utf8'));
  const attributes = ['aria-label', 'placeholder', 'alt', 'title', 'content'].flatMap((name) =>
    $(`[${name}]`)
      .toArray()
      .map((element) => $(element).attr(name) ?? ''),
  );
  // A request to a program and its answer are the same in every language.
  $('script, style, pre').remove();
  const texts = $('title, body *')
    .contents()
    .toArray()
    .flatMap((node) => ('data' in node ? [node.data] : []));
  return [...attributes, ...texts].map((text) => text.trim()).filter((text) => /\p{L}{2}/u.test(text));
}

test.for([...routes, notFound])(
  '$path contains no English text in another language but names and what is listed with a reason (LANG-9)',
  (route) => {
    const english = new Set(textsOf(DEFAULT_LANGUAGE, route));
    for (const language of TRANSLATED) {
      const left = textsOf(language, route).filter((text) => english.has(text) && !mayStayEnglish(text, language));
      expect([...new Set(left)], language).toEqual([]);
    }
  },
);
