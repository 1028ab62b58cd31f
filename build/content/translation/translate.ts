import type { z } from 'zod';
import type { LanguageCode } from '#src/i18n/languages.ts';
import { marksOf } from '#src/i18n/marks.ts';
import type { Located } from '../reading/check-record.ts';
import { type LocatedRecords, collections } from '../collections.ts';
import type { ForTranslators } from '../schemas/values.ts';
import { countryNames } from './countries.ts';
import { nameOf, replacerOf } from './fields.ts';
import { isolateFigures } from './isolate-figures.ts';

/** Collects the texts of the content for translators, and puts their translations into the records. */

/** A text of the content. Equal texts are one, because they have one translation. */
export interface SourceText {
  text: string;
  /** Where it is: file and key, such as `content/check.yaml:verdicts.regulated.meaning`. */
  references: Set<string>;
  /** Notes for translators. */
  notes: Set<string>;
}

/** In a headquarters, between the city and the country: Geneva, Switzerland. Only the cities of `cities.csv` have translations. */
const BEFORE_COUNTRY = ', ';

/** `reference` is the place of the text. */
type Visit = (text: string, field: ForTranslators, reference: string) => string;

/** Every text that is translated by hand, in the order of the content folder. */
export function sourceTexts(found: LocatedRecords): SourceText[] {
  const texts = new Map<string, SourceText>();
  const isCountry = countryNames('en', countriesOf(found));
  replaceTexts(found, (text, { kind, note }, reference) => {
    if (kind === 'headquarters' && text.includes(BEFORE_COUNTRY)) return text;
    if (kind === 'country' || (kind === 'text or country' && isCountry(text) !== undefined)) return text;
    const known = texts.get(text) ?? { text, references: new Set(), notes: new Set() };
    texts.set(text, known);
    known.references.add(reference);
    if (note !== undefined) known.notes.add(note);
    return text;
  });
  return [...texts.values()];
}

/** The records in a language, and their texts that stay in English because they have no translation. */
export interface TranslatedRecords {
  found: LocatedRecords;
  untranslated: string[];
}

/** Replaces every text by its translation. `translations` are by English text. */
export function translateRecords(
  found: LocatedRecords,
  language: LanguageCode,
  translations: ReadonlyMap<string, string>,
): TranslatedRecords {
  const untranslated = new Set<string>();
  const countryName = countryNames(language, countriesOf(found));
  const placeName = (text: string) => {
    const end = text.lastIndexOf(BEFORE_COUNTRY);
    const [city, country] = [text.slice(0, end), text.slice(end + BEFORE_COUNTRY.length)];
    const [small, large] = [translations.get(city) ?? city, countryName(country) ?? country];
    // Chinese names the larger place first.
    return language === 'zh' ? large + small : small + marksOf(language).comma + large;
  };
  const translated = replaceTexts(found, (text, { kind }) => {
    if (kind === 'headquarters' && text.includes(BEFORE_COUNTRY)) return placeName(text);
    const name = kind === 'text' || kind === 'headquarters' ? undefined : countryName(text);
    const translation = name ?? (kind === 'country' ? undefined : translations.get(text));
    if (translation !== undefined) return isolateFigures(translation, language);
    untranslated.add(text);
    return text;
  });
  return { found: translated, untranslated: [...untranslated] };
}

/** Copies the records and replaces their texts. */
function replaceTexts(found: LocatedRecords, visit: Visit): LocatedRecords {
  const copy = Object.entries(collections).map(([collection, { schema }]): [string, unknown] => {
    const value: unknown = Reflect.get(found, collection);
    const replaceIn = replacerOf(schema);
    const copyOf = (record: Located<unknown>): Located<unknown> => {
      const data = replaceIn?.(record.data, '', (text, field, key) => visit(text, field, referenceTo(record, schema, key)));
      return { ...record, data };
    };
    if (!replaceIn) return [collection, value];
    if (Array.isArray(value)) return [collection, value.map(copyOf)];
    // oxlint-disable-next-line no-unsafe-type-assertion -- Reflect.get forgets the type
    return [collection, value && copyOf(value as Located<unknown>)];
  });
  // oxlint-disable-next-line no-unsafe-type-assertion -- Object.fromEntries forgets which name has which type
  return Object.fromEntries(copy) as LocatedRecords;
}

/** The place of a text, in the form that gettext has for a file and a line. */
function referenceTo({ file, data, index }: Located<unknown>, schema: z.ZodType, key: string): string {
  // A firm need not have an id. All rows of the register use the same few activities.
  const record = index === undefined && !file.endsWith('.csv') ? undefined : nameOf(schema, data);
  return `content/${file}:${record === undefined ? '' : `${record}.`}${key}`;
}

function countriesOf({ countries }: LocatedRecords) {
  return countries.map(({ data }) => data);
}
