import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LANGUAGE, LANGUAGES, type LanguageCode } from '#src/i18n/languages.ts';
import type { ContentProblem } from '../problems.ts';
import { faultInProse } from '../schemas/faults.ts';
import { openSource } from '../reading/source.ts';
import { DIRECTION_MARKS } from '../reading/unseen.ts';
import { FUZZY } from './catalogue.ts';
import { differenceInFacts, faultInTypography } from './differences.ts';
import { type Entry, readPo } from './po.ts';

/** The catalogue of the content in a language, relative to the content folder. */
export const cataloguePath = (language: LanguageCode) => `locales/${language}/content.po`;

/** The catalogue of the interface in a language. */
export const interfacePath = (language: LanguageCode) => `locales/${language}/messages.po`;

/** The translations of a content folder. None if it has no such file. `checkTranslations` reports a damaged one. */
export function readTranslations(folder: string, language: LanguageCode): Entry[] {
  return readFile(folder, cataloguePath(language));
}

function readFile(folder: string, file: string): Entry[] {
  return (existsSync(join(folder, file)) && openCatalogue(folder, file, [])) || [];
}

/**
 * The entries of a catalogue. Undefined if it cannot be read, or if an entry has a fault. That is then added to `problems`.
 * @param faultIn the rule that an entry breaks
 */
export function openCatalogue(
  folder: string,
  file: string,
  problems: ContentProblem[],
  faultIn: (entry: Entry) => string | undefined = () => undefined,
): Entry[] | undefined {
  const source = openSource(folder, file, problems);
  if (source === undefined) return undefined;
  const { entries, mistake } = readPo(source);
  const found = entries.flatMap((entry): ContentProblem[] => {
    const rule = faultIn(entry);
    return rule === undefined ? [] : [{ file, line: entry.line, key: entry.text, value: entry.translation, rule }];
  });
  if (mistake) found.push({ file, ...mistake });
  problems.push(...found);
  return found.length === 0 ? entries : undefined;
}

/** Finds what the extraction of texts would delete: the translations of a catalogue with a mistake. */
export function findLosses(folder: string): ContentProblem[] {
  const problems: ContentProblem[] = [];
  for (const { code: language } of LANGUAGES) {
    const files = [interfacePath(language), cataloguePath(language)].filter((file) => existsSync(join(folder, file)));
    for (const file of files) openCatalogue(folder, file, problems);
  }
  return problems;
}

/** Finds what is wrong with the catalogue of a language. Missing and outdated translations are not wrong: they are not shown. */
export function checkTranslations(folder: string, language: LanguageCode): ContentProblem[] {
  const file = cataloguePath(language);
  const problems: ContentProblem[] = [];
  if (existsSync(join(folder, file))) openCatalogue(folder, file, problems, faultInTranslation);
  return problems;
}

/**
 * Compares each translation of the content and of the interface with its English text: whether it is one, the facts in it, and its typography.
 * These checks look for patterns and can be wrong about an unusual text, so they do not stop the build. `npm run content:check`
 * and a test run them.
 */
export function reviewTranslations(folder: string, language: LanguageCode): ContentProblem[] {
  const content = readTranslations(folder, language).map((entry) => ({ file: cataloguePath(language), entry }));
  const english = new Map(readFile(folder, interfacePath(DEFAULT_LANGUAGE)).map(({ text, translation }) => [text, translation]));
  const ofInterface = readFile(folder, interfacePath(language))
    // Each language has its own forms of a plural.
    .filter(({ text }) => !text.includes(', plural,'))
    // The key of a text may be a name.
    .map((entry) => ({ file: interfacePath(language), entry: { ...entry, text: english.get(entry.text) ?? entry.text } }));
  return [...content, ...ofInterface].flatMap(({ file, entry: { text, translation, flags } }): ContentProblem[] => {
    if (translation === '' || flags.includes(FUZZY)) return [];
    return [
      language !== DEFAULT_LANGUAGE && isCopy(text, translation) ? IS_COPY : undefined,
      differenceInFacts(text, translation, language),
      faultInTypography(translation.replaceAll(/<\/?\d+\/?>/g, ''), language),
    ]
      .filter((rule) => rule !== undefined)
      .map((rule) => ({ file, key: text, value: translation, rule }));
  });
}

/** Shorter texts may be the same in two languages. */
const MIN_WORDS = 4;
const IS_COPY = 'must be a translation, and not the English text itself';

/** Whether running text was left in English, as by 'Copy source' in an editor of PO files. */
function isCopy(text: string, translation: string): boolean {
  return text.trim() === translation.trim() && (text.match(/(?<!\p{L})\p{Ll}{2,}/gu) ?? []).length >= MIN_WORDS;
}

function faultInTranslation({ text, translation }: Entry): string | undefined {
  if (translation === '') return undefined;
  if (bracesIn(translation) !== bracesIn(text)) return 'must have the same words in braces as the English text';
  // `openSource` finds the direction marks that only Arabic may have.
  return faultInProse(translation.replaceAll(new RegExp(`[${DIRECTION_MARKS}]`, 'g'), ''));
}

function bracesIn(text: string): string {
  return (text.match(/\{\w*\}|[{}]/g) ?? []).toSorted().join(' ');
}
