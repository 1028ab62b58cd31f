import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The programs for checking PDF files, with their Debian packages. `npm test` installs missing ones. */
export const PDF_PROGRAMS = {
  qpdf: 'qpdf',
  pdfinfo: 'poppler-utils',
  pdffonts: 'poppler-utils',
  pdftotext: 'poppler-utils',
  pdftoppm: 'poppler-utils',
} as const;

interface Ran {
  /** The exit status. */
  status: number;
  output: string;
  /** The error output. */
  errors: string;
}

/** Runs one of {@link PDF_PROGRAMS}; any exit status is accepted. @throws if it is not installed. */
export function run(program: keyof typeof PDF_PROGRAMS, args: readonly string[]): Promise<Ran> {
  const { promise, resolve, reject } = Promise.withResolvers<Ran>();
  execFile(program, args, { maxBuffer: 2 ** 28 }, (error, output, errors) => {
    const status = error ? error.code : 0;
    if (typeof status === 'number') resolve({ status, output, errors });
    else reject(new Error(`${program} cannot be run; npm test installs it`, { cause: error }));
  });
  return promise;
}

/** Writes bytes into a temporary file for a program, and removes it afterwards. */
export async function withFile<T>(name: string, bytes: Uint8Array | string, work: (path: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'check-pdf-'));
  try {
    const path = join(folder, name);
    await writeFile(path, bytes);
    return await work(path);
  } finally {
    await rm(folder, { recursive: true });
  }
}
