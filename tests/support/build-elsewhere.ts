import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/**
 * Builds the site of `project` into `outDir` in a separate process with these variables, without compressed files.
 * @throws its output if it fails.
 */
export async function buildIn(project: string, outDir: string, env: Readonly<Record<string, string>>): Promise<void> {
  const child = spawn(process.execPath, [join(project, 'tests/support/build-site.ts'), outDir], {
    cwd: project,
    env: { ...process.env, NODE_ENV: '', VITEST: '', ...env },
  });
  let output = '';
  child.stdout.on('data', (part) => (output += String(part)));
  child.stderr.on('data', (part) => (output += String(part)));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`The build failed: ${output}`);
}
