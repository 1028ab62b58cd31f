import type { PaperType } from './papers.ts';

/** The record of what we published, `/documents.json`, from which a visitor's file is verified. */
export interface DocumentsIndex {
  note: string;
  /** The day of the build, `yyyy-mm-dd`, and the year that its documents carry in their footer. */
  built: string;
  year: number;
  documents: {
    type: PaperType;
    id: string;
    name: string;
    reference: string;
    /** `yyyy-mm-dd`, or `yyyy-mm-dd hh:mm UTC`. */
    date: string;
    /** Its address from the root of the site. */
    file: string;
    /** In bytes. */
    size: number;
    /** 64 hexadecimal digits. */
    sha256: string;
  }[];
}
