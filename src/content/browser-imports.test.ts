import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('no code for the browser imports what reads or checks a content file (DATA-6)', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'));
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((file) => /from '(?:yaml|zod|pofile-ts)'/.test(readFileSync(file, 'utf8')))).toEqual([]);
});
