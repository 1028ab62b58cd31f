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
