import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * `npm run release`: checks before a release that are too slow for `npm test` or need a quiet machine.
 * `npm run release -- lighthouse` runs one of them. Any words after its name are passed to it.
 */
const CHECKS: Readonly<Record<string, readonly string[]>> = {
  translations: ['release/translations.ts'],
  sizes: ['page-size/report.ts'],
  thorough: ['release/thorough.ts', 'thorough'],
  site: ['release/thorough.ts', 'site'],
  reproducible: ['release/reproducible.ts'],
  axe: ['release/browser-tests.ts', 'axe'],
  widths: ['release/browser-tests.ts', 'widths'],
  faults: ['release/browser-tests.ts', 'faults'],
  'long-lists': ['release/browser-tests.ts', 'long-lists'],
  browsers: ['release/browsers.ts'],
  nginx: ['release/server.ts', 'nginx'],
  caddy: ['release/server.ts', 'caddy'],
  lighthouse: ['release/lighthouse.ts'],
  speed: ['release/speed.ts'],
  'check-page': ['release/check-page.ts'],
  pseudo: ['release/pseudo.ts'],
};

const [wanted, ...options] = process.argv.slice(2);
const chosen = Object.entries(CHECKS).filter(([name]) => wanted === undefined || name === wanted);
if (chosen.length === 0) {
  console.error(`There is no check ${wanted}. Choose one of: ${Object.keys(CHECKS).join(', ')}.`);
  process.exit(1);
}
const failed: string[] = [];
for (const [name, [script = '', ...args]] of chosen) {
  console.log(`\n── ${name}`);
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, script), ...args, ...options], { stdio: 'inherit' });
  if (status !== 0) failed.push(name);
}
if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
