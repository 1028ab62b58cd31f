import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { BuildError } from './explain-error.ts';

/**
 * Takes a file for this process, for as long as it needs it or lives. It is SQLite's lock, which the system lifts when a process ends in any way;
 * a number of a process in a file may be that of another one after a restart.
 * @returns a function that gives the file back
 * @throws {BuildError} with `message` if another process has it
 */
export function lock(file: string, message: string): () => void {
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    throw new BuildError(message, { cause: error });
  }
  return () => database.close();
}
