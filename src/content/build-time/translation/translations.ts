import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LANGUAGE, type LanguageCode, directionOf } from '#src/i18n/languages.ts';
import type { ContentProblem } from '#src/content/build-time/problems.ts';
import { faultInProse } from '#src/content/build-time/schemas/faults.ts';
import { LIMITS, MOST_PER_FILE, openSource, theRest, unseenProblems } from '#src/content/build-time/source.ts';
import { DIRECTION_MARKS } from '#src/content/build-time/unseen.ts';
import { type Entry, FUZZY, readCatalogue } from './catalogue.ts';
import { differenceInFacts, faultInTypography } from './compare.ts';

/** The catalogue of the content in a language, relative to the content folder. */
export const cataloguePath = (language: LanguageCode) => `locales/${language}/content.po`;

const interfacePath = (language: LanguageCode) => `locales/${language}/messages.po`;

/** A catalogue has every text of the content twice. Now it has half a megabyte. */
const LIMIT = { ...LIMITS.record, bytes: 8_000_000 };

/** The translations of a content folder. None if it has no such file, or a damaged one, which `checkTranslations` reports. */
export function readTranslations(folder: string, language: LanguageCode): Entry[] {
  return readFile(folder, cataloguePath(language));
}

function readFile(folder: string, file: string): Entry[] {
  const source = existsSync(join(folder, file)) ? openSource(folder, file, LIMIT, []) : undefined;
  return source === undefined ? [] : readCatalogue(source);
}

/** A line of a catalogue: a comment, or a text in quotation marks, which may go on in the lines below. */
const LINE = /^(#.*|(?:(?:msgid|msgstr) )?"(?:[^"\\\p{Cc}]|\\["\\nt])*")?$/u;

/** Finds what is wrong with the catalogue of a language. Missing and outdated translations are not wrong: they are not shown. */
export function checkTranslations(folder: string, language: LanguageCode): ContentProblem[] {
  const file = cataloguePath(language);
  if (!existsSync(join(folder, file))) return [];
  const problems: ContentProblem[] = [];
  const source = openSource(folder, file, LIMIT, problems);
  if (source === undefined) return problems;
  const lines = source.split(/\r?\n/);
  const wrong = lines.findIndex((line) => !LINE.test(line));
  if (wrong !== -1) {
    return [{ file, line: wrong + 1, value: lines[wrong], rule: 'must be a comment, or a text in quotation marks after msgid or msgstr' }];
  }
  const seen = new Set<string>();
  for (const { text, translation } of readCatalogue(source)) {
    const rule = seen.has(text) ? 'must be in the file once' : translation === '' ? undefined : faultIn(text, translation);
    seen.add(text);
    if (rule !== undefined) problems.push({ file, line: lineOf(lines, text), key: text, value: translation, rule });
    if (problems.length >= MOST_PER_FILE) return [...problems, theRest(file, lineOf(lines, text))];
  }
  return [...problems, ...unseenProblems(file, source, problems, directionOf(language) === 'rtl')];
}

/**
 * Compares each translation of the content and of the interface with its English text: the facts in it, and its typography.
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
    return [differenceInFacts(text, translation, language), faultInTypography(translation.replaceAll(/<\/?\d+\/?>/g, ''), language)]
      .filter((rule) => rule !== undefined)
      .map((rule) => ({ file, key: text, value: translation, rule }));
  });
}

function faultIn(text: string, translation: string): string | undefined {
  if (bracesIn(translation) !== bracesIn(text)) return 'must have the same words in braces as the English text';
  // `unseenProblems` finds the direction marks that Arabic must not have.
  return faultInProse(translation.replaceAll(new RegExp(`[${DIRECTION_MARKS}]`, 'g'), ''));
}

function bracesIn(text: string): string {
  return (text.match(/\{\w*\}|[{}]/g) ?? []).toSorted().join(' ');
}

/** The line of a translation, which is the one below its text. Undefined if an editor has folded the lines. */
function lineOf(lines: readonly string[], text: string): number | undefined {
  const line = lines.indexOf(`msgid ${JSON.stringify(text)}`);
  return line === -1 ? undefined : line + 2;
}
