import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { undrawable } from '#src/documents/characters.ts';
import type { PaperDocument, PaperFonts } from '#src/documents/model.ts';
import { makePdf } from '#src/documents/pdf.ts';
import { type Paper, letterheadOf } from '../papers.ts';
import type { Content } from './load.ts';

/** A document as the build writes it. */
export interface PaperFile {
  paper: Paper;
  /** From the root of the site. */
  address: string;
  bytes: Uint8Array;
  sha256: string;
}

/** The record of what we published, `documents.json`, from which a visitor's file is verified. */
export interface DocumentsIndex {
  note: string;
  /** The day of the build, `yyyy-mm-dd`, and the year that its documents carry in their footer. */
  built: string;
  year: number;
  documents: { type: string; id: string; name: string; reference: string; date: string; file: string; size: number; sha256: string }[];
}

/** Makes every published document; `built` is the day of the build, `yyyy-mm-dd`. */
export function makePaperFiles({ papers, site, downloads }: Content, built: string): Promise<PaperFile[]> {
  const letterhead = letterheadOf(site, Number(built.slice(0, 4)));
  const fonts = readFonts();
  return Promise.all(
    papers.map(async (paper) => {
      const bytes = await makePdf(paper.document, letterhead, fonts);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      return { paper, bytes, sha256, address: addressOf(paper, sha256, downloads) };
    }),
  );
}

/** The files at the root have the address of their entry, or one named by their content (decision 17). */
function addressOf({ type, id, file }: Paper, sha256: string, downloads: Content['downloads']): string {
  if (type !== 'static') return `/documents/${file}`;
  return downloads.find((entry) => entry.id === id)?.link ?? `/${sha256.slice(0, 32)}.pdf`;
}

export function indexOf(files: readonly PaperFile[], { site }: Content, built: string): DocumentsIndex {
  return {
    note: site.fictional
      ? `${site.name} is fictional: so are its documents.`
      : `The documents that ${site.name} publishes, as of the build of its site.`,
    built,
    year: Number(built.slice(0, 4)),
    documents: files.map(({ paper: { type, id, document }, address, bytes, sha256 }) => ({
      type,
      id,
      name: document.title,
      reference: document.reference,
      date: document.date,
      file: address,
      size: bytes.length,
      sha256,
    })),
  };
}

/** The fonts that the browser fetches, here from the folder. */
export function readFonts(): PaperFonts {
  const read = (name: string) => new Uint8Array(readFileSync(new URL(`../../documents/fonts/${name}.ttf`, import.meta.url)));
  return { regular: read('archivo-regular'), strong: read('archivo-semibold') };
}

/** The characters in a document's texts that its fonts cannot draw. */
export function undrawableIn({ title, meta, lead = '', sections }: PaperDocument): string[] {
  const texts = sections.flatMap(({ heading, blocks }) => [
    heading,
    ...blocks.flatMap((block) => ('text' in block ? [block.text] : 'list' in block ? block.list : block.ordered)),
  ]);
  return undrawable([title, meta, lead, ...texts].join(''));
}
