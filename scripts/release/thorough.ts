import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** `npm run release -- thorough`: the thorough tests with all generated cases. `npm test` tries a part of them (`tests/support/sample.ts`). */
const { status } = spawnSync(process.execPath, [join(import.meta.dirname, '../test.ts'), 'thorough'], {
  stdio: 'inherit',
  env: { ...process.env, THOROUGH: '1' },
});
process.exitCode = status ?? 1;
