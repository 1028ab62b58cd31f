import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copyContent } from '../tests/support/content-copy.ts';

const copy = copyContent();
afterAll(() => copy.remove());

const textsIn = (folder: string) => copy.files.map((file) => `${file}\n${readFileSync(join(folder, file), 'utf8')}`);
// In tests, Lingui looks for its own sources.
const extract = () =>
  spawnSync(process.execPath, ['scripts/extract.ts'], {
    env: { ...process.env, NODE_ENV: 'production', CONTENT_DIR: copy.folder },
    encoding: 'utf8',
  });

test('npm run extract writes nothing if catalogues cannot be read to their end, because the translations after the mistake would be lost', () => {
  const files = ['locales/es/content.po', 'locales/ar/messages.po'];
  const broken = Object.fromEntries(files.map((file) => [file, copy.textOf(file).replace(/^msgstr "[^"].*$/m, '$& "')]));
  copy.withChanges(broken, () => {
    const before = [textsIn(copy.folder), textsIn('content')];
    const { status, stderr } = extract();
    for (const file of files) expect(stderr).toMatch(new RegExp(`${file}:\\d+ .*must be a comment, or a text in quotation marks`));
    expect(status).toBe(1);
    expect([textsIn(copy.folder), textsIn('content')]).toEqual(before);
  });
});
