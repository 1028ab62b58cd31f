import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { ensureBrowser } from '../browser.ts';
import { ensureSite } from '../build.ts';

/**
 * `npm run release -- faults`: the copy for use without a network, and what goes wrong in the real world, in the real browser
 * (`tests/e2e/offline.spec.ts`, `tests/e2e/faults.spec.ts`). Apart from `npm test`, because whole releases are built and
 * networks and processors made slow: it takes minutes. Words after it are Playwright's own: `-- -g "storage"`.
 */

ensureBrowser();
// For the test of going back, and of a page that is kept for it.
ensureBrowser('whole');
await ensureSite();
const { status } = spawnSync(process.execPath, [resolve('node_modules/@playwright/test/cli.js'), 'test', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, FAULTS: '1' },
});
process.exitCode = status ?? 1;
