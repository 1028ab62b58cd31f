import { spawnSync } from 'node:child_process';
import { delimiter } from 'node:path';

/** Finds programs for administrators too, whose folder is not in the path of other users. */
export const PROGRAM_ENV = { ...process.env, PATH: `${process.env['PATH'] ?? ''}${delimiter}/usr/sbin` };

/**
 * Makes sure that programs which tests call are installed. On Debian, as root or with sudo, it installs what is missing.
 * @param programs the Debian package of each program
 * @throws if a program is missing and cannot be installed.
 */
export function ensurePrograms(programs: Readonly<Record<string, string>>): void {
  const missing = Object.keys(programs).filter((program) => !isInstalled(program));
  if (missing.length === 0) return;
  const packages = [...new Set(missing.map((program) => programs[program] ?? ''))];
  console.log(`Installing ${packages.join(', ')} …`);
  installPackages(packages);
  const left = missing.filter((program) => !isInstalled(program));
  if (left.length > 0) throw new Error(`Install ${left.join(', ')} (on Debian: ${packages.join(' ')}), then run this again.`);
}

/** Installs Debian packages, if this is Debian and the user may do so. */
export function installPackages(packages: readonly string[]): void {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  // Debian must not start the servers that tests start themselves.
  const asRoot = [...sudo, 'env', 'DEBIAN_FRONTEND=noninteractive', 'RUNLEVEL=1', 'SYSTEMD_OFFLINE=1', 'apt-get', '-qq'];
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const [command = '', ...rest] = [...asRoot, ...args];
    spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 600_000 });
  }
}

/** True if the program can be started, with any exit code. */
function isInstalled(program: string): boolean {
  return spawnSync(program, ['--version'], { stdio: 'ignore', env: PROGRAM_ENV }).error === undefined;
}
