import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The files that a page of a built site names: what a visitor fetches before doing anything, as addresses (`/assets/…`).
 * @param file The page's, as in `fileOf`.
 */
export function namedFiles(outDir: string, file: string): string[] {
  return [...new Set(readFileSync(join(outDir, file), 'utf8').match(/\/assets\/[\w.-]+/g))];
}

/** The hash by which a browser knows that a file is the one this release was built with (Subresource Integrity). */
export function integrityOf(file: string): string {
  return `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`;
}
