import type { Letterhead, DocumentModel } from '@frontier/documents';
import { DEFAULT_LANGUAGE, directionOf, type LanguageCode } from '#src/i18n/languages.ts';
import type { Site } from '#build/content/schemas/records.ts';
import type { DocumentTexts } from '#build/content/schemas/texts.ts';

/** The kinds of document that a visitor can download. */
export const DOCUMENT_TYPES = ['advisory', 'guidance', 'publication', 'legal', 'static'] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** A document that the site publishes as a PDF file. Type and id together are unique. */
export interface PublishedDocument {
  type: DocumentType;
  id: string;
  /** The name of the downloaded file. */
  file: string;
  document: DocumentModel;
}

/**
 * A list of published documents, which is used to verify a visitor's file. The pages have the list of their language;
 * `/documents.json` lists the documents in all languages.
 */
export interface DocumentsIndex {
  note: string;
  /** The day of the build (yyyy-mm-dd), and the year in the footers of its documents. */
  built: string;
  year: number;
  documents: {
    type: DocumentType;
    id: string;
    language: LanguageCode;
    name: string;
    reference: string;
    /** `yyyy-mm-dd`, or `yyyy-mm-dd hh:mm UTC`. */
    date: string;
    /** Address from the root of the site. */
    file: string;
    /** In bytes. */
    size: number;
    /** 64 hexadecimal digits. */
    sha256: string;
  }[];
}

/** The letterhead of every document in a language. `year` is the year of the copyright line (PDF-3). */
export function letterheadOf(
  { name, tagline, fictional }: Pick<Site, 'name' | 'tagline' | 'fictional'>,
  { notice, translation, page }: Pick<DocumentTexts, 'notice' | 'translation' | 'page'>,
  language: LanguageCode,
  year: number,
): Letterhead {
  return {
    direction: directionOf(language),
    name,
    tagline,
    notice: fictional ? notice : undefined,
    translation: language === DEFAULT_LANGUAGE ? undefined : translation,
    page,
    year,
  };
}
