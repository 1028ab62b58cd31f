import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureSite } from '../../build/site.ts';

/**
 * Tests of which `npm test` tries a part (`tests/support/sample.ts`), whole:
 * - `npm run release -- thorough`: the unit tests and the thorough tests, with all generated cases.
 * - `npm run release -- site`: the tests of the built site, with every document and every file that the local server answers with.
 */

const [name = ''] = process.argv.slice(2);
if (name === 'site') await ensureSite();
const statuses = (name === 'site' ? ['built site'] : ['unit', 'thorough']).map((step) => {
  const env = { ...process.env, THOROUGH: '1' };
  return spawnSync(process.execPath, [join(import.meta.dirname, '../test.ts'), step], { stdio: 'inherit', env }).status;
});
process.exitCode = statuses.every((status) => status === 0) ? 0 : 1;
