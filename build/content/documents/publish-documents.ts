import { basename } from 'node:path';
import type { LocatedRecords } from '../collections.ts';
import type { Located } from '../reading/check-record.ts';
import { fileNameOf } from '@frontier/documents/file-name';
import type { DocumentSection, DocumentTexts, FilingChecklist, Guidance } from '../schemas/texts.ts';
import { CHANGES, type GuidanceHead } from '#src/content/guidance-head.ts';
import { fill } from '#src/content/fill.ts';
import type { DocumentType, PublishedDocument } from '#src/content/published-documents.ts';
import { writeDate, writeDay } from '#src/i18n/dates.ts';
import { DEFAULT_LANGUAGE, type LanguageCode } from '#src/i18n/languages.ts';
import { fillPublicationText } from './publication-text.ts';

/** Makes the published documents from the records of the content folder, which are in one language. */

/** A published document and the record that it is made of. */
export interface DocumentWithSource {
  published: PublishedDocument;
  source: Located<object>;
}

/** The documents that the site publishes. A broken record is missing from `found`, so its document is missing too. */
export function publishDocuments(found: LocatedRecords, language: LanguageCode = DEFAULT_LANGUAGE): DocumentWithSource[] {
  const { filingChecklist, documentTexts, publicationText } = found;
  if (!documentTexts) return [];
  const texts = documentTexts.data;
  /** `form` is the line under the title. Most forms only need the reference and the date. */
  const make = (type: DocumentType, form: string, source: Source, blanks?: Record<string, string>) => {
    const meta = fill(form, { reference: source.ref, date: writeDate(source.date, language), ...blanks });
    return documentOf(type, source, language, meta);
  };
  return [
    ...withSource(found.guidance, (guidance) =>
      make('guidance', texts.guidance, { ...headOf(guidance), sections: guidanceSections(guidance, { language, texts }) }),
    ),
    ...withSource(filingChecklist ? [filingChecklist] : [], (checklist) =>
      make('guidance', texts.filingChecklist, { ...headOf(checklist), sections: checklist.sections }),
    ),
    ...withSource(found.legalDocuments, (document) => make('legal', texts.legal, document)),
    ...withSource(found.advisories, ({ issued, updated, lead, ...advisory }) => {
      const blanks = { issued: writeDate(issued, language), ...(updated !== undefined && { updated: writeDay(updated, language) }) };
      const form = updated === undefined ? texts.advisory : texts.updatedAdvisory;
      return make('advisory', form, { ...advisory, ref: advisory.id, date: issued, summary: lead }, blanks);
    }),
    ...withSource(publicationText ? found.publications : [], ({ lead, ...publication }) => {
      const { title, type, date } = publication;
      // The text that all publications share, under the title and lead of this one (PDF-5).
      const sections = fillPublicationText(publicationText?.data.sections ?? [], { title, type, date: writeDay(date, language) });
      return make('publication', texts.publication, { ...publication, summary: lead, sections }, { type });
    }),
    // A file at the root of the site. The list of downloads has its address.
    ...withSource(found.downloadTexts, (text, file) => make('static', texts.download, { ...text, id: basename(file, '.yaml') })),
  ];
}

/** What all kinds of documents have. */
interface Source {
  id: string;
  title: string;
  ref: string;
  date: string;
  summary?: string | undefined;
  sections: DocumentSection[];
}

function documentOf(type: DocumentType, source: Source, language: LanguageCode, meta: string): PublishedDocument {
  const { id, title, ref, date, summary, sections } = source;
  return {
    type,
    id,
    file: fileNameOf(title, ref, type),
    document: {
      language,
      title,
      meta,
      reference: ref,
      date,
      ...(summary !== undefined && { lead: summary }),
      sections,
      ...(type === 'advisory' && { isAdvisory: true }),
    },
  };
}

function withSource<T extends object>(
  records: readonly Located<T>[],
  make: (record: T, file: string) => PublishedDocument,
): DocumentWithSource[] {
  return records.map((source) => ({ published: make(source.data, source.file), source }));
}

/** The sections of a guidance document, followed by the changes of each version. The page and the PDF file show the same. */
export function guidanceSections(
  { sections, changes }: Guidance,
  { language, texts }: { language: LanguageCode; texts: DocumentTexts },
): DocumentSection[] {
  const list = changes.map(({ version, date, change }) => fill(texts.change, { version, date: writeDay(date, language), change }));
  return [...sections, { id: CHANGES, heading: texts.changes, blocks: [{ list }] }];
}

/** The entry of a document in the list of guidance. The title is the code and the name (GUIDE-3). */
export function headOf(document: Guidance | FilingChecklist): GuidanceHead {
  const { ref, date } = document;
  if ('title' in document) return { id: ref.toLowerCase(), title: `${ref} ${document.title}`, ref, date };
  const { code, name, summary } = document;
  return { id: code.toLowerCase(), title: `${code} ${name}`, ref, date, summary };
}
