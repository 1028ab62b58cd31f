import { DatabaseSync } from 'node:sqlite';
import { BuildError } from './explain-error.ts';

/**
 * Takes a file for this process with SQLite's lock, which the system lifts when the process ends in any way. The number of a process in a
 * file may be that of another one after a restart.
 * @returns a function that gives the file back
 * @throws {BuildError} with `message` if another process has it
 */
export function lock(file: string, message: string): () => void {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    throw new BuildError(message, { cause: error });
  }
  return () => database.close();
}
