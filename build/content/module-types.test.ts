import { expect, test } from 'vitest';
import { loadContent } from './load.ts';
import { moduleTypesOf, readTypes } from './module-types.ts';
import { compileContent, contentFolder } from './plugin.ts';

const content = loadContent(contentFolder());

test('the committed types of the modules are those of the table', () => {
  expect(readTypes(), 'src/content/modules.d.ts is out of date: run npm run content:check').toBe(moduleTypesOf(content));
});

test('the types do not depend on what the build makes', async () => {
  expect((await compileContent(content)).types).toBe(moduleTypesOf(content));
});
