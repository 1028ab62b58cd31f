import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesIn } from './built-files.ts';
import { contentFolder } from './content/plugin.ts';
import { sha256Of } from './formats.ts';

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

/** Whether a folder contains a complete site that was built from the current sources. */
export function isUpToDate(outDir: string): boolean {
  const record = recordOf(outDir);
  return existsSync(outDir) && existsSync(record) && readFileSync(record, 'utf8') === fingerprint();
}

/**
 * Begins the record of what a folder is built from.
 * @returns a function to call when the site is complete. Sources that change during the build make the site out of date.
 */
export function startRecord(outDir: string): () => void {
  const record = recordOf(outDir);
  const sources = fingerprint();
  rmSync(record, { force: true });
  return () => {
    mkdirSync(dirname(record), { recursive: true });
    writeFileSync(record, sources);
  };
}

/** The file that says what a folder was built from. */
const recordOf = (outDir: string) => join('.build/sources', outDir.replaceAll(/[^\w-]/g, '_'));

/** A hash that changes if a source changes, appears or disappears, or if another content folder is built. */
function fingerprint(): string {
  const files = [...SOURCES, contentFolder()]
    .filter((source) => existsSync(source))
    .flatMap((source) => (statSync(source).isFile() ? source : filesIn(source).map((file) => source + file)));
  const lines = files.map((file) => {
    const { size, mtimeMs } = statSync(file);
    return `${file} ${size} ${mtimeMs}`;
  });
  return sha256Of([process.env['SOURCE_DATE_EPOCH'] ?? '', ...lines].join('\n'));
}
