import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter } from 'node:path';

/** Finds programs for administrators too, whose folder is not in the path of other users. */
export const PROGRAM_ENV = { ...process.env, PATH: `${process.env['PATH'] ?? ''}${delimiter}/usr/sbin` };

/** A program of the system, or a part of one, that tests use. */
export interface Need {
  name: string;
  /** The Debian package that has it. */
  debian: string;
  isHere: () => boolean;
  /** Installs it where Debian's package cannot be installed. */
  installElsewhere?: () => void;
}

/** @param packages the Debian package of each program */
export function programs(packages: Readonly<Record<string, string>>): Need[] {
  // The program can be started, with any exit code.
  const isHere = (name: string) => spawnSync(name, ['--version'], { stdio: 'ignore', env: PROGRAM_ENV }).error === undefined;
  return Object.entries(packages).map(([name, debian]) => ({ name, debian, isHere: () => isHere(name) }));
}

/** nginx's module for compressed files, where Debian has it. */
export const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
export const NGINX: readonly Need[] = [
  ...programs({ nginx: 'nginx' }),
  { name: BROTLI_MODULE, debian: 'libnginx-mod-http-brotli-static', isHere: () => existsSync(BROTLI_MODULE) },
];

/** What is missing, and how to install it. Undefined if nothing is. */
export function missing(needs: readonly Need[]): string | undefined {
  const left = needs.filter(({ isHere }) => !isHere());
  if (left.length === 0) return undefined;
  const names = left.map(({ name }) => name).join(', ');
  return `${names} not found. On Debian, --install installs it, or: apt-get install ${debianPackages(left).join(' ')}`;
}

/** Installs what is missing: on Debian, as root or with sudo. */
export function install(needs: readonly Need[]): void {
  const absent = needs.filter(({ isHere }) => !isHere());
  if (absent.length === 0) return;
  const packages = debianPackages(absent);
  console.log(`Installing ${packages.join(', ')} …`);
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  // Debian must not start the servers that tests start themselves.
  const asRoot = [...sudo, 'env', 'DEBIAN_FRONTEND=noninteractive', 'RUNLEVEL=1', 'SYSTEMD_OFFLINE=1', 'apt-get', '-qq'];
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const [command = '', ...rest] = [...asRoot, ...args];
    spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 600_000 });
  }
  for (const { isHere, installElsewhere } of absent) if (!isHere()) installElsewhere?.();
}

function debianPackages(needs: readonly Need[]): string[] {
  return [...new Set(needs.map(({ debian }) => debian))];
}
