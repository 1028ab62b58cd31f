import { basename } from 'node:path';
import type { LocatedRecords } from './collections.ts';
import type { Located } from './check-record.ts';
import { fileNameOf } from '@frontier/documents/file-name';
import type {
  Advisory,
  DocumentSection,
  DownloadDocument,
  FilingChecklist,
  Guidance,
  LegalDocument,
  DocumentTexts,
  PublicationText,
} from './schemas/texts.ts';
import { CHANGES, type GuidanceHead } from '#src/content/guidance-head.ts';
import { fill } from '#src/content/fill.ts';
import type { PublishedDocument } from '#src/content/published-documents.ts';
import { writeDate, writeDay } from '#src/i18n/dates.ts';
import { DEFAULT_LANGUAGE, type LanguageCode } from '#src/i18n/languages.ts';
import { fillPublicationText } from './publication-text.ts';
import type { Publication } from './schemas/records.ts';

/** Makes the published documents from the records of the content folder, which are in one language. */

/** A published document and the record that it is made of. */
export interface DocumentWithSource {
  published: PublishedDocument;
  source: Located<object>;
}

/**
 * The documents that the site publishes, in the order of `/documents.json`. A broken record is missing from `found`, so its
 * document is missing too.
 */
export function publishDocuments(
  found: Pick<
    LocatedRecords,
    | 'guidance'
    | 'filingChecklist'
    | 'legalDocuments'
    | 'advisories'
    | 'publications'
    | 'documentTexts'
    | 'publicationText'
    | 'downloadTexts'
  >,
  language: LanguageCode = DEFAULT_LANGUAGE,
): DocumentWithSource[] {
  const { filingChecklist, documentTexts, publicationText } = found;
  if (!documentTexts) return [];
  const words: Words = { language, texts: documentTexts.data };
  return [
    ...withSource(found.guidance, (guidance) => guidanceDocument(guidance, words)),
    ...withSource(filingChecklist ? [filingChecklist] : [], (checklist) => filingChecklistDocument(checklist, words)),
    ...withSource(found.legalDocuments, (document) => legalDocument(document, words)),
    ...withSource(found.advisories, (advisory) => advisoryDocument(advisory, words)),
    ...(publicationText
      ? withSource(found.publications, (publication) => publicationDocument(publication, publicationText.data, words))
      : []),
    ...withSource(found.downloadTexts, (text, file) => staticDocument(basename(file, '.yaml'), text, words)),
  ];
}

function withSource<T extends object>(
  records: readonly Located<T>[],
  make: (record: T, file: string) => PublishedDocument,
): DocumentWithSource[] {
  return records.map((source) => ({ published: make(source.data, source.file), source }));
}

/** The language of the documents, and the words that they share. */
interface Words {
  language: LanguageCode;
  texts: DocumentTexts;
}

function advisoryDocument({ id, title, issued, updated, lead, sections }: Advisory, { language, texts }: Words): PublishedDocument {
  const blanks = { reference: id, issued: writeDate(issued, language) };
  return {
    type: 'advisory',
    id,
    file: fileNameOf(title, id),
    document: {
      language,
      title,
      meta:
        updated === undefined
          ? fill(texts.advisory, blanks)
          : fill(texts.updatedAdvisory, { ...blanks, updated: writeDay(updated, language) }),
      reference: id,
      date: issued,
      lead,
      sections,
      isAdvisory: true,
    },
  };
}

/** The title is the code and the name (GUIDE-3). */
function guidanceDocument(guidance: Guidance, words: Words): PublishedDocument {
  const { language, texts } = words;
  const { code, name, ref, date, summary } = guidance;
  const title = `${code} ${name}`;
  const sections = guidanceSections(guidance, words);
  return {
    type: 'guidance',
    id: code.toLowerCase(),
    file: fileNameOf(title, ref),
    document: {
      language,
      title,
      meta: fill(texts.guidance, { reference: ref, date: writeDay(date, language) }),
      reference: ref,
      date,
      lead: summary,
      sections,
    },
  };
}

/** The sections of a guidance document, followed by the changes of each version. The page and the PDF file show the same. */
export function guidanceSections({ sections, changes }: Guidance, { language, texts }: Words): DocumentSection[] {
  const list = changes.map(({ version, date, change }) => fill(texts.change, { version, date: writeDay(date, language), change }));
  return [...sections, { id: CHANGES, heading: texts.changes, blocks: [{ list }] }];
}

/** The checklist DFP-CHK-01 is published like guidance. */
function filingChecklistDocument({ title: name, ref, date, sections }: FilingChecklist, { language, texts }: Words): PublishedDocument {
  const title = `${ref} ${name}`;
  return {
    type: 'guidance',
    id: ref.toLowerCase(),
    file: fileNameOf(title, ref),
    document: {
      language,
      title,
      meta: fill(texts.filingChecklist, { reference: ref, date: writeDay(date, language) }),
      reference: ref,
      date,
      sections,
    },
  };
}

/** The text that all publications share, under the title and lead of this one (PDF-5). */
function publicationDocument(
  { id, title, type, date, ref, lead }: Publication,
  text: PublicationText,
  { language, texts }: Words,
): PublishedDocument {
  return {
    type: 'publication',
    id,
    file: fileNameOf(title, ref, 'publication'),
    document: {
      language,
      title,
      meta: fill(texts.publication, { type, reference: ref, date: writeDay(date, language) }),
      reference: ref,
      date,
      lead,
      sections: fillPublicationText(text.sections, { title, type, date: writeDay(date, language) }),
    },
  };
}

function legalDocument({ id, title, ref, date, summary, sections }: LegalDocument, { language, texts }: Words): PublishedDocument {
  return {
    type: 'legal',
    id,
    file: fileNameOf(title, ref),
    document: {
      language,
      title,
      meta: fill(texts.legal, { reference: ref, date: writeDay(date, language) }),
      reference: ref,
      date,
      lead: summary,
      sections,
    },
  };
}

/** A file at the root of the site. The list of downloads has its address. */
function staticDocument(
  id: string,
  { title, ref, date, summary, sections }: DownloadDocument,
  { language, texts }: Words,
): PublishedDocument {
  return {
    type: 'static',
    id,
    file: fileNameOf(title, ref),
    document: {
      language,
      title,
      meta: fill(texts.download, { reference: ref, date: writeDay(date, language) }),
      reference: ref,
      date,
      lead: summary,
      sections,
    },
  };
}

/** The entry of a document in the list of guidance. The title is the code and the name (GUIDE-3). */
export function headOf(document: Guidance | FilingChecklist): GuidanceHead {
  const { ref, date } = document;
  if ('title' in document) return { id: ref.toLowerCase(), title: `${ref} ${document.title}`, ref, date };
  const { code, name, summary } = document;
  return { id: code.toLowerCase(), title: `${code} ${name}`, ref, date, summary };
}
