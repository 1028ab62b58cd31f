import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  rmdirSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { filesIn } from './built-files.ts';
import { BuildError } from './explain-error.ts';

/** What others keep in the folder of a site, such as a repository. No host shows hidden files, except those of `.well-known/`. */
const OF_OTHERS = /^\.(?!well-known$)|^lost\+found$/;

/** The files of the site in a folder, as paths like those of `filesIn`. */
export function siteFilesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !OF_OTHERS.test(name))
    .flatMap((entry) => {
      if (entry.isDirectory()) return filesIn(join(folder, entry.name)).map((file) => `/${entry.name}${file}`);
      return entry.isFile() ? [`/${entry.name}`] : [];
    });
}

/**
 * Makes the site in `folder` the one in `built`. The folder itself stays, because it may be a mount or a link, and so does every file
 * that is the same, because hosts tell by its time whether it has changed.
 * @throws {BuildError} if the new files cannot be written. The site in `folder` is then as it was.
 */
export function putInPlace(built: string, folder: string): void {
  const files = filesIn(built);
  const changed = files.filter((file) => !isSame(join(built, file), join(folder, file)));
  /** A new file waits beside its place, on the same file system. */
  const waiting = (file: string) => join(folder, dirname(file), `.new-${basename(file)}`);
  const written: string[] = [];
  try {
    makeFolder(folder);
    for (const entry of readdirSync(built, { recursive: true, withFileTypes: true }))
      if (entry.isDirectory()) makeFolder(join(folder, entry.parentPath.slice(built.length), entry.name));
    for (const file of changed) {
      written.push(waiting(file));
      copyFileSync(join(built, file), waiting(file));
      letOthersRead(waiting(file), 0o644);
    }
  } catch (error) {
    for (const file of written) rmSync(file, { force: true });
    throw new BuildError(`The new site could not be written to ${folder}, where the old one is unchanged. ${String(error)}`);
  }
  // Pages come last, because they name the other files.
  for (const arePages of [false, true])
    for (const file of changed.filter((name) => /\.html(\.|$)/.test(name) === arePages)) renameSync(waiting(file), join(folder, file));
  const isNew = new Set(files);
  for (const file of siteFilesIn(folder)) {
    if (isNew.has(file)) {
      letOthersRead(join(folder, file), 0o644);
      continue;
    }
    rmSync(join(folder, file));
    for (let above = dirname(file); above !== '/' && readdirSync(join(folder, above)).length === 0; above = dirname(above))
      rmdirSync(join(folder, above));
  }
}

function isSame(one: string, other: string): boolean {
  return existsSync(other) && statSync(one).size === statSync(other).size && readFileSync(one).equals(readFileSync(other));
}

function makeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  letOthersRead(folder, 0o755);
}

/** A web server often runs as another user. Who may not change the mode of a file, for example on a share, leaves it as it is. */
function letOthersRead(path: string, mode: number): void {
  const { mode: present } = statSync(path);
  if ((present & mode) === mode) return;
  try {
    chmodSync(path, present | mode);
  } catch {
    // It is somebody else's.
  }
}
