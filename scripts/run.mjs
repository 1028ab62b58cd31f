/**
 * Runs a script of this folder: `node scripts/run.mjs start`.
 *
 * This file must work on Node 20 and later with nothing installed. It installs the packages of the lockfile if
 * they are missing or out of date, then runs the script. Building and serving the site needs the `dependencies`
 * of package.json only; every other script needs all packages.
 *
 * The scripts are TypeScript and run on the Node version in `.nvmrc`. If the machine has another version, the package
 * `node` provides the right one.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('..', import.meta.url));
const read = (file) => readFileSync(project + file, 'utf8');
const [name, ...rest] = process.argv.slice(2);

installPackages(!['start', 'dev', 'build', 'content-check', 'hosts'].includes(name));
const child = spawn(nodeProgram(), [`${project}scripts/${name}.ts`, ...rest], { cwd: project, stdio: 'inherit' });
// A terminal also sends an interrupt to the child; a supervisor sends its signal to this process only.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));

/** Installs the locked packages, unless the record of the last installation shows that they are installed. */
function installPackages(all) {
  const record = 'node_modules/.installed-lockfile';
  const lockfile = createHash('sha256').update(read('package-lock.json')).digest('hex');
  const [installed, extent = 'all'] = existsSync(project + record) ? read(record).split(' ') : ['', 'build'];
  if (installed === lockfile && (!all || extent === 'all')) return;
  // If all packages are installed, they stay.
  const wanted = all ? 'all' : extent;
  console.log(wanted === 'all' ? 'Installing all packages …' : 'Installing the packages that the build needs …');
  const started = performance.now();
  // Not `npm ci`, which would delete the installed packages first.
  npm('install', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', ...(wanted === 'all' ? [] : ['--omit=dev']));
  writeFileSync(project + record, `${lockfile} ${wanted}`);
  console.log(`Installed in ${((performance.now() - started) / 1000).toFixed(0)} s`);
}

/** The Node to run scripts on. It must be of the major version in `.nvmrc` and know `import.meta.main` (24.2). */
function nodeProgram() {
  if (process.versions.node.split('.')[0] === read('.nvmrc').trim() && import.meta.main) return process.execPath;
  const packaged = `${project}node_modules/node/bin/node${process.platform === 'win32' ? '.exe' : ''}`;
  if (existsSync(packaged)) return packaged;
  console.log('Installing Node …');
  // Install scripts run only for the packages that package.json allows; older versions of npm do not know that list.
  const { allowScripts } = JSON.parse(read('package.json'));
  for (const [allowed] of Object.entries(allowScripts).filter(([, is]) => is)) npm('rebuild', allowed, '--ignore-scripts=false');
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
