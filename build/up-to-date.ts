import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from './built-files.ts';
import { contentFolder } from './content/plugin.ts';
import { sha256Of } from './formats.ts';
import { siteFilesIn } from './put-in-place.ts';

/** The files and folders that a build reads, beside the content folder. */
export const SOURCES = [
  'build',
  'deploy',
  'packages',
  'public',
  'scripts',
  'src',
  'content/locales',
  'package-lock.json',
  'vite.config.ts',
  'lingui.config.ts',
];

/** Whether a folder contains the site that was last built from the current sources, as it was built. */
export function isUpToDate(outDir: string): boolean {
  const record = recordOf(outDir);
  return existsSync(outDir) && existsSync(record) && readFileSync(record, 'utf8') === [sources(), site(outDir)].join(' ');
}

/**
 * Begins the record of what a folder is built from.
 * @returns a function to call when the site is complete. Sources that change during the build make the site out of date.
 */
export function startRecord(outDir: string): () => void {
  const record = recordOf(outDir);
  const builtFrom = sources();
  rmSync(record, { force: true });
  return () => writeFileSync(record, [builtFrom, site(outDir)].join(' '));
}

/** Where a build keeps its own files. */
export const workFolder = (outDir: string) => join('.build', outDir.replaceAll(/[^\w-]/g, '_'));

/** The file that says what a folder was built from, and what it contains. */
const recordOf = (outDir: string) => join(workFolder(outDir), 'record');

/** A hash that changes if a source changes, appears or disappears, or if another content folder is built. */
function sources(): string {
  const files = [...SOURCES, contentFolder()]
    .filter((source) => existsSync(source))
    .flatMap((source) => (statSync(source).isFile() ? source : filesIn(source).map((file) => source + file)));
  return hashOf(files, process.env['SOURCE_DATE_EPOCH']);
}

/** A hash that changes if a file of the site changes, appears or disappears. */
const site = (outDir: string) => hashOf(siteFilesIn(outDir).map((file) => outDir + file));

/** Reads the files, because two versions may have the same time and size. */
function hashOf(files: readonly string[], ...more: readonly unknown[]): string {
  return sha256Of([...more, ...files.toSorted().map((file) => `${file} ${sha256Of(readFileSync(file))}`)].join('\n'));
}
