import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { DEFAULT_LANGUAGE, prefixOf, type LanguageCode } from '#src/i18n/languages.ts';
import type { Route } from '#src/routes.ts';
import { sha256Of } from './formats.ts';

/* The files of a built site. */

/** All files of a folder, as paths from it with slashes on every system: `/assets/shell-1a2b3c.js`. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${join(relative(folder, entry.parentPath), entry.name).replaceAll('\\', '/')}`);
}

/** The file a route is written to, from the root of the site. */
export function fileOf({ path }: Pick<Route, 'path'>, language: LanguageCode = DEFAULT_LANGUAGE): string {
  return `${prefixOf(language)}${path === '/' ? '/index' : path}.html`.slice(1);
}

/**
 * The addresses (`/assets/…`) in the HTML of a built page, which a browser fetches at once.
 * @param file The file of the page, as from `fileOf`.
 */
export function namedFiles(outDir: string, file: string): string[] {
  return [...new Set(readFileSync(join(outDir, file), 'utf8').match(/\/assets\/[\w.-]+/g))];
}

/** The address of a file that the build makes. It contains a hash of the file, so that browsers may keep the file for ever. */
export function hashedAddress(name: string, extension: string, source: string | Uint8Array): string {
  return `/assets/${name}-${sha256Of(source).slice(0, 8)}.${extension}`;
}
