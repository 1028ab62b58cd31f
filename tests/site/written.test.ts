import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import type { DocumentModel } from '@frontier/documents';
import { expect, test } from 'vitest';
import { fileOf } from '../../build/built-files.ts';
import type { Content } from '../../build/content/load.ts';
import { faultInTypography } from '../../build/content/translation/differences.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, prefixOf, type LanguageCode } from '../../src/i18n/languages.ts';
import { writeRatio } from '../../src/register/write-ratio.ts';
import { notFound, routes } from '../../src/routes.ts';
import { content as english, contentIn } from '../support/content.ts';

/*
 * What the program writes is written as the language does it, on every page and in every feed and document (LANG-10). Documents are tested as
 * models: `documents.test.ts` compares the PDF files with them.
 */

/** Names stay as their owners write them, and may contain the name of a country. The longest comes first, because one may begin another. */
const NAMES = [
  ...english.site.address,
  ...english.firms.map(({ name }) => name),
  ...english.warnedFirms.flatMap(({ name, aliases }) => [name, ...aliases]),
].toSorted((a, b) => b.length - a.length);
const escaped = (name: string) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const NAME = new RegExp(NAMES.map((name) => escaped(name)).join('|'), 'gu');

/** Elements inside a line of text. */
const INLINE = new Set(['a', 'abbr', 'b', 'bdi', 'em', 'i', 'mark', 'small', 'span', 'strong', 'time']);

const LEFT_OUT = new Set(['script', 'style', 'option']);
const CODE = new Set(['code', 'pre']);

/** The lines of text of a page, with the title and the texts that are only read aloud. Code, addresses and references are left out. */
function linesOf(html: string): string[] {
  // What is shown without a script is text, and not markup.
  const $ = load(html, { scriptingEnabled: false });
  const attributes = ['aria-label', 'placeholder', 'alt', 'content'].flatMap((name) =>
    $(`[${name}]`)
      .toArray()
      .map((element) => $(element).attr(name) ?? ''),
  );
  let text = '';
  const read = (nodes: readonly ReturnType<typeof $>[0][]) => {
    for (const node of nodes) {
      if (node.nodeType === 3 && 'data' in node) text += node.data;
      if (!('tagName' in node) || LEFT_OUT.has(node.tagName)) continue;
      if (CODE.has(node.tagName) || (node.attribs['dir'] === 'ltr' && node.tagName !== 'time')) text += '\u2022';
      else if (INLINE.has(node.tagName)) read(node.children);
      else {
        text += '\n';
        read(node.children);
        text += '\n';
      }
    }
  };
  read($('body').toArray());
  return [$('title').text(), ...attributes, ...text.split('\n')];
}

function linesOfDocument({ title, meta, lead = '', sections }: DocumentModel): string[] {
  const blocks = sections.flatMap(({ heading, blocks: own }) => [
    heading,
    ...own.flatMap((block) => ('text' in block ? [block.text] : 'list' in block ? block.list : block.ordered)),
  ]);
  return [title, meta, lead, ...blocks];
}

/** The texts of the feeds of a language. */
function feedsIn(language: LanguageCode): { place: string; lines: string[] }[] {
  const folder = join('dist', prefixOf(language), 'feeds');
  return readdirSync(folder).map((name) => {
    const $ = load(readFileSync(join(folder, name), 'utf8'), { xml: true });
    const texts = $('title, subtitle, rights, summary, author > name').toArray();
    return { place: name, lines: texts.map((element) => $(element).text()) };
  });
}

const ADDRESS = /\S*(?:https?:\/\/|@|www\.|\.(?:example|pdf|json|csv|txt|org|com)\b)\S*/g;
const VERSION =
  /v\d+\.\d+|(?<=(?:WCAG|WCAG\)|Attribution|TLS|HTTP|ARIA|Unicode|Atom|PDF|BY|OFL|MPL|Apache|[Vv]ersi[oó]n|[Vv]ersion)[\s\u00a0-])\d+(?:\.\d+)+|\d+\.\d+\.\d+/g;

/** The line without what is the same in every language, and without the calculations that are isolated. */
function withoutNames(line: string): string {
  return [REQUIRED, NAME, ADDRESS, VERSION, /[\u2066\u2068][^\u2069]*\u2069/g].reduce(
    (text, pattern) => text.replaceAll(pattern, '\u2022'),
    line,
  );
}

