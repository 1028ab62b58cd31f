import { createHash } from 'node:crypto';

/** The address of a file that the build makes. It contains a hash of the file, so that browsers may keep the file for ever. */
export function hashedAddress(name: string, extension: string, source: string | Uint8Array): string {
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
  return `/assets/${name}-${hash}.${extension}`;
}
