import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { contentFolder } from '../../../build/content/plugin.ts';

const REAL = contentFolder();

/** The replacement of a file: bytes, a folder, a link to a valid file elsewhere, or null to remove it. */
export type Change = string | Uint8Array | { folder: true } | { linkTo: string } | null;

/** A copy of the content folder whose files can be changed and restored. */
export interface ContentCopy {
  folder: string;
  /** All files, relative to the folder. */
  files: readonly string[];
  /** The text of the original file. */
  textOf: (file: string) => string;
  /** Changes files. The function that it returns restores them. */
  change: (changes: ReadonlyMap<string, Change>) => () => void;
  /** Changes files, calls `work`, and restores the files. */
  withChanges: <T>(changes: ReadonlyMap<string, Change>, work: () => T) => T;
  remove: () => void;
}

export function copyContent(): ContentCopy {
  const root = mkdtempSync(join(tmpdir(), 'attack-'));
  const folder = join(root, 'content');
  // The history is about our records, so a changed record would always be one mistake more.
  const isCopied = (file: string) => !/[\\/]history\.csv$/.test(file);
  cpSync(REAL, folder, { recursive: true, filter: isCopied });
  const files = readdirSync(REAL, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isCopied(join(entry.parentPath, entry.name)))
    .map((entry) => join(entry.parentPath, entry.name).slice(REAL.length + 1))
    .toSorted();
  const originals = new Map(files.map((file) => [file, readFileSync(join(REAL, file))]));
  const put = (file: string, changed: Change) => {
    const path = join(folder, file);
    rmSync(path, { recursive: true, force: true });
    if (changed === null) return;
    mkdirSync(dirname(path), { recursive: true });
    if (typeof changed === 'string' || changed instanceof Uint8Array) writeFileSync(path, changed);
    else if ('folder' in changed) mkdirSync(path);
    else symlinkSync(join(REAL, changed.linkTo), path);
  };
  const change = (changes: ReadonlyMap<string, Change>) => {
    for (const [file, changed] of changes) put(file, changed);
    return () => {
      for (const file of changes.keys()) put(file, originals.get(file) ?? null);
    };
  };
  return {
    folder,
    files,
    change,
    textOf: (file) => {
      const bytes = originals.get(file);
      if (!bytes) throw new Error(`The content folder has no ${file}`);
      return bytes.toString('utf8');
    },
    withChanges(changes, work) {
      const undo = change(changes);
      try {
        return work();
      } finally {
        undo();
      }
    },
    remove: () => rmSync(root, { recursive: true }),
  };
}
