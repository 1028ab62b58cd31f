import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { ensureBrowser } from '../browser.ts';
import { ensureSite } from '../build.ts';

/**
 * `npm run release -- faults`: tests of the offline copy and of faults in the real world (`tests/e2e/offline.spec.ts`,
 * `tests/e2e/faults.spec.ts`). They are not part of `npm test`, because they build several releases and slow the network down,
 * which takes minutes. Any words after it are passed to Playwright: `-- -g "storage"`.
 */

ensureBrowser();
// For the tests of the back/forward cache.
ensureBrowser('whole');
await ensureSite();
const { status } = spawnSync(process.execPath, [resolve('node_modules/@playwright/test/cli.js'), 'test', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, FAULTS: '1' },
});
process.exitCode = status ?? 1;
