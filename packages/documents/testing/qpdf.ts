import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The program for checking PDF files, with its Debian package. */
export const PDF_PROGRAMS = { qpdf: 'qpdf' } as const;

/** Whether tests run qpdf. Where it is missing, those that need it are skipped, except in CI, where they must fail. */
export const RUNS_QPDF = /^(?:1|true)$/.test(process.env['CI'] ?? '') || spawnSync('qpdf', ['--version']).error === undefined;

/**
 * Runs qpdf on a temporary file.
 * @param args the arguments, given the path of the file
 * @returns its outputs, whatever its exit status is. The path is left out of the error output
 * @throws if qpdf is not installed.
 */
export async function qpdf(content: Uint8Array | string, args: (path: string) => string[]): Promise<{ output: Buffer; errors: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'pdf-'));
  try {
    const path = join(folder, 'file');
    await writeFile(path, content);
    return await new Promise((resolve, reject) => {
      execFile('qpdf', args(path), { maxBuffer: 2 ** 28, encoding: 'buffer' }, (error, output, errors) => {
        if (error && typeof error.code !== 'number') reject(new Error('qpdf cannot be run', { cause: error }));
        else resolve({ output, errors: errors.toString().replaceAll(path, 'file').trim() });
      });
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}
