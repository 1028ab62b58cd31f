import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { contentFolder } from '../../src/content/build-time/plugin.ts';
import { readCatalogue } from '../../src/content/build-time/translation/catalogue.ts';
import { cataloguePath } from '../../src/content/build-time/translation/translations.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type LanguageCode } from '../../src/i18n/languages.ts';

/* The pages in other languages contain no text that has a translation in English, unless it is marked as English. */

/** The English texts of the content and the interface whose translation is another text. */
function translatedTexts(language: LanguageCode): Set<string> {
  const entries = [cataloguePath(language), `locales/${language}/messages.po`].flatMap((file) =>
    readCatalogue(readFileSync(join(contentFolder(), file), 'utf8')),
  );
  return new Set(entries.filter(({ text, translation }) => translation !== '' && translation !== text).map(({ text }) => text));
}

const ATTRIBUTES = ['aria-label', 'placeholder', 'title', 'alt', 'data-label', 'content', 'label', 'value'];

/** Every text and every readable attribute of a page, except in elements that are marked as English. */
function textsOf(html: string): string[] {
  const $ = load(html, { scriptingEnabled: false });
  $('script, style, [lang="en"]').remove();
  const texts = $('*')
    .contents()
    .toArray()
    .flatMap((node) => ('data' in node ? [node.data] : []));
  const attributes = ATTRIBUTES.flatMap((name) =>
    $(`[${name}]`)
      .toArray()
      .map((element) => $(element).attr(name) ?? ''),
  );
  return [...texts, ...attributes].map((text) => text.replaceAll(/\s+/g, ' ').trim());
}

describe.each(LANGUAGES.filter(({ code }) => code !== DEFAULT_LANGUAGE))('$own', ({ code }) => {
  const english = translatedTexts(code);
  const folder = join('dist', code);
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));

  test('there are pages and translations', () => {
    expect(pages.length).toBeGreaterThan(30);
    expect(english.size).toBeGreaterThan(1_500);
  });

  test.for(pages)('%s has no English text', (page) => {
    expect(textsOf(readFileSync(join(folder, page), 'utf8')).filter((text) => english.has(text))).toEqual([]);
  });
});
