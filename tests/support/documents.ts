import { readFileSync, readdirSync } from 'node:fs';
import type { PublishedDocument } from '../../src/content/published-documents.ts';
import { DEFAULT_LANGUAGE, type LanguageCode, prefixOf } from '../../src/i18n/languages.ts';
import { content } from './content.ts';

/* The files of documents in `dist/`. */

/** The year in the footers of the files that the build made. */
export function yearOfBuild(): number {
  const { asOf }: { asOf: string } = JSON.parse(readFileSync('dist/data/firms.json', 'utf8'));
  return Number(asOf.slice(0, 4));
}

/** The address of the file of a document in a language. A file at the root has the address in `downloads.yaml`, or one with its hash. */
export function addressOfFile({ type, id }: Pick<PublishedDocument, 'type' | 'id'>, language: LanguageCode = DEFAULT_LANGUAGE): string {
  const prefix = prefixOf(language);
  if (type !== 'static') return `${prefix}/documents/${id}.pdf`;
  const named = () => `/${readdirSync(`dist${prefix}`).find((name) => /^[0-9a-f]{32}\.pdf$/.test(name))}`;
  return prefix + (content.downloads.find((download) => download.id === id)?.link ?? named());
}

export const fileAt = (address: string) => new Uint8Array(readFileSync(`dist${address}`));
