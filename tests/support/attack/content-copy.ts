import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** The project's own content folder. */
export const REAL = resolve(import.meta.dirname, '../../../content');

/** What a file of the copy becomes: bytes, a folder, a link to a sound file elsewhere, or nothing. */
export type Change = string | Uint8Array | { folder: true } | { linkTo: string } | null;

/** A copy of the content folder, in which files can be changed and all of them restored. */
export interface ContentCopy {
  folder: string;
  /** Every file, relative to the folder. */
  files: readonly string[];
  /** A file as the project has it. */
  bytesOf: (file: string) => Buffer;
  textOf: (file: string) => string;
  /** Works on a folder with these changes, and takes them back. */
  withChanges: <T>(changes: ReadonlyMap<string, Change>, work: () => T) => T;
  remove: () => void;
}

export function copyContent(): ContentCopy {
  const root = mkdtempSync(join(tmpdir(), 'attack-'));
  const folder = join(root, 'content');
  cpSync(REAL, folder, { recursive: true });
  const files = readdirSync(REAL, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(REAL.length + 1))
    .toSorted();
  const originals = new Map(files.map((file) => [file, readFileSync(join(REAL, file))]));
  const bytesOf = (file: string) => {
    const bytes = originals.get(file);
    if (!bytes) throw new Error(`The content folder has no ${file}`);
    return bytes;
  };
  const put = (file: string, change: Change) => {
    const path = join(folder, file);
    rmSync(path, { recursive: true, force: true });
    if (change === null) return;
    mkdirSync(dirname(path), { recursive: true });
    if (typeof change === 'string' || change instanceof Uint8Array) writeFileSync(path, change);
    else if ('folder' in change) mkdirSync(path);
    else symlinkSync(join(REAL, change.linkTo), path);
  };
  return {
    folder,
    files,
    bytesOf,
    textOf: (file) => bytesOf(file).toString('utf8'),
    withChanges(changes, work) {
      for (const [file, change] of changes) put(file, change);
      try {
        return work();
      } finally {
        for (const file of changes.keys()) put(file, originals.get(file) ?? null);
      }
    },
    remove: () => rmSync(root, { recursive: true }),
  };
}
