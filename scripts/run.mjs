/**
 * Runs a script of this folder: `node scripts/run.mjs start`.
 *
 * This file alone must work on whatever Node the machine has (20 or later) and with nothing installed: it
 * installs what the lockfile names, once, and then hands over to the Node of the devDependency `node`, which
 * runs TypeScript as it is.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('..', import.meta.url));
const stamp = `${project}node_modules/.installed-lockfile`;
const pinnedNode = `${project}node_modules/node/bin/node${process.platform === 'win32' ? '.exe' : ''}`;

const lockfile = createHash('sha256')
  .update(readFileSync(`${project}package-lock.json`))
  .digest('hex');
const installed = existsSync(stamp) && existsSync(pinnedNode) ? readFileSync(stamp, 'utf8') : '';
if (installed !== lockfile) {
  console.log('Installing the packages listed in package-lock.json …');
  // Not `npm ci`: it refuses a lockfile that lacks the optional binaries of other platforms, and the lockfile
  // can only name those that its author's registry has. `install` takes the locked versions all the same.
  npm('install', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts');
  // A package's own script is run where package.json allows it by name, and nowhere else: an older npm knows no such list.
  const { allowScripts } = JSON.parse(readFileSync(`${project}package.json`, 'utf8'));
  for (const [allowed] of Object.entries(allowScripts).filter(([, is]) => is)) npm('rebuild', allowed, '--ignore-scripts=false');
  if (!existsSync(pinnedNode)) {
    console.error(
      'The package `node` is installed, but its program is missing because its install script did not run. Try: npm rebuild node --ignore-scripts=false',
    );
    process.exit(1);
  }
  writeFileSync(stamp, lockfile);
}

/** Runs npm in the project, and ends with it when it fails. */
function npm(...args) {
  const { status } = spawnSync('npm', [...args, '--loglevel=error'], {
    cwd: project,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}

const [name, ...rest] = process.argv.slice(2);
const child = spawn(pinnedNode, [`${project}scripts/${name}.ts`, ...rest], { cwd: project, stdio: 'inherit' });
// An interrupt reaches the child by itself, in the same terminal; a supervisor's signal does not.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
