import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { ENGINES } from '../../tests/engines/engine.ts';
import { ensureSite } from '../../build/site.ts';
import { installPackages } from '../programs.ts';

/**
 * `npm run release -- browsers`: the main journey through the built site in Firefox and WebKit (`tests/engines/`). A missing
 * browser is installed from Debian. If that fails, it is named, and the other browser is still tested.
 */

const missing = ENGINES.filter(({ isInstalled }) => !isInstalled());
if (missing.length > 0) {
  const packages = missing.flatMap((engine) => engine.packages);
  console.log(`Installing ${packages.join(', ')} …`);
  installPackages(packages);
}
const left = ENGINES.filter(({ isInstalled }) => !isInstalled());
for (const { name } of left) console.log(`NOT TESTED: ${name} is missing and could not be installed.`);

await ensureSite();
const { status } = spawnSync(process.execPath, [resolve('node_modules/vitest/vitest.mjs'), 'run', '--project=engines'], {
  stdio: 'inherit',
});
process.exitCode = left.length === ENGINES.length ? 1 : (status ?? 1);
