/** A paragraph, a list or a numbered list. */
export type BlockModel = { text: string } | { list: readonly string[] } | { ordered: readonly string[] };

export interface SectionModel {
  heading: string;
  blocks: readonly BlockModel[];
}

/** A document before it is laid out as a PDF file. Every document that the site publishes has this form. */
export interface DocumentModel {
  title: string;
  /** The line under the title: the kind of document and when it was issued. */
  meta: string;
  /** Names it in the footer of every page. */
  reference: string;
  /** When it was issued: `yyyy-mm-dd`, or `yyyy-mm-dd hh:mm UTC`. The file's own date is this, never the clock's. */
  date: string;
  /** BCP 47. */
  language: string;
  /** Printed before the first section. */
  lead?: string | undefined;
  sections: readonly SectionModel[];
  /** The sections of an advisory may begin lower on a page than those of other documents. */
  isAdvisory?: boolean;
}

/** Who hands the document out, and when: what every page carries beside the document itself. */
export interface Letterhead {
  name: string;
  tagline: string;
  /** A line that says first that everything is fictional (SITE-2). */
  notice?: string | undefined;
  /** The year of the copyright line: the current one (PDF-3). */
  year: number;
}

/** The fonts that documents are set in, as TrueType files. */
export interface DocumentFonts {
  regular: Uint8Array;
  strong: Uint8Array;
}
