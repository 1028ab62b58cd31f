import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DocumentFonts, type DocumentModel, type Letterhead, makePdf } from '@frontier/documents';
import { checklistResult } from '#src/content/checklist-result.ts';
import type { DocumentsIndex, PublishedDocument } from '#src/content/published-documents.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type LanguageCode, prefixOf } from '#src/i18n/languages.ts';
import { sha256Of, writeJson } from '../formats.ts';
import type { Download, Site } from './schemas/records.ts';
import type { Content } from './load.ts';

export interface DocumentFile {
  published: PublishedDocument;
  /** Address from the root of the site. */
  address: string;
  bytes: Uint8Array;
  sha256: string;
}

/**
 * Every document in the language of the content: those that are published, and the results of the checklists, with nothing and
 * with everything checked.
 */
export function documentsOf(
  { publishedDocuments, checklists, documentTexts }: Pick<Content, 'publishedDocuments' | 'checklists' | 'documentTexts'>,
  language: LanguageCode,
): DocumentModel[] {
  const results = checklists.flatMap((checklist) => {
    const all = checklist.sections.flatMap(({ items }) => items.map(({ id }) => id));
    return [[], all].map((checked) => checklistResult(checklist, new Set(checked), documentTexts, language));
  });
  return [...publishedDocuments.map(({ document }) => document), ...results];
}

/** Makes the file of every published document. */
export function makeDocumentFiles(
  documents: readonly PublishedDocument[],
  downloads: readonly Download[],
  letterhead: Letterhead,
  fonts: DocumentFonts,
  language: LanguageCode,
): Promise<DocumentFile[]> {
  const ids = new Set(documents.map(({ id }) => id));
  if (ids.size !== documents.length) throw new Error('Two published documents have the same id, and so the same address');
  return Promise.all(
    documents.map(async (published) => {
      const bytes = await makePdf(published.document, letterhead, fonts);
      const hash = sha256Of(bytes);
      return { published, bytes, sha256: hash, address: `${prefixOf(language)}${addressOf(published, hash, downloads)}` };
    }),
  );
}

/** The address of the list of documents in a language. {@link joinDocumentLists} joins the lists. */
export function addressOfIndex(language: LanguageCode): string {
  return `${prefixOf(language)}/documents.json`;
}

/** A file at the root has the address that the list of downloads gives it, or one with its hash (PUBLICATION-4). */
function addressOf({ type, id }: PublishedDocument, sha256: string, downloads: readonly Download[]): string {
  if (type !== 'static') return `/documents/${id}.pdf`;
  return downloads.find((entry) => entry.id === id)?.link ?? `/${sha256.slice(0, 32)}.pdf`;
}

/** The list of the documents in a language. `built` is the day of the build (yyyy-mm-dd). */
export function indexOf(files: readonly DocumentFile[], site: Site, language: LanguageCode, built: string): DocumentsIndex {
  return {
    note: site.fictional
      ? `${site.name} is fictional: so are its documents.`
      : `The documents that ${site.name} publishes, as of the build of its site.`,
    built,
    year: Number(built.slice(0, 4)),
    documents: files.map(({ published: { type, id, document }, address, bytes, sha256 }) => ({
      type,
      id,
      language,
      name: document.title,
      reference: document.reference,
      date: document.date,
      file: address,
      size: bytes.length,
      sha256,
    })),
  };
}

/** Joins the lists that the build of each language wrote into one, `/documents.json`. @throws if a list is missing. */
export function joinDocumentLists(outDir: string): void {
  const paths = LANGUAGES.map(({ code }) => join(outDir, addressOfIndex(code)));
  const lists = paths.map((path): DocumentsIndex => JSON.parse(readFileSync(path, 'utf8')));
  for (const path of paths) rmSync(path);
  const whole = { ...lists[0], documents: lists.flatMap(({ documents }) => documents) };
  writeFileSync(join(outDir, addressOfIndex(DEFAULT_LANGUAGE)), writeJson(whole));
}
