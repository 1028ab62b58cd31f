import others from 'content:document-fonts';
import texts from 'content:document-texts';
import documents from 'content:published-documents';
import site from 'content:site';
import { checklistResult } from '#src/content/checklist-result.ts';
import { DOCUMENT_TYPES, letterheadOf } from '#src/content/published-documents.ts';
import type { Checklist } from '#build/content/schemas/texts.ts';
import { type DocumentFonts, type DocumentModel, makePdf } from '@frontier/documents';
import { fileNameOf } from '@frontier/documents/file-name';
import regular from '@frontier/documents/fonts/archivo-regular.ttf';
import strong from '@frontier/documents/fonts/archivo-semibold.ttf';
import { loadOnce } from '#src/loading/load-once.ts';
import { LANGUAGE } from '#src/i18n/language.ts';
import { saveFile } from './save-file.ts';

/**
 * Makes a published document and saves it as a file. Nothing is sent (PRIVACY-1). Returns false if no document has this id. An
 * unknown type is reported to the console, and nothing is downloaded (PDF-6).
 * @throws if the fonts cannot be loaded.
 */
export async function downloadDocument(type: string, id: string): Promise<boolean> {
  if (!DOCUMENT_TYPES.some((known) => known === type)) {
    console.error(`Unknown document type: ${type}`);
    return true;
  }
  const published = documents.find((entry) => entry.type === type && entry.id === id);
  if (!published) return false;
  savePdf(published.file, await makeBytes(published.document));
  return true;
}

/** Makes the result of a checklist with these ticks. @throws if the fonts cannot be loaded. */
export async function downloadResult(checklist: Checklist, checked: ReadonlySet<string>): Promise<void> {
  const document = checklistResult(checklist, checked, texts, LANGUAGE);
  savePdf(fileNameOf(checklist.title, checklist.ref), await makeBytes(document));
}

/** With the current year in the copyright line (PDF-3). */
async function makeBytes(document: DocumentModel): Promise<Uint8Array<ArrayBuffer>> {
  return makePdf(document, letterheadOf(site, texts, LANGUAGE, new Date().getFullYear()), await loadFonts());
}

function savePdf(name: string, bytes: Uint8Array<ArrayBuffer>) {
  saveFile(name, new Blob([bytes], { type: 'application/pdf' }));
}

/** Loads the fonts of documents in the language of the page. @throws if they cannot be fetched; the next call tries again. */
const loadFonts = loadOnce(async (): Promise<DocumentFonts> => {
  const [first, second] = await Promise.all([fetchAll([...others.regular, regular]), fetchAll([...others.strong, strong])]);
  return { regular: first, strong: second };
});

function fetchAll(addresses: readonly string[]): Promise<Uint8Array[]> {
  return Promise.all(addresses.map(fetchBytes));
}

async function fetchBytes(address: string): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
