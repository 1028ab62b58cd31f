/** A paragraph, a list or a numbered list. */
export type PaperBlock = { text: string } | { list: readonly string[] } | { ordered: readonly string[] };

export interface PaperSection {
  heading: string;
  blocks: readonly PaperBlock[];
}

/** A document as it is printed. Every document of the site has this form (PDF-1). */
export interface PaperDocument {
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
  sections: readonly PaperSection[];
  /** The height in mm past which no section begins: 250, and 260 in advisories (PDF-2). */
  sectionsBeginAbove: 250 | 260;
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
export interface PaperFonts {
  regular: Uint8Array;
  strong: Uint8Array;
}
