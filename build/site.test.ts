import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ContentError } from './content/problems.ts';
import { lock } from './lock.ts';
import { buildSite } from './site.ts';
import { workFolder } from './up-to-date.ts';

/* What stops a build before it begins. The site of the last build then stays as it was. */

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  writeFileSync(join(folder, 'index.html'), 'the last build');
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe('the last build');
  for (const made of [folder, workFolder(folder)]) rmSync(made, { recursive: true, force: true });
});

const build = () => buildSite(folder, { quiet: true });

test('a mistake in the content', async () => {
  vi.stubEnv('CONTENT_DIR', mkdtempSync(join(folder, 'no-content-')));
  await expect(build()).rejects.toThrow(ContentError);
});

test('another build into the same folder', async () => {
  const unlock = lock(join(workFolder(folder), 'lock'), '');
  await expect(build()).rejects.toThrow(`Another build of ${folder} is running`);
  unlock();
});

test.for(['/srv/site#2', '/srv/what?/site'])('a folder whose name the bundler cannot read: %s', async (project) => {
  vi.spyOn(process, 'cwd').mockReturnValue(project);
  await expect(build()).rejects.toThrow(`cannot be built in ${project}`);
});

test('a day on which no site can be published', async () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', '0');
  await expect(build()).rejects.toThrow('more than a year ago');
});
