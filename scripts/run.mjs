/**
 * Runs a script of this folder: `node scripts/run.mjs start`.
 *
 * This file must work on Node 20 and later with nothing installed. It runs `npm ci` if a package of the lockfile is missing or has another
 * version, and otherwise leaves the installation alone. Building and serving the site needs the `dependencies` of package.json only,
 * counting lines needs nothing, and every other script needs all packages. The scripts are TypeScript and run on the Node version in `.nvmrc`. If the
 * machine has another version, the package `node` provides the right one.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('..', import.meta.url));
const read = (file) => readFileSync(project + file, 'utf8');
const packagesOf = (lockfile) => (existsSync(project + lockfile) ? JSON.parse(read(lockfile)).packages : {});
const [name, ...rest] = process.argv.slice(2);

// npm's own record of what is installed.
const installed = packagesOf('node_modules/.package-lock.json');
// Of the major version in `.nvmrc`, and knows `import.meta.main` (24.2).
const isRightNode = process.versions.node.split('.')[0] === read('.nvmrc').trim() && import.meta.main;
// If there are development packages, they stay.
const all = !['start', 'dev', 'build', 'content-check', 'count-lines'].includes(name) || Object.values(installed).some(({ dev }) => dev);
// Most optional packages are those of other platforms.
const required = Object.entries(packagesOf('package-lock.json')).filter(
  ([path, { dev, optional }]) => path !== '' && !optional && (all || !dev),
);
const needsNone = name === 'count-lines' && isRightNode;
if (!needsNone && required.some(([path, { version }]) => !installed[path] || installed[path].version !== version)) {
  console.log(all ? 'Installing all packages …' : 'Installing the packages that the build needs …');
  // Older versions of npm would run the install scripts of all packages. Only the one of `node` is allowed, below. Without `--include`, npm
  // leaves out what the settings of the user say, and with NODE_ENV=production all that tests need.
  npm('ci', '--ignore-scripts', '--no-audit', '--no-fund', '--include=optional', all ? '--include=dev' : '--omit=dev');
}
const child = spawn(nodeProgram(), [`${project}scripts/${name}.ts`, ...rest], { cwd: project, stdio: 'inherit' });
// A terminal also sends an interrupt to the child; a supervisor sends its signal to this process only.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));

/** The Node to run scripts on: this one, or that of the package `node`. */
function nodeProgram() {
  if (isRightNode) return process.execPath;
  const packaged = `${project}node_modules/node/bin/node${process.platform === 'win32' ? '.exe' : ''}`;
  if (!existsSync(packaged)) npm('rebuild', 'node', '--ignore-scripts=false');
  if (!existsSync(packaged)) throw new Error(`Node could not be installed. Install Node ${read('.nvmrc').trim()} and try again.`);
  return packaged;
}

/** Runs npm in the project, and exits if it fails. */
function npm(...args) {
  const { status } = spawnSync('npm', [...args, '--loglevel=error'], {
    cwd: project,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}
