import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serve } from '../../scripts/serve.ts';
import { isThorough } from '../support/sample.ts';
import { serverChecks } from '../support/server-checks.ts';

/** The local server must pass the same checks as nginx and Caddy (`npm run release -- nginx`). */
describe('the local server', () => {
  let running: Awaited<ReturnType<typeof serve>>;
  beforeAll(async () => {
    running = await serve('dist', 0);
  });
  afterAll(() => {
    running.server.close();
  });

  test.for(serverChecks('dist', isThorough ? 'every file' : 'one of each kind').map(({ name, run }) => [name, run] as const))(
    '%s',
    { timeout: 600_000 },
    async ([, run]) => {
      await expect(run(running.url)).resolves.toBeUndefined();
    },
  );
});
