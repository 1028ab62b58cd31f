import { spawnSync } from 'node:child_process';

/** Finds programs for administrators too, whose folder is not in the path of other users. */
export const PROGRAM_ENV = { ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/sbin` };

/** Runs a program and shows only its errors. @returns whether it succeeded within `timeout` milliseconds. */
export function succeeds(command: string, args: readonly string[], timeout: number): boolean {
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}

/** Installs Debian packages, as root or through sudo. @returns whether they are installed. */
export function installPackages(packages: readonly string[]): boolean {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args: string[]) => {
    // Tests start servers themselves. Debian must not start them as services of the machine.
    const [command = 'env', ...rest] = [...asRoot, 'env', 'RUNLEVEL=1', 'SYSTEMD_OFFLINE=1', 'apt-get', ...args];
    return succeeds(command, rest, 600_000);
  };
  return apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
}

/**
 * Installs missing programs that tests call.
 * @param programs the Debian package of each program
 * @throws if a program can neither be found nor installed.
 */
export function ensurePrograms(programs: Readonly<Record<string, string>>): void {
  const missing = () => Object.entries(programs).filter(([program]) => !isInstalled(program));
  const packages = [...new Set(missing().map(([, name]) => name))];
  if (packages.length === 0) return;
  console.log(`Installing ${packages.join(' and ')} …`);
  installPackages(packages);
  const left = missing().map(([program]) => program);
  if (left.length > 0) throw new Error(`${left.join(' and ')} could not be installed. Install them by hand, then run this again.`);
}

/** True if the program can be started, with any exit code. */
function isInstalled(program: string): boolean {
  return spawnSync(program, ['--version'], { stdio: 'ignore', env: PROGRAM_ENV }).error === undefined;
}
