import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type LanguageCode, LANGUAGES } from '#src/i18n/languages.ts';
import { checkCatalogues } from '../checks/catalogue-rules.ts';
import { loadSourceTexts } from '../load.ts';
import { contentFolder } from '../plugin.ts';
import { formatProblem } from '../problems.ts';
import { updateEntries, writeCatalogue } from './catalogue.ts';
import { readPo } from './po.ts';
import { reviewTranslations } from './review.ts';
import { cataloguePath, interfacePath, readCatalogue } from './read-translations.ts';

const folder = mkdtempSync(join(tmpdir(), 'review-'));
for (const language of ['en', 'es']) mkdirSync(join(folder, 'locales', language), { recursive: true });
afterAll(() => rmSync(folder, { recursive: true }));

const HEADER = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n\n';
const entry = (text: string, translation: string, flag = '') =>
  `#: content/a.yaml:lead\n${flag}msgid "${text}"\nmsgstr "${translation}"\n\n`;
const put = (file: string, ...entries: string[]) => writeFileSync(join(folder, file), HEADER + entries.join(''));
const textOf = (text: string) => ({ text, references: new Set(['content/a.yaml:lead']), notes: new Set<string>() });

const COPIED = 'It sold shares that do not exist and never paid anybody back.';
const ENGLISH = ['Within 24 hours', 'Now', 'Yes', 'No', COPIED, 'Is it?'];
const SPANISH = [
  entry('Within 24 hours', 'En 48 horas'),
  entry('Now', 'Antes', '#, fuzzy\n#| msgid "Before"\n'),
  entry('Yes', ''),
  entry('No', 'No'),
  entry(COPIED, COPIED),
  entry('Is it?', 'Lo es?'),
];

test('the report has what is missing, out of date or different, with file and line, in the content and in the interface', () => {
  put('locales/en/messages.po', ...ENGLISH.map((text) => entry(text, text)));
  const files = [cataloguePath('es'), interfacePath('es')];
  for (const file of files) put(file, ...SPANISH);
  const found = reviewTranslations(folder, 'es', ENGLISH.map(textOf));
  expect(found.map(formatProblem)).toEqual(
    files.flatMap((file) => [
      `${file}:6 Within 24 hours "En 48 horas": must have the same facts as the English text, which also has: 24; must have the same facts as the English text, which does not have: 48`,
      `${file}:12 Now "Antes": must be a translation of the present English text, without "fuzzy"`,
      `${file}:16 Yes "": must be translated`,
      expect.stringMatching(new RegExp(`^${file}:24 .*: must be a translation, and not the English text itself$`)),
      `${file}:28 Is it? "Lo es?": must have ¿ before a question`,
    ]),
  );
  expect(found.map(({ kind }) => kind)).toEqual(files.flatMap(() => ['different', 'outdated', 'missing', 'different', 'different']));
});

test('a text that has changed since the texts were collected is out of date, and a new one is missing', () => {
  put(cataloguePath('es'), entry('Within a day', 'En un día'));
  put('locales/en/messages.po');
  const found = reviewTranslations(folder, 'es', [textOf('Within two days'), { ...textOf('New'), references: new Set() }]);
  expect(found.map(({ kind, key, line }) => [kind, key, line])).toEqual([
    ['outdated', 'Within two days', 6],
    ['missing', 'New', undefined],
  ]);
});

test('a text that has changed stays out of date when the texts are collected, until its translation is corrected', () => {
  const before = `${HEADER}${entry('Within a day', 'En un día')}`;
  const texts = [textOf('Within two days')];
  const collected = writeCatalogue(updateEntries(readPo(before).entries, texts), 'es', before);
  put('locales/en/messages.po');
  put(interfacePath('es'));
  const kindsOf = (catalogue: string) => {
    writeFileSync(join(folder, cataloguePath('es')), catalogue);
    return reviewTranslations(folder, 'es', texts).map(({ kind }) => kind);
  };
  expect(kindsOf(collected)).toEqual(['outdated']);
  expect(kindsOf(collected.replace(/#, fuzzy\n#\|.*\n/, '').replace('En un día', 'En dos días'))).toEqual([]);
});

test('the name of a text stands for its English text', () => {
  put('locales/en/messages.po', entry('title', 'Within 24 hours'));
  put(interfacePath('es'), entry('title', 'En 48 horas'));
  put(cataloguePath('es'));
  expect(reviewTranslations(folder, 'es', [])).toMatchObject([{ kind: 'different', key: 'title', line: 6 }]);
});

test.for(['Creative Commons Attribution 4.0 International (CC BY 4.0)', 'Provisional'])('a name or a word may be the same: %s', (text) => {
  put(cataloguePath('es'), entry(text, text));
  put('locales/en/messages.po');
  put(interfacePath('es'));
  expect(reviewTranslations(folder, 'es', [textOf(text)])).toEqual([]);
});

test('a missing text of the interface stops the build', () => {
  const catalogues = (...spanish: string[]) => {
    for (const { code } of LANGUAGES) {
      mkdirSync(join(folder, 'locales', code), { recursive: true });
      put(interfacePath(code), entry('Yes', 'Yes'), entry('{n} more', '{n} more'));
    }
    put(interfacePath('es'), ...spanish);
    return checkCatalogues(folder).map(formatProblem);
  };
  expect(catalogues(entry('Yes', 'Sí'), entry('{n} more', '{n} más'))).toEqual([]);
  const file = interfacePath('es');
  expect(catalogues(entry('Yes', ''))).toEqual([`${file}:6 Yes "": must be translated`, `${file} {n} more "": must be translated`]);
  expect(catalogues(entry('Yes', 'Sí'), entry('{n} more', 'más'))).toEqual([
    `${file}:10 {n} more "más": must contain exactly these placeholders and tags: {n}`,
  ]);
});

const texts = loadSourceTexts(contentFolder());
test.for(LANGUAGES)('our translations have the facts and the typography that they must have: $code', ({ code }) => {
  const found = reviewTranslations(contentFolder(), code, code === 'en' ? [] : texts).filter(({ kind }) => kind === 'different');
  expect(found.map(formatProblem)).toEqual([]);
});

/** Words that docs/translation.md and docs/glossary.md decide against, where a pattern can tell. */
const DECIDED_AGAINST: Partial<Record<LanguageCode, readonly RegExp[]>> = {
  es: [/en nuestro nombre/i],
  fr: [/en notre nom/i, /numéro de licence|licence (?:terminée|délivrée)/i],
  zh: [/被我们警示|被警示的?公司/, /(?<!也称)牌照/],
  ar: [/مقيدة? في (?:ال)?سجل/, /للتعليقات|تعليقك/],
};
test.for(LANGUAGES)('our translations avoid the words that are decided against: $code', ({ code }) => {
  const entries = [cataloguePath(code), interfacePath(code)].flatMap((file) => readCatalogue(contentFolder(), file));
  const found = entries.filter(({ translation }) => DECIDED_AGAINST[code]?.some((word) => word.test(translation)));
  expect(found.map(({ translation }) => translation)).toEqual([]);
});
