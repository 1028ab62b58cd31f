import type { Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serve } from '../../scripts/serve.ts';
import { isThorough } from '../support/sample.ts';
import { serverChecks } from '../support/server-checks.ts';

/** What every server must do: the local one, or the nginx of `npm run release -- nginx`, which is at `TEST_BASE_URL`. */
describe('the server', () => {
  let base = process.env['TEST_BASE_URL'] ?? '';
  let server: Server | undefined;
  beforeAll(async () => {
    if (base === '') ({ server, url: base } = await serve('dist', 0));
  });
  afterAll(() => {
    server?.close();
  });

  test.for(serverChecks('dist', isThorough ? 'every file' : 'one of each kind').map(({ name, run }) => [name, run] as const))(
    '%s',
    { timeout: 600_000 },
    async ([, run]) => {
      await expect(run(base)).resolves.toBeUndefined();
    },
  );
});
