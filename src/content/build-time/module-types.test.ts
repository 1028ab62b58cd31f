import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { loadContent } from './load.ts';
import { TYPES, compileContent } from './plugin.ts';

test('the committed types of the modules are those of the table', async () => {
  const { types } = await compileContent(loadContent(resolve(import.meta.dirname, '../../../content')));
  expect(readFileSync(TYPES, 'utf8')).toBe(types);
});
