import { DEFAULT_LANGUAGE, type LanguageCode } from '#src/i18n/languages.ts';
import type { ContentProblem } from '../problems.ts';
import { isOutdated, updateEntries } from './catalogue.ts';
import { differenceInFacts, faultInTypography } from './differences.ts';
import { faultInForms, faultInMessage } from './messages.ts';
import type { Entry } from './po.ts';
import type { SourceText } from './translate.ts';
import { cataloguePath, interfacePath, readCatalogue } from './read-translations.ts';

/**
 * What translators should look at. Differences are found by patterns, which can be wrong about an unusual text, so they do not stop the build.
 * A broken text of the interface does: a page could not show it.
 */
export interface Finding extends ContentProblem {
  kind: 'missing' | 'outdated' | 'different' | 'incomplete' | 'broken';
}

/**
 * Reports which translations of a language are missing, are of an earlier English text, or differ from the English in their facts or from what
 * the language requires, in the content and in the interface.
 * @param texts the English texts of the content
 */
export function reviewTranslations(folder: string, language: LanguageCode, texts: readonly SourceText[]): Finding[] {
  const [ofContent, ofInterface] = [cataloguePath(language), interfacePath(language)];
  const english = readCatalogue(folder, interfacePath(DEFAULT_LANGUAGE));
  return [
    ...reviewCatalogue(ofContent, language, readCatalogue(folder, ofContent), texts),
    ...reviewInterface(ofInterface, language, readCatalogue(folder, ofInterface), english),
  ];
}

/** The same for a catalogue of the interface, whose English texts are the entries of the English one. */
export function reviewInterface(file: string, language: LanguageCode, entries: readonly Entry[], english: readonly Entry[]): Finding[] {
  const texts = english.map((entry) => ({ text: entry.text, references: new Set(entry.references), notes: new Set(entry.notes) }));
  return reviewCatalogue(file, language, entries, texts, new Map(english.map(({ text, translation }) => [text, translation])));
}

/** @param messages the English messages of the interface by the text of their entry, which may be a name */
function reviewCatalogue(
  file: string,
  language: LanguageCode,
  entries: readonly Entry[],
  texts: readonly SourceText[],
  messages?: ReadonlyMap<string, string>,
): Finding[] {
  return updateEntries(entries, texts).flatMap((entry): Finding[] => {
    const { text: key, translation: value, line } = entry;
    const found = { file, line, key, value };
    if (value.trim() === '') return [{ ...found, kind: 'missing', rule: 'must be translated' }];
    const english = messages?.get(key) ?? key;
    const fault = messages && faultInMessage(english, value, language);
    if (fault !== undefined) return [{ ...found, kind: 'broken', rule: fault }];
    if (isOutdated(entry))
      return [{ ...found, kind: 'outdated', rule: 'must be a translation of the present English text, without "fuzzy"' }];
    const lack = messages && faultInForms(value, language);
    const differences = [
      language !== DEFAULT_LANGUAGE && isCopy(english, value) ? IS_COPY : undefined,
      differenceInFacts(withoutTags(english), withoutTags(value), language),
      faultInTypography(withoutTags(value), language),
    ]
      .filter((rule) => rule !== undefined)
      .map((rule): Finding => ({ ...found, kind: 'different', rule }));
    return lack === undefined ? differences : [...differences, { ...found, kind: 'incomplete', rule: lack }];
  });
}

const withoutTags = (text: string) => text.replaceAll(/<\/?\d+\/?>/g, '');

/** Shorter texts may be the same in two languages. */
const MIN_WORDS = 4;
const IS_COPY = 'must be a translation, and not the English text itself';

/** Whether running text was left in English, as by 'Copy source' in an editor of PO files. */
function isCopy(text: string, translation: string): boolean {
  return text.trim() === translation.trim() && (text.match(/(?<!\p{L})\p{Ll}{2,}/gu) ?? []).length >= MIN_WORDS;
}