/** Texts whose straight marks are required (HOME-4, WARN-3). */
const REQUIRED = /license ID \(e\.g\., 'Adyen'\)|No matches found for ".*?"/g;

type Fault = [name: string, pattern: RegExp];
const EVERYWHERE: Fault[] = [
  ['two full stops', /(?<!\.)\.\.(?!\.)/u],
  ['a date as a program writes it', /(?<![\w-])\d{4}-\d{2}-\d{2}(?![\w-])/u],
];
const ENGLISH_CLONE: Fault = ['the mark of a clone in English', /\(clone\)/u];
/** What texts for translators cannot have. `differences.ts` has the other rules. */
const FAULTS: Record<LanguageCode, Fault[]> = {
  en: EVERYWHERE,
  // 48.000 is a number with a Spanish separator.
  es: [...EVERYWHERE, ENGLISH_CLONE, ['a decimal point', /\d\.\d(?!\d\d(?!\d))/u], ['a percent sign without a space', /\d%/u]],
  fr: [...EVERYWHERE, ['a decimal point', /\d\.\d/u], ['a percent sign without a space', /\d%/u]],
  zh: [...EVERYWHERE, ENGLISH_CLONE, ['a space after a full-width mark', /[，。；：！？）] (?=[^\s\d-])/u]],
  ar: [...EVERYWHERE, ENGLISH_CLONE, ['a calculation that is not isolated', /\d%|\d ?[+×÷−] ?\d|\)\/\d/u]],
};

/** The rules for translators that a line of a page breaks. A name or a number of another element may stand beside Chinese characters. */
function typographyOf(line: string, language: LanguageCode): string[] {
  const faultIn = (text: string) =>
    faultInTypography(language === 'zh' ? text.replaceAll(/(?<![\u3400-\u9fff]) | (?![\u3400-\u9fff])/g, '') : text, language);
  const text = line.trim().replaceAll(/ +/g, ' ');
  // Most lines have no fault, and looking for names takes long.
  const rule = faultIn(text) && faultIn(withoutNames(text));
  return rule === undefined ? [] : [rule];
}

/** The English names of countries that the language calls something else. */
function englishCountries({ language, countryName }: Content): Fault[] {
  if (language === DEFAULT_LANGUAGE) return [];
  const others = english.countries.map(({ name }) => name).filter((name) => !countryName(name).includes(name));
  return [['an English name of a country', new RegExp(`(?<!\\p{L})(?:${others.map((name) => escaped(name)).join('|')})(?!\\p{L})`, 'u')]];
}

test.for(LANGUAGES)('in $code, nothing is written as another language or a typewriter writes it (LANG-10)', ({ code }) => {
  const content = contentIn(code);
  const faults = [...FAULTS[code], ...englishCountries(content)];
  const places = [
    ...[...routes, notFound].map((route) => ({
      place: route.path,
      lines: linesOf(readFileSync(join('dist', fileOf(route, code)), 'utf8')),
    })),
    ...content.publishedDocuments.map(({ id, document }) => ({ place: id, lines: linesOfDocument(document) })),
    ...feedsIn(code),
    { place: 'ratios', lines: content.firms.map(({ capitalRatio }) => writeRatio(capitalRatio, code)) },
    { place: 'firms', lines: content.firms.map(({ headquarters }) => headquarters.replace(/^.*[,،，]/, '')) },
  ];
  // Every page has the header and the footer.
  const placeOf = new Map(places.flatMap(({ place, lines }) => lines.map((line) => [line, place] as const)));
  const found = [...placeOf].flatMap(([line, place]) => [
    ...typographyOf(line, code).map((rule) => `${place}: ${rule}: ${line.trim()}`),
    ...faults.flatMap(([name, pattern]) => {
      // Most lines have no fault, and looking for names takes long.
      if (!pattern.test(line)) return [];
      const text = name === 'two full stops' ? line : withoutNames(line);
      const at = text.search(pattern);
      return at === -1 ? [] : [`${place}: ${name}: ${text.slice(Math.max(0, at - 40), at + 40).trim()}`];
    }),
  ]);
  expect(found).toEqual([]);
});
