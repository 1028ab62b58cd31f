import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { DocumentFonts } from '#src/documents/model.ts';
import { makePdf } from '#src/documents/pdf.ts';
import { type DocumentsIndex, type PublishedDocument, letterheadOf } from '#src/content/published-documents.ts';
import type { Download, Site } from '#src/content/build-time/schemas/records.ts';

/** A document as a file. */
export interface DocumentFile {
  published: PublishedDocument;
  /** Address from the root of the site. */
  address: string;
  bytes: Uint8Array;
  sha256: string;
}

/** Makes the file of every published document. `built` is the day of the build (yyyy-mm-dd). */
export function makeDocumentFiles(
  documents: readonly PublishedDocument[],
  site: Site,
  downloads: readonly Download[],
  built: string,
): Promise<DocumentFile[]> {
  const ids = new Set(documents.map(({ id }) => id));
  if (ids.size !== documents.length) throw new Error('Two published documents have the same id, and so the same address');
  const letterhead = letterheadOf(site, Number(built.slice(0, 4)));
  const fonts = readFonts();
  return Promise.all(
    documents.map(async (published) => {
      const bytes = await makePdf(published.document, letterhead, fonts);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      return { published, bytes, sha256, address: addressOf(published, sha256, downloads) };
    }),
  );
}

/** A file at the root has the address that the list of downloads gives it, or one with its hash (PUBLICATION-4). */
function addressOf({ type, id }: PublishedDocument, sha256: string, downloads: readonly Download[]): string {
  if (type !== 'static') return `/documents/${id}.pdf`;
  return downloads.find((entry) => entry.id === id)?.link ?? `/${sha256.slice(0, 32)}.pdf`;
}

export function indexOf(files: readonly DocumentFile[], site: Site, built: string): DocumentsIndex {
  return {
    note: site.fictional
      ? `${site.name} is fictional: so are its documents.`
      : `The documents that ${site.name} publishes, as of the build of its site.`,
    built,
    year: Number(built.slice(0, 4)),
    documents: files.map(({ published: { type, id, document }, address, bytes, sha256 }) => ({
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

/** Reads the fonts that the browser would fetch. */
export function readFonts(): DocumentFonts {
  const read = (name: string) => new Uint8Array(readFileSync(new URL(`../../documents/fonts/${name}.ttf`, import.meta.url)));
  return { regular: read('archivo-regular'), strong: read('archivo-semibold') };
}
