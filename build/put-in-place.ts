import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, rmdirSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { filesIn } from './built-files.ts';
import { BuildError } from './explain-error.ts';

/** The files of the site in a folder. Somebody may keep hidden ones there too, such as a repository: no host shows them. */
export const siteFilesIn = (folder: string) => filesIn(folder).filter((file) => !/^\/\.(?!well-known\/|new-)/.test(file));

/**
 * Makes the site in `folder` the one in `built`. The folder itself stays, because it may be a mount or a link, and so does every file
 * that is the same, because hosts tell by its time whether it has changed.
 * @throws {BuildError} if the new files cannot be written. The site in `folder` is then as it was.
 */
export function putInPlace(built: string, folder: string): void {
  // Everyone may read the files, because a web server often runs as another user.
  process.umask(0o022);
  const files = filesIn(built);
  const changed = files.filter((file) => !isSame(join(built, file), join(folder, file)));
  /** A new file waits beside its place, on the same file system. */
  const waiting = (file: string) => join(folder, dirname(file), `.new-${basename(file)}`);
  const written: string[] = [];
  try {
    for (const file of changed) {
      mkdirSync(join(folder, dirname(file)), { recursive: true });
      written.push(waiting(file));
      writeFileSync(waiting(file), readFileSync(join(built, file)));
    }
  } catch (error) {
    for (const file of written) rmSync(file, { force: true });
    throw new BuildError(`The new site could not be written to ${folder}, where the old one is unchanged. ${String(error)}`);
  }
  // Pages come last, because they name the other files.
  const isPage = (file: string) => /\.html(\.|$)/.test(file);
  for (const file of changed.toSorted((a, b) => Number(isPage(a)) - Number(isPage(b)))) renameSync(waiting(file), join(folder, file));
  const present = new Set(files);
  for (const file of siteFilesIn(folder).filter((name) => !present.has(name))) {
    rmSync(join(folder, file));
    for (let above = dirname(file); above !== '/' && readdirSync(join(folder, above)).length === 0; above = dirname(above))
      rmdirSync(join(folder, above));
  }
}

/** Whether everyone may read the other file, and finds the same in it. */
function isSame(one: string, other: string): boolean {
  return existsSync(other) && (statSync(other).mode & 0o444) === 0o444 && readFileSync(one).equals(readFileSync(other));
}
