import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressOfIndex } from './document-files.ts';
import type { DocumentsIndex } from '#src/content/published-documents.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type LanguageCode } from '#src/i18n/languages.ts';

/** Joins the lists of documents that the build of each language wrote into one, `/documents.json`. @throws if a list is missing. */
export function joinDocumentLists(outDir: string): void {
  const languages = LANGUAGES.map(({ code }) => code);
  const pathOf = (language: LanguageCode) => join(outDir, addressOfIndex(language));
  const lists = languages.map((language): DocumentsIndex => JSON.parse(readFileSync(pathOf(language), 'utf8')));
  for (const language of languages) rmSync(pathOf(language));
  const whole = { ...lists[0], documents: lists.flatMap(({ documents }) => documents) };
  writeFileSync(pathOf(DEFAULT_LANGUAGE), `${JSON.stringify(whole, null, 2)}\n`);
}
