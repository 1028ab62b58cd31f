import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Builds the site of `project` into `outDir` in a separate process with these variables. @throws its output if it fails. */
export async function buildIn(
  project: string,
  outDir: string,
  env: Readonly<Record<string, string>>,
  kind: 'whole' | 'uncompressed' | 'draft' = 'whole',
): Promise<void> {
  const child = spawn(process.execPath, [join(project, 'tests/support/build-site.ts'), outDir, kind], {
    cwd: project,
    env: { ...process.env, NODE_ENV: '', VITEST: '', ...env },
  });
  let output = '';
  child.stdout.on('data', (part) => (output += String(part)));
  child.stderr.on('data', (part) => (output += String(part)));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`The build failed: ${output}`);
}

/** Every file in a folder and its subfolders, with its SHA-256. */
export function hashesOf(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  return new Map(files.map((file) => [relative(folder, file), createHash('sha256').update(readFileSync(file)).digest('hex')]));
}
