import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { withLineEndsOf } from '../build/formats.ts';

/** The text of a file, empty if there is none. */
export function readIfThere(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

/** Replaces the text of a file, and keeps the line ends of the file. */
export function replaceText(path: string, text: string): void {
  writeFileSync(path, withLineEndsOf(readIfThere(path), text));
}
