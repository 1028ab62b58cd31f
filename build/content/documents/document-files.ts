import { type DocumentFonts, type DocumentModel, type Letterhead, makePdf } from '@frontier/documents';
import { checklistResult } from '#src/content/checklist-result.ts';
import type { PublishedDocument } from '#src/content/published-documents.ts';
import { type LanguageCode, prefixOf } from '#src/i18n/languages.ts';
import { sha256Of, writeChecksums } from '../../formats.ts';
import type { Download } from '../schemas/records.ts';
import type { Content } from '../load.ts';

export interface DocumentFile {
  published: PublishedDocument;
  /** Address from the root of the site. */
  address: string;
  bytes: Uint8Array;
}

/**
 * Every document in the language of the content: those that are published, and the results of the checklists, with nothing and
 * with everything checked.
 */
export function documentsOf(
  { publishedDocuments, checklists, documentTexts }: Pick<Content, 'publishedDocuments' | 'checklists' | 'documentTexts'>,
  language: LanguageCode,
): DocumentModel[] {
  const results = checklists.flatMap((checklist) => {
    const all = checklist.sections.flatMap(({ items }) => items.map(({ id }) => id));
    return [[], all].map((checked) => checklistResult(checklist, new Set(checked), documentTexts, language));
  });
  return [...publishedDocuments.map(({ document }) => document), ...results];
}

/** Makes the file of every published document. */
export function makeDocumentFiles(
  documents: readonly PublishedDocument[],
  downloads: readonly Download[],
  letterhead: Letterhead,
  fonts: DocumentFonts,
  language: LanguageCode,
): Promise<DocumentFile[]> {
  return Promise.all(
    documents.map(async (published) => {
      const bytes = await makePdf(published.document, letterhead, fonts);
      return { published, bytes, address: `${prefixOf(language)}${addressOf(published, sha256Of(bytes), downloads)}` };
    }),
  );
}

/** A file at the root has the address that the list of downloads gives it, or one with its hash (PUBLICATION-4). */
function addressOf({ type, id }: PublishedDocument, sha256: string, downloads: readonly Download[]): string {
  if (type !== 'static') return `/documents/${id}.pdf`;
  return downloads.find((entry) => entry.id === id)?.link ?? `/${sha256.slice(0, 32)}.pdf`;
}

/** The checksums of the files in the folder of documents of a language, with the address of their file. Files at the root are not in it. */
export function checksumsOf(files: readonly DocumentFile[], language: LanguageCode): [address: string, source: string] {
  const folder = `${prefixOf(language)}/documents/`;
  const inFolder = files.filter(({ address }) => address.startsWith(folder));
  return [`${folder}SHA256SUMS`, writeChecksums(inFolder.map(({ address, bytes }) => [address.slice(folder.length), bytes]))];
}
