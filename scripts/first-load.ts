import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The addresses (`/assets/…`) in the HTML of a built page, which a browser fetches at once.
 * @param file The file of the page, as from `fileOf`.
 */
export function namedFiles(outDir: string, file: string): string[] {
  return [...new Set(readFileSync(join(outDir, file), 'utf8').match(/\/assets\/[\w.-]+/g))];
}

/** The address of the shell that a page names; undefined if it names none. */
export function shellOf(outDir: string, file: string): string | undefined {
  return namedFiles(outDir, file).find((address) => /^\/assets\/shell-[^/]*\.js$/.test(address));
}

/** The hash of a file for Subresource Integrity. */
export function integrityOf(file: string): string {
  return `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`;
}
