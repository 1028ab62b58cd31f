import index from 'content:documents-index';
import type { DocumentsIndex } from '#src/content/published-documents.ts';
import { loadOptional } from '#src/loading/missing-chunk.ts';

type PublishedDocument = DocumentsIndex['documents'][number];

export type Answer =
  | { kind: 'published'; document: PublishedDocument; year: number }
  | { kind: 'unknown' }
  /** The browser could not read the file, or it is not a PDF file. */
  | { kind: 'unreadable' };

/**
 * The most bytes by which another year in the footers changes the length of a document. A new digit may add a glyph to the
 * embedded font.
 */
const MAX_SIZE_DIFFERENCE = 1000;

/**
 * Checks by its SHA-256 (FIPS 180-4) whether a file is one of our published documents, in any language. Nothing leaves the browser. If
 * the hash is unknown, a visitor may have made the file in another year, so the documents in the language of the page are made
 * again for those years and compared.
 * @throws if the list of all documents, or the code that makes them, cannot be loaded.
 */
export async function verify(file: Blob): Promise<Answer> {
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return { kind: 'unreadable' };
  }
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const sha256 = [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  if (!startsAsPdf(bytes)) return { kind: 'unreadable' };
  const document = find(index, sha256) ?? find(await loadWholeIndex(), sha256);
  return document ? { kind: 'published', document, year: index.year } : verifyOtherYears(bytes);
}

function find({ documents }: DocumentsIndex, sha256: string): PublishedDocument | undefined {
  return documents.find((entry) => entry.sha256 === sha256);
}

/** Does not import `fetchData`, which would load the chunk of the list pages. @throws if it cannot be fetched. */
async function loadWholeIndex(): Promise<DocumentsIndex> {
  const response = await fetch('/documents.json');
  if (!response.ok) throw new Error(`/documents.json: status ${response.status}`);
  return response.json();
}

async function verifyOtherYears(bytes: Uint8Array): Promise<Answer> {
  const { bytesOf } = await loadOptional(() => import('#src/parts/download/download-document.ts'));
  for (const document of index.documents) {
    if (Math.abs(document.size - bytes.length) > MAX_SIZE_DIFFERENCE) continue;
    for (const year of otherYears(document)) {
      const made = await bytesOf(document.type, document.id, year);
      if (made && equal(made, bytes)) return { kind: 'published', document, year };
    }
  }
  return { kind: 'unknown' };
}

/** The years in which a copy may have been made: from that of the document to the one after this release, which has its own hash. */
function otherYears({ date }: PublishedDocument): number[] {
  const first = Number(date.slice(0, 4));
  return Array.from({ length: index.year + 2 - first }, (_, position) => first + position).filter((year) => year !== index.year);
}

function startsAsPdf(bytes: Uint8Array): boolean {
  return [...'%PDF-'].every((character, position) => bytes[position] === character.charCodeAt(0));
}

function equal(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, position) => byte === b[position]);
}
