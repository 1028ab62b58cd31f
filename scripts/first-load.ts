import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The files that a page of a built site names, itself or through its entry, which asks for the scripts after the first
 * paint: what a visitor fetches before doing anything, as addresses (`/assets/…`).
 * @param file The page's, as in `fileOf`.
 */
export function namedFiles(outDir: string, file: string): string[] {
  const html = readFileSync(join(outDir, file), 'utf8');
  const entry = entryOf(html);
  const asked = entry === undefined ? [] : readFileSync(join(outDir, entry), 'utf8').match(/assets\/[\w.-]+/g);
  return [...new Set([...(html.match(/\/assets\/[\w.-]+/g) ?? []), ...(asked ?? []).map((name) => `/${name}`)])];
}

/** The address of the script that a page starts with. */
function entryOf(html: string): string | undefined {
  return /<script type="module" src="([^"]+)"/.exec(html)?.[1];
}

/** The hash by which a browser knows that a file is the one this release was built with (Subresource Integrity). */
export function integrityOf(file: string): string {
  return `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`;
}
