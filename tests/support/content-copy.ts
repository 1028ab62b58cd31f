import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { contentFolder } from '../../build/content/plugin.ts';

const REAL = contentFolder();

/** What a file is replaced with: a text, bytes, a folder, a link to a file, or null to remove it. */
export type Change = string | Uint8Array | { folder: true } | { linkTo: string } | null;

/** A copy of the content folder whose files can be changed for a while. */
export interface ContentCopy {
  folder: string;
  /** All files, relative to the folder. */
  files: readonly string[];
  /** The text of the original file. */
  textOf: (file: string) => string;
  /** Changes files, calls `work`, and restores the files. */
  withChanges: <T>(changes: Readonly<Record<string, Change>>, work: () => T) => T;
  remove: () => void;
}

/** Copies the content folder without its history: that is about our records, so each changed record would be one mistake more. */
export function copyContent(): ContentCopy {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  const folder = join(root, 'content');
  cpSync(REAL, folder, { recursive: true, filter: (file) => !file.endsWith('history.csv') });
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();
  const originals = new Map(files.map((file) => [file, readFileSync(join(folder, file))]));
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
    textOf(file) {
      const bytes = originals.get(file);
      if (!bytes) throw new Error(`The content folder has no ${file}`);
      return bytes.toString('utf8');
    },
    withChanges(changes, work) {
      for (const [file, change] of Object.entries(changes)) put(file, change);
      try {
        return work();
      } finally {
        for (const file of Object.keys(changes)) put(file, originals.get(file) ?? null);
      }
    },
    remove: () => rmSync(root, { recursive: true }),
  };
}
