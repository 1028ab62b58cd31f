import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { loadContent } from './load.ts';
import { TYPES, compileContent } from './plugin.ts';

test('the committed types of the modules are those of the table', async () => {
  const { types } = await compileContent(loadContent(resolve(import.meta.dirname, '../../../content')));
  expect(readFileSync(TYPES, 'utf8')).toBe(types);
});

test('no code for the browser imports what reads or checks a content file (DATA-6)', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/build-time\/|\.test\./.test(file));
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((file) => /from '(?:yaml|zod|pofile-ts)'/.test(readFileSync(file, 'utf8')))).toEqual([]);
});
