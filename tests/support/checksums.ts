import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The SHA-256 of a file, in hexadecimal digits. */
export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** The checksums in `SHA256SUMS` of a folder, by the name of the file. @throws if a line is not as `sha256sum` writes it. */
export function checksumsIn(folder: string): Map<string, string> {
  const lines = readFileSync(join(folder, 'SHA256SUMS'), 'utf8').trimEnd().split('\n');
  return new Map(
    lines.map((line): [string, string] => {
      const [, checksum = '', name = ''] = /^([0-9a-f]{64}) {2}(\S+)$/.exec(line) ?? [];
      if (name === '') throw new Error(`No line of sha256sum: ${line}`);
      return [name, checksum];
    }),
  );
}
