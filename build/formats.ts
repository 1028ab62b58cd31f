import { createHash } from 'node:crypto';
import { stringify } from 'csv-stringify/sync';

/** Writes CSV with a header row (RFC 4180). `records` have the columns as keys. */
export function writeCsv(columns: readonly string[], records: readonly object[], lineEnd: 'unix' | 'windows' = 'unix'): string {
  // The library quotes cells with the line end only, but many programs also end a row at another one.
  return stringify([...records], { header: true, columns: [...columns], record_delimiter: lineEnd, quoted_match: /[\r\n]/ });
}

/** Writes JSON that people can read too. */
export function writeJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** A text with the line ends of the one that it replaces, so that version control shows only what has changed. */
export function withLineEndsOf(replaced: string, text: string): string {
  const lines = text.replaceAll('\r\n', '\n');
  return replaced.includes('\r\n') ? lines.replaceAll('\n', '\r\n') : lines;
}

/** The SHA-256 of a text or a file, in hexadecimal digits. */
export const sha256Of = (source: string | Uint8Array): string => createHash('sha256').update(source).digest('hex');

/** The checksums of files, each by its name, as `sha256sum --check` reads them in the folder of the files. */
export function writeChecksums(files: readonly (readonly [name: string, source: string | Uint8Array])[]): string {
  return files.map(([name, source]) => `${sha256Of(source)}  ${name}\n`).join('');
}
