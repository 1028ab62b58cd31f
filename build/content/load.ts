import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PublishedDocument } from '#src/content/published-documents.ts';
import { DEFAULT_LANGUAGE, type LanguageCode } from '#src/i18n/languages.ts';
import { type CollectionData, type LocatedRecords, collections } from './collections.ts';
import { ContentError, type ContentProblem, isBroken } from './problems.ts';
import { type DocumentWithSource, publishDocuments } from './documents/publish-documents.ts';
import { Reader } from './reading/read.ts';
import { checkRules } from './checks/record-rules.ts';
import { type MissingEvent } from '../history/missing-events.ts';
import type { HistoryEvent } from '../history/event.ts';
import { type Past, pastOf } from '../history/past.ts';
import { checkHistory } from '../history/check-history.ts';
import { findStrays, isFolder } from './reading/source.ts';
import { translationsIn } from './translation/catalogue.ts';
import { countryNames } from './translation/countries.ts';
import { type SourceText, sourceTexts, translateRecords } from './translation/translate.ts';
import { cataloguePath, readCatalogue } from './translation/read-translations.ts';

/** The valid content of a content folder, in one language. */
export interface Content extends CollectionData {
  language: LanguageCode;
  /** The same content in English, for everything that does not depend on the language, such as open data. */
  english: CollectionData;
  /** The texts that are in English because they have no translation. */
  untranslated: readonly string[];
  /** The name of a country of `countries.csv` in the language. */
  countryName: (name: string) => string;
  /** The past of the register, the warnings and the documents. */
  past: Past;
  publishedDocuments: PublishedDocument[];
}

/** What a content folder says in English, checked. */
export type CheckedContent = ReturnType<typeof readContent>;

/**
 * Reads and checks the whole content folder by the table in `collections.ts`. The rules apply to the English texts.
 * @param otherProblems Problems that were found by other checks. An editor should see all of them in one run.
 * @param mayLack Changes may be unrecorded ({@link checkHistory}).
 * @throws {ContentError} with every problem, if there is any.
 */
export function readContent(folder: string, otherProblems: readonly ContentProblem[] = [], mayLack = false) {
  const { found, documents, past } = readValid(folder, otherProblems, mayLack);
  return { folder, found, documents, past, english: dataOf(found) };
}

/** The content in a language. Each text is replaced by its translation, or stays in English if it has none. */
export function contentIn(source: CheckedContent, language: LanguageCode): Content {
  const { folder, found, documents, past, english } = source;
  const common = { language, english };
  if (language === DEFAULT_LANGUAGE) {
    return { ...common, ...english, past, untranslated: [], countryName: sameName, publishedDocuments: publishedOf(documents) };
  }
  const translated = translateRecords(found, language, translationsIn(readCatalogue(folder, cataloguePath(language))));
  const nameOf = countryNames(language, english.countries);
  const data = dataOf(translated.found);
  return {
    ...common,
    ...data,
    past: pastOf(data.history),
    untranslated: translated.untranslated,
    countryName: (name) => nameOf(name) ?? name,
    publishedDocuments: publishedOf(publishDocuments(translated.found, language)),
  };
}

/** Reads a content folder in one language. @throws {ContentError} as {@link readContent}. */
export function loadContent(
  folder: string,
  otherProblems: readonly ContentProblem[] = [],
  language: LanguageCode = DEFAULT_LANGUAGE,
): Content {
  return contentIn(readContent(folder, otherProblems), language);
}

/** For `npm run dev`: reads a content folder whose changes may still be unrecorded. @throws {ContentError} as above. */
export function loadPreview(folder: string, language: LanguageCode): Content {
  return contentIn(readContent(folder, [], true), language);
}

/** Shared, so that two contents with the same texts compare as equal in tests. */
const sameName = (name: string) => name;

/** The texts of a content folder that are translated. @throws {ContentError} as above. */
export function loadSourceTexts(folder: string): SourceText[] {
  return sourceTexts(readValid(folder, [], true).found);
}

/** The history of the content, even if some of it is not recorded yet. @throws {ContentError} as above, if anything else is wrong. */
export function loadHistory(folder: string): { events: HistoryEvent[]; past: Past; missing: MissingEvent[] } {
  const { found, past, missing } = readValid(folder, [], true);
  return { events: dataOf(found).history, past, missing };
}

/** The settings of the site alone, for what needs nothing else of the content. @throws {ContentError} as above. */
export function loadSite(folder: string): CollectionData['site'] {
  const reader = new Reader(folder);
  const found = collections.site.read(reader, () => []);
  if (reader.problems.length > 0) throw new ContentError(folder, reader.problems);
  return collections.site.dataOf(found);
}

/** A folder without any of these is not a content folder with missing files, but another folder. */
const KNOWN_FILES = ['site.yaml', 'firms.csv', 'countries.csv', 'home.yaml', 'alerts.yaml'];
const NO_CONTENT = 'must be a content folder, with site.yaml, firms.csv and the others (docs/content-guide.md): correct CONTENT_DIR';

function readValid(
  folder: string,
  otherProblems: readonly ContentProblem[],
  mayLack: boolean,
): { found: LocatedRecords; documents: DocumentWithSource[]; past: Past; missing: MissingEvent[] } {
  if (!isFolder(folder) || !KNOWN_FILES.some((name) => existsSync(join(folder, name)))) {
    throw new ContentError(folder, [{ file: folder, value: isFolder(folder) ? 'a folder' : 'no folder', rule: NO_CONTENT }]);
  }
  const reader = new Reader(folder);
  const found = readAll(reader);
  const documents = publishDocuments(found);
  checkRules(reader, found, documents);
  const past = pastOf(found.history.map(({ data }) => data));
  const { missing, problems } = checkHistory(past, found, reader.problems, mayLack);
  reader.problems.push(...problems);
  reader.problems.push(...straysIn(folder, reader));
  reader.problems.push(...otherProblems);
  if (reader.problems.length > 0) throw new ContentError(folder, reader.problems);
  return { found, documents, past, missing };
}

function publishedOf(documents: readonly DocumentWithSource[]): PublishedDocument[] {
  return documents.map(({ published }) => published);
}

function readAll(reader: Reader): LocatedRecords {
  const found: Record<string, unknown> = {};
  const idsOf = (collection: string) => (Array.isArray(found[collection]) ? found[collection].map(({ data }) => String(data.id)) : []);
  for (const [name, { read }] of Object.entries(collections)) found[name] = read(reader, idsOf);
  // oxlint-disable-next-line no-unsafe-type-assertion -- Object.entries forgets which name has which type
  return found as LocatedRecords;
}

function dataOf(found: LocatedRecords): CollectionData {
  const data = Object.entries(collections).map(([name, collection]): [string, unknown] => {
    return [name, Reflect.apply(collection.dataOf, undefined, [Reflect.get(found, name)])];
  });
  // oxlint-disable-next-line no-unsafe-type-assertion -- as above
  return Object.fromEntries(data) as CollectionData;
}

/** The files that no collection reads. If `downloads.yaml` is broken, it is unknown which files in `downloads/` belong to it. */
function straysIn(folder: string, { files, problems }: Reader): ContentProblem[] {
  const listIsBroken = isBroken(problems, 'downloads.yaml');
  return findStrays(folder, files, problems).filter(({ file }) => !(listIsBroken && /^downloads\/[^/]+\.yaml$/.test(file)));
}
