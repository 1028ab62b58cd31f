import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  for (const made of [folder, workFolder(folder)]) rmSync(made, { recursive: true, force: true });
});

/** The message with which a build stops, and the site that is then in the folder. */
async function build() {
  const stopped: unknown = await buildSite(folder).catch((error: unknown) => error);
  return { stopped, site: readFileSync(join(folder, 'index.html'), 'utf8') };
}
const expected = (stopped: unknown) => ({ stopped, site: 'the last build' });
const withMessage = (words: string) => expect.objectContaining({ message: expect.stringContaining(words) });

test('a mistake in the content', async () => {
  vi.stubEnv('CONTENT_DIR', mkdtempSync(join(folder, 'no-content-')));
  expect(await build()).toEqual(expected(expect.any(ContentError)));
});

test('another build into the same folder', async () => {
  mkdirSync(workFolder(folder), { recursive: true });
  const unlock = lock(join(workFolder(folder), 'lock'), '');
  expect(await build()).toEqual(expected(withMessage(`Another build of ${folder} is running`)));
  unlock();
});

test.for(['/srv/site#2', '/srv/what?/site'])('a folder whose name the bundler cannot read: %s', async (project) => {
  vi.spyOn(process, 'cwd').mockReturnValue(project);
  expect(await build()).toEqual(expected(withMessage(`cannot be built in ${project}`)));
});

test('a day on which no site can be published', async () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', '0');
  expect(await build()).toEqual(expected(withMessage('not in the last year')));
});
