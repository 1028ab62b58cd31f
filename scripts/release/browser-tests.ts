import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { ensureBrowser } from '../browser.ts';
import { ensureSite } from '../../build/site.ts';

/**
 * The browser tests that take too long for `npm test`. Any words after the name are passed to Playwright: `-- faults -g "storage"`.
 * - `npm run release -- faults`: the offline copy and faults of the real world, with several releases and slow networks.
 * - `npm run release -- long-lists`: a register and warnings of more than a thousand records, which are shown page by page.
 * - `npm run release -- axe`: every page in every language, wide and narrow, light and dark (ACCESS-1). `npm test` examines the
 *   English pages wide, and the Arabic ones narrow and without colours. The others have the same structure and colours.
 * - `npm run release -- widths`: every page in every language, at five widths and with large text (ACCESS-3).
 */
const TESTS: Readonly<Record<string, readonly string[]>> = {
  faults: [],
  'long-lists': [],
  axe: ['tests/a11y'],
  widths: ['tests/e2e/text-size.spec.ts'],
};

const [name = '', ...options] = process.argv.slice(2);
const files = TESTS[name];
if (!files) throw new Error(`There are no browser tests with the name ${name}`);
ensureBrowser();
// For the tests of the back/forward cache.
ensureBrowser('whole');
await ensureSite();
const { status } = spawnSync(process.execPath, [resolve('node_modules/@playwright/test/cli.js'), 'test', ...files, ...options], {
  stdio: 'inherit',
  env: { ...process.env, [name.toUpperCase().replace('-', '_')]: '1' },
});
process.exitCode = status ?? 1;
