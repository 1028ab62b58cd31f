import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * `npm run release -- thorough`: the thorough tests with all generated cases. `npm test` tries a part of them (`tests/support/sample.ts`).
 * Any words after the name are passed to Vitest.
 */
const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');
const { status } = spawnSync(process.execPath, [vitest, 'run', '--maxWorkers=100%', '--project=thorough', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, THOROUGH: '1' },
});
process.exitCode = status ?? 1;
