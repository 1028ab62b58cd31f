import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copyContent } from '../tests/support/attack/content-copy.ts';

const copy = copyContent();
afterAll(() => copy.remove());

const textsIn = (folder: string) => copy.files.map((file) => `${file}\n${readFileSync(join(folder, file), 'utf8')}`);

test('npm run extract writes nothing if catalogues cannot be read to their end, because the translations after the mistake would be lost', () => {
  const broken = ['locales/es/content.po', 'locales/ar/messages.po'].map((file) => {
    const lines = copy.textOf(file).split('\n');
    const third = lines.flatMap((line, index) => (line.startsWith('msgstr "') && line !== 'msgstr ""' ? [index] : []))[2] ?? 0;
    lines[third] += ' "';
    writeFileSync(join(copy.folder, file), lines.join('\n'));
    return `${file}:${third + 1} ${JSON.stringify(lines[third]).slice(0, 80)}`;
  });
  const before = [textsIn(copy.folder), textsIn('content')];
  const { status, stderr } = spawnSync(process.execPath, ['scripts/extract.ts'], {
    env: { ...process.env, CONTENT_DIR: copy.folder },
    encoding: 'utf8',
  });
  for (const line of broken) expect(stderr).toContain(line);
  expect(stderr).toContain('must be a comment, or a text in quotation marks');
  expect(status).toBe(1);
  expect([textsIn(copy.folder), textsIn('content')]).toEqual(before);
});

test('npm run extract keeps the line ends of each file, so that version control shows only what has changed', () => {
  const files = ['locales/es/content.po', 'locales/ar/messages.po', 'locales/en/messages.po'];
  const restore = copy.change(new Map(files.map((file) => [file, copy.textOf(file).replaceAll('\n', '\r\n')])));
  // In tests, Lingui looks for its own sources.
  const { status } = spawnSync(process.execPath, ['scripts/extract.ts'], {
    env: { ...process.env, NODE_ENV: 'production', CONTENT_DIR: copy.folder },
  });
  expect(status).toBe(0);
  for (const file of copy.files) {
    const text = readFileSync(join(copy.folder, file), 'utf8');
    expect(files.includes(file) ? text.replaceAll('\r\n', '') : text, file).not.toMatch(files.includes(file) ? /[\r\n]/ : /\r/);
  }
  restore();
}, 180_000);
