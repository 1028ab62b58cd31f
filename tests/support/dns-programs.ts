import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROGRAM_ENV } from '../../scripts/programs.ts';

/** The programs that check files for name servers, with their Debian packages. The test installs missing ones. */
export const DNS_PROGRAMS = { 'named-checkzone': 'bind9-utils', 'unbound-checkconf': 'unbound' } as const;

/** How each program is told about the file. Without these settings, Unbound also looks for the folders of a running server. */
const ARGUMENTS: Readonly<Record<keyof typeof DNS_PROGRAMS, (path: string) => string[]>> = {
  'named-checkzone': (path) => ['-i', 'local', 'rpz.example', path],
  'unbound-checkconf': (path) => [path],
};
const WITHOUT_SERVER = 'server:\n  chroot: ""\n  username: ""\n  directory: ""\n';

/** Lets a program check a file. @returns its exit status and what it said */
export async function check(program: keyof typeof DNS_PROGRAMS, source: string): Promise<{ status: number; output: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'check-dns-'));
  try {
    const path = join(folder, 'list');
    await writeFile(path, program === 'unbound-checkconf' ? WITHOUT_SERVER + source : source);
    return await run(program, ARGUMENTS[program](path));
  } finally {
    await rm(folder, { recursive: true });
  }
}

function run(program: string, args: readonly string[]): Promise<{ status: number; output: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; output: string }>();
  execFile(program, args, { env: PROGRAM_ENV }, (error, output, errors) => {
    const status = error ? error.code : 0;
    if (typeof status === 'number') resolve({ status, output: output + errors });
    else reject(new Error(`${program} cannot be run`, { cause: error }));
  });
  return promise;
}
