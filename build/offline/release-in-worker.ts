import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '#src/offline/worker/description.ts';
import { WORKER_ADDRESS } from '#src/offline/worker/messages.ts';

/** Writes a release into the script of the worker. Engines parse a long list faster from a string than from code. */
export function asCode(release: Release): string {
  return `JSON.parse(${JSON.stringify(JSON.stringify(release))})`;
}

/** Reads the release back from the worker of a built site, for measurements and tests. A site without an offline copy has none. */
export function readRelease(outDir: string): Release | undefined {
  const script = readFileSync(join(outDir, WORKER_ADDRESS), 'utf8');
  // The minifier may choose other quotation marks.
  const [, , text] = /JSON\.parse\((['"`])(.*?)\1\)/s.exec(script) ?? [];
  if (text === undefined) return undefined;
  // oxlint-disable-next-line no-unsafe-type-assertion -- written by the build
  return JSON.parse(text) as Release;
}
