/** A paragraph, a list or a numbered list. */
export type BlockModel = { text: string } | { list: readonly string[] } | { ordered: readonly string[] };

export interface SectionModel {
  heading: string;
  blocks: readonly BlockModel[];
}

/** A document before it becomes a PDF file. */
export interface DocumentModel {
  title: string;
  /** The line under the title: the kind of document and its date. */
  meta: string;
  /** The reference, which is in the footer of every page. */
  reference: string;
  /** The time of publication: `yyyy-mm-dd` or `yyyy-mm-dd hh:mm UTC`. It is also the date of the file, so that its bytes never change. */
  date: string;
  /** The language as a BCP 47 tag. */
  language: string;
  /** Printed before the first section. */
  lead?: string | undefined;
  sections: readonly SectionModel[];
  /** In an advisory, sections may begin lower on a page (PDF-2). */
  isAdvisory?: boolean;
}

/** The name of the authority and other texts that every document has, and the direction in which they are read. */
export interface Letterhead {
  direction: 'ltr' | 'rtl';
  name: string;
  tagline: string;
  /** The line which says that everything is fictional (SITE-2). */
  notice?: string | undefined;
  /** The line of a translated document which says that the English text is the binding one. */
  translation?: string | undefined;
  /** The page number in the footer, with the blanks `{page}` and `{pages}` (PDF-3). */
  page: string;
  /** The year of the copyright line: the current one (PDF-3). */
  year: number;
}

/** The fonts of documents as TrueType files. The first font of a weight that has a character draws it. */
export interface DocumentFonts {
  regular: readonly Uint8Array[];
  strong: readonly Uint8Array[];
}
