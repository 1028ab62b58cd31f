import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type LanguageCode } from '#src/i18n/languages.ts';
import type { ContentProblem } from '../problems.ts';
import { faultInProse } from '../schemas/faults.ts';
import { openSource } from '../reading/source.ts';
import { DIRECTION_MARKS } from '../reading/unseen.ts';
import { type Entry, readPo } from './po.ts';

/** The catalogue of the content in a language, relative to the content folder. */
export const cataloguePath = (language: LanguageCode) => `locales/${language}/content.po`;

/** The catalogue of the interface in a language. */
export const interfacePath = (language: LanguageCode) => `locales/${language}/messages.po`;

/** The entries of a catalogue. None if there is no such file. The check of the catalogues reports a damaged one. */
export function readCatalogue(folder: string, file: string): Entry[] {
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

function faultInTranslation({ text, translation }: Entry): string | undefined {
  if (translation === '') return undefined;
  if (bracesIn(translation) !== bracesIn(text)) return 'must have the same words in braces as the English text';
  // `openSource` finds the direction marks that only Arabic may have.
  return faultInProse(translation.replaceAll(new RegExp(`[${DIRECTION_MARKS}]`, 'g'), ''));
}

function bracesIn(text: string): string {
  return (text.match(/\{\w*\}|[{}]/g) ?? []).toSorted().join(' ');
}
