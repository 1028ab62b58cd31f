import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { ContentError } from './content/problems.ts';
import { buildSite } from './site.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-'));
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

test('a mistake in the content leaves the site of the last build as it was', async () => {
  const page = join(folder, 'index.html');
  writeFileSync(page, 'the last build');
  vi.stubEnv('CONTENT_DIR', mkdtempSync(join(folder, 'no-content-')));
  await expect(buildSite(folder, { quiet: true })).rejects.toThrow(ContentError);
  expect(readFileSync(page, 'utf8')).toBe('the last build');
});
