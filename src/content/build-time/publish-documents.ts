import { basename } from 'node:path';
import type { Found } from './collections.ts';
import type { Located } from './check-record.ts';
import { fileNameOf } from '#src/documents/file-name.ts';
import type {
  Advisory,
  DocumentSection,
  DownloadDocument,
  FilingChecklist,
  Guidance,
  LegalDocument,
  PublicationText,
} from './schemas/texts.ts';
import { CHANGES, type GuidanceHead } from '#src/content/guidance-head.ts';
import type { PublishedDocument } from '#src/content/published-documents.ts';
import { fillPublicationText } from './publication-text.ts';
import type { Publication } from './schemas/records.ts';

/** Makes the published documents from the records of the content folder. All content is in English so far. */

/** A published document and the record that it is made of. */
export interface Publishing {
  published: PublishedDocument;
  origin: Located<object>;
}

/**
 * The documents that the site publishes, in the order of `/documents.json`. A broken record is missing from `found`, so its
 * document is missing too.
 */
export function publishDocuments(
  found: Pick<
    Found,
    'guidance' | 'filingChecklist' | 'legalDocuments' | 'advisories' | 'publications' | 'publicationText' | 'downloadTexts'
  >,
): Publishing[] {
  const { filingChecklist, publicationText } = found;
  return [
    ...made(found.guidance, guidanceDocument),
    ...made(filingChecklist ? [filingChecklist] : [], filingChecklistDocument),
    ...made(found.legalDocuments, legalDocument),
    ...made(found.advisories, advisoryDocument),
    ...(publicationText ? made(found.publications, (publication) => publicationDocument(publication, publicationText.data)) : []),
    ...made(found.downloadTexts, (text, file) => staticDocument(basename(file, '.yaml'), text)),
  ];
}

function made<T extends object>(records: readonly Located<T>[], make: (record: T, file: string) => PublishedDocument): Publishing[] {
  return records.map((origin) => ({ published: make(origin.data, origin.file), origin }));
}

const common = { language: 'en' } as const;
const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

function advisoryDocument({ id, title, issued, updated, lead, sections }: Advisory): PublishedDocument {
  return {
    type: 'advisory',
    id,
    file: fileNameOf(title),
    document: {
      ...common,
      title,
      meta: `Advisory ${id}, issued ${issued}${updated ? `, updated ${updated}` : ''}`,
      reference: id,
      date: issued,
      lead,
      sections,
      isAdvisory: true,
    },
  };
}

/** The title is the code and the name (GUIDE-3). */
function guidanceDocument(guidance: Guidance): PublishedDocument {
  const { code, name, ref, date, summary } = guidance;
  const title = `${code} ${name}`;
  const sections = guidanceSections(guidance);
  return {
    type: 'guidance',
    id: code.toLowerCase(),
    file: fileNameOf(title),
    document: { ...common, title, meta: `Guidance ${ref}, published ${date}`, reference: ref, date, lead: summary, sections },
  };
}

/** The sections of a guidance document, followed by the changes of each version. The page and the PDF file show the same. */
export function guidanceSections({ sections, changes }: Guidance): DocumentSection[] {
  const list = changes.map(({ version, date, change }) => `${version}, ${longDate.format(new Date(date))}: ${change}`);
  return [...sections, { id: CHANGES, heading: 'What changed', blocks: [{ list }] }];
}

/** The checklist DFP-CHK-01 is published like guidance. */
function filingChecklistDocument({ title: name, ref, date, sections }: FilingChecklist): PublishedDocument {
  const title = `${ref} ${name}`;
  return {
    type: 'guidance',
    id: ref.toLowerCase(),
    file: fileNameOf(title),
    document: { ...common, title, meta: `Checklist ${ref}, published ${date}`, reference: ref, date, sections },
  };
}

/** The text that all publications share, under the title and lead of this one (PDF-5). */
function publicationDocument({ id, title, type, date, ref, lead }: Publication, text: PublicationText): PublishedDocument {
  return {
    type: 'publication',
    id,
    file: fileNameOf(title, 'publication'),
    document: {
      ...common,
      title,
      meta: `${type} ${ref}, published ${date}`,
      reference: ref,
      date,
      lead,
      sections: fillPublicationText(text.sections, { title, type, date: longDate.format(new Date(date)) }),
    },
  };
}

function legalDocument({ id, title, ref, date, summary, sections }: LegalDocument): PublishedDocument {
  return {
    type: 'legal',
    id,
    file: fileNameOf(title),
    document: { ...common, title, meta: `${ref}, in force since ${date}`, reference: ref, date, lead: summary, sections },
  };
}

/** A file at the root of the site. The list of downloads has its address. */
function staticDocument(id: string, { title, ref, date, summary, sections }: DownloadDocument): PublishedDocument {
  return {
    type: 'static',
    id,
    file: fileNameOf(title),
    document: { ...common, title, meta: `Publication ${ref}, published ${date}`, reference: ref, date, lead: summary, sections },
  };
}

/** The entry of a document in the list of guidance. The title is the code and the name (GUIDE-3). */
export function headOf(document: Guidance | FilingChecklist): GuidanceHead {
  const { ref, date } = document;
  if ('title' in document) return { id: ref.toLowerCase(), title: `${ref} ${document.title}`, ref, date };
  const { code, name, summary } = document;
  return { id: code.toLowerCase(), title: `${code} ${name}`, ref, date, summary };
}
